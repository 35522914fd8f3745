/** The built client as a server hands it out: packed when it was built, not again with every request. */
import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { App } from '../../src/http/context.js';
import { addWebClient } from '../../src/http/web-client.js';
import { temporaryFolder } from '../support/folder.js';

it('sends what was packed at build, in the way that the browser takes', async () => {
  const { path: folder, remove } = temporaryFolder();
  await mkdir(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  for (const [end, text] of [
    ['', 'plain'],
    ['.br', 'as brotli'],
    ['.gz', 'as gzip'],
  ] as const)
    writeFileSync(join(folder, 'assets', `a-1.js${end}`), text);
  const app = fastify() as unknown as App;
  await addWebClient(app, folder);
  const asked = async (encoding: string) => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/a-1.js',
      headers: { 'accept-encoding': encoding },
    });
    return [headers['content-encoding'], rawPayload.toString(), headers['content-type']];
  };
  expect(await asked('gzip, br')).toEqual(['br', 'as brotli', expect.stringContaining('javascript')]);
  expect(await asked('gzip')).toEqual(['gzip', 'as gzip', expect.stringContaining('javascript')]);
  expect(await asked('identity')).toEqual([undefined, 'plain', expect.stringContaining('javascript')]);
  const { headers } = await app.inject({ url: '/assets/a-1.js' });
  expect(headers['cache-control']).toContain('immutable');
  await app.close();
  remove();
});
