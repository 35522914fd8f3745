/**
 * What is worth considering now, by the game's own quick opinion from what the seat is shown: for whoever is new to a game and alone
 * with bots. In the first match with every question, then with every second and every fourth one, then no more.
 */
import { greedy } from '@fray/bots';
import { type Move, type Reader, rngFromSeed, SPECTATOR } from '@fray/engine';
import { useMemo } from 'react';
import type { LoadedTable } from '../../games/table-registry.js';
import type { Session, SessionState } from '../../session/session.js';
import { useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import { FIRST_MATCHES, matchNumber } from './matches-seen.js';

export interface Hint {
  readonly move: Move;
  readonly text: string;
}

/** Undefined where there is nothing to say. */
export function useHint(
  session: Session,
  state: SessionState,
  { book }: LoadedTable,
  reader: Reader,
  taught: boolean,
): Hint | undefined {
  const wanted = useSettings((s) => s.hints) && !taught && isAloneWithBots(state);
  const { game, view, question, seats, seat, steps, n } = state;
  const number = useMemo(
    () => (wanted ? matchNumber(game.id, session.id) : FIRST_MATCHES),
    [wanted, game, session],
  );
  return useMemo(() => {
    const own = steps.filter((step) => step.seats.includes(seat)).length;
    if (!isHinted(number, own) || question.moves.length < 2) return undefined;
    const moves = question.moves.map(({ move }) => move);
    const rng = rngFromSeed(`${session.id}/${n}`);
    const best = greedy.choose({ game, view, moves, standing: [], seats: seats.length, rng, budget: {} });
    const why = game.knowledge.why?.(view, best);
    const reason = why === undefined ? undefined : book.why?.(why, reader);
    return { move: best, text: texts().learn.worth(book.move(best, view, reader), reason) };
  }, [number, steps, seat, question, session, n, game, view, seats, book, reader]);
}

/** Fewer with every match. */
export function isHinted(match: number, question: number): boolean {
  return match < FIRST_MATCHES && question % 2 ** match === 0;
}

/** Where people play against each other, nobody is helped unasked. */
function isAloneWithBots({ kind, seat, seats }: SessionState): boolean {
  return kind === 'here' && seat !== SPECTATOR && seats.every((each, i) => i === seat || each.kind === 'bot');
}
