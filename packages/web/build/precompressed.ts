/** Lays beside every built file what a server sends of it, brotli at its best and gzip, so that no server compresses it again. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(?:js|css|svg|json)$/;
/** What is smaller than this fits into one packet as it is. */
const SMALLEST = 1000;

/** Compressing takes longer than building: what a file became is kept in `cache` by its content. `--mode quick` leaves it out. */
export function precompressed(cache: string): Plugin {
  return {
    name: 'fray-precompressed',
    apply: (_, { mode }) => mode !== 'quick',
    async writeBundle({ dir = '' }, bundle) {
      await mkdir(cache, { recursive: true });
      const files = Object.values(bundle).map((file) => ({
        name: file.fileName,
        body: Buffer.from(file.type === 'chunk' ? file.code : file.source),
      }));
      const large = files.filter(({ name, body }) => PACKED.test(name) && body.length >= SMALLEST);
      await Promise.all(large.map(({ name, body }) => pack(cache, join(dir, name), body)));
    },
  };
}

async function pack(cache: string, to: string, body: Buffer): Promise<void> {
  const kept = join(cache, createHash('sha256').update(body).digest('hex'));
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${to}.br`, await once(`${kept}.br`, () => promisify(brotliCompress)(body, best)));
  await writeFile(`${to}.gz`, await once(`${kept}.gz`, () => promisify(gzip)(body, { level: 9 })));
}

async function once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return kept;
  const made = await make();
  await writeFile(file, made);
  return made;
}
