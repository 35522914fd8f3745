/** How the game speaks English. */
import { NOBODY, type Pending, type Reader, sayFrom, type WordBook, type Words } from '@fray/engine';
import type { DevilsView } from '../view.js';
import { weaponPart } from './en/figures.js';
import { GLOSSARY } from './en/glossary.js';
import { moveWords } from './en/moves.js';
import { GANGS } from './en/names.js';
import { OPTION_WORDS, ORDER_WORDS } from './en/options.js';
import { sayOutcome } from './en/outcomes.js';
import { PROBLEMS } from './en/problems.js';
import { askFrom } from './en/prompts.js';
import { REFUSALS } from './en/refusals.js';
import { sheet } from './en/sheet.js';
import { tellEvent } from './en/story/story.js';
import { modelName } from './en/who.js';
import { seatNameIn } from './who.js';

function pendingWords({ what, by }: Pending, _reader: Reader): Words {
  const { attacker, target, long } = what.data ?? {};
  const weapon = by === undefined ? 'a weapon' : weaponPart(by.replace(/^weapon-/, ''));
  return [
    `${modelName(attacker)} attacks ${modelName(target)} with `,
    weapon,
    long === true ? ', Longshot.' : '.',
  ];
}

export const english: WordBook<DevilsView> = {
  language: 'en',
  title: 'Devil’s Bluff',
  gist: {
    aim: 'Score more victory points than the other gang: each mission says what counts.',
    turn: 'Activate one model after the other: move it by inches, then attack, secure or take cover. Cards from the deck take the place of dice.',
    win: 'Move from cover to cover, and keep good cards in your hand: swap one in when a draw fails. A gang that loses too much routs.',
  },
  blurb:
    'Two gangs, one street, and a deck of cards instead of dice. Keep your hand close and your back to a wall.',
  seat: seatNameIn(GANGS, 'Gang'),
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
  measures: { rounds: 'Rounds played' },
};
