/** Failures found by fuzzing, kept as records named after their seed, and looked at again ever after. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, parseRecord, replay, rngFromSeed } from '@fray/engine';
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
export function checkFixtures(game: AnyGame, dir: string): { file: string; fault: string | undefined }[] {
  if (!existsSync(dir)) return [];
  const files = readdirSync(dir).filter((file) => file.endsWith(RECORD_SUFFIX));
  return files
    .sort()
    .map((file) => ({ file, fault: checkFixture(game, readFileSync(join(dir, file), 'utf8')) }));
}

function checkFixture(game: AnyGame, text: string): string | undefined {
  const record = parseRecord(text);
  if (!record.ok) return record.error;
  const today = { ...record.value, header: { ...record.value.header, rules: game.version } };
  const rng = rngFromSeed(`${today.header.seed} checks`);
  let fault: string | undefined;
  replay(game, today, undefined, (match) => {
    const wrong = checkPosition(positionOf(match, rng));
    if (wrong !== undefined) fault = `after ${match.length} choices: ${wrong}`;
    return wrong;
  });
  return fault;
}
