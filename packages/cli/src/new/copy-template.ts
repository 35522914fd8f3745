/** Copies the template's files and gives the new game its own names in them. */
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url));

/** `files` are written besides the template's, by their path in the folder. */
export function copyTemplate(folder: string, name: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const file of filesIn(folder)) writeFileSync(file, renamed(readFileSync(file, 'utf8'), name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** "stone-wall" is called Stone Wall, and its clauses SW-1 and so on. */
function renamed(text: string, name: string): string {
  return text
    .replaceAll('template-game', name)
    .replaceAll('Template Game', titleOf(name))
    .replace(/\bTG-(?=\d)/g, `${codeOf(name)}-`);
}

export function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Letters only, as clauses need them: the initials, or the first three letters of a single word. */
export function codeOf(name: string): string {
  const initials = name
    .split('-')
    .map((word) => word.charAt(0))
    .filter((letter) => /[a-z]/.test(letter));
  const letters = initials.length > 1 ? initials.join('') : name.replace(/[^a-z]/g, '').slice(0, 3);
  return letters.toUpperCase();
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((entry) => join(folder, entry))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
}
