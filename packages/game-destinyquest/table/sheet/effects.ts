/** What runs on a hero or waits for it, as short facts with their time. */
import type { EffectPanel, HeroPanel, MarkPanel } from '../../src/index.js';
import type { DuelWords } from '../words/en.js';

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

export function effectFacts(round: number, panel: HeroPanel, words: DuelWords): readonly EffectFact[] {
  const facts: EffectFact[] = [];
  for (const effect of [...panel.running, ...panel.coming]) join(facts, changeFact(round, effect, words));
  return [...facts, ...panel.marks.map((mark) => markFact(mark, words))];
}

/** What one ability changes for the same time is one fact. */
function join(facts: EffectFact[], fact: EffectFact): void {
  const at = facts.findIndex(
    (other) => other.ref === fact.ref && other.time === fact.time && other.good === fact.good,
  );
  if (at === -1) facts.push({ ...fact, key: `${fact.key}.${facts.length}` });
  else facts[at] = { ...facts[at]!, text: `${facts[at]!.text}, ${fact.text}` };
}

function changeFact(
  round: number,
  { stat, by, from, until, ability }: EffectPanel,
  words: DuelWords,
): EffectFact {
  const waits = from > round;
  const left = until === 0 ? 0 : until - round + 1;
  return {
    key: ability,
    ref: ability,
    name: words.ability(ability),
    text: words.states[stat] ?? `${words.stats[stat]} ${words.signed(by)}`,
    time: waits ? words.fromRound(from - round) : until === 0 ? words.forGood : words.untilRound(left),
    pips: waits ? 0 : left,
    good: by > 0 && stat !== 'staggered',
  };
}

function markFact({ name, ability, since, tick }: MarkPanel, words: DuelWords): EffectFact {
  return {
    key: name,
    ref: ability,
    name: words.marks[name],
    text: tick > 0 ? words.tick(tick) : '',
    time: words.sinceRound(since),
    pips: 0,
    good: tick === 0,
  };
}
