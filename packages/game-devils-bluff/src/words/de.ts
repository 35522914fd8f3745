/** How the game speaks German. */
import { NOBODY, type Pending, type Reader, sayFrom, type WordBook, type Words } from '@fray/engine';
import type { DevilsView } from '../view.js';
import { GLOSSARY } from './de/glossary.js';
import { moveWords } from './de/moves.js';
import { GANGS } from './de/names.js';
import { OPTION_WORDS, ORDER_WORDS } from './de/options.js';
import { sayOutcome } from './de/outcomes.js';
import { PROBLEMS } from './de/problems.js';
import { askFrom } from './de/prompts.js';
import { REFUSALS } from './de/refusals.js';
import { sheet } from './de/sheet.js';
import { tellEvent } from './de/story/story.js';
import { modelName, withWeaponPart } from './de/who.js';
import { seatNameIn } from './who.js';

function pendingWords({ what, by }: Pending, _reader: Reader): Words {
  const { attacker, target, long } = what.data ?? {};
  const weapon = by === undefined ? [] : [' ', withWeaponPart(by.replace(/^weapon-/, ''))];
  return [
    `${modelName(attacker)} greift ${modelName(target)}`,
    ...weapon,
    long === true ? ' an, mit einem Weitschuss.' : ' an.',
  ];
}

export const german: WordBook<DevilsView> = {
  language: 'de',
  title: 'Devil’s Bluff',
  gist: {
    aim: 'Hol mehr Siegpunkte als die andere Bande: Jede Mission sagt, was zählt.',
    turn: 'Aktiviere eine Figur nach der anderen: Bewege sie um ein paar Zoll, dann greif an, sichere etwas oder geh in Deckung. Karten vom Stapel ersetzen die Würfel.',
    win: 'Geh von Deckung zu Deckung und behalte gute Karten auf der Hand: Tausch eine ein, wenn eine Probe misslingt. Eine Bande, die zu viel verliert, läuft davon.',
  },
  blurb:
    'Zwei Banden, eine Straße und ein Stapel Karten statt Würfeln. Halt die Karten dicht und den Rücken an der Wand.',
  seat: seatNameIn(GANGS, 'Bande'),
  refusal: (why, reader) => sayFrom(REFUSALS, why, reader),
  problem: (problem) => sayFrom(PROBLEMS, problem, NOBODY),
  prompt: askFrom,
  move: moveWords,
  event: tellEvent,
  outcome: sayOutcome,
  pending: pendingWords,
  sheet,
  options: OPTION_WORDS,
  orders: ORDER_WORDS,
  glossary: GLOSSARY,
  measures: { rounds: 'Gespielte Runden' },
};
