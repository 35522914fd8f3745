/**
 * SHA-256 (FIPS 180-4). Written out because a record must be checkable anywhere the engine runs, and a page
 * served without TLS has no crypto.subtle.
 */
const PRIMES: readonly number[] = firstPrimes(64);
const K = PRIMES.map((p) => fraction(Math.cbrt(p)));
const H0 = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

/** The digest of a text (as UTF-8) in lower-case hexadecimal. */
export function sha256(text: string): string {
  const words = pad(utf8(text));
  const h = H0.slice();
  const w = new Array<number>(64).fill(0);
  for (let block = 0; block < words.length; block += 16) compress(h, words, block, w);
  return h.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function compress(h: number[], words: readonly number[], block: number, w: number[]): void {
  for (let i = 0; i < 64; i++) w[i] = i < 16 ? words[block + i]! : schedule(w, i);
  let [a, b, c, d, e, f, g, hh] = h as [number, number, number, number, number, number, number, number];
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
  [a, b, c, d, e, f, g, hh].forEach((word, i) => {
    h[i] = (h[i]! + word) | 0;
  });
}

function schedule(w: readonly number[], i: number): number {
  const x = w[i - 15]!;
  const y = w[i - 2]!;
  const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
  const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10);
  return (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
}

function rotr(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

function pad(bytes: readonly number[]): number[] {
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
