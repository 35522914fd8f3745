/** The built browser client together with a game that is written elsewhere: a folder that any static host could serve. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalGame } from './local-game.js';

const ENGINE = fileURLToPath(new URL('.', import.meta.resolve('@fray/engine')));
/** An import of the engine as the compiler writes it: browsers know no packages, only addresses. */
const ENGINE_IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])@fray\/engine\2/g;

/** Undefined where the client was not built. The page learns from its head that there is one more game. */
export function makeOwnPage({ folder, module, rules }: LocalGame, client: string): string | undefined {
  if (!existsSync(join(client, 'index.html'))) return undefined;
  const page = join(folder, 'node_modules/.cache/fray/page');
  rmSync(page, { recursive: true, force: true });
  cpSync(client, page, { recursive: true });
  copyModules(ENGINE, join(page, 'own/engine'));
  const entry = fileURLToPath(module);
  copyModules(dirname(entry), join(page, 'own/game'));
  if (existsSync(rules)) cpSync(rules, join(page, 'own/game/RULES.md'));
  const index = join(page, 'index.html');
  const told = `<meta name="fray-game" content="/own/game/${entry.slice(dirname(entry).length + 1)}" />`;
  writeFileSync(index, readFileSync(index, 'utf8').replace('</head>', `${told}</head>`));
  return page;
}

function copyModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyModules(source, target);
    else if (entry.name.endsWith('.js'))
      writeFileSync(
        target,
        readFileSync(source, 'utf8').replace(ENGINE_IMPORT, '$1$2/own/engine/index.js$2'),
      );
  }
}
