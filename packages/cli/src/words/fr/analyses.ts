/** What is said about a match that was looked at again. */
import type { ANALYSES as english } from '../en/analyses.js';

export const ANALYSES: typeof english = {
  how: (choices, worlds) => `${choices} choix ; une chance vient de ${worlds} suites jouées jusqu’au bout`,
  asKnown: 'avec ce qu’ils savaient',
  allOpen: 'toutes cartes ouvertes',
  moment: (n, name, choice, kind) =>
    kind === 'luck'
      ? `Choix ${n}, la chance après ${name} : ${choice}`
      : `Choix ${n}, ${name} a choisi : ${choice}`,
  candidate: (move, chance, error, made) =>
    `    ${chance.padStart(3)} % ±${error}  ${move}${made ? ', ce qui a été joué' : ''}`,
  sum: (name, luck, chosen) => `${name} : chance ${luck} points, choix ${chosen} points.`,
};
