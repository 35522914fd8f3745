/**
 * ChaCha20 (RFC 8439) as a source of chance for matches between people: from the dice and cards that were seen nobody can work
 * out those to come. The generator is the key and the number of words taken; each word is computed from its place alone, so
 * that no future word ever lies in a state.
 */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const WORDS_A_BLOCK = 16;
const DOUBLE_ROUNDS = 10;

/** Words that nobody reads after a block is done. */
const START = new Int32Array(WORDS_A_BLOCK);

/** One block: eight words of key, the block's number and three words of nonce. Written into `x`, which is returned. */
export function chachaBlock(
  key: ArrayLike<number>,
  counter: number,
  nonce: ArrayLike<number>,
  x: Int32Array = new Int32Array(WORDS_A_BLOCK),
): Int32Array {
  const start = START;
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i]!;
  for (let i = 0; i < 8; i++) start[4 + i] = key[i]!;
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i]!;
  for (let i = 0; i < WORDS_A_BLOCK; i++) x[i] = start[i]!;
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    for (let i = 0; i < 4; i++) quarter(x, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(x, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  for (let i = 0; i < WORDS_A_BLOCK; i++) x[i]! += start[i]!;
  return x;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a]! += x[b]!;
  x[d] = rotated(x[d]! ^ x[a]!, 16);
  x[c]! += x[d]!;
  x[b] = rotated(x[b]! ^ x[c]!, 12);
  x[a]! += x[b]!;
  x[d] = rotated(x[d]! ^ x[a]!, 8);
  x[c]! += x[d]!;
  x[b] = rotated(x[b]! ^ x[c]!, 7);
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** The word at a place of the stream, as an unsigned number. */
export function chachaWord(key: ArrayLike<number>, place: number): number {
  return blockAt(key, place, ONE_WORD)[place % WORDS_A_BLOCK]! >>> 0;
}

/** For the block of a single word. */
const ONE_WORD = new Int32Array(WORDS_A_BLOCK);

/** Reads one word after the other from a place on: a block is computed once for all of its words. */
export function chachaReader(key: ArrayLike<number>, from: number): () => number {
  let place = from;
  const block = blockAt(key, place, new Int32Array(WORDS_A_BLOCK));
  return () => {
    if (place % WORDS_A_BLOCK === 0) blockAt(key, place, block);
    return block[place++ % WORDS_A_BLOCK]! >>> 0;
  };
}

/** The block's number goes on into the nonce past 2^32 blocks. */
function blockAt(key: ArrayLike<number>, place: number, words: Int32Array): Int32Array {
  const block = Math.floor(place / WORDS_A_BLOCK);
  return chachaBlock(key, block | 0, [Math.floor(block / 0x1_0000_0000), 0, 0], words);
}
