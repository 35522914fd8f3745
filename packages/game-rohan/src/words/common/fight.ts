/** A lane of the Assault as figures: who hit whom, by which sum. */
import type { CardId } from '../../data/cards.js';
import type { Blow } from '../../rules/battle.js';
import type { Events, Fought, Pair } from '../events.js';
import type { Names } from './names.js';

export interface FightWords {
  /** "− 2 defence" */
  defence(value: number): string;
  /** ", tired by 1" */
  readonly tired: string;
  /** What stands before the fate of the card that was hit: ": ". */
  readonly colon: string;
}

/** How the two cards of a lane parted: the attacker's, the defender's, and which of them fell. */
export interface Fight {
  readonly cards: Pair<CardId>;
  readonly ending: 'tired' | 'both-fell' | 'both-stand' | 'first-fell' | 'second-fell';
}

export function fightOf(d: Fought): Fight {
  const attacker = d.attacker;
  const cards = d.cards;
  const after = d.hpAfter;
  const [firstFell, secondFell] = [after[attacker] === 0, after[1 - attacker] === 0];
  const oneSided = firstFell ? 'first-fell' : 'second-fell';
  const alike = firstFell ? 'both-fell' : 'both-stand';
  return {
    cards: [cards[attacker]!, cards[1 - attacker]!],
    ending: d.fatigue ? 'tired' : firstFell === secondFell ? alike : oneSided,
  };
}

/** Both blows, the attacker's first: "Strider 7 + 1 (Inspire) − 2 defence = 6: Orc 3 → 0 · ..." */
export function fightFigures(d: Fought, names: Names, words: FightWords): string {
  const attacker = d.attacker;
  return [attacker, 1 - attacker].map((seat) => blowFigures(d, seat, names, words)).join(' · ');
}

function blowFigures(d: Fought, seat: number, names: Names, words: FightWords): string {
  const cards = d.cards;
  const before = d.hpBefore;
  const after = d.hpAfter;
  const blow = d.blows[seat]!;
  const hit = d.hits[seat]!;
  const target = 1 - seat;
  const tired = d.fatigue ? words.tired : '';
  const fate = `${names.cards[cards[target]!]} ${before[target]} → ${after[target]}`;
  const sum = `${attackSum(blow, names)}${defenceSum(blow, names, words)}`;
  return `${names.cards[cards[seat]!]} ${sum} = ${hit}${tired}${words.colon}${fate}`;
}

/** The sum of a blow that nothing stopped, or nothing where there was nothing to add. */
export function openSum(d: Events['unopposed'], names: Names): string | undefined {
  const sum = attackSum(d.blow, names);
  return sum.includes(' ') ? `${sum} = ${d.loss}` : undefined;
}

function attackSum({ printed, raised, raisedBy, hate }: Blow, { abilities }: Names): string {
  const parts = [String(printed)];
  if (raised > 0) parts.push(`${raised} (${abilities[raisedBy]})`);
  if (hate > 0) parts.push(`${hate} (${abilities.hate})`);
  return parts.join(' + ');
}

function defenceSum({ defence, pierced }: Blow, { abilities }: Names, words: FightWords): string {
  if (defence === 0) return '';
  return pierced ? ` (${abilities['armor-pierce']})` : ` ${words.defence(defence)}`;
}
