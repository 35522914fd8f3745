/** Gives each icon as a module of its own (`game-icon:orc-head`), so that only the used ones are shipped. */
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const PREFIX = 'game-icon:';
const GAME = /game-[a-z-]+(?=\/table\/)/;
/** They are drawn on a field of 512 units: whole ones are finer than any screen shows. */
const PRECISION = 0;
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

export function gameIcons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  const used = new Set<string>();
  return {
    name: 'fray-game-icons',
    // Every game has its own copy of what it draws: what two of them share would be one more file for each to fetch.
    resolveId(id, importer = '') {
      if (!id.startsWith(PREFIX)) return undefined;
      const game = GAME.exec(importer)?.[0] ?? '';
      return `\0${id}?${game}`;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name = ''] = id.slice(PREFIX.length + 1).split('?');
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
      if (icon === undefined) throw new Error(`There is no icon "${name}" in game-icons.`);
      used.add(name);
      return `export default ${JSON.stringify(coarse(icon.body))};`;
    },
    configureServer(server) {
      server.middlewares.use('/icons-used.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify([...used].sort()));
      });
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'icons-used.json',
        source: JSON.stringify([...used].sort()),
      });
    },
  };
}

function coarse(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: PRECISION } }],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
