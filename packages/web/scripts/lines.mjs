// How much there is to read: lines of TypeScript, and pieces of eight lines and more that stand somewhere else, too.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const LEAST = 8;

export function linesAndDuplicates() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => readFileSync(`${root}${path}`, 'utf8').trimEnd().split('\n'));
  const lines = files.reduce((sum, file) => sum + file.length, 0);
  return { lines, duplicated: duplicatedLines(files) };
}

/** Lines that belong to a piece of eight which was seen before, blank lines and imports left out. */
function duplicatedLines(files) {
  const seen = new Set();
  let duplicated = 0;
  for (const file of files) {
    const said = file.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('import '));
    let upTo = 0;
    for (let i = 0; i + LEAST <= said.length; i++) {
      const piece = said.slice(i, i + LEAST).join('\n');
      if (seen.has(piece)) {
        duplicated += i + LEAST - Math.max(upTo, i);
        upTo = i + LEAST;
      } else seen.add(piece);
    }
  }
  return duplicated;
}
