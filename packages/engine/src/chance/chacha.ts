/**
 * ChaCha20 (RFC 8439) as a source of chance for matches between people: from the dice and cards that were seen nobody can work
 * out those to come. The generator is the key and the number of words taken; each word is computed from its place alone, so
 * that no future word ever lies in a state.
 */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const WORDS_A_BLOCK = 16;
const DOUBLE_ROUNDS = 10;

/** One block: eight words of key, the block's number and three words of nonce. */
export function chachaBlock(key: ArrayLike<number>, counter: number, nonce: ArrayLike<number>): Int32Array {
  const start = new Int32Array(WORDS_A_BLOCK);
  start.set(CONSTANTS);
  for (let i = 0; i < 8; i++) start[4 + i] = key[i]!;
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i]!;
  const x = start.slice();
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
  return blockAt(key, place)[place % WORDS_A_BLOCK]! >>> 0;
}

/** Reads one word after the other from a place on: a block is computed once for all of its words. */
export function chachaReader(key: ArrayLike<number>, from: number): () => number {
  let place = from;
  let block = blockAt(key, place);
  return () => {
    if (place % WORDS_A_BLOCK === 0) block = blockAt(key, place);
    return block[place++ % WORDS_A_BLOCK]! >>> 0;
  };
}

/** The block's number goes on into the nonce past 2^32 blocks. */
function blockAt(key: ArrayLike<number>, place: number): Int32Array {
  const block = Math.floor(place / WORDS_A_BLOCK);
  return chachaBlock(key, block | 0, [Math.floor(block / 0x1_0000_0000), 0, 0]);
}
