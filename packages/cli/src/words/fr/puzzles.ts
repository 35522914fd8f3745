/** What is said about puzzles. */
import type { PUZZLES as english } from '../en/puzzles.js';

const AIMS = { win: 'gagne', turn: 'renverse la partie', hold: 'tiens bon', best: 'trouve le meilleur' };

export const PUZZLES: typeof english = {
  found: (n, of, aim, best, chance, next, how) =>
    `${n} sur ${of}  ${AIMS[aim]} : ${best} gagne ${chance} fois sur 100, le suivant ${next} (${how})`,
  how: { exhaustive: 'tout essayé', lines: 'beaucoup de suites' },
  written: (n, matches, file) => `${n} énigmes tirées de ${matches} parties sont dans ${file}.`,
  broken: (game, id, why) => `${game} ${id} : ${why}`,
  why: {
    setup: 'sa partie ne commence plus',
    choices: 'les choix d’avant ne sont plus permis',
    position: 'les choix mènent maintenant à une autre position',
    asked: 'on ne demande rien à cette place à ce moment',
    best: 'le meilleur choix n’est plus permis',
    weighed: 'avec une autre graine, un autre choix est meilleur, ou aucun ne se détache',
  },
  holding: (holding, all) => `Énigmes qui tiennent : ${holding} sur ${all}.`,
  noVerb: (verb, known) => `Ce jeu n’a pas de choix « ${verb} ». Il a : ${known.join(', ')}.`,
  noOption: (option, known) => `Ce jeu n’a pas d’option « ${option} ». Il a : ${known.join(', ')}.`,
  notAll: (broken) =>
    `${broken} ${broken === 1 ? 'énigme ne tient' : 'énigmes ne tiennent'} plus : « fray puzzles make » en refait.`,
};
