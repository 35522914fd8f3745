/** A ladder as a picture: one stair a level, as high as it is strong, with its interval as a whisker. */
import type { Ladder } from './ladder.js';

const [WIDTH, HEIGHT] = [720, 320];
const MARGIN = { left: 56, right: 16, top: 28, bottom: 56 };
const LEAST_SPAN = 200;

/** What the picture says: the names of levels and one label a stair. */
export interface PictureWords {
  readonly title: string;
  readonly axis: string;
  level(level: string): string;
}

interface Stair {
  readonly name: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

export function ladderPicture(ladder: Ladder, words: PictureWords): string {
  const stairs = stairsOf(ladder, words);
  const top = Math.max(LEAST_SPAN, ...stairs.map(({ high }) => high));
  const scale = (HEIGHT - MARGIN.top - MARGIN.bottom) / (top * 1.05);
  const base = HEIGHT - MARGIN.bottom;
  const y = (elo: number): number => Math.round((base - elo * scale) * 10) / 10;
  const wide = (WIDTH - MARGIN.left - MARGIN.right) / stairs.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${words.title}" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f8f2e4"/>`,
    `<text x="${MARGIN.left}" y="18" fill="#26211a" font-weight="bold">${words.title}</text>`,
    ...lines(top, y, words.axis),
    ...stairs.flatMap((stair, i) => drawStair(stair, MARGIN.left + i * wide, wide, y, base)),
    '</svg>',
    '',
  ].join('\n');
}

/** Heights add up from the lowest level; a whisker is the interval of its own step. */
function stairsOf({ rungs }: Ladder, words: PictureWords): Stair[] {
  let height = 0;
  return rungs.map(({ level, step }) => {
    const below = height;
    height += step?.elo.elo ?? 0;
    const [low, high] = step === null ? [0, 0] : [below + step.elo.low, below + step.elo.high];
    return { name: words.level(level), elo: height, low, high };
  });
}

function lines(top: number, y: (elo: number) => number, axis: string): string[] {
  const drawn: string[] = [`<text x="8" y="${MARGIN.top + 4}" fill="#6d6353" font-size="11">${axis}</text>`];
  for (let elo = 0; elo <= top * 1.05; elo += 100)
    drawn.push(
      `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(elo)}" y2="${y(elo)}" stroke="#cdbf9f"/>`,
      `<text x="${MARGIN.left - 8}" y="${y(elo) + 4}" text-anchor="end" fill="#6d6353">${elo}</text>`,
    );
  return drawn;
}

function drawStair(
  { name, elo, low, high }: Stair,
  x: number,
  wide: number,
  y: (elo: number) => number,
  base: number,
): string[] {
  const middle = Math.round(x + wide / 2);
  const height = Math.max(2, base - y(elo));
  return [
    `<rect x="${Math.round(x + 4)}" y="${base - height}" width="${Math.round(wide - 8)}" height="${height}" fill="#dfe6cf" stroke="#3c6b3c"/>`,
    `<line x1="${middle}" x2="${middle}" y1="${y(low)}" y2="${y(high)}" stroke="#26211a" stroke-width="2"/>`,
    `<text x="${middle}" y="${base + 18}" text-anchor="middle" fill="#26211a">${name}</text>`,
    `<text x="${middle}" y="${base + 36}" text-anchor="middle" fill="#6d6353">${elo >= 0 ? '+' : ''}${Math.round(elo)}</text>`,
  ];
}
