/** The house rules in words: a name and one line each, and their numbers. */
import type { OptionWords } from '@fray/engine';
import type { HouseId } from '../../house/ids.js';

export const HOUSE_NAMES: Readonly<Record<HouseId, string>> = {
  useIt: 'Jetzt oder nie',
  duelDice: 'Duellwürfel',
  criticalMisses: 'Patzer',
  coupDeGrace: 'Gnadenstoß',
  lastStand: 'Letztes Gefecht',
  blur: 'Ausweichen',
  doubleIt: 'Doppelt oder nichts',
};

export const HOUSE_HELP: Readonly<Record<HouseId, string>> = {
  useIt: 'Behalte eine Einmalkarte bis zum Ende deines Zuges auf der Hand, dann spiel sie oder wirf sie ab.',
  duelDice: 'Du schlägst mit dem W6 zu, dein Opfer antwortet mit dem W4, und die Differenz tut weh.',
  criticalMisses:
    'Zeigen beide Würfel dasselbe, fällt der Schlag auf dich zurück: 1 Schaden. Nur mit Duellwürfeln.',
  coupDeGrace: 'Ist jemand fast am Ende, darfst du es zu Ende bringen: zwei Sechsen oder nichts.',
  lastStand: 'Überlebst du einen Angriff, schlägst du zurück, egal wo dein Gegner steht. Einmal pro Partie.',
  blur: 'Bevor die Würfel fallen, versuchst du, den Wurf zu erreichen. Gelingt es, ist der Zug deines Gegners vorbei.',
  doubleIt:
    'Leg deine Waffen beiseite und mach 2 Schaden mehr; bei einem Pasch zahlst du selbst. Einmal pro Partie.',
};

const TIMES = ['Einmal pro Partie', 'Zweimal pro Partie', 'Dreimal pro Partie'] as const;
const SIXES = ['Eine Sechs', 'Zwei Sechsen', 'Drei Sechsen'] as const;

/** "Einmal pro Partie", by how many uses the table plays with. */
export function timesAMatch(uses: unknown): string {
  return TIMES[Number(uses) - 1] ?? TIMES[0];
}

/** "Zwei Sechsen", by how many the table asks for. */
export function sixesWanted(sixes: unknown): string {
  return SIXES[Number(sixes) - 1] ?? SIXES[1];
}

const why = 'Eure Runde darf diese Regel anpassen.';
const DICE = { 4: 'W4', 6: 'W6', 8: 'W8' };

/** The numbers of the rules. */
export const FIGURE_WORDS: Readonly<Record<string, OptionWords>> = {
  coupThreshold10: {
    label: 'Gnadenstoß bei 10 oder 11 Leben',
    help: 'Bei wie viel übrigem Leben jemand mit 10 oder 11 erledigt werden kann.',
    why,
  },
  coupThreshold12: {
    label: 'Gnadenstoß bei 12 bis 14 Leben',
    help: 'Bei wie viel übrigem Leben jemand mit 12 bis 14 erledigt werden kann.',
    why,
  },
  coupSixes: {
    label: 'Sechsen für den Gnadenstoß',
    help: 'Wie viele Würfel der Gnadenstoß braucht; jeder muss eine Sechs zeigen.',
    why,
  },
  coupUses: {
    label: 'Gnadenstöße pro Ziel',
    help: 'Wie oft du in einer Partie versuchen darfst, dieselbe Person zu erledigen.',
    why,
  },
  duelAttackDie: {
    label: 'Duellwürfel beim Angriff',
    help: 'Wie viele Seiten der Würfel des Angreifers hat.',
    values: DICE,
    why,
  },
  duelDefendDie: {
    label: 'Duellwürfel bei der Abwehr',
    help: 'Wie viele Seiten der Würfel des Verteidigers hat.',
    values: DICE,
    why,
  },
  missDamage: { label: 'Ein Patzer kostet', help: 'Wie viel Schaden ein Patzer beim Angreifer macht.', why },
  standUses: {
    label: 'Letzte Gefechte',
    help: 'Wie oft jeder in einer Partie ein letztes Gefecht liefern darf.',
    why,
  },
  blurUses: { label: 'Ausweichen', help: 'Wie oft jeder in einer Partie ausweichen darf.', why },
  doubleBonus: { label: 'Verdoppeln bringt', help: 'Wie viel Schaden das Verdoppeln hinzufügt.', why },
  doubleUses: { label: 'Verdoppeln pro Partie', help: 'Wie oft jeder in einer Partie verdoppeln darf.', why },
};
