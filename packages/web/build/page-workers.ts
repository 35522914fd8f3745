/** Builds the workers as a part of the page, so that both share every file: a game's rules are fetched once for all who need them. */
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const START = /new URL\('(\.\/[a-z-]+-worker\.ts)', import\.meta\.url\)/g;

export function pageWorkers(): Plugin {
  return {
    name: 'fray-page-workers',
    apply: 'build',
    // Before Vite's own way, which builds each worker by itself with all that it needs.
    enforce: 'pre',
    transform: {
      filter: { code: '-worker.ts' },
      handler(code, file) {
        return code.replaceAll(START, (_, worker: string) => {
          const built = this.emitFile({ type: 'chunk', id: resolve(dirname(file), worker) });
          return `import.meta.ROLLUP_FILE_URL_${built}`;
        });
      },
    },
  };
}
