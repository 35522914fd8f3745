/** One suite for every game: plays it at random and checks, at every step, what the contract promises. */
import {
  type AnyGame,
  below,
  canonical,
  fail,
  loadBook,
  ok,
  type Result,
  SPECTATOR,
  type WordBook,
} from '@fray/engine';
import {
  formatFault,
  type PlayFault,
  type Position,
  playRandomly,
  type RandomPlay,
} from '../random-match.js';
import { checkJunk } from './junk-checks.js';
import { checkAsked, checkListed } from './legality-checks.js';
import { checkBots, checkOrders } from './player-checks.js';
import { checkDrawn, checkRestOfPiles } from './random-play-checks.js';
import { checkLaterOption, checkRecord, checkSilentPlay, checkSnapshots } from './record-checks.js';
import { checkCopies, checkPlain, spellings } from './state-checks.js';
import { checkSamples, checkViews, viewOf } from './view-checks.js';
import { checkBook, checkProblems, checkWords } from './word-checks.js';

export interface ConformanceReport {
  readonly matches: number;
  readonly choices: number;
}

type Look = (position: Position, book: WordBook) => string | undefined;

/** In this order, because a later check relies on what an earlier one made sure of. */
const CHECKS: readonly Look[] = [
  checkPlain,
  checkListed,
  checkAsked,
  checkDrawn,
  checkJunk,
  checkViews,
  checkCopies,
  checkSamples,
  checkBots,
  checkOrders,
  checkWords,
];

/** What was played, or the first thing that is wrong with a record that leads there. */
export async function conformance(
  game: AnyGame,
  play: RandomPlay = {},
): Promise<Result<ConformanceReport, PlayFault & { readonly text: string }>> {
  const book = await loadBook(game);
  const watch = snapshots();
  const spelt = spellings();
  const { fault, matches, choices } = playRandomly(game, play, (position) => {
    const { match } = position;
    const speechless =
      match.length > 0
        ? undefined
        : (checkBook(game, book, match.options) ?? checkProblems(game, book, position.rng));
    const moved = speechless ?? checkPosition(position, book) ?? watch(position) ?? spelt(position);
    if (moved !== undefined || match.outcome === null) return moved;
    return checkRecord(match) ?? checkLaterOption(match) ?? checkSilentPlay(match) ?? checkRestOfPiles(match);
  });
  return fault === undefined ? ok({ matches, choices }) : fail({ ...fault, text: formatFault(game, fault) });
}

/** What is wrong with one position; undefined when it keeps the contract. */
export function checkPosition(position: Position, book: WordBook): string | undefined {
  const before = canonical(position.state);
  for (const check of CHECKS) {
    const wrong = check(position, book);
    if (wrong !== undefined) return wrong;
  }
  return canonical(position.state) === before ? undefined : 'looking at a position changes the state';
}

/** Keeps a clone and one of the views of each position, and looks at the next one whether they are still the same. */
function snapshots(): (position: Position) => string | undefined {
  let held: { what: string; data: unknown; text: string }[] = [];
  return (position) => {
    const wrong = checkSnapshots(held);
    const { game, state, seats, rng } = position;
    const keep = (what: string, data: unknown) => ({ what, data, text: canonical(data) });
    const seat = SPECTATOR + below(rng, seats + 1);
    held = [
      keep('a clone', game.clone(state)),
      keep(`the view of seat ${seat}`, viewOf(position, state, seat)),
    ];
    return wrong;
  };
}
