/** The table in words. */
import { makeSheet } from '../sheet.js';
import { TYPE_NAMES } from './glossary.js';
import { card, count, petText, who } from './say.js';

export const sheetWords = makeSheet({
  who,
  petText,
  card,
  titles: { lodge: 'Lodge', hand: 'Your hand', strikes: 'Strikes' },
  outOfGame: (name) => `${name}, out of the game`,
  labels: {
    round: 'Round',
    shop: 'Shop',
    piles: 'Piles',
    discards: 'Discards',
    knownPets: 'Known pets',
    knownWeapons: 'Known weapons',
    player: 'Player',
    weapon: 'Weapon',
    aspect: 'Aspect',
    food: 'Food',
    spell: 'Spell',
  },
  pet: (number) => `Pet ${number}`,
  empty: 'empty',
  phases: ['set-up', 'preparation', 'combat', 'round end'],
  lap: (lap) => `turn ${lap}`,
  pile: (pets, weapons, spells) => `${pets} pets, ${weapons} weapons, ${spells} spells`,
  player: (health, coins, spells) =>
    `Health ${health}, ${count(coins, 'Coin', 'Coins')}, ${count(spells, 'spell', 'spells')}`,
  weaponAttack: (attack) => `Attack ${attack}`,
  rounds: (n) => count(n, 'round', 'rounds'),
  slots: (n) => count(n, 'turn', 'turns'),
  figures: (type, attack, health, maximum) =>
    `${TYPE_NAMES[type]}, Attack ${attack}, Health ${health} of ${maximum}`,
  states: {
    muted: 'cannot cast',
    shielded: 'cannot lose Health',
    unhealed: 'cannot be healed',
    dead: 'dead until next round',
    scared: 'face down',
    stopped: 'cannot strike',
    guarded: 'cannot be struck',
    silenced: 'effect off',
    temporary: 'for this combat',
  },
  strike: ({ aimed, taken, damage, edge, falls, left }, reader) => {
    const by = taken === undefined ? '' : `, taken by ${petText(taken, reader)}`;
    const end = falls ? 'it falls' : `${left} left`;
    return `at ${petText(aimed, reader)}${by}: ${damage}${edge ? ' with the edge of its type' : ''}, ${end}`;
  },
});
