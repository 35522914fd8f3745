/** Finding items: every word of the question must be said of them; names that begin with it come first. */
import { BONUSES } from '../../../src/heroes/hero.js';
import type { Box, HeroSpec } from '../../../src/index.js';
import type { DuelWords } from '../../words/en.js';
import { ENTRIES, type Entry, goesIn, isFor } from './catalogue.js';

export interface Question {
  readonly text: string;
  /** Only what goes in the open box. */
  readonly box: Box | undefined;
  /** 0 for either book. */
  readonly book: number;
  readonly fits: boolean;
}

/** Fewer letters than this find everything and nothing. */
export const LEAST_LETTERS = 2;

export function search(
  question: Question,
  spec: HeroSpec,
  words: DuelWords,
  entries: readonly Entry[] = ENTRIES,
): readonly Entry[] {
  const text = question.text.trim().toLowerCase();
  if (text.length < LEAST_LETTERS) return [];
  const parts = text.split(/\s+/);
  return entries
    .filter((entry) => admits(question, entry, spec))
    .map((entry) => ({ entry, rank: rankOf(entry, text, parts, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((x, y) => y.rank - x.rank || x.entry.name.localeCompare(y.entry.name))
    .map(({ entry }) => entry);
}

function admits({ box, book, fits }: Question, entry: Entry, spec: HeroSpec): boolean {
  if (box !== undefined && !goesIn(entry, box)) return false;
  if (book !== 0 && entry.book !== book) return false;
  return !fits || isFor(entry, spec);
}

/** 0 when it is not what was asked for. */
function rankOf(entry: Entry, text: string, parts: readonly string[], words: DuelWords): number {
  const name = entry.name.toLowerCase();
  if (name.startsWith(text)) return 4;
  if (name.includes(text)) return 3;
  const said = saidOf(entry, words);
  if (said.includes(text)) return 2;
  return parts.every((part) => said.includes(part)) ? 1 : 0;
}

/** All that can be asked for, in the reader's words and as the books have it. */
function saidOf(entry: Entry, words: DuelWords): string {
  const { bonuses } = words.setup;
  return [
    entry.name,
    entry.place,
    entry.kind ?? '',
    ...entry.abilities.flatMap((id) => [words.ability(id), id.replaceAll('-', ' ')]),
    ...BONUSES.filter((bonus) => entry.bonuses[bonus] > 0).map(
      (bonus) => `${bonuses[bonus]} ${entry.bonuses[bonus]} +${entry.bonuses[bonus]} ${bonuses[bonus]}`,
    ),
    entry.set?.replaceAll('-', ' ') ?? '',
    entry.only ?? '',
    entry.asks === undefined ? '' : `${entry.asks} ${words.career(entry.asks)}`,
    entry.teaches === '' ? '' : `${entry.teaches} ${words.career(entry.teaches)}`,
    words.setup.catalogue.from(entry.book, entry.act),
  ]
    .join(' | ')
    .toLowerCase();
}
