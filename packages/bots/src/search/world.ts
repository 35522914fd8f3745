/** States that fit what a seat knows, each with dice of its own. */
import { type AnyGame, type Core, freshRng, type Rng, type SeatView } from '@fray/engine';

/**
 * A sampled state with a generator of its own: one that shared the bot's would tie its dice to the bot's own draws, and one made
 * by the game's sample to the cards that were dealt.
 */
export function sampleWorld(game: AnyGame, view: SeatView<unknown>, rng: Rng, offRecord = false): Core {
  const state = game.sample(view, rng, offRecord);
  state.rng = freshRng(rng);
  return state;
}
