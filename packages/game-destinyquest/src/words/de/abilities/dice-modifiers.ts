/** Modifiers that change dice. Names and descriptions in German. */
import type { DiceModifierId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const SWAP = 'Tausche einen deiner Tempowürfel gegen einen deines Gegenübers.';
const ALL_SIXES = 'Alle deine Schadenswürfel eines Wurfs werden zu Sechsen.';

export const diceModifiers: Readonly<Record<DiceModifierId, AbilityWords>> = {
  charm: {
    name: 'Glücksbringer',
    text: 'Wirf einen deiner eigenen Würfel noch einmal; das neue Ergebnis gilt.',
  },
  feint: { name: 'Finte', text: 'Wirf beliebig viele deiner Tempowürfel noch einmal.' },
  surefooted: { name: 'Trittsicherheit', text: 'Wirf alle deine Tempowürfel noch einmal.' },
  trickster: { name: 'Trickserei', text: SWAP },
  deceive: { name: 'Täuschung', text: SWAP },
  'shadow-speed': {
    name: 'Schattentempo',
    text: 'Deine Einsen auf Tempowürfeln zählen immer als 3.',
  },
  consume: {
    name: 'Auszehrung',
    text: 'Jeder Tempowürfel deines Gegenübers zeigt 1 weniger, aber mindestens 1.',
  },
  'last-laugh': {
    name: 'Hohngelächter',
    text: 'Dein Gegenüber wirft alle Würfel eines Wurfs noch einmal: Angriffstempo oder Schadenswert.',
  },
  watchful: {
    name: 'Wachsamkeit',
    text: 'Ein Würfel deines Gegenübers, der eine 6 zeigt, wird zur 1.',
  },
  'second-sight': {
    name: 'Hellsicht',
    text: 'Jeder Schadenswürfel eines Wurfs deines Gegenübers zeigt 2 weniger, aber mindestens 1.',
  },
  dominate: { name: 'Dominanz', text: 'Einer deiner Schadenswürfel wird zur 6.' },
  'critical-strike': { name: 'Volltreffer', text: ALL_SIXES },
  'gut-ripper': { name: 'Bauchschlitzer', text: ALL_SIXES },
  sneak: { name: 'Heimtücke', text: 'Ein Tempowürfel deines Gegenübers wird zur 1.' },
  finesse: {
    name: 'Finesse',
    text: 'Wirf einen deiner Schadenswürfel noch einmal und zähle 2 zum Schaden dazu.',
  },
  'high-five': { name: 'Gib mir fünf', text: 'Ein beliebiger Würfel, den du geworfen hast, wird zur 5.' },
  hooked: {
    name: 'Am Haken',
    text: 'Leg einen deiner Tempowürfel beiseite: In der nächsten Runde liegt er so da, und du würfelst einen weniger.',
  },
  hypnotise: { name: 'Hypnose', text: 'Jede 6 in einem Schadenswert deines Gegenübers wird neu geworfen.' },
  'roll-with-it': {
    name: 'Mitgehen',
    text: 'Als Sieger der Runde, vor dem Schadenswurf: Einer deiner Tempowürfel ist, so wie er liegt, der Würfel deines Schadenswerts.',
  },
  'silver-frost': {
    name: 'Silberfrost',
    text: 'Die Tempowürfel deines Gegenübers bleiben auch für die nächste Runde so liegen; dann ändert sie nichts.',
  },
  siphon: { name: 'Absaugen', text: 'Jede 6 in einem Schadenswert deines Gegenübers wird zur 1.' },
  'sure-grip': { name: 'Fester Griff', text: 'Jede 1 deines Tempowurfs wird zur 6.' },
  'bright-spark': {
    name: 'Heller Kopf',
    text: 'So oft du willst: Wirf einen Würfel deines Schadenswerts noch einmal, jeden einmal pro Wurf; das neue Ergebnis gilt.',
  },
  'cruel-twist': {
    name: 'Grausame Wendung',
    text: 'Ein Würfel mehr für deinen Schadenswert, wenn einer davon eine 6 zeigt.',
  },
  underhand: {
    name: 'Hinterlist',
    text: 'Zeigen deine Tempowürfel einen Pasch und liegst du zurück, gewinnst du die Runde.',
  },
};
