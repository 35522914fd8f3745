/** Every card and ability, to be looked up by name (RL-16: figures and condition as words). */
import type { GlossaryEntry } from '@fray/engine';
import { ABILITIES, type AbilityId, CARDS, type Card, CONDITIONS } from '../../data/cards.js';
import { ABILITY_NAMES, CARD_NAMES, CONDITION_NAMES } from './names.js';

const ABILITY_TEXTS: Readonly<Record<AbilityId, string>> = {
  inspire: 'As this card lands, every card in its row gets +1 attack until the end of the round, itself too.',
  rally: 'As this card lands, every card in its row gets +1 attack until the end of the round, itself too.',
  reinforce: 'As this card lands, Eomer and two Cavalry join its owner’s hand.',
  surprise: 'While its owner attacks, nobody may be placed opposite this card.',
  'armor-pierce': 'The card opposite has no defence against this card’s hit.',
  hate: '+1 attack in a battle against a Recruit, +2 against The King.',
  kamikaze: 'When a card stands opposite, both are destroyed; nobody takes a hit.',
};

export const GLOSSARY: Readonly<Record<string, GlossaryEntry>> = Object.fromEntries([
  ...CARDS.map((card): [string, GlossaryEntry] => [`card:${card.id}`, cardEntry(card)]),
  ...(Object.keys(ABILITY_TEXTS) as AbilityId[]).map((id): [string, GlossaryEntry] => [
    `ability:${id}`,
    { name: ABILITY_NAMES[id], text: ABILITY_TEXTS[id], clause: `RL-AB-${id}` },
  ]),
]);

function cardEntry(card: Card): GlossaryEntry {
  const ability = ABILITIES[card.ability]!;
  return {
    name: CARD_NAMES[card.id],
    text: ability === 'none' ? 'No ability.' : `${ABILITY_NAMES[ability]}: ${ABILITY_TEXTS[ability]}`,
    clause: card.clause,
    facts: [
      { label: 'Attack', value: String(card.atk) },
      { label: 'Defence', value: String(card.def) },
      { label: 'Hit points', value: String(card.hp) },
      { label: 'Play', value: CONDITION_NAMES[CONDITIONS[card.condition]!] },
    ],
  };
}
