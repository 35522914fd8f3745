/** What a seat can decide at the latest position, every move with its readable form and its label. */
import {
  type AnyGame,
  type Core,
  formatChoice,
  type Match,
  type Move,
  type SeatView,
  SPECTATOR,
} from '@fray/engine';
import type { Offer } from '@fray/kit';
import type { Question } from './session.js';

export function questionFor(match: Match<Core, unknown>, seat: number): Question {
  const asked = { asked: match.asked(), decision: match.decision() };
  if (seat === SPECTATOR) return { ...asked, prompt: undefined, moves: [], standing: [], refused: [] };
  const { game } = match;
  const view = match.view(seat);
  return {
    ...asked,
    prompt: match.prompt(seat),
    moves: match.moves(seat).map((move) => describe(game, view, move)),
    standing: match.standing(seat).map((move) => describe(game, view, move)),
    refused: match.refused(seat).map(({ move, why }) => ({ ...describe(game, view, move), why })),
  };
}

function describe(game: AnyGame, view: SeatView<unknown>, move: Move): Offer {
  return { move, choice: formatChoice(game.verbs, move), label: game.text.move(move, view) };
}
