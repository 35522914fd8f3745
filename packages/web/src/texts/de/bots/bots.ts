/** Choosing a bot to play against. */
import { grammarOf } from '@fray/engine';
import type { en } from '../../en/index.js';

const { number } = grammarOf('de');

type BotTexts = (typeof en)['bots'];

const cast: BotTexts['cast'] = {
  halla: { name: 'Halla', says: 'Mauern sind für Leute, die warten.' },
  oswin: { name: 'Der alte Oswin', says: 'Zweimal zählen. Dann eine Karte legen.' },
  brand: { name: 'Brand', says: 'Keinen Schritt zurück. Heute nicht.' },
  vesper: { name: 'Vesper', says: 'Du siehst es, wenn es geschehen ist.' },
  grishk: { name: 'Grishk', says: 'Erst rammen. Denken nie.' },
};
const styles: BotTexts['styles'] = {
  bold: 'kühn',
  careful: 'vorsichtig',
  stubborn: 'stur',
  sly: 'gerissen',
  reckless: 'tollkühn',
};
const levels: BotTexts['levels'] = {
  newcomer: 'Neuling',
  casual: 'Locker',
  steady: 'Solide',
  strong: 'Stark',
  best: 'Top',
};

export const bots: BotTexts = {
  choose: 'Bot aussuchen',
  title: 'Ein Bot als Gegner',
  who: (others: number) => (others > 1 ? 'Wer sitzt mit am Tisch?' : 'Wer sitzt dir gegenüber?'),
  whoHint: 'Jeder sieht nur, was du von diesem Stuhl aus sähest.',
  how: 'Wie stark?',
  howHint: (games: number) =>
    `Je höher die Stufe, desto stärker. Mindestens ${number(games)} Partien je Stufe, mit Seitenwechsel; ± sind 95 %.`,
  unmeasured: 'Wie stark jede Stufe ist, wurde für dieses Spiel noch nicht gemessen.',
  tooMuchLuck: 'Dieses Spiel hat bisher weniger Stufen.',
  cast,
  styles,
  levels,
  mistakes: (percent: number) =>
    percent < 100 ? `wählt in ${number(percent)} von 100 Fällen unbedacht` : 'wählt aufs Geratewohl',
  wins: ([wins, of]: readonly [number, number]) => `gewinnt ${wins} von ${of}`,
  inOneChair: 'auf einem Stuhl',
  against: (level: string) => `gegen ${level}`,
  elo: (elo: number, error: number) => `${elo >= 0 ? '+' : '−'}${Math.abs(elo)} ± ${error} Elo`,
  as: (name: string, level: string) => `${name}, ${level}`,
  traits: [
    ['kühn', 'vorsichtig'],
    ['hastig', 'geduldig'],
    ['geradeheraus', 'gerissen'],
  ],
  trait: (left: string, right: string, share: number) =>
    share < 0.4 ? left : share > 0.6 ? right : `zwischen ${left} und ${right}`,
  score: (name, won, lost) =>
    won + lost === 0
      ? 'Ihr seid euch noch nicht begegnet.'
      : `Gegen ${name}: ${number(won)} gewonnen, ${number(lost)} verloren.`,
  you: 'du, bisher',
  back: 'Zurück',
  measured: 'Wie sie gemessen wurden',
  measuredHow: (seats) =>
    seats === 2
      ? 'Jede Stufe hat viele Partien gegen die Stufe darunter gespielt, mit denselben Würfeln und Karten von beiden Seiten und nie mit solchen, an denen die Bots eingestellt wurden.'
      : `Ein Bot jeder Stufe hat viele Partien auf einem von ${number(seats)} Stühlen gespielt, auf allen anderen saß die Stufe darunter: dieselben Würfel und Karten auf jedem Stuhl und nie solche, an denen die Bots eingestellt wurden.`,
  measuredHead: ['Stufe', 'Partien', 'Gewonnen', 'Über der Stufe darunter'],
  measuredBy:
    'Die Spanne hinter ± enthält den wahren Wert in 95 von hundert Fällen. Dieser Befehl misst noch einmal:',
  count: (n) => number(n),
  share: (share) => `${number(Math.round(100 * share))}\u00a0%`,
  side: 'Deine Seite',
  toss: 'Losen',
  sit: 'Setzen',
  minutes: (minutes: number) => `Etwa ${number(minutes)} Minuten`,
  houseRules: 'Hausregeln und Auslegungen',
};
