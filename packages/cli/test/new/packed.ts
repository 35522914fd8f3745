/** The packages as `npm pack` makes them, in a folder that knows nothing of this repository. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Packs the command line with everything of ours that it needs, and unpacks all of it into `folder/home/node_modules`. The
 * libraries of others are those installed here: they lie one folder up, without any package of ours among them.
 */
export function installPacked(folder: string): string {
  const home = join(folder, 'home');
  const packed = join(folder, 'packed');
  mkdirSync(packed, { recursive: true });
  const names = [...neededBy('@fray/cli', new Set())];
  const npm = ['pack', '--silent', '--pack-destination', packed, ...names.flatMap((name) => ['-w', name])];
  execFileSync('npm', npm, { cwd: root, shell: process.platform === 'win32' });
  for (const name of names) unpack(packed, name, join(home, 'node_modules', name));
  linkLibraries(folder);
  return home;
}

function neededBy(name: string, found: Set<string>): Set<string> {
  found.add(name);
  const { dependencies = {} } = manifestOf(name);
  for (const next of Object.keys(dependencies))
    if (next.startsWith('@fray/') && !found.has(next)) neededBy(next, found);
  return found;
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Manifest;
}

function unpack(packed: string, name: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const start = `${name.slice(1).replace('/', '-')}-`;
  const file = readdirSync(packed).find(
    (each) => each.startsWith(start) && /^\d/.test(each.slice(start.length)),
  );
  execFileSync('tar', ['-xzf', join(packed, file!), '-C', folder, '--strip-components', '1']);
}

function linkLibraries(folder: string): void {
  const libraries = join(folder, 'node_modules');
  mkdirSync(libraries);
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@fray' && !entry.startsWith('.'))
      symlinkSync(join(root, 'node_modules', entry), join(libraries, entry), 'junction');
}
