/** Damage dice abilities, step 4. Names and descriptions in German. */
import type { DiceId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_DIE = 'Ein Schadenswürfel.';
const SLOWS = 'Ein Schadenswürfel. Dein Gegenüber hat in der nächsten Runde 1 Tempo weniger.';

export const damageDice: Readonly<Record<DiceId, AbilityWords>> = {
  'back-fire': {
    name: 'Fehlzündung',
    text: 'Drei Schadenswürfel gegen dein Gegenüber und zwei gegen dich, zusammen gewürfelt und zusammen genommen.',
  },
  'black-rain': { name: 'Schwarzregen', text: ONE_DIE },
  'blood-hail': {
    name: 'Bluthagel',
    text: 'Zwei Schadenswürfel, und 4 mehr, wenn dein Gegenüber seit einer früheren Runde blutet.',
  },
  bolt: {
    name: 'Bolzen',
    text: 'Lade ihn jetzt, ohne Schaden zu machen; löse ihn in einer späteren Runde, die du gewinnst, für drei Schadenswürfel.',
  },
  cleave: { name: 'Spalthieb', text: ONE_DIE },
  'double-punch': { name: 'Doppelfaust', text: 'Zwei Schadenswürfel plus die Kraft deiner beiden Waffen.' },
  flurry: { name: 'Hiebwirbel', text: ONE_DIE },
  'ice-shards': { name: 'Eissplitter', text: 'So viel Schaden, wie du Magie hast; gewürfelt wird nicht.' },
  ignite: {
    name: 'Entfachen',
    text: 'Zwei Schadenswürfel; kosten sie Leben, brennt dein Gegenüber. Deine Modifikatoren ändern an diesem Wurf nichts.',
  },
  'ley-line-infusion': {
    name: 'Leylinienkraft',
    text: 'Ein Steuerwürfel entscheidet. 1: ein Schadenswürfel gegen jede Seite. 2 oder 3: Heile 5, ein Schadenswürfel. 4 bis 6: Heile 8, ein Schadenswürfel.',
  },
  'natures-revenge': {
    name: 'Rache der Natur',
    text: 'Zwei Schadenswürfel. Dein Gegenüber hat in der nächsten Runde 1 Tempo weniger.',
  },
  puncture: {
    name: 'Panzerstich',
    text: 'Zwei Schadenswürfel. Dein Gegenüber verliert für den Rest des Duells 1 Rüstung.',
  },
  rake: {
    name: 'Prankenhieb',
    text: 'Drei Schadenswürfel. Deine Modifikatoren ändern an diesem Wurf nichts.',
  },
  skewer: { name: 'Aufspießen', text: SLOWS },
  'stone-rain': {
    name: 'Steinregen',
    text: 'Jetzt ein Schadenswürfel; gewinnst du weiter, darf er in der nächsten Runde mit zwei und in der übernächsten mit vier Würfeln weitergehen.',
  },
  swarm: { name: 'Schwarm', text: SLOWS },
  'thorn-cage': {
    name: 'Dornenkäfig',
    text: 'Ein Schadenswürfel, und von nun an verliert dein Gegenüber am Ende jeder Runde 1 Leben.',
  },
  trample: { name: 'Zertrampeln', text: 'Drei Schadenswürfel.' },
  volley: { name: 'Salve', text: ONE_DIE },
  vortex: {
    name: 'Strudel',
    text: 'Jetzt kein Schaden. Ab der nächsten Runde wird zu Beginn jeder Runde ein Würfel geworfen: Bei 1 oder 2 verlierst du 2 Leben, sonst dein Gegenüber.',
  },
  haunt: {
    name: 'Heimsuchung',
    text: 'Jetzt kein Schaden. Dein Gegenüber verliert am Ende jeder Runde 2 Leben, bis du einen Pasch würfelst.',
  },
  meditation: {
    name: 'Meditation',
    text: 'Jetzt kein Schaden. Von nun an heilst du am Ende jeder Runde 1.',
  },
  'stone-skin': {
    name: 'Steinhaut',
    text: 'Jetzt kein Schaden. Du wirst zu Stein: 2 Tempo weniger und außer Zertrampeln keine Fähigkeit, aber eine 1 oder 2 lässt eine verlorene Runde abprallen. Endet, wenn du eine Runde gewinnst und auf den Wurf verzichtest.',
  },
  'monkey-mob': {
    name: 'Affenbande',
    text: 'Jetzt kein Schaden. Dein Gegenüber verliert ab dieser Runde am Ende jeder Runde 2 Leben.',
  },
  packmaster: {
    name: 'Rudelführer',
    text: 'Jetzt kein Schaden. Dein Gegenüber verliert am Ende jeder Runde 2 Leben, bis du einen Pasch würfelst.',
  },
  primal: {
    name: 'Urgewalt',
    text: 'Jetzt kein Schaden. Du hast für den Rest des Duells 2 Kraft und 2 Magie mehr.',
  },
  'savage-call': {
    name: 'Wildruf',
    text: 'Jetzt kein Schaden. Du hast für den Rest des Duells 2 Kraft mehr.',
  },
  wave: {
    name: 'Woge',
    text: 'Schaden in Höhe deiner halben Magie, aufgerundet, an der Rüstung vorbei; es wird nicht gewürfelt.',
  },
  wither: {
    name: 'Welken',
    text: 'Zwei Schadenswürfel. Dein Gegenüber verliert für den Rest des Duells 1 Kraft oder 1 Magie, ganz nach deiner Wahl.',
  },
  'smash-fire': { name: 'Feuerschlag', text: 'Zwei Schadenswürfel.' },
  'splash-damage': {
    name: 'Spritzschaden',
    text: 'Ein Schadenswürfel, und ein Modifikator, den du gespielt hast, ist wieder spielbar.',
  },
};
