/** The table in words. */
import { makeSheet } from '../sheet.js';
import { TYPE_NAMES } from './glossary.js';
import { count, petText, plainCard, who } from './say.js';

export const sheetWords = makeSheet({
  who,
  petText,
  card: plainCard,
  titles: { lodge: 'Hütte', hand: 'Deine Hand', strikes: 'Angriffe' },
  outOfGame: (name) => `${name}, aus dem Spiel`,
  labels: {
    round: 'Runde',
    shop: 'Laden',
    piles: 'Stapel',
    discards: 'Ablagen',
    knownPets: 'Bekannte Tiere',
    knownWeapons: 'Bekannte Waffen',
    player: 'Stand',
    weapon: 'Waffe',
    aspect: 'Aspekt',
    food: 'Futter',
    spell: 'Zauber',
  },
  pet: (number) => `Tier ${number}`,
  empty: 'leer',
  phases: ['Aufbau', 'Vorbereitung', 'Kampf', 'Rundenende'],
  lap: (lap) => `Umlauf ${lap}`,
  pile: (pets, weapons, spells) => `${pets} Tiere, ${weapons} Waffen, ${spells} Zauber`,
  player: (health, coins, spells) => `Leben ${health}, ${count(coins, 'Münze', 'Münzen')}, ${spells} Zauber`,
  weaponAttack: (attack) => `Stärke ${attack}`,
  rounds: (n) => count(n, 'Runde', 'Runden'),
  slots: (n) => count(n, 'Zug', 'Züge'),
  figures: (type, attack, health, maximum) =>
    `${TYPE_NAMES[type]}, Stärke ${attack}, Leben ${health} von ${maximum}`,
  states: {
    muted: 'kann nicht zaubern',
    shielded: 'kann kein Leben verlieren',
    unhealed: 'kann nicht geheilt werden',
    dead: 'tot bis zur nächsten Runde',
    scared: 'verdeckt',
    stopped: 'kann nicht angreifen',
    guarded: 'kann nicht angegriffen werden',
    silenced: 'ohne Wirkung',
    temporary: 'für diesen Kampf',
  },
  strike: ({ aimed, taken, damage, edge, falls, left }, reader) => {
    const by = taken === undefined ? '' : `, trifft ${petText(taken, reader, 'accusative')}`;
    const end = falls ? 'fällt' : `noch ${left}`;
    return `auf ${petText(aimed, reader, 'accusative')}${by}: ${damage}${edge ? ' mit Typvorteil' : ''}, ${end}`;
  },
});
