/** A backup as a file: a header, a row a line, and an end that counts them, so that half a file is never taken for a whole one. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SCHEMA_VERSION } from '../migrations.js';
import type { BackupRow } from './backup-row.js';

const FORMAT = 'fray-backup/1';

/** Writes beside the file first: a backup that was cut off never replaces an older one. Returns how many rows. */
export async function writeBackup(file: string, rows: AsyncIterable<BackupRow>): Promise<number> {
  const draft = `${file}.part`;
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    yield `${JSON.stringify({ format: FORMAT, schema: SCHEMA_VERSION })}\n`;
    for await (const row of rows) {
      const line = `${JSON.stringify(row)}\n`;
      hash.update(line);
      count++;
      yield line;
    }
    yield `${JSON.stringify({ end: count, sha256: hash.digest('hex') })}\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(draft, { mode: 0o600, flush: true }));
  renameSync(draft, file);
  return count;
}

/** The rows of a backup; throws where the file is not one, or not whole. */
export async function* readBackup(file: string): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256');
  let count = 0;
  let ended = false;
  let first = true;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (first) checkHeader(line);
    else if (line.startsWith('{')) {
      checkEnd(line, count, hash.digest('hex'));
      ended = true;
    } else {
      hash.update(`${line}\n`);
      count++;
      yield JSON.parse(line) as BackupRow;
    }
    first = false;
  }
  if (!ended) throw new Error('the backup breaks off: its last line is missing');
}

function checkHeader(line: string): void {
  const { format, schema } = readObject(line);
  if (format !== FORMAT)
    throw new Error(`this is no backup of Fray: its first line must name the format "${FORMAT}"`);
  if (Number(schema) > SCHEMA_VERSION)
    throw new Error(`the backup was made by a newer program (version ${schema}, here ${SCHEMA_VERSION})`);
}

function checkEnd(line: string, count: number, sha256: string): void {
  const end = readObject(line);
  if (end['end'] !== count) throw new Error(`the backup should have ${end['end']} rows, and has ${count}`);
  if (end['sha256'] !== sha256)
    throw new Error('the backup is damaged: its rows are not those that were written');
}

function readObject(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
