import { grammarOf } from '@fray/engine';
import { figuresWith } from './figures.js';
import type { LabWords } from './lab-words.js';

const { number, plural, listed } = grammarOf('fr');

export const french: LabWords = {
  ...figuresWith(','),
  range: (low, high) => `${low} à ${high}`,
  count: number,

  wins: (name) => `${name} : victoires sur 100 parties`,
  first: 'Qui choisit en premier : victoires sur 100 parties',
  draws: 'Nulles sur 100 parties',
  lengthOf: 'Décisions jusqu’à la fin',
  choices: 'Choix entre plusieurs possibilités',
  minutes: 'Minutes à prévoir, à 8 secondes par choix',
  leadChanges: 'Changements d’avantage',
  closeness: 'Suspense, de 0 (à sens unique) à 1 (serré jusqu’au bout)',
  told: (event) => `Combien de fois « ${event} » arrive dans une partie`,

  fewer: 'moins',
  more: 'plus',
  fewerFor: (name) => `moins pour ${name}`,
  moreFor: (name) => `plus pour ${name}`,
  counting: (seeds) => `comptage en cours, encore ${number(seeds)}`,
  shorter: 'plus court',
  longer: 'plus long',
  none: 'aucune partie n’a changé',
  verdicts: { none: 'aucune partie n’a changé', clear: 'net', open: 'peut-être rien' },
  needs: (seeds) => `encore ${number(seeds)} graines environ`,
  effectHead: ['changement', 'écart', 'intervalle à 95 %', '', ''],
  plain: (figure) => `Avec les règles de base : ${figure}.`,
  corrected: (questions) =>
    `Les intervalles sont à 95 %, corrigés pour ${number(questions)} questions posées à la fois.`,
  played: (seeds, settings, matches, seed, rules) =>
    `${number(seeds)} graines, chacune avec ${number(settings)} ${plural(settings, { one: 'réglage', other: 'réglages' })} : ${number(matches)} parties, graine ${seed}, règles ${rules}.`,
  lengths: 'La durée des parties',
  lengthsOf: (setting, median, from, to) =>
    `${setting} : médiane ${median}, neuf sur dix entre ${from} et ${to}`,
  plainRules: 'Règles de base',

  matters: (change, effects) => `${change}, voilà ce qui compte le plus : ${listed(effects)}.`,
  together: 'Le tout ensemble',
  nothingClear: 'Aucun changement n’a encore d’effet net.',
  nothingDiffered: 'Rien de tout cela n’a changé une seule partie.',
  effect: (measure, figure) => `${measure} ${figure}`,
  winsEffect: (name, figure, isMore) =>
    `${figure} victoires de ${isMore ? 'plus' : 'moins'} sur 100 pour ${name}`,
  drawsEffect: (figure, isMore) => `${figure} nulles de ${isMore ? 'plus' : 'moins'} sur 100`,
  lengthEffect: (unit, figure, isMore) =>
    `des parties plus ${isMore ? 'longues' : 'courtes'} de ${figure} ${{ decisions: 'décisions', choices: 'vrais choix', minutes: 'minutes' }[unit]}`,
  whoeverIsFirst: 'qui choisit en premier',

  tuned: (option, value, response, figure) => `${response} ${figure} avec ${option} à ${value}.`,
  crossing: (at, range) => `La cible est atteinte vers ${at} (intervalle à 95 % : ${range}).`,
  noCrossing: (from, to, target) =>
    `Aucune valeur de ${from} à ${to} n’atteint ${target} ; voici la plus proche.`,
  fresh: (value, figure, range, confirmed) =>
    `Sur des graines neuves, ${value} donne ${figure} (${range}) : ${confirmed ? 'la cible est dedans' : 'la cible n’est pas dedans'}.`,
  tuneHead: ['valeur', 'moyenne', 'intervalle à 95 %', 'graines'],
  target: 'cible',

  best: (name, figure) => `Le plus fort : ${name}, ${figure} victoires sur 100 contre tous les autres.`,
  allEven: 'Personne n’est nettement au-dessus ni au-dessous des autres.',
  standingHead: ['', 'victoires sur 100', 'intervalle à 95 %', ''],
  pairs: 'Tous contre tous',
  pairsHelp:
    'Combien de fois la ligne gagne, de la première place, contre la colonne, de la seconde, sur 100.',

  cards: 'Ce qui vaut la peine',
  standOut: (names) => `Ce qui se détache : ${listed(names)}.`,
  nobodyStandsOut: 'Rien ne se détache nettement.',
  cardsHelp:
    '« Apport » : ce que cela donne en plus de ce que la place et tout le reste laissaient attendre, en victoires sur 100.',
  cardHead: ['', 'en main', 'gagne', 'attendu', 'apport', 'intervalle à 95 %', 'joué', 'gagne', 'apport', ''],

  again: 'Pour le refaire',
  command: (file) => `npx fray lab run ${file}`,
};
