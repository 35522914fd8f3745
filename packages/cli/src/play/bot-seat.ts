/** Lets the bot on a seat make its choice. */
import { findBot } from '@fray/bots';
import { type Match, rngFromSeed } from '@fray/engine';
import { must } from '../complaint.js';

export function botChooses(match: Match, seat: number): void {
  const bot = must(findBot(match.header.seats[seat]!.bot!));
  // Seeded by the place in the match, so that a choice taken back and made again gets the same answer.
  const rng = rngFromSeed(`${match.header.seed}/bot ${seat}/${match.length}`);
  match.play(seat, bot.choose(match.view(seat), match.moves(seat), match.game, rng));
}
