/** Looking back at a finished match. */
import { elided, grammarOf } from '@fray/engine';
import type { analysis as english } from '../../en/bots/analysis.js';

const { number, plural } = grammarOf('fr');

const points = (n: number): string =>
  `${number(Math.abs(n))} ${plural(Math.abs(n), { one: 'point', other: 'points' })}`;
const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;

export const analysis: typeof english = {
  open: 'Analyse',
  title: (game) => `Analyse : ${game}`,
  notOver:
    'Cette partie n’est pas finie. On la regardera ensuite, pour que personne n’apprenne ce que les autres ont en main.',
  failed: 'Cet enregistrement ne se joue pas : il n’y a rien à regarder.',
  looking: 'On regarde chaque choix',
  stopped: 'Pas encore regardée',
  stop: 'Arrêter',
  start: 'Regarder chaque choix',
  done: (done, choices) =>
    `${number(done)} choix ${plural(done, { one: 'regardé', other: 'regardés' })} sur ${number(choices)}`,
  replay: 'Replay',
  save: 'Enregistrer',
  seat: 'Vu par',
  against: (name, level) => (level === undefined ? `contre ${name}` : `contre ${name}, ${level}`),
  headline: (where, kind) =>
    kind === 'luck' ? `Tout s’est joué ${where}, par chance` : `Tout s’est joué ${where}, par un choix`,
  inRound: (round) => `à la manche ${number(round)}`,
  atTheChoice: (n) => `au choix ${number(n)}`,
  undecided: 'Rien n’a vraiment fait pencher la balance',
  sum: (name, luck, chosen) => {
    const verb = luck < 0 ? 'coûté' : 'donné';
    const gave =
      name === undefined
        ? `La chance t’a ${verb} ${points(luck)}`
        : `La chance a ${verb} ${points(luck)} à ${name}`;
    const own = name === undefined ? 'tes choix' : 'ses choix';
    return `${gave}, ${own} ${chosen < 0 ? 'en ont coûté' : 'en ont apporté'} ${number(Math.abs(chosen))}.`;
  },
  chance: (name) =>
    name === undefined ? 'Tes chances de victoire' : `Chances de victoire ${elided('de', name)}`,
  lines: {
    known: (name) => (name === undefined ? 'avec ce que tu savais' : `avec ce que savait ${name}`),
    winner: (name) => `les chances ${elided('de', name)}, qui a gagné, avec ce que savait ${name}`,
    open: 'tout à découvert',
  },
  round: (round) => `Manche ${number(round)}`,
  atChoice: (n) => `choix ${number(n)}`,
  mark: (i, kind) => `Moment clé ${i}, ${kind === 'luck' ? 'la chance' : 'un choix'}`,
  fromTo: (from, to) => `${Math.round(100 * from)} → ${Math.round(100 * to)}`,
  tableAt: (n) => `La table au choix ${number(n)}`,
  when: 'Montré',
  whens: { before: 'Avant', after: 'Après', better: 'Le meilleur choix' },
  previous: 'Moment clé précédent',
  next: 'Moment clé suivant',
  moments: 'Moments clés',
  kinds: { luck: 'chance', choice: 'choix' },
  whose: (name) => (name === undefined ? 'ton choix' : `choix ${elided('de', name)}`),
  rose: (change) => `${change < 0 ? '▾' : '▴'} ${Math.abs(change)}`,
  roseSaid: (change) => `${points(change)} de ${change < 0 ? 'moins' : 'plus'}`,
  moved: (name, from, to) => {
    const whose = name === undefined ? 'Tes chances' : `Les chances ${elided('de', name)}`;
    if (percent(from) === percent(to)) return `${whose} sont restées à ${percent(to)}.`;
    return `${whose} sont ${to < from ? 'tombées' : 'montées'} de ${percent(from)} à ${percent(to)}.`;
  },
  otherLuck: (chance) =>
    `Après le même choix, d’autres dés et d’autres cartes auraient laissé ${percent(chance)} en moyenne.`,
  noBetter: 'Aucun autre choix n’était nettement meilleur.',
  asKnown: (name) =>
    name === undefined ? 'Ce que tu pouvais faire d’autre :' : `Ce que ${name} pouvait faire d’autre :`,
  made: (name) => (name === undefined ? 'ce que tu as fait' : 'ce qui a été fait'),
  better: 'mieux',
  percent,
  playOn: 'Continuer d’ici',
  see: 'Voir dans le replay',
  how: (lines) =>
    `Chance ou choix ? De position en position, au moins ${number(lines)} suites ont été jouées jusqu’au bout, avec d’autres dés et d’autres cartes après le même choix, puis avec d’autres choix, pour voir ce qui a fait pencher la balance.`,
};
