/**
 * The table between two positions: takes up what an event says of health, dice, slots and effects, so that a beat
 * can be shown step by step. What no event tells arrives with the engine's own view at the end of the beat.
 */
import type { EventData, GameEvent } from '@fray/engine';
import { ABILITIES, abilityIndex, type DuelView } from '../src/index.js';
import { EFFECT_SIZE, REST, type Span } from '../src/sheet/effects.js';
import { DICE_HIT, MARKS, NO_HIT, NONE, SCORE_HIT, STAT_NAMES, STATS } from '../src/state/state.js';

/** The parts of the table that events change; copied before each. */
type Draft = { -readonly [K in keyof DuelView]: DuelView[K] };
type TakeUp = (draft: Draft, data: EventData) => void;

export function advance(table: DuelView, event: GameEvent): DuelView {
  const takeUp = TAKE_UP[event.type];
  const step = stepOf(event);
  if (takeUp === undefined && step === undefined) return table;
  const draft = copyOf(table);
  if (step !== undefined) draft.step = step;
  takeUp?.(draft, event.data);
  return draft;
}

function copyOf(table: DuelView): Draft {
  return {
    ...table,
    health: table.health.slice(),
    left: table.left.map((uses) => uses.slice()),
    effects: table.effects.slice(),
    now: table.now.slice(),
    marks: table.marks.slice(),
    speedSlot: table.speedSlot.slice(),
    combatSlot: table.combatSlot.slice(),
    speedDice: table.speedDice.map((dice) => dice.slice()),
    speedRolled: table.speedRolled.slice(),
    totals: table.totals.slice(),
    hit: {
      ...table.hit,
      by: table.hit.by.slice(),
      faces: table.hit.faces.map((faces) => faces.slice()),
      rolled: table.hit.rolled.slice(),
      added: table.hit.added.slice(),
    },
  };
}

const setHealth: TakeUp = (draft, d) => {
  draft.health[num(d, 'seat')] = num(d, 'health');
};

const TAKE_UP: Readonly<Record<string, TakeUp>> = {
  round(draft, d) {
    draft.round = num(d, 'round');
    draft.step = 1;
    draft.winner = NONE;
    draft.health = nums(d, 'health').slice();
    draft.speedDice = [[], []];
    draft.speedSlot = [NONE, NONE];
    draft.combatSlot = [NONE, NONE];
    clearHit(draft);
    dropPastEffects(draft);
  },
  announce(draft, d) {
    const seat = num(d, 'seat');
    const ability = abilityIn(d);
    const place = draft.sheets[seat]!.abilities.indexOf(ability);
    if (place !== -1 && draft.left[seat]![place]! > 0) draft.left[seat]![place]!--;
    if (ABILITIES[ability]?.class === 'sp') draft.speedSlot[seat] = ability;
    if (ABILITIES[ability]?.class === 'co') draft.combatSlot[seat] = ability;
  },
  speed(draft, d) {
    const seat = num(d, 'seat');
    draft.step = 2;
    draft.speedDice[seat] = nums(d, 'dice').slice();
    draft.speedRolled[seat] = -1;
  },
  won(draft, d) {
    draft.winner = num(d, 'seat');
    draft.totals = nums(d, 'totals').slice();
  },
  turned(draft, d) {
    draft.winner = num(d, 'seat');
  },
  die(draft, d) {
    const owner = num(d, 'owner');
    const dice = d['speed'] === true ? draft.speedDice[owner] : draft.hit.faces[1 - owner];
    const at = dice?.indexOf(num(d, 'from')) ?? -1;
    if (dice !== undefined && at !== -1) dice[at] = num(d, 'to');
  },
  swap(draft, d) {
    const mine = draft.speedDice[num(d, 'seat')]!;
    const theirs = draft.speedDice[1 - num(d, 'seat')]!;
    const given = mine.indexOf(num(d, 'given'));
    const taken = theirs.indexOf(num(d, 'taken'));
    if (given !== -1) mine[given] = num(d, 'taken');
    if (taken !== -1) theirs[taken] = num(d, 'given');
  },
  roll(draft, d) {
    const at = num(d, 'at');
    const { hit } = draft;
    if (hit.ability !== abilityIn(d) || hit.by[at] !== num(d, 'seat')) clearHit(draft);
    draft.hit.kind = d['score'] === true ? SCORE_HIT : DICE_HIT;
    draft.hit.ability = abilityIn(d);
    draft.hit.by[at] = num(d, 'seat');
    draft.hit.faces[at] = nums(d, 'dice').slice();
    draft.hit.rolled[at] = -1;
    draft.hit.added[at] = num(d, 'added');
  },
  lose: setHealth,
  heal: setHealth,
  tick: setHealth,
  saved: setHealth,
  change(draft, d) {
    const [first, last] = SPANS[d['span'] as Span];
    const stat = STAT_NAMES.indexOf(d['stat'] as (typeof STAT_NAMES)[number]);
    const until = last === REST ? REST : draft.round + last;
    draft.effects.push(abilityIn(d), num(d, 'seat'), stat, num(d, 'by'), draft.round + first, until);
    if (first === 0) draft.now[num(d, 'seat') * STATS + stat]! += num(d, 'by');
  },
  mark(draft, d) {
    draft.marks[num(d, 'seat') * MARKS + num(d, 'mark')] = d['on'] === true ? draft.round + 1 : 0;
  },
};

/** First and last round of a change, counted from the one it is made in. */
const SPANS: Readonly<Record<Span, readonly [number, number]>> = {
  round: [0, 0],
  'two rounds': [0, 1],
  next: [1, 1],
  'next two': [1, 2],
  'next three': [1, 3],
  rest: [0, REST],
};

function clearHit(draft: Draft): void {
  draft.hit = {
    kind: NO_HIT,
    ability: NONE,
    by: [NONE, NONE],
    faces: [[], []],
    rolled: [0, 0],
    added: [0, 0],
    stopped: [0, 0],
    martyred: [0, 0],
    control: 0,
  };
}

function dropPastEffects(draft: Draft): void {
  const kept: number[] = [];
  draft.now.fill(0);
  for (let i = 0; i < draft.effects.length; i += EFFECT_SIZE) {
    const effect = draft.effects.slice(i, i + EFFECT_SIZE) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    if (effect[5] < draft.round) continue;
    kept.push(...effect);
    if (effect[4] <= draft.round) draft.now[effect[1] * STATS + effect[2]]! += effect[3];
  }
  draft.effects = kept;
}

/** The numbered step an event belongs to, by its data or by its clause. */
function stepOf({ data, clause }: GameEvent): number | undefined {
  const step = data['step'] ?? /^DQ-([1-9])/.exec(clause)?.[1];
  return step === undefined || Number(step) === 0 ? undefined : Number(step);
}

/** Events name abilities by their ids; a plain blow has none. */
function abilityIn(data: EventData): number {
  return abilityIndex(String(data['ability']));
}

function num(data: EventData, key: string): number {
  return data[key] as number;
}

function nums(data: EventData, key: string): number[] {
  return data[key] as unknown as number[];
}
