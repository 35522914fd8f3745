/** The table in words. */
import { makeSheet } from '../sheet.js';
import { TYPE_NAMES } from './glossary.js';
import { card, count, petText, who } from './say.js';

export const sheetWords = makeSheet({
  who,
  petText,
  card,
  titles: { lodge: 'Pavillon', hand: 'Ta main', strikes: 'Frappes' },
  outOfGame: (name) => `${name}, hors jeu`,
  labels: {
    round: 'Manche',
    shop: 'Boutique',
    piles: 'Pioches',
    discards: 'Défausses',
    knownPets: 'Familiers connus',
    knownWeapons: 'Armes connues',
    player: 'Situation',
    weapon: 'Arme',
    aspect: 'Aspect',
    food: 'Nourriture',
    spell: 'Sort',
  },
  pet: (number) => `Familier ${number}`,
  empty: 'vide',
  phases: ['mise en place', 'préparation', 'combat', 'fin de manche'],
  lap: (lap) => `tour de table ${lap}`,
  pile: (pets, weapons, spells) =>
    [
      count(pets, 'familier', 'familiers'),
      count(weapons, 'arme', 'armes'),
      count(spells, 'sort', 'sorts'),
    ].join(', '),
  player: (health, coins, spells) =>
    `Vie ${health}, ${count(coins, 'Pièce', 'Pièces')}, ${count(spells, 'sort', 'sorts')}`,
  weaponAttack: (attack) => `Attaque ${attack}`,
  rounds: (n) => count(n, 'manche', 'manches'),
  slots: (n) => count(n, 'tour', 'tours'),
  figures: (type, attack, health, maximum) =>
    `${TYPE_NAMES[type]}, Attaque ${attack}, Vie ${health} sur ${maximum}`,
  states: {
    muted: 'sans sorts',
    shielded: 'ne peut pas perdre de Vie',
    unhealed: 'sans soins',
    dead: 'hors combat jusqu’à la prochaine manche',
    scared: 'face cachée',
    stopped: 'ne peut pas frapper',
    guarded: 'à l’abri des frappes',
    silenced: 'sans effet',
    temporary: 'pour ce combat',
  },
  strike: ({ aimed, taken, damage, edge, falls, left }, reader) => {
    const by = taken === undefined ? '' : `, reçue par ${petText(taken, reader)}`;
    const end = falls ? 'mortel' : `reste ${left}`;
    return `sur ${petText(aimed, reader)}${by} : ${damage}${edge ? ' avec l’avantage du type' : ''}, ${end}`;
  },
});
