/** Every card, ability and term, to be looked up by name (RL-16: figures and condition as words). */
import { type GlossaryEntry, type Rulings, termEntries, withRulings } from '@fray/engine';
import {
  ABILITIES,
  type AbilityId,
  CARDS,
  type Card,
  CLASSIC_CARDS,
  CONDITIONS,
  cardIndex,
} from '../../data/cards.js';
import { KEYWORD_CLAUSES, type Keywords } from '../keywords.js';
import type { Names } from './names.js';

export interface GlossaryWords {
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly keywords: Keywords;
  readonly rulings: Rulings;
  readonly noAbility: string;
  /** The name of an ability before its text. */
  named(ability: string, text: string): string;
  readonly labels: Readonly<Record<'attack' | 'defence' | 'hitPoints' | 'play' | 'earlier', string>>;
}

export function glossaryOf(names: Names, words: GlossaryWords): Readonly<Record<string, GlossaryEntry>> {
  const named = Object.fromEntries([
    ...CARDS.map((card): [string, GlossaryEntry] => [`card:${card.id}`, cardEntry(card, names, words)]),
    ...(Object.keys(words.abilities) as AbilityId[]).map((id): [string, GlossaryEntry] => [
      `ability:${id}`,
      { name: names.abilities[id], text: words.abilities[id], clause: `RL-AB-${id}` },
    ]),
  ]);
  return withRulings(
    { ...named, ...termEntries(KEYWORD_CLAUSES, words.keywords) },
    words.rulings,
    asItsAbility,
  );
}

/** A card is ruled as its ability is. */
function asItsAbility(id: string): string {
  const card = CARDS.find((each) => `card:${each.id}` === id);
  return card === undefined ? id : `ability:${ABILITIES[card.ability]}`;
}

function cardEntry(card: Card, names: Names, words: GlossaryWords): GlossaryEntry {
  const ability = ABILITIES[card.ability]!;
  const { attack, defence, hitPoints, play } = words.labels;
  return {
    name: names.cards[card.id],
    text:
      ability === 'none' ? words.noAbility : words.named(names.abilities[ability], words.abilities[ability]),
    clause: card.clause,
    facts: [
      { label: attack, value: String(card.atk) },
      { label: defence, value: String(card.def) },
      { label: hitPoints, value: String(card.hp) },
      { label: play, value: names.conditions[CONDITIONS[card.condition]!] },
      ...earlierFigures(card, words.labels),
    ],
  };
}

/** RL-33: what the option classicBalance puts in place of the printed figures. */
function earlierFigures(card: Card, labels: GlossaryWords['labels']): NonNullable<GlossaryEntry['facts']> {
  const { atk, def, hp } = CLASSIC_CARDS[cardIndex(card.id)]!;
  if (atk === card.atk && def === card.def && hp === card.hp) return [];
  const { attack, defence, hitPoints, earlier } = labels;
  return [{ label: earlier, value: `${attack} ${atk}, ${defence} ${def}, ${hitPoints} ${hp}` }];
}
