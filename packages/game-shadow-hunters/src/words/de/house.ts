/** The house rules in words: a name and one line each. */
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
