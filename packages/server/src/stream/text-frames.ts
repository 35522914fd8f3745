/** Texts as a WebSocket carries them from a server: whole, unmasked and uncompressed. */
const TEXT_FRAME = 0x81;
/** Lengths from here on stand in two, or in eight, bytes of their own. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO = 0xffff;

/** All texts in one piece of memory, so that they leave with one write. */
export function formatTextFrames(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  let total = 0;
  for (const size of sizes) total += headOf(size) + size;
  const frames = Buffer.allocUnsafe(total);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, sizes[i]!);
    at += frames.write(text, at);
  }
  return frames;
}

function headOf(size: number): number {
  return size < TWO_BYTES ? 2 : size <= MOST_IN_TWO ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = TEXT_FRAME;
  if (size < TWO_BYTES) return frames.writeUInt8(size, at + 1);
  frames[at + 1] = size <= MOST_IN_TWO ? TWO_BYTES : EIGHT_BYTES;
  if (size <= MOST_IN_TWO) return frames.writeUInt16BE(size, at + 2);
  return frames.writeBigUInt64BE(BigInt(size), at + 2);
}
