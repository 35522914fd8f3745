/** Puts the list of all built files into the service worker, so that the whole house can be kept for a time without network. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILES = '__FILES__';
const VERSION = '__VERSION__';

export function offline(source: string): Plugin {
  return {
    name: 'fray-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((file) => /\.(js|css|woff2|svg)$/.test(file));
        const files = [
          './',
          './manifest.webmanifest',
          './icon.svg',
          ...built.map((file) => `./${file}`),
        ].sort();
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
        const worker = readFileSync(source, 'utf8')
          .replace(`'${FILES}'`, JSON.stringify(files))
          .replace(VERSION, version);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker });
      },
    },
  };
}
