/**
 * The moves of one listing that search tells apart. Every move has a number in the whole search, so that those which a node has tried
 * are found in a listing without comparing.
 */
import { MOVE_SIZE } from '@fray/engine';

export const NONE = -1;
/** Room for the moves of most listings, and for those of most searches; both double when there are more. */
const FIRST_ROOM = 64;
const FIRST_BOOK = 256;
/** More than a search of most games needs: an uncommonly large one gives its room back. */
const LARGE = 65_536;

export class Listed {
  /** How many there are; what is the same as a move before it is left out. */
  count = 0;
  /** By place: where the machine has it, its number, and the node's action for it (NONE: not tried yet). */
  at = new Int32Array(FIRST_ROOM);
  move = new Int32Array(FIRST_ROOM);
  action = new Int32Array(FIRST_ROOM);
  /** For the game to mark in: 1 for a move that is the same as one before it. */
  twin = new Uint8Array(FIRST_ROOM);
  private readonly book = new MoveBook();

  /** Forgets all moves, for a new search. */
  clear(): void {
    this.book.clear();
  }

  /** Room for so many, none of them a twin yet. */
  begin(count: number): void {
    if (count > this.at.length) {
      this.at = new Int32Array(count * 2);
      this.move = new Int32Array(count * 2);
      this.action = new Int32Array(count * 2);
      this.twin = new Uint8Array(count * 2);
    }
    for (let i = 0; i < count; i++) this.twin[i] = 0;
  }

  read(numbers: Int32Array, count: number): void {
    const { at, move, action, twin, book } = this;
    let kept = 0;
    book.listings++;
    for (let i = 0; i < count; i++) {
      if (twin[i] !== 0) continue;
      at[kept] = i;
      action[kept] = NONE;
      move[kept] = book.list(hashNumbers(numbers, i * MOVE_SIZE), kept);
      kept++;
    }
    this.count = kept;
  }

  /** Where this listing has a move; NONE where it has not. */
  place(move: number): number {
    return this.book.place(move);
  }

  hash(place: number): number {
    return this.book.hash[this.move[place]!]!;
  }

  /** The number of a move that comes from elsewhere. */
  numberOf(move: ArrayLike<number>): number {
    return this.book.numberOf(hashNumbers(move, 0));
  }
}

/** All moves that a search has seen, numbered as they came. */
class MoveBook {
  listings = 0;
  hash = new Int32Array(FIRST_BOOK);
  private lastListing = new Int32Array(FIRST_BOOK);
  private lastPlace = new Int32Array(FIRST_BOOK);
  private size = 0;
  private mask = FIRST_BOOK * 2 - 1;
  /** By hash: the number of a move, counted from 1. */
  private table = new Int32Array(FIRST_BOOK * 2);

  clear(): void {
    this.size = 0;
    if (this.table.length > LARGE) Object.assign(this, new MoveBook());
    else this.table.fill(0);
  }

  list(hash: number, place: number): number {
    const move = this.numberOf(hash);
    this.lastListing[move] = this.listings;
    this.lastPlace[move] = place;
    return move;
  }

  place(move: number): number {
    return this.lastListing[move] === this.listings ? this.lastPlace[move]! : NONE;
  }

  numberOf(hash: number): number {
    const { table, mask } = this;
    let slot = hash & mask;
    for (; table[slot] !== 0; slot = (slot + 1) & mask) {
      const move = table[slot]! - 1;
      if (this.hash[move] === hash) return move;
    }
    if (this.size === this.hash.length) return this.grow(hash);
    this.hash[this.size] = hash;
    table[slot] = ++this.size;
    return this.size - 1;
  }

  private grow(hash: number): number {
    this.hash = doubled(this.hash);
    this.lastListing = doubled(this.lastListing);
    this.lastPlace = doubled(this.lastPlace);
    this.table = new Int32Array(this.table.length * 2);
    this.mask = this.table.length - 1;
    for (let move = 0; move < this.size; move++) {
      let slot = this.hash[move]! & this.mask;
      while (this.table[slot] !== 0) slot = (slot + 1) & this.mask;
      this.table[slot] = move + 1;
    }
    return this.numberOf(hash);
  }
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(array.length * 2);
  more.set(array);
  return more;
}

/** Each number has a factor of its own: five products side by side take less time than one after the other. */
function hashNumbers(n: ArrayLike<number>, at: number): number {
  const h =
    Math.imul(n[at]!, 0x9e3779b1) +
    Math.imul(n[at + 1]!, 0x85ebca77) +
    Math.imul(n[at + 2]!, 0xc2b2ae3d) +
    Math.imul(n[at + 3]!, 0x27d4eb2f) +
    Math.imul(n[at + 4]!, 0x165667b1);
  return mixed(0x811c9dc5, h | 0);
}

export function mixed(hash: number, word: number): number {
  const h = Math.imul(hash ^ word, 0x9e3779b1);
  return (h ^ (h >>> 15)) | 0;
}
