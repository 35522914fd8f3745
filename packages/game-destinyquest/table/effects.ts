/** What runs on a hero or waits for it, as short facts with their time: made from the open table. */

import { ABILITIES, type DuelView, type HeroPanel } from '../src/index.js';
import { EFFECT_SIZE, REST } from '../src/sheet/effects.js';
import { MARK_ABILITIES, MARK_NAMES, MARK_TICKS } from '../src/state/marks.js';
import { STAT_NAMES } from '../src/state/state.js';
import { signed, WORDS } from './words.js';

export interface EffectFact {
  readonly key: string;
  /** The ability behind it, to be looked up. */
  readonly ref: string;
  readonly name: string;
  readonly text: string;
  readonly time: string;
  /** Rounds left, for the pips; 0 when it stays or has not begun. */
  readonly pips: number;
  readonly good: boolean;
}

/** Shorter where the sheet has little room. */
const SHORT: Readonly<Record<string, string>> = { 'attack-speed dice': 'speed dice' };

/** The stat names that are a state rather than a number. */
const STATES: Readonly<Record<string, string>> = {
  staggered: 'armour counts for nothing',
  'doubled armour': 'armour doubled',
};

export function effectFacts(table: DuelView, seat: number, panel: HeroPanel): EffectFact[] {
  const facts: EffectFact[] = [];
  const e = table.effects;
  for (let i = 0; i < e.length; i += EFFECT_SIZE) {
    if (e[i + 1] !== seat) continue;
    join(facts, changeFact(table.round, e.slice(i, i + EFFECT_SIZE), i));
  }
  for (const mark of panel.marks) {
    const index = MARK_NAMES.indexOf(mark.name);
    const tick = MARK_TICKS[index]!;
    facts.push({
      key: mark.name,
      ref: MARK_ABILITIES[index]!,
      name: mark.name,
      text: tick > 0 ? `−${tick} each round` : '',
      time: WORDS.sinceRound(mark.since),
      pips: 0,
      good: tick === 0,
    });
  }
  return facts;
}

/** What one ability changes for the same time is one fact. */
function join(facts: EffectFact[], fact: EffectFact): void {
  const at = facts.findIndex(
    (other) => other.ref === fact.ref && other.time === fact.time && other.good === fact.good,
  );
  if (at === -1) facts.push(fact);
  else facts[at] = { ...facts[at]!, text: `${facts[at]!.text}, ${fact.text}` };
}

function changeFact(round: number, effect: readonly number[], at: number): EffectFact {
  const [ability, , stat, by, from, until] = effect as [number, number, number, number, number, number];
  const { id, name } = ABILITIES[ability]!;
  const label = STAT_NAMES[stat]!;
  const waits = from > round;
  const left = until - round + 1;
  return {
    key: `${id}.${at}`,
    ref: id,
    name,
    text: STATES[label] ?? `${SHORT[label] ?? label} ${signed(by)}`,
    time: waits ? WORDS.fromRound(from - round) : until >= REST ? WORDS.forGood : WORDS.untilRound(left),
    pips: waits || until >= REST ? 0 : left,
    good: by > 0 && label !== 'staggered',
  };
}
