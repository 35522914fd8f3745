/** Failures found by fuzzing, kept as records named after their seed, and looked at again ever after. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, loadBook, type Message, parseRecord, replay, rngFromSeed } from '@fray/engine';
import { checkPosition } from './conformance/conformance.js';
import { RECORD_SUFFIX } from './golden-records.js';
import { positionOf } from './random-match.js';

/** Writes a record as a fixture named after its seed; returns the file's path. */
export function writeFixture(dir: string, record: string): string {
  const parsed = parseRecord(record);
  const seed = parsed.ok ? parsed.value.header.seed : 'unreadable';
  const file = join(dir, `${seed.replace(/[^\w.-]+/g, '_').slice(0, 80)}${RECORD_SUFFIX}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, record);
  return file;
}

/**
 * Plays every fixture of a folder again, as far as the rules of today allow its choices, and checks each position. Hashes
 * are not compared: the rules have been mended since.
 */
export async function checkFixtures(
  game: AnyGame,
  dir: string,
): Promise<{ file: string; fault: string | undefined }[]> {
  return Promise.all(
    fixtureFiles(dir).map(async (file) => ({
      file,
      fault: await checkFixture(game, readFileSync(join(dir, file), 'utf8')),
    })),
  );
}

export function fixtureFiles(dir: string): string[] {
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((file) => file.endsWith(RECORD_SUFFIX))
        .sort()
    : [];
}

export async function checkFixture(game: AnyGame, text: string): Promise<string | undefined> {
  const book = await loadBook(game);
  const record = parseRecord(text);
  if (!record.ok) return book.problem(record.error);
  const today = { ...record.value, header: { ...record.value.header, rules: game.version } };
  const rng = rngFromSeed(`${today.header.seed} checks`);
  let fault: string | undefined;
  replay(game, today, undefined, (match): Message | undefined => {
    const wrong = checkPosition(positionOf(match, rng), book);
    if (wrong === undefined) return undefined;
    fault = `after ${match.length} choices: ${wrong}`;
    return { id: 'other-position' };
  });
  return fault;
}
