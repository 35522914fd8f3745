/** The house rules in words: a name and one line each, and their numbers. */
import type { OptionWords } from '@fray/engine';
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

const TIMES = ['Une fois par partie', 'Deux fois par partie', 'Trois fois par partie'] as const;
const SIXES = ['Un six', 'Deux six', 'Trois six'] as const;

/** "Une fois par partie", by how many uses the table plays with. */
export function timesAMatch(uses: unknown): string {
  return TIMES[Number(uses) - 1] ?? TIMES[0];
}

/** "Deux six", by how many the table asks for. */
export function sixesWanted(sixes: unknown): string {
  return SIXES[Number(sixes) - 1] ?? SIXES[1];
}

const why = 'Votre groupe peut régler cette règle.';
const DICE = { 4: 'd4', 6: 'd6', 8: 'd8' };

/** The numbers of the rules. */
export const FIGURE_WORDS: Readonly<Record<string, OptionWords>> = {
  coupThreshold10: {
    label: 'Coup de grâce à 10 ou 11 PV',
    help: 'Combien de points de vie restants permettent d’achever qui en a 10 ou 11.',
    why,
  },
  coupThreshold12: {
    label: 'Coup de grâce de 12 à 14 PV',
    help: 'Combien de points de vie restants permettent d’achever qui en a 12 à 14.',
    why,
  },
  coupSixes: {
    label: 'Six pour un Coup de grâce',
    help: 'Combien de dés on lance pour achever quelqu’un ; tous doivent montrer un six.',
    why,
  },
  coupUses: {
    label: 'Coups de grâce par cible',
    help: 'Combien de fois par partie tu peux tenter d’achever le même joueur.',
    why,
  },
  duelAttackDie: {
    label: 'Dé de duel de l’attaque',
    help: 'Combien de faces a le dé de l’attaquant.',
    values: DICE,
    why,
  },
  duelDefendDie: {
    label: 'Dé de duel de la défense',
    help: 'Combien de faces a le dé du défenseur.',
    values: DICE,
    why,
  },
  missDamage: {
    label: 'Prix d’un échec critique',
    help: 'Combien de blessures un échec critique inflige à l’attaquant.',
    why,
  },
  standUses: {
    label: 'Barouds d’honneur',
    help: 'Combien de fois par partie chacun peut livrer un Baroud d’honneur.',
    why,
  },
  blurUses: { label: 'Esquives', help: 'Combien de fois par partie chacun peut esquiver.', why },
  doubleBonus: { label: 'Le double ajoute', help: 'Combien de blessures le double ajoute.', why },
  doubleUses: { label: 'Doubles par partie', help: 'Combien de fois par partie chacun peut doubler.', why },
};
