/** What was said at a match, in the order it was said: phrases in the reader's language, words as they were typed. */
import type { SessionState } from '../../session/session.js';
import { texts } from '../../texts/index.js';

export interface ChatLine {
  readonly key: string;
  readonly from: string;
  /** Undefined for somebody who only watches. */
  readonly seat: number | undefined;
  readonly text: string;
}

export function talkLines({ talk, names, muted, watchersTalk }: SessionState): readonly ChatLine[] {
  const { phrases } = texts().online;
  const heard = talk.filter(({ seat }) => !muted.includes(seat));
  const players = heard.map(({ n, seat, phrase, text }, i) => ({
    // Before the match nothing had a number.
    key: n === 0 ? `before ${i}` : `${n}`,
    from: names[seat] ?? '',
    seat,
    text: text ?? phrases[phrase ?? ''] ?? phrase ?? '',
  }));
  const watchers = watchersTalk.map(({ key, from, text }) => ({
    key: `w${key}`,
    from,
    seat: undefined,
    text,
  }));
  return [...players, ...watchers];
}
