/**
 * The moves of the question that is searched. No refusal rests on what a seat cannot know, so they are the same in every world that fits
 * its view: they are listed, and twins left out, only until each was tried once.
 */
import type { Move, Offers } from '@fray/engine';
import type { Listed } from './listed.js';

const FIRST_ROOM = 64;

export class OwnMoves {
  /** 0: not known yet. */
  count = 0;
  /** By place: its action at the root, its hash, and the move itself. */
  action = new Int32Array(FIRST_ROOM);
  hash = new Int32Array(FIRST_ROOM);
  readonly moves: Move[] = [];

  clear(): void {
    this.count = 0;
  }

  keep(listed: Listed, offers: Offers): void {
    const { count } = listed;
    if (count > this.action.length) {
      this.action = new Int32Array(count * 2);
      this.hash = new Int32Array(count * 2);
    }
    for (let i = 0; i < count; i++) {
      this.action[i] = listed.action[i]!;
      this.hash[i] = listed.hash(i);
      this.moves[i] = offers.move(listed.at[i]!);
    }
    this.count = count;
  }
}
