/** Gives each icon as a module of its own (`game-icon:orc-head`), so that only the used ones are shipped. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'game-icon:';
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

export function gameIcons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  const used = new Set<string>();
  return {
    name: 'fray-game-icons',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
      if (icon === undefined) throw new Error(`There is no icon "${name}" in game-icons.`);
      used.add(name);
      return `export default ${JSON.stringify(icon.body)};`;
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
