/** Standing orders and windows in words. */
import type { EventData, OrderWords, Reader, Words } from '@fray/engine';
import type { OrderId, PendingId } from '../ids.js';
import { isYou } from '../reader.js';
import { dir, Hat, Wer } from './people.js';

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'nothing-to-choose': {
    label: 'Für mich antworten, wenn ich keine Wahl habe',
    help: 'Bei Fragen, bei denen du nur passen kannst, wird für dich gepasst, im gleichen Takt wie bei jeder anderen.',
  },
  'pass-until-my-turn': {
    label: 'Passen, bis ich dran bin',
    help: 'Bei jeder Frage, bei der du passen darfst, wird bis zu deinem nächsten Zug für dich gepasst.',
  },
  'never-reveal': {
    label: 'Mich nie zeigen, um zu reagieren',
    help: 'Fähigkeiten, die dich verraten würden, bleiben im Zug der anderen ungenutzt.',
  },
  'never-blur': { label: 'Nie ausweichen', help: 'Du steckst jeden Schlag ein.' },
  'blur-when-low': {
    label: 'Nur unter 5 Leben nach Ausweichen fragen',
    help: 'Mit 5 oder mehr Leben steckst du den Schlag ein.',
  },
  'never-double': { label: 'Nie verdoppeln', help: 'Du bleibst bei den einfachen Zahlen.' },
  'never-coup': { label: 'Kein Gnadenstoß', help: 'Wer fast am Ende ist, wird von dir verschont.' },
  'never-stand': { label: 'Kein letztes Gefecht', help: 'Du sparst dir dein letztes Gefecht auf.' },
};

export const PENDING: Readonly<Record<PendingId, (data: EventData, reader: Reader) => Words>> = {
  attack: (d, r) => [
    `${Wer(d['by'], r)} ${isYou(d['by'], r) ? 'greifst' : 'greift'} an; noch ist kein Würfel gefallen.`,
  ],
  blow: (d, r) => [
    d['seat'] === undefined
      ? `Der Schlag von ${dir(d['by'], r)} trifft gleich.`
      : `${Wer(d['by'], r)} ${isYou(d['by'], r) ? 'würdest' : 'würde'} ${dir(d['seat'], r)} ${d['damage']} Schaden machen.`,
  ],
  wound: (d, r) => [
    `${Wer(d['seat'], r)} ${isYou(d['seat'], r) ? 'stehst' : 'steht'} bei ${d['damage']} Schaden.`,
  ],
  struck: (d, r) => [`Der Angriff von ${dir(d['by'], r)} ist vorbei.`],
  card: (d, r) => [`${Hat(d['by'], r)} eine Karte gezogen.`],
  hermit: (d, r) => [`${Hat(d['by'], r)} ${dir(d['seat'], r)} eine Einsiedlerkarte zugesteckt.`],
};
