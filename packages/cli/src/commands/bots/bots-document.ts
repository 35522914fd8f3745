/** docs/BOTS.md: what a ladder measured, put between the marks of its game. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ladder } from '@fray/lab';
import { percent } from '../../paint.js';
import { words } from '../../words/index.js';

const { ladders } = words;
const DOCUMENT = 'docs/BOTS.md';

export function writeBotsDocument(root: string, title: string, found: Ladder): void {
  const file = join(root, DOCUMENT);
  if (!existsSync(file)) return;
  const [from, to] = [`<!-- ${found.game} -->`, `<!-- /${found.game} -->`];
  const text = readFileSync(file, 'utf8');
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  const section = `${from}\n${sectionOf(title, found)}\n${to}`;
  writeFileSync(
    file,
    start === -1 || end === -1
      ? `${text.trimEnd()}\n\n${section}\n`
      : `${text.slice(0, start)}${section}${text.slice(end + to.length)}`,
  );
}

function sectionOf(title: string, found: Ladder): string {
  const rows = found.rungs.map(({ level, thinking, step }) => {
    const cells =
      step === null
        ? ['', '', '']
        : [
            `${step.games}`,
            `${percent(step.score)} (${percent(step.low)} to ${percent(step.high)})`,
            `${step.elo.elo.toFixed(0)} (${step.elo.low.toFixed(0)} to ${step.elo.high.toFixed(0)})`,
          ];
    return `| ${[ladders.levels[level], `\`${thinking}\``, ...cells].join(' | ')} |`;
  });
  const { yardstick, seats, seed, game } = found;
  const { narrow, least, most, quick } = found.effort;
  const more = quick === undefined ? '' : ` --quick ${quick}`;
  const top = ladders.levels[found.rungs[found.rungs.length - 1]!.level];
  return [
    `### ${title}: ${ladders.topped(top, percent(yardstick.score))}`,
    '',
    `    npx fray ladder ${game} --seats ${seats} --seed ${seed} --narrow ${narrow} --least ${least} --most ${most}${more}`,
    '',
    `| ${ladders.documentColumns.join(' | ')} |`,
    '| --- | --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
