/** How the game speaks French. */
import { NOBODY, type Pending, type Reader, sayFrom, type WordBook, type Words } from '@fray/engine';
import type { DevilsView } from '../view.js';
import { GLOSSARY } from './fr/glossary.js';
import { moveWords } from './fr/moves.js';
import { GANGS } from './fr/names.js';
import { OPTION_WORDS, ORDER_WORDS } from './fr/options.js';
import { sayOutcome } from './fr/outcomes.js';
import { PROBLEMS } from './fr/problems.js';
import { askFrom } from './fr/prompts.js';
import { REFUSALS } from './fr/refusals.js';
import { sheet } from './fr/sheet.js';
import { tellEvent } from './fr/story/story.js';
import { modelName, withWeaponPart } from './fr/who.js';
import { seatNameIn } from './who.js';

function pendingWords({ what, by }: Pending, _reader: Reader): Words {
  const { attacker, target, long } = what.data ?? {};
  const weapon = by === undefined ? [] : [' ', withWeaponPart(by.replace(/^weapon-/, ''))];
  return [
    `${modelName(attacker)} attaque ${modelName(target)}`,
    ...weapon,
    long === true ? ', Tir lointain.' : '.',
  ];
}

export const french: WordBook<DevilsView> = {
  language: 'fr',
  title: 'Devil’s Bluff',
  gist: {
    aim: 'Marque plus de points de victoire que l’autre bande : chaque mission dit ce qui compte.',
    turn: 'Active tes figurines l’une après l’autre : déplace-les de quelques pouces, puis attaque, empare-toi d’un objectif ou mets-toi à couvert. Des cartes remplacent les dés.',
    win: 'Va de couvert en couvert et garde de bonnes cartes en main : échange-les quand un tirage rate. Une bande qui perd trop des siens prend la fuite.',
  },
  blurb:
    'Deux bandes, une rue, et un jeu de cartes à la place des dés. Cache ta main et garde un mur dans le dos.',
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
  measures: { rounds: 'Manches jouées' },
};
