/** Follow-ups, step 6. Names and descriptions in German. */
import type { FollowUpId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const TWO_ARMOUR = 'Dein Gegenüber verliert für den Rest des Duells 2 Rüstung.';

export const followUps: Readonly<Record<FollowUpId, AbilityWords>> = {
  convulsions: {
    name: 'Krämpfe',
    text: 'Ab der nächsten Runde verliert dein Gegenüber jede Runde, in der seine Tempowürfel einen Pasch zeigen.',
  },
  corrode: { name: 'Zersetzung', text: TWO_ARMOUR },
  corruption: {
    name: 'Verderbnis',
    text: 'Dein Gegenüber verliert für den Rest des Duells 2 Kraft oder 2 Magie, je nachdem, was du wählst.',
  },
  cripple: {
    name: 'Lahmhieb',
    text: 'Dein Gegenüber hat in den nächsten drei Runden 1 Tempo weniger.',
  },
  disrupt: { name: 'Störung', text: 'Dein Gegenüber verliert für den Rest des Duells 3 Magie.' },
  doom: {
    name: 'Verhängnis',
    text: 'Dein Gegenüber verliert für den Rest des Duells je 1 Rüstung, Kraft und Magie.',
  },
  frostbite: {
    name: 'Erfrierung',
    text: 'Dein Gegenüber hat in den nächsten zwei Runden 1 Tempo weniger.',
  },
  melt: { name: 'Schmelze', text: TWO_ARMOUR },
  rust: { name: 'Rost', text: TWO_ARMOUR },
  shatter: { name: 'Zerschmettern', text: TWO_ARMOUR },
  shock: {
    name: 'Schock',
    text: 'Sofort mehr Schaden: 1 für je 2 Punkte Rüstung, die gegen dich gezählt haben, aufgerundet.',
  },
  shunt: { name: 'Rempler', text: 'Dein Gegenüber hat in der nächsten Runde 2 Tempo weniger.' },
  stagger: {
    name: 'Taumel',
    text: 'Die Rüstung deines Gegenübers zählt in der nächsten Runde als 0, was auch immer dazukommt.',
  },
  'spirit-mark': {
    name: 'Geistermal',
    text: 'Ab der nächsten Runde ist jeder deiner Schadenswerte um 2 höher, für den Rest des Duells.',
  },
};
