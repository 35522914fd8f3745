/**
 * SHA-256 (FIPS 180-4). Written out because a record must be checkable anywhere the engine runs, and a page
 * served without TLS has no crypto.subtle.
 */
const PRIMES: readonly number[] = firstPrimes(64);
const K = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
const H0 = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

/** The digest of a text (as UTF-8) in lower-case hexadecimal. */
export function sha256(text: string): string {
  return sha256Words(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** The same as eight words: simulation seeds every match, so that nothing here may cost more than the hash itself. */
export function sha256Words(text: string): readonly number[] {
  const h = [...H0];
  if (fillShort(text)) compress(h);
  else {
    const words = padded(utf8(text));
    for (let block = 0; block < words.length; block += 16) {
      for (let i = 0; i < 16; i++) W[i] = words[block + i]!;
      compress(h);
    }
  }
  return h;
}

/** The schedule of the block at hand. Written anew for every block; kept, because making one takes as long as hashing. */
const W = new Int32Array(64);

/** What fits into one block beside its end. */
const SHORT = 55;

/** A short text in plain letters is one block, and goes there directly. */
function fillShort(text: string): boolean {
  const { length } = text;
  if (length > SHORT) return false;
  W.fill(0, 0, 16);
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return false;
    putByte(i, code);
  }
  endAt(length);
  return true;
}

function putByte(at: number, byte: number): void {
  W[at >> 2]! |= byte << (24 - (at & 3) * 8);
}

function endAt(length: number): void {
  putByte(length, 0x80);
  W[15] = length << 3;
}

/** Texts that differ only in the number at their end: the beginning is laid out once, and no text is built. */
export class NumberedTexts {
  private readonly start: Int32Array | undefined;
  private readonly hash = [...H0];

  constructor(private readonly text: string) {
    if (text.length > SHORT - MOST_DIGITS || !fillShort(text)) return;
    this.start = W.slice(0, 15);
    // Without its end, which comes after the number.
    this.start[text.length >> 2]! &= ~(0xff << (24 - (text.length & 3) * 8));
  }

  /** The hash of the text with this number, a whole one below 10^9: the same list every time, written anew. */
  words(number: number): readonly number[] {
    if (this.start === undefined) return sha256Words(`${this.text}${number}`);
    W.set(this.start);
    const { length } = this.text;
    const end = length + digitsOf(number);
    for (let at = end - 1, rest = number; at >= length; at--) {
      const shorter = (rest / 10) | 0;
      putByte(at, ZERO + rest - 10 * shorter);
      rest = shorter;
    }
    endAt(end);
    const { hash } = this;
    for (let i = 0; i < hash.length; i++) hash[i] = H0[i]!;
    compress(hash);
    return hash;
  }
}

const MOST_DIGITS = 9;
const ZERO = 0x30;

function digitsOf(number: number): number {
  let digits = 1;
  for (let least = 10; number >= least; least *= 10) digits++;
  return digits;
}

/** Taken from an array pattern, the eight words would not be known to be integers, and hashing would take twice as long. */
function compress(h: number[]): void {
  const w = W;
  for (let i = 16; i < 64; i++) w[i] = schedule(w, i);
  let a = h[0]!;
  let b = h[1]!;
  let c = h[2]!;
  let d = h[3]!;
  let e = h[4]!;
  let f = h[5]!;
  let g = h[6]!;
  let hh = h[7]!;
  for (let i = 0; i < 64; i++) {
    const t1 = (hh + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const t2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    hh = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] = (h[0]! + a) | 0;
  h[1] = (h[1]! + b) | 0;
  h[2] = (h[2]! + c) | 0;
  h[3] = (h[3]! + d) | 0;
  h[4] = (h[4]! + e) | 0;
  h[5] = (h[5]! + f) | 0;
  h[6] = (h[6]! + g) | 0;
  h[7] = (h[7]! + hh) | 0;
}

function schedule(w: Int32Array, i: number): number {
  const x = w[i - 15]!;
  const y = w[i - 2]!;
  const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
  const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10);
  return (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
}

function rotr(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

/** Bytes, four a word, with the end that the standard wants. */
function padded(bytes: readonly number[]): number[] {
  const words = new Array<number>((((bytes.length + 8) >> 6) + 1) * 16).fill(0);
  bytes.forEach((byte, i) => {
    words[i >> 2]! |= byte << (24 - (i & 3) * 8);
  });
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8);
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000);
  words[words.length - 1] = (bytes.length << 3) | 0;
  return words;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0)!;
    // Half a surrogate pair is no character: UTF-8 encoders everywhere write U+FFFD for it.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x100000000) | 0;
}
