/** Texts as a WebSocket carries them from a server: whole, unmasked and uncompressed. */
const TEXT_FRAME = 0x81;
/** Lengths from here on stand in two, or in eight, bytes of their own. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO = 0xffff;

/**
 * All texts in one piece, for one write as `latin1`: every letter is a byte, and nothing is copied before it is written. Nearly always
 * they are plain letters, and as long as they look. That is seen by all at once, because to look into a text lays it out, which takes
 * longer than all else here.
 */
export function formatTextFrames(texts: readonly string[]): string {
  let frames = '';
  let marks = 0;
  for (const text of texts) {
    const head = headOf(text.length);
    frames += head + text;
    marks += marksIn(head);
  }
  // A letter that is not plain takes more than one byte; so do the marks of the heads, which are no letters.
  return Buffer.byteLength(frames) === frames.length + marks ? frames : formatAny(texts);
}

function formatAny(texts: readonly string[]): string {
  return texts.map((text) => headOf(Buffer.byteLength(text)) + Buffer.from(text).toString('latin1')).join('');
}

/** How many of its bytes are beyond those of plain letters. */
function marksIn(head: string): number {
  let marks = 0;
  for (let i = 0; i < head.length; i++) if (head.charCodeAt(i) > 0x7f) marks++;
  return marks;
}

function headOf(size: number): string {
  const [low, high] = [size & 0xff, (size >>> 8) & 0xff];
  if (size < TWO_BYTES) return String.fromCharCode(TEXT_FRAME, size);
  if (size <= MOST_IN_TWO) return String.fromCharCode(TEXT_FRAME, TWO_BYTES, high, low);
  // No text is as long as the first four bytes could say.
  const upper = [0, 0, 0, 0, size >>> 24, (size >>> 16) & 0xff];
  return String.fromCharCode(TEXT_FRAME, EIGHT_BYTES, ...upper, high, low);
}
