/** Processes cannot read TypeScript: run from sources, the measurement starts the built files. */
import { existsSync } from 'node:fs';

/** The file of this name beside the caller, or the one built from it. */
export function builtFile(caller: string, name: string): URL {
  if (!caller.endsWith('.ts')) return new URL(`./${name}`, caller);
  const at = caller.lastIndexOf('/src/');
  const built = new URL(`./${name}`, `${caller.slice(0, at)}/dist/${caller.slice(at + '/src/'.length)}`);
  if (!existsSync(built))
    throw new Error('Build first, with "npm run build": servers under load are built files.');
  return built;
}
