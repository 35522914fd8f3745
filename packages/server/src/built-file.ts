/** Threads cannot read TypeScript: run from sources, the server sends them to the built files. */
import { existsSync } from 'node:fs';

/** A file beside the caller, given as `./name.js`, or the one built from it. `folder` is the caller's in `src`. */
export function builtFile(caller: string, folder: string, name: string): URL {
  if (!caller.endsWith('.ts')) return new URL(`./${name}`, caller);
  const built = new URL(`../../dist/${folder}/${name}`, caller);
  if (!existsSync(built))
    throw new Error('Build first, with "npm run build": the server’s threads run built files.');
  return built;
}
