/** The house rules in words: a name and one line each. */
import type { HouseId } from '../../house/ids.js';

export const HOUSE_NAMES: Readonly<Record<HouseId, string>> = {
  useIt: 'Joue-la ou perds-la',
  duelDice: 'Duel de dés',
  criticalMisses: 'Échecs critiques',
  coupDeGrace: 'Coup de grâce',
  lastStand: 'Baroud d’honneur',
  blur: 'Esquive',
  doubleIt: 'Quitte ou double',
};

export const HOUSE_HELP: Readonly<Record<HouseId, string>> = {
  useIt: 'Garde une carte à usage unique en main jusqu’à la fin de ton tour, puis joue-la ou jette-la.',
  duelDice: 'Tu lances le d6, ta victime répond avec le d4, et l’écart entre les deux blesse.',
  criticalMisses:
    'Quand les deux dés sont égaux, le coup revient sur qui l’a porté : 1 blessure. Demande le Duel de dés.',
  coupDeGrace:
    'Laisse quelqu’un à deux doigts de la mort, et tu peux tenter de l’achever : deux six, ou rien.',
  lastStand: 'Survis à une attaque et riposte aussitôt, où que soit ton agresseur. Une fois par partie.',
  blur: 'Avant que les dés tombent, tente de faire au moins aussi bien que ton agresseur. Si tu réussis, son tour est fini.',
  doubleIt:
    'Laisse tes armes de côté pour 2 blessures de plus, et paie toi-même si les dés sont égaux. Une fois par partie.',
};
