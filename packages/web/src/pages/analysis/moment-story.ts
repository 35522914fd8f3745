/** A key moment in the words of the game: what happened, as the log tells it, and what could have been chosen. */
import type { Candidate, Moment } from '@fray/bots';
import { type Move, parseChoice, plain, replay } from '@fray/engine';
import { useMemo } from 'react';
import type { MatchSeen } from './match-seen.js';

export interface MomentStory {
  readonly title: string;
  /** What the log tells besides. */
  readonly lines: readonly string[];
  /** By candidate: the choice, and why it is good where the game can tell. */
  readonly others: readonly { readonly choice: string; readonly why: string | undefined }[];
}

const MOST_LINES = 4;

export type Stories = ReadonlyMap<Moment, MomentStory>;

/** Each plays the match up to its moment, so they are told once for the whole page. */
export function useStories(seen: MatchSeen, moments: readonly Moment[]): Stories {
  return useMemo(() => new Map(moments.map((moment) => [moment, storyOf(seen, moment)])), [seen, moments]);
}

/** All is open now, so it is told as whoever chose saw it. */
function storyOf({ film, reader }: MatchSeen, { n, seat, kind, candidates }: Moment): MomentStory {
  const { game, book, record } = film;
  const told = film.steps(seat)[n]!.events.flatMap((event) => {
    const line = book.event(event, reader);
    return line === undefined || line.heading === true ? [] : [plain(line.words)];
  });
  const before = replay(game, record, n - 1);
  const view = before.ok ? before.value.view(seat) : undefined;
  const worded = (move: Move): string => (view === undefined ? '' : book.move(move, view, reader));
  const made = parseChoice(game.verbs, record.choices[n - 1]!.choice);
  // A choice is what was done first; luck is what came of it in the end.
  const title = (kind === 'luck' ? told.at(-1) : told[0]) ?? (made.ok ? worded(made.value) : '');
  const lines = told.filter((line) => line !== title);
  const others = candidates.map(({ move }) => {
    const why = view === undefined ? undefined : game.knowledge.why?.(view, move);
    return {
      choice: worded(move),
      why: why === undefined ? undefined : book.why?.(why, reader),
    };
  });
  return { title: withoutStop(title), lines: lines.slice(0, MOST_LINES), others };
}

/** A title ends without a full stop. */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** The best of what else there was, if it was clearly better than what was done. */
export function betterOf({ candidates }: Moment): Candidate | undefined {
  const best = candidates[0];
  const made = candidates.find((each) => each.made);
  if (best === undefined || made === undefined) return undefined;
  return best.chance - made.chance > best.error + made.error ? best : undefined;
}
