/** Every event is told when its change is done: the view after it already shows what it says, so a table computes nothing. */
import {
  below,
  type EventData,
  type GameEvent,
  Machine,
  parseOptions,
  rngFromSeed,
  viewFlow,
} from '@fray/engine';
import {
  ABILITIES,
  type DuelState,
  destinyquest,
  heroPanel,
  PREBUILT,
  papers,
  tray,
} from '@fray/game-destinyquest';
import { describe, expect, test } from 'vitest';
import { EVENTS, type EventType } from '../src/words/events.js';
import { CATALOGUE } from './heroes/catalogue-heroes.js';

type Shown = ReturnType<typeof shown>;
type Check = (data: EventData, now: Shown) => void;

/** All that a table draws from, as somebody watching sees it right after an event. */
function shown(state: DuelState) {
  const view = { seat: -1, table: destinyquest.view(state, -1), flow: viewFlow(state, -1) };
  return {
    table: view.table,
    outcome: view.flow.outcome,
    panels: [heroPanel(view, 0), heroPanel(view, 1)],
    tray: tray(view),
    papers: papers(view),
  };
}

const at = (data: EventData, key = 'seat'): number => data[key] as number;
const healthIsSaid: Check = (data, { table }) => expect(table.health[at(data)]).toBe(data['health']);
const drawable: Check = (_data, now) => expect(now.tray.speed).toHaveLength(2);

const CHECKS: Readonly<Record<EventType, Check>> = {
  ready: (data, { panels }) => expect(panels[at(data)]!.health).toBe(data['health']),
  named: (data, { table }) => expect(table.rare!.named[at(data)]).toBe(data['number']),
  round: (data, now) => {
    expect(now.table.round).toBe(data['round']);
    expect(now.table.health).toEqual(data['health']);
    expect(now.tray.damage).toEqual([]);
    for (const panel of now.panels) {
      expect([panel.speedSlot, panel.combatSlot]).toEqual([null, null]);
      for (const { from, until } of panel.running)
        expect(from <= now.table.round && (until === 0 || until >= now.table.round)).toBe(true);
    }
  },
  none: (data, now) => expect(now.papers[at(data)]).toEqual({ state: 'open', ability: null }),
  papers: (data, now) => {
    const written = (data['abilities'] as string[]).map((id) => (id === 'none' ? null : id));
    expect(now.papers).toEqual(written.map((ability) => ({ state: 'open', ability })));
  },
  announce: (data, now) => {
    const panel = now.panels[at(data)]!;
    const ability = panel.abilities.find(({ id }) => id === data['ability'])!;
    if (ability.class === 'co') expect(panel.combatSlot).toBe(data['ability']);
    if (ability.list === 'speed') expect(panel.speedSlot).toBe(data['ability']);
    if (!ability.alone) expect(ability.played).toBeGreaterThan(0);
  },
  speed: (data, now) => {
    const { dice, total } = now.tray.speed[at(data)]!;
    expect(dice.map(({ face }) => face)).toEqual(data['dice']);
    expect(total).toBe(data['total']);
  },
  tie: drawable,
  won: (data, now) => {
    expect(now.tray.winner).toBe(data['seat']);
    expect(now.table.totals).toEqual(data['totals']);
  },
  turned: (data, now) => expect(now.tray.winner).toBe(data['seat']),
  avoided: (data, now) => expect(now.panels[at(data)]!.combatSlot).toBe(data['ability']),
  held: (data, now) => expect(now.panels[at(data)]!.combatSlot).toBe(data['ability']),
  glance: drawable,
  decline: drawable,
  control: drawable,
  die: (data, now) => {
    const owner = at(data, 'owner');
    const dice =
      data['speed'] === true
        ? now.table.speedDice[owner]!
        : [...now.table.hit.faces[1 - owner]!, ...now.table.hit.faces[owner]!];
    expect(dice).toContain(data['to']);
  },
  turn: (data, { table }) =>
    expect([table.hit.control, table.controlDie[at(data, 'owner')]]).toContain(data['to']),
  swap: (data, { table }) => {
    if (data['speed'] !== true) return;
    expect(table.speedDice[at(data)]![at(data, 'mine')]).toBe(data['taken']);
    expect(table.speedDice[1 - at(data)]![at(data, 'theirs')]).toBe(data['given']);
  },
  renew: (data, { panels }) =>
    expect(panels[at(data)]!.abilities.find(({ id }) => id === data['ability'])!.left).toBeGreaterThan(0),
  roll: (data, now) => {
    const damage = now.tray.damage.find((each) => each.at === data['at'])!;
    expect(damage.dice.map(({ face }) => face)).toEqual(data['dice']);
    const { by, total, bonus, causes, ability } = damage;
    const plain = data['ability'] === 'plain' ? null : data['ability'];
    expect({ by, total, bonus, causes, ability }).toEqual({
      by: data['seat'],
      total: data['total'],
      bonus: data['bonus'],
      causes: data['causes'],
      ability: plain,
    });
  },
  another: (data, now) => {
    const damage = now.tray.damage.find((each) => each.at === data['at'])!;
    expect(damage.dice.at(-1)!.face).toBe(data['die']);
    expect(damage.total).toBe(data['total']);
  },
  add: drawable,
  stopped: (data, now) =>
    expect(now.tray.damage.find((each) => each.at === data['seat'])!.stopped).toBe(true),
  armour: (data, { table }) => expect(table.counted).toBe(data['armour']),
  lose: healthIsSaid,
  heal: healthIsSaid,
  tick: healthIsSaid,
  saved: healthIsSaid,
  change: (data, { panels }) => {
    const { running, coming } = panels[at(data)]!;
    const found = [...running, ...coming].filter(
      ({ stat, ability }) => stat === data['stat'] && ability === data['ability'],
    );
    expect(found.some(({ by }) => Math.abs(by) >= Math.abs(at(data, 'by')))).toBe(true);
  },
  mark: (data, { panels }) => {
    const marked = panels[at(data)]!.marks.some(({ name }) => name === data['mark']);
    expect(marked).toBe(data['on']);
  },
  fall: (data, now) => {
    expect(now.table.health[at(data)]).toBe(0);
    expect(now.outcome?.winners).toEqual([1 - at(data)]);
  },
  double: (_data, now) => expect(now.outcome?.clause).toBe('DQ-8.2'),
  cap: (_data, now) => expect(now.outcome?.clause).toBe('R-CAP'),
  conceded: drawable,
};

describe('a table drawn after every event', () => {
  test('[R-OPEN] already shows what the event tells, for every kind of event', () => {
    const heroes = [...PREBUILT.map(({ id }) => id), ...CATALOGUE];
    const seen = new Set<string>();
    let state: DuelState;
    const sink = ({ type, data }: GameEvent): void => {
      seen.add(type);
      CHECKS[type as EventType](data, shown(state));
    };
    const machine = new Machine(destinyquest, { sink });
    for (let game = 0; game < 70; game++) {
      const options = parseOptions(destinyquest.options, {
        hero1: heroes[game % heroes.length],
        hero2: heroes[(game * 7 + 2) % heroes.length],
        ...(game % 3 === 0 ? { tie: 'reroll' } : {}),
      });
      if (!options.ok) throw new Error(options.error.id);
      const rng = rngFromSeed(`beats ${game}`);
      state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed(`beat ${game}`));
      machine.start(state);
      while (state.outcome === null) {
        const seat = (machine.asking(state) & 1) === 1 ? 0 : 1;
        machine.applyListed(state, seat, below(rng, machine.list(state, seat)));
      }
    }
    const rare = ['cap', 'conceded', 'double'];
    expect(EVENTS.filter((type) => !seen.has(type) && !rare.includes(type))).toEqual([]);
  });
});

test('[DQ-1.4] papers lie there sealed for their writer, empty for the other, and open once both are in', () => {
  const options = parseOptions(destinyquest.options, { hero1: 'monk', hero2: 'ranger' });
  if (!options.ok) throw new Error(options.error.id);
  const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed('papers'));
  const machine = new Machine(destinyquest);
  machine.start(state);
  const pass = [0, 0, 0, 0, 0] as const;
  while (machine.decision(state)!.id === 'modifier') machine.apply(state, machine.asking(state) >> 1, pass);
  const seenBy = (seat: number) =>
    papers({ seat, table: destinyquest.view(state, seat), flow: viewFlow(state, seat) });
  const empty = { state: 'empty', ability: null };
  expect(seenBy(0)).toEqual([empty, empty]);
  const haste = ABILITIES.findIndex(({ id }) => id === 'haste');
  machine.apply(state, 0, [1, haste, 0, 0, 0]);
  expect(seenBy(0)).toEqual([{ state: 'sealed', ability: 'haste' }, empty]);
  expect(seenBy(1)).toEqual([empty, empty]);
  machine.apply(state, 1, pass);
  const open = [
    { state: 'open', ability: 'haste' },
    { state: 'open', ability: null },
  ];
  expect([seenBy(0), seenBy(1)]).toEqual([open, open]);
});
