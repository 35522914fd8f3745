/** Words for choices: every listed move with its readable form and its label. */
import { type AnyGame, formatChoice, type Move, type Refusal, type SeatView } from '@fray/engine';
import type { Offer, RefusedOffer } from '../table/contract.js';

export function describeMoves(
  game: AnyGame,
  view: SeatView<unknown>,
  moves: readonly Move[],
): readonly Offer[] {
  return moves.map((move) => ({
    move,
    choice: formatChoice(game.verbs, move),
    label: game.text.move(move, view),
  }));
}

export function describeRefused(
  game: AnyGame,
  view: SeatView<unknown>,
  refused: readonly { readonly move: Move; readonly why: Refusal }[],
): readonly RefusedOffer[] {
  return refused.map(({ move, why }) => ({
    move,
    choice: formatChoice(game.verbs, move),
    label: game.text.move(move, view),
    why,
  }));
}
