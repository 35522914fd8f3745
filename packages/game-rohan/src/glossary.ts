/** Every card and ability, to be looked up by name (RL-16: figures and condition as words). */
import type { Entry } from '@fray/engine';
import { ABILITY_NAMES, CARDS, CONDITION_NAMES } from './data/cards.js';

/** Ability texts by name; the clause is RL-AB- and the name in lower case. */
export const ABILITY_TEXTS: Readonly<Record<string, string>> = {
  Inspire: 'As this card lands, every card in its row gets +1 attack until the end of the round, itself too.',
  Rally: 'As this card lands, every card in its row gets +1 attack until the end of the round, itself too.',
  Reinforce: 'As this card lands, Eomer and two Cavalry join its owner’s hand.',
  Surprise: 'While its owner attacks, nobody may be placed opposite this card.',
  'Armor Pierce': 'The card opposite has no defence against this card’s hit.',
  Hate: '+1 attack in a battle against a Recruit, +2 against The King.',
  Kamikaze: 'When a card stands opposite, both are destroyed; nobody takes a hit.',
};

export function abilityRef(name: string): string {
  return `ability:${name.toLowerCase().replace(' ', '-')}`;
}

export const GLOSSARY: Readonly<Record<string, Entry>> = Object.fromEntries([
  ...CARDS.map((card): [string, Entry] => {
    const ability = ABILITY_NAMES[card.ability]!;
    const facts = [
      { label: 'Attack', value: String(card.atk) },
      { label: 'Defence', value: String(card.def) },
      { label: 'Hit points', value: String(card.hp) },
      { label: 'Play', value: CONDITION_NAMES[card.condition]! },
    ];
    const text = ability === '' ? 'No ability.' : `${ability}: ${ABILITY_TEXTS[ability]}`;
    return [`card:${card.id}`, { name: card.name, text, clause: card.clause, facts }];
  }),
  ...Object.entries(ABILITY_TEXTS).map(([name, text]): [string, Entry] => {
    const clause = `RL-AB-${name.toLowerCase().replace(' ', '-')}`;
    return [abilityRef(name), { name, text, clause }];
  }),
]);
