/** The colours "far apart, for every eye": eight seats that nobody takes for each other. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Three = readonly [number, number, number];

/** What eyes without one kind of cone see of linear red, green and blue (Machado, Oliveira and Fernandes, 2009). */
const EYES: Readonly<Record<string, readonly Three[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Two colours at this distance (CIE 1976) are told apart at a glance. */
const AT_A_GLANCE = 15;

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

function apart(theme: 'day' | 'lamplight'): string[] {
  const seats = [
    ...tokens.matchAll(/data-marks="apart"\][^{]*\.seat-\d[^{]*\{\s*--seat: light-dark\((.+?), (.+?)\)/g),
  ];
  return seats.map((found) => found[theme === 'day' ? 1 : 2]!);
}

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function seenBy(eyes: readonly Three[], colour: string): Three {
  const from = linear(colour);
  const [r, g, b] = eyes.map((row) => {
    const sum = row.reduce((all, part, i) => all + part * from[i]!, 0);
    return Math.min(1, Math.max(0, sum));
  }) as unknown as Three;
  const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function closest(colours: readonly Three[]): number {
  const distances = colours.flatMap((a, i) =>
    colours.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  );
  return Math.min(...distances);
}

describe('the colours of eight seats, far apart', () => {
  for (const theme of ['day', 'lamplight'] as const)
    for (const [eyes, matrix] of Object.entries(EYES))
      it(`are told apart by ${theme} with ${eyes} cones`, () => {
        const seats = apart(theme);
        expect(seats).toHaveLength(8);
        expect(closest(seats.map((colour) => seenBy(matrix, colour)))).toBeGreaterThan(AT_A_GLANCE);
      });
});
