/** The built browser client, where there is one: its files, and its front page for every address it knows. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { sentences } from '../words/en.js';
import type { App } from './context.js';

const PLACEHOLDER = { id: 'nothing-here', error: String(sentences['nothing-here']) };

export async function addWebClient(app: App, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'));
  await app.register(async (scope) => {
    if (built) {
      await scope.register(compress);
      await scope.register(fastifyStatic, { root: folder, setHeaders: cacheHashed, preCompressed: true });
    }
    scope.setNotFoundHandler((request, reply) => {
      const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
      if (built && isPage && (request.headers.accept ?? '').includes('text/html'))
        return reply.header('cache-control', 'no-cache').sendFile('index.html');
      return reply.code(404).send(PLACEHOLDER);
    });
  });
}

/** Files under assets/ carry a hash of their content in their names. */
function cacheHashed(reply: { header(name: string, value: string): unknown }, path: string): void {
  const hashed = /[\\/]assets[\\/]/.test(path);
  reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
