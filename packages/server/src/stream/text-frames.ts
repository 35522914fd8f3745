/** Texts as a WebSocket carries them from a server: whole, unmasked and uncompressed. */
const TEXT_FRAME = 0x81;
/** Lengths from here on stand in two, or in eight, bytes of their own. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO = 0xffff;

/** All texts in one piece, for one write as `latin1`: every letter is a byte, and nothing is copied before it is written. */
export function formatTextFrames(texts: readonly string[]): string {
  let frames = '';
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    frames += headOf(size) + (size === text.length ? text : Buffer.from(text).toString('latin1'));
  }
  return frames;
}

function headOf(size: number): string {
  const [low, high] = [size & 0xff, (size >>> 8) & 0xff];
  if (size < TWO_BYTES) return String.fromCharCode(TEXT_FRAME, size);
  if (size <= MOST_IN_TWO) return String.fromCharCode(TEXT_FRAME, TWO_BYTES, high, low);
  // No text is as long as the first four bytes could say.
  const upper = [0, 0, 0, 0, size >>> 24, (size >>> 16) & 0xff];
  return String.fromCharCode(TEXT_FRAME, EIGHT_BYTES, ...upper, high, low);
}
