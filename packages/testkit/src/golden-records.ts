/** Golden records: whole matches kept as files, which must replay to the same positions and the same story. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  assert,
  formatRecord,
  type Match,
  parseRecord,
  rngFromSeed,
  verifyRecord,
} from '@fray/engine';
import { firstLineApart } from './difference.js';
import { type PlayConfig, positionOf, randomChoice, startMatch } from './random-match.js';

export const RECORD_SUFFIX = '.fray.jsonl';
/** Setting this to 1 writes the files anew; nothing else ever does. */
export const UPDATE_FLAG = 'FRAY_UPDATE_GOLDEN';

export interface GoldenConfig extends PlayConfig {
  /** Names the file and seeds the match. */
  readonly name: string;
}

export interface GoldenResult {
  readonly file: string;
  readonly fault: string | undefined;
}

/** Checks every golden record of a folder, and that there is one for every config. */
export function goldenRecords(
  game: AnyGame,
  dir: string,
  configs: readonly GoldenConfig[],
  update = process.env[UPDATE_FLAG] === '1',
): GoldenResult[] {
  if (update) for (const config of configs) writeGolden(game, dir, config);
  const found = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith(RECORD_SUFFIX)) : [];
  const wanted = configs.map(({ name }) => `${name}${RECORD_SUFFIX}`);
  const missing = wanted.filter((file) => !found.includes(file));
  return [
    ...found
      .sort()
      .map((file) => ({ file, fault: checkGolden(game, readFileSync(join(dir, file), 'utf8')) })),
    ...missing.map((file) => ({ file, fault: `there is no such file; run once with ${UPDATE_FLAG}=1` })),
  ];
}

/** Why this text does not replay to itself, byte for byte. */
export function checkGolden(game: AnyGame, text: string): string | undefined {
  const record = parseRecord(text);
  if (!record.ok) return record.error.id;
  // Without what it tells: the comparison by line shows better how the story differs.
  const again = verifyRecord(game, { ...record.value, told: [] });
  if (!again.ok) return `choice ${again.error.n}: ${again.error.message.id}`;
  // With the options that it names: those that have come since are at their defaults.
  const { header } = record.value;
  const now = formatRecord({ ...again.value.record(), header }, again.value.story);
  return firstLineApart(text, now, 'golden', 'now');
}

function writeGolden(game: AnyGame, dir: string, config: GoldenConfig): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, `${config.name}${RECORD_SUFFIX}`),
    writeMatch(playRandomMatch(game, config, config.name)),
  );
}

/** A whole match between random players. */
export function playRandomMatch(game: AnyGame, config: PlayConfig, seed: string): Match {
  const match = startMatch(game, config, seed);
  const { machine, state, seats, rng } = positionOf(match, rngFromSeed(`${seed} choices`));
  while (match.outcome === null && match.length < game.maxDecisions) {
    const choice = randomChoice(machine, state, seats, rng);
    assert(choice, `${game.id} asks nobody`);
    match.play(choice.seat, choice.move);
  }
  return match;
}

function writeMatch(match: Match): string {
  return formatRecord(match.record(), match.story);
}
