/** The figures of the endings, held against the positions themselves: what the titles add up to is what the tables lost. */
import { readFileSync } from 'node:fs';
import type { SeatView } from '@fray/engine';
import { addLuck, largestFirst, luckRows, noLuck, type Tally } from '@fray/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { tallies as destinyquest } from '../../game-destinyquest/table/tallies.js';
import { words as duelWords } from '../../game-destinyquest/table/words/en.js';
import { tallies as devilsBluff } from '../../game-devils-bluff/table/tallies.js';
import { words as devilsWords } from '../../game-devils-bluff/table/words/en.js';
import { tallies as rohan } from '../../game-rohan/table/tallies.js';
import { words as rohanWords } from '../../game-rohan/table/words/en.js';
import { tallies as shadowHunters } from '../../game-shadow-hunters/table/aftermath/tallies.js';
import { words as shadowWords } from '../../game-shadow-hunters/table/words/en.js';
import { tallies as trueshot } from '../../game-trueshot/table/tallies.js';
import { words as trueshotWords } from '../../game-trueshot/table/words/en.js';
import { readFilm } from '../src/replay/film.js';
import { loadTexts } from '../src/texts/index.js';

type Tables = Readonly<Record<string, readonly number[]>>;
/** By game: its tallies and words, a golden record, and the figure that goes down or up. */
const GAMES = {
  rohan: [rohan, rohanWords, 'rohan-default', 'health', -1],
  destinyquest: [destinyquest, duelWords, 'destinyquest-default', 'health', -1],
  'shadow-hunters': [shadowHunters, shadowWords, 'shadow-hunters-every-house-rule', 'damage', 1],
  trueshot: [trueshot, trueshotWords, 'trueshot-four', 'health', -1],
  'devils-bluff': [devilsBluff, devilsWords, 'devils-bluff-later', 'hp', -1],
} as const;

const NAMES = ['Mara', 'Jonas', 'Priya', 'Noor', 'Tomas', 'Ines', 'Oskar', 'Kit'];

beforeAll(() => loadTexts(['en']));

async function ending(game: keyof typeof GAMES, seat: number) {
  const [tallies, words, record] = GAMES[game];
  const path = new URL(`../../game-${game}/test/golden/${record}.fray.jsonl`, import.meta.url);
  const film = await readFilm(readFileSync(path, 'utf8'));
  if (!film.ok) throw new Error(film.error);
  const { book, names: known } = film.value;
  const names = NAMES.slice(0, known.length);
  const story = film.value.steps(seat).flatMap(({ beats }) => beats);
  const blocks = tallies(story as never, { book, reader: { seat, names }, words } as never);
  return { story, blocks };
}

/** What one figure of all seats lost or gained from event to event. */
function moved(story: readonly { view: SeatView<unknown> }[], figure: string, sign: 1 | -1): number {
  const at = (i: number): readonly number[] => (story[i]!.view.table as Tables)[figure]!;
  let sum = 0;
  for (let i = 1; i < story.length; i++)
    at(i).forEach((value, seat) => {
      sum += Math.max(0, sign * (value - at(i - 1)[seat]!));
    });
  return sum;
}

const figureIn = (title: string): number => Number(/\d+/.exec(title)?.[0] ?? 1);
const totals = (blocks: readonly Tally[], title: RegExp): number =>
  blocks.filter((block) => title.test(block.title)).reduce((sum, block) => sum + figureIn(block.title), 0);

describe('the figures of an ending', () => {
  it.each([
    ['rohan', /^What took/],
    ['destinyquest', /^What cost/],
    ['shadow-hunters', /^What did/],
    ['trueshot', /^What cost/],
    ['devils-bluff', /^What took/],
  ] as const)('%s: add up to what the positions say, of you, and by name', async (game, title) => {
    const { story, blocks } = await ending(game, 0);
    const [, , , figure, sign] = GAMES[game];
    expect(moved(story, figure, sign)).toBeGreaterThan(0);
    expect(totals(blocks, title)).toBe(moved(story, figure, sign));
    const said = blocks.flatMap(({ title, rows }) => [title, ...rows.map(({ label }) => label)]);
    expect(said.filter((line) => /\byou(r)?\b/i.test(line))).not.toEqual([]);
    expect(said.filter((line) => /undefined|[a-z]:[a-z]|\b[a-z]+-[a-z]+\b(?=:)/.test(line))).toEqual([]);
  });

  it('devils-bluff: tell points by what they were scored for, to both', () => {
    const scored = (seat: number, what: string, points: number) => ({
      event: { type: 'scored', clause: 'DB-61', data: { seat, what, points } },
    });
    const story = [
      scored(0, 'kill', 1),
      scored(1, 'claim', 3),
      scored(0, 'first-kill', 2),
      scored(0, 'kill', 2),
    ];
    const reader = { seat: 1, names: NAMES };
    expect(devilsBluff(story as never, { reader, words: devilsWords } as never)).toEqual([
      {
        title: 'What brought Mara 5 points',
        rows: [
          { label: 'A kill', value: '3', share: 1 },
          { label: 'The first kill', value: '2', share: 2 / 3 },
        ],
      },
      { title: 'What brought you 3 points', rows: [{ label: 'A find brought home', value: '3', share: 1 }] },
    ]);
  });

  it('rank what did most, and say how far luck was from the mean', () => {
    const sums = new Map(Array.from({ length: 8 }, (_, i) => [`${i}`, i + 1]));
    const rows = largestFirst(sums, (what) => `no. ${what}`);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual({ label: 'no. 7', value: '8', share: 1 });
    expect(rows[5]).toEqual({ label: 'no. 2', value: '3', share: 3 / 8 });
    const luck = [noLuck(), noLuck(), noLuck()];
    addLuck(luck[0]!, 4, 5.55, 0);
    for (const face of [5, 6]) addLuck(luck[2]!, face, 3.5, 2);
    expect(luckRows(luck, (...of) => ({ label: of.join() }))).toEqual([
      { label: '0,4,5.6', value: -1.6 },
      { label: '2,11,7', value: 4, luck: { seat: 2, above: 2 } },
    ]);
  });
});
