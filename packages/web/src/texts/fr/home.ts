/** The home page. */
import { grammarOf } from '@fray/engine';
import type { home as english } from '../en/home.js';

const { number, plural } = grammarOf('fr');
const NUMBERS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit'];
const many = (n: number) => NUMBERS[n] ?? number(n);
const waiting = (n: number) => (n === 1 ? 'Une chose t’attend' : `${many(n)} choses t’attendent`);

export const home: typeof english = {
  title: 'Accueil',
  slogan: (n) =>
    `${many(n)} ${plural(n, { one: 'combat', other: 'combats' })}, une seule table. Assieds-toi, sans compte.`,
  greeting: (name, n) => `Te revoilà, ${name}. ${n === 0 ? 'Rien en attente.' : `${waiting(n)}.`}`,
  playBot: 'Jouer contre un bot',
  playBots: 'Jouer contre des bots',
  invite: 'Inviter des amis',
  oneScreen: 'Un seul écran',
  setUp: 'Préparer',
  chooseHero: 'Choisir son héros',
  rules: 'Règles',
  mine: 'Tes parties',
  goOn: 'Continuer',
  goOnLine: (n) => `${number(n)} choix jusqu’ici`,
  left: (ago) => `quittée ${ago}`,
  leftNow: 'quittée à l’instant',
  goOnButton: 'Continuer',
  waiting: 'On t’attend',
  answer: 'Répondre',
  others: 'Tu attends les autres',
  look: 'Voir',
  players: (names) =>
    names.length > 3
      ? `${names.slice(0, 2).join(' – ')} – et ${number(names.length - 2)} autres`
      : names.join(' – '),
  lessons: 'Leçons',
  lessonsDone: (done, all) => `${number(done)} sur ${number(all)} apprises`,
  allPuzzles: 'toutes les énigmes',
  openTables: 'Tables ouvertes',
  all: (n) => `les ${number(n)}`,
  seatsOf: (taken, all) => `${taken} sur ${all}`,
  watchers: (n) => `${number(n)} ${plural(n, { one: 'spectateur', other: 'spectateurs' })}`,
  timeLeft: (time) => `encore ${time}`,
  first: 'Ton premier combat',
  firstMinutes: (n) =>
    `Ton premier combat dure ${n === 1 ? 'une minute' : `${many(n).toLowerCase()} minutes`}`,
  firstLesson: 'La lampe te montre où regarder, et c’est toi qui fais chaque choix.',
  lampPlace: 'Place-toi ici,',
  lampWhy: 'ça l’arrête',
  firstText:
    'Assieds-toi face à un bot. Seul ce qui est permis se laisse choisir, et tout le reste dit pourquoi non.',
  start: (title) => `Commencer par « ${title} »`,
  orWatch: 'ou regarder d’abord deux bots',
  code: 'On t’a donné un code ?',
  offline:
    'Aucun serveur ne répond à cette adresse : les parties contre des bots et sur un seul écran se jouent ici, dans ton navigateur. Pour jouer avec des amis ailleurs, il faut un serveur, que « npx fray serve » démarre.',
};
