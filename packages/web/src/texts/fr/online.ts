/** Tables at a server. */
import { grammarOf } from '@fray/engine';
import type { online as english } from '../en/online.js';

const { listed, plural, number } = grammarOf('fr');
const NUMBERS = ['Zéro', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit'];
const many = (n: number) => NUMBERS[n] ?? number(n);
const span = (seconds: number) =>
  seconds < 60
    ? `${number(seconds)} secondes`
    : `${number(seconds / 60)} ${plural(seconds / 60, { one: 'minute', other: 'minutes' })}`;

export const online: typeof english = {
  gathering: 'On se retrouve',
  seatsTaken: (taken, all) => `${taken} ${taken > 1 ? 'places' : 'place'} sur ${all}`,
  call: 'Invite tes amis',
  codeHelp: (code) => `Le code est ${code}`,
  copyLink: 'Copier le lien',
  watchLink: 'Copier le lien spectateur',
  qr: 'Code QR',
  copy: 'Copier',
  copied: 'Copié',
  options: 'Comment on joue',
  change: 'changer',
  done: 'Terminé',
  clock: 'Pendule',
  watchers: 'Spectateurs',
  watch: {
    open: 'Tout le monde peut regarder',
    link: 'Qui a le lien peut regarder',
    behind: (seconds) => `, avec ${span(seconds)} de retard`,
  },
  changePace: 'Changer pendule et spectateurs',
  daysEach: 'Jours par choix',
  delay: 'Décalage pour les spectateurs',
  delays: (seconds) => (seconds === 0 ? 'aucun' : span(seconds)),
  patience: 'Attendre une personne absente',
  patiences: (seconds) =>
    seconds < 3600
      ? `${number(seconds / 60)} minutes`
      : seconds < 86_400
        ? `${number(seconds / 3600)} ${plural(seconds / 3600, { one: 'heure', other: 'heures' })}`
        : `${number(seconds / 86_400)} ${plural(seconds / 86_400, { one: 'jour', other: 'jours' })}`,
  freeSeat: 'Place libre',
  moveHere: 'Venir ici',
  sitHere: 'S’asseoir ici',
  addBot: 'Ajouter un bot',
  removeBot: 'Retirer',
  botOf: (level) => `bot, ${level}`,
  kick: (name) => `Exclure ${name}`,
  ban: (name) => `Bannir ${name}`,
  banHelp: 'Exclut de toutes tes tables',
  newInvitation: 'Nouvelle invitation',
  newInvitationHelp: 'L’ancien code et les anciens liens ne marcheront plus.',
  keptOut: 'Exclus',
  banned: 'de toutes tes tables',
  letIn: (name) => `Laisser revenir ${name}`,
  host: 'hôte',
  youHost: 'toi, hôte',
  isReady: 'prêt',
  notReady: 'pas encore prêt',
  ready: 'Je suis prêt',
  unready: 'Pas encore',
  leave: 'Partir',
  startWith: (n) => `Commencer à ${many(n).toLowerCase()}`,
  start: 'Commencer',
  fillWithBots: (n) => (n === 1 ? 'Ajouter un bot' : `Ajouter ${many(n).toLowerCase()} bots`),
  stateFree: (n) => (n === 1 ? 'Une place est libre.' : `${many(n)} places sont libres.`),
  stateReading: (names) =>
    names.length === 1 ? `On attend encore ${listed(names)}.` : `On attend encore : ${listed(names)}.`,
  stateYours: 'On n’attend plus que toi.',
  stateReady: 'Tout le monde est prêt.',
  hintFewer: (n) => `On peut aussi jouer à ${many(n).toLowerCase()}.`,
  hintWait: 'La partie commence quand tout le monde est prêt.',
  invited: (name) => `${name} t’invite à sa table.`,
  bot: 'bot',
  free: 'place libre',
  take: 'S’asseoir',
  joinTitle: 'J’ai un code',
  joinHelp: 'Six caractères qu’un ami t’a donnés, ou le lien entier.',
  joinField: 'Code ou lien',
  join: 'Rejoindre',
  badCode:
    'Aucune table n’a ce code. Un code a six lettres et chiffres ; tu peux aussi coller le lien entier.',
  publicTables: 'Tables qui cherchent des joueurs',
  nonePublic: 'Personne ne cherche de joueurs en ce moment.',
  more: (n) => `et ${number(n)} de plus`,
  running: 'Parties à regarder',
  yourTables: 'Tes tables',
  serverSays: (status) => `Le serveur a répondu ${status}.`,
  noAnswer: 'Le serveur ne répond pas. On réessaie…',
  name: 'Ton nom',
  guest: 'Invité',
  open: 'Ouvrir',
  watchIt: 'Regarder',
  nameHelp: 'Pour que les autres sachent qui est assis là.',
  matchGone: 'La partie ne peut pas s’ouvrir',
  wantsRematch: (names) =>
    `${listed(names)} ${plural(names.length, { one: 'en voudrait', other: 'en voudraient' })} une`,
  dice: 'Dés et mélanges sont déjà promis ; ta part s’ajoute quand tu es prêt.',
  phrases: {
    hello: 'Salut !',
    'good-luck': 'Bonne chance !',
    'well-played': 'Bien joué.',
    ouch: 'Aïe !',
    thinking: 'Je réfléchis.',
    sorry: 'Pardon !',
    'back-soon': 'Je reviens.',
    thanks: 'Merci.',
    'good-game': 'Belle partie !',
    again: 'On remet ça ?',
  },
};
