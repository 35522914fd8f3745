/** Looking back at a finished match. */
import { elided } from '@fray/engine';
import type { analysis as english } from '../../en/bots/analysis.js';

export const analysis: typeof english = {
  open: 'Analyse',
  title: (game) => `Analyse : ${game}`,
  notOver:
    'Cette partie n’est pas finie. On la regardera ensuite, pour que personne n’apprenne ce que tiennent les autres.',
  failed: 'Cet enregistrement ne se joue pas : il n’y a rien à regarder.',
  looking: (percent) => `On regarde chaque choix : ${percent} %`,
  stop: 'Arrêter',
  start: 'Regarder chaque choix',
  done: (choices) => `${choices} choix regardés sur ${choices}`,
  replay: 'Replay',
  save: 'Enregistrer',
  seat: 'Vu par',
  headline: (n, kind) =>
    kind === 'luck'
      ? `Tout s’est joué au choix ${n}, par chance`
      : `Tout s’est joué au choix ${n}, par un choix`,
  undecided: 'Rien n’a vraiment fait pencher la balance',
  sum: (name, luck, chosen) =>
    `Pour ${name}, la chance a ${luck < 0 ? 'coûté' : 'donné'} ${Math.abs(luck)} points, et ses choix en ont ${chosen < 0 ? 'coûté' : 'apporté'} ${Math.abs(chosen)}.`,
  chance: (name) => `Chances de victoire ${elided('de', name)}`,
  lines: {
    known: (name) => `ce qu’en savait ${name}`,
    other: (name) => `ce qu’en savait ${name}`,
    open: 'toutes cartes ouvertes',
  },
  atChoice: (n) => `choix ${n}`,
  moments: 'Moments clés',
  kinds: { luck: 'chance', choice: 'choix' },
  who: (n, name, kind) => `Choix ${n} · ${kind === 'luck' ? `la chance après ${name}` : `${name} a choisi`}`,
  rose: (points) => `${points < 0 ? '▾' : '▴'} ${Math.abs(points)}`,
  made: 'ce qui a été fait',
  better: 'mieux',
  percent: (chance) => `${Math.round(100 * chance)} %`,
  playOn: 'Continuer d’ici',
  see: 'Voir',
  how: (lines) =>
    `Chance ou choix ? De chaque position, ${lines} suites ont été jouées, avec d’autres dés après le même choix, puis avec d’autres choix, pour voir ce qui a fait pencher la balance.`,
};
