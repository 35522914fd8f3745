/** Every game at a terminal, in a language that nobody speaks: what stands outside of its brackets came from no book. */
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { type AnyGame, loadBook, type SeatInfo } from '@fray/engine';
import { games } from '@fray/games';
import { inMadeUpLanguage, leftOver } from '@fray/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MatchTable } from '../../src/play/match-table.js';
import { Terminal } from '../../src/terminal.js';
import { COMMAND_WORDS, TABLE } from '../../src/words/en/table.js';

type Book = Record<string, unknown>;

/** Puts every sentence of a book of ours into brackets, in place; returns what undoes it. */
function makeUp(book: Book): () => void {
  const kept = { ...book };
  for (const [id, said] of Object.entries(kept))
    book[id] =
      typeof said === 'function'
        ? (...given: unknown[]) => `⟦${String((said as (...all: unknown[]) => unknown)(...given))}⟧`
        : `⟦${String(said)}⟧`;
  return () => void Object.assign(book, kept);
}

async function play(game: AnyGame, input: string): Promise<string> {
  const [keyboard, screen] = [new PassThrough(), new PassThrough()];
  let out = '';
  screen.on('data', (chunk) => {
    out += chunk;
  });
  const terminal = new Terminal(
    keyboard as unknown as NodeJS.ReadStream,
    screen as unknown as NodeJS.WriteStream,
  );
  keyboard.end(input);
  const seats = Array.from(
    { length: game.seats.min },
    (_, i): SeatInfo =>
      i === 0 ? { name: '⟦Ann⟧', kind: 'person' } : { name: `⟦Bot${i}⟧`, kind: 'bot', bot: 'random' },
  );
  const opened = { game, book: await loadBook(game), rules: new URL('../no-rules.md', import.meta.url) };
  const table = new MatchTable({ opened, match: { seats, seed: 'strange' }, terminal, askAll: true });
  await table.run();
  terminal.close();
  await new Promise((resolve) => setImmediate(resolve));
  return stripVTControlCharacters(out);
}

describe('in a made-up language', () => {
  const undo: (() => void)[] = [];
  beforeAll(() => {
    undo.push(makeUp(TABLE as unknown as Book), makeUp(COMMAND_WORDS as unknown as Book));
  });
  afterAll(() => {
    for (const each of undo) each();
  });

  it.each(games.map((game) => [game.id, game] as const))(
    '%s has no sentence left in code',
    async (_, game) => {
      const asked = '?\norders\nhelp\nboard\n';
      const out = await play(inMadeUpLanguage(game), `${asked}${'1\n'.repeat(8)}${asked}log\nquit\n`);
      expect(out).toContain('⟦');
      const bare = leftOver(out).replace(/\b[A-Z]+-[\w.-]+/g, '');
      const typed = idsOf(game);
      const strangers = [...bare.matchAll(/[\p{L}][\p{L}\w-]*/gu)]
        .map(([word]) => word)
        .filter((word) => !typed.has(word));
      expect(strangers).toEqual([]);
    },
  );
});

/** What is typed is the same in every language: commands, standing orders by name, and moves in short notation. */
function idsOf(game: AnyGame): ReadonlySet<string> {
  const notation = game.verbs.flatMap(({ id, args }) => [id, ...args.flatMap(({ names }) => names ?? [])]);
  return new Set([...Object.keys(COMMAND_WORDS), ...(game.orders ?? []).map(({ id }) => id), ...notation]);
}
