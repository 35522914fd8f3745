/** What the tournament says, in French. */
import { elided } from '@fray/engine';
import type { DuelWords } from './en.js';

const ROUNDS = ['Finale', 'Demi-finales', 'Quarts de finale'];

export const ring: DuelWords['ring'] = {
  name: 'Tournoi',
  back: 'Retour au tournoi',
  defaultTitle: 'L’arène',
  title: 'Son nom',
  where: 'Où',
  places: { here: 'À cet écran', online: 'En ligne' },
  help: {
    here: 'De deux à seize héros, joués par des gens à cet écran et par des bots. Chaque duel a sa propre table et annonce lui-même son résultat.',
    online:
      'De deux à seize héros. Envoie le lien à tes amis : chacun prend une place, et chaque duel a sa propre table et annonce lui-même son résultat.',
  },
  noServer: 'Aucun serveur ne répond ici : un tournoi ne peut se tenir qu’à cet écran.',
  looking: 'On cherche le tournoi…',
  format: 'Format',
  formats: { bracket: 'Élimination directe', 'round robin': 'Tous contre tous' },
  length: 'Une rencontre se joue en',
  lengths: { single: 'Un duel', 'best of three': 'Deux duels gagnants' },
  entrants: (count) => `Participants : ${count}`,
  heroOf: (number) => `Héros ${number}`,
  playerOf: (hero) => `Qui joue ${hero}`,
  nameOf: (hero) => `Nom de qui joue ${hero}`,
  nameHint: 'Nom',
  persons: { here: 'Quelqu’un ici', online: 'Qui suit le lien' },
  somebody: (first) => (first ? 'Toi' : 'Quelqu’un'),
  without: (hero) => `Sans ${hero}`,
  more: 'Un de plus',
  draw: 'Tirer les rencontres au sort',
  facts: (count, length) =>
    `${count} héros, ${length === 'single' ? 'en un duel' : 'en deux duels gagnants'}`,
  invite: 'Copier le lien',
  copied: 'Copié',
  another: 'Un nouveau tournoi',
  roundName: (round, rounds) => ROUNDS[rounds - round] ?? `Tour ${round}`,
  leagueRound: (round) => `Tour ${round}`,
  open: 'à décider',
  bye: 'passe au tour suivant',
  bot: (level) => `Bot, ${level.toLowerCase()}`,
  you: (name) => (name === '' || name === 'Toi' ? 'Toi' : `Toi, ${name}`),
  free: 'libre',
  take: 'Prendre',
  takeAs: (hero) => `Jouer ${hero}`,
  left: 'points de vie restants',
  duelsWon: (won) => `${won}`,
  playing: (round) => (round === undefined || round === 0 ? '● en cours' : `● en cours, manche ${round}`),
  healthOf: (name) => `Points de vie ${elided('de', name)}`,
  rounds: (rounds) => (rounds === 1 ? '1 manche' : `${rounds} manches`),
  tieBreaks: {
    health: 'Deux fois nul : le plus de points de vie est passé.',
    'roll-off': 'Deux fois nul : un dé a décidé.',
  },
  takenBack: (times) => `${times} choix repris`,
  grantUndo: (name) => `Laisser ${name} revenir sur son choix`,
  sitDown: 'S’asseoir',
  goOn: 'Continuer',
  watch: 'Regarder',
  atOnce: 'Livrer le duel aussitôt',
  fighting: 'Le duel a lieu…',
  missing: 'Attend que quelqu’un prenne la place.',
  theirs: 'Attend que les deux s’assoient.',
  champion: 'Vainqueur du tournoi',
  noChampion: 'Vainqueur',
  standings: 'Classement',
  columns: ['Place', 'Héros', 'Gagnés', 'Nuls', 'Perdus', 'Points'],
  news: 'Les résultats',
  wonLine: (winner, loser, health, rounds) =>
    `${winner} a battu ${loser}${rounds === undefined ? '' : ` en ${rounds === 1 ? 'une manche' : `${rounds} manches`}`}${
      health === undefined
        ? ''
        : `, avec ${health} ${health === 1 ? 'point de vie restant' : 'points de vie restants'}`
    }.`,
  drawnLine: (first, second) => `${first} et ${second} ont fait match nul.`,
  drawn: 'Les rencontres ont été tirées au sort.',
  replay: 'revoir',
  drawClause: 'DQ-8.2',
  drawTitle: 'Et en cas de match nul ?',
  drawText:
    'Le duel est rejoué. Après un second match nul, qui avait le plus de points de vie avant les derniers dégâts passe ; à égalité, un dé décide.',
};
