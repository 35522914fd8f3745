/** `fray lab answers`: plays every experiment of a folder and writes what was found as a document and for the page. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import {
  type Chapter,
  designParts,
  openPoolRunner,
  type PoolRunner,
  parseExperiment,
  reportMarkdown,
  runDesign,
  toldIn,
} from '@fray/lab';
import { Complaint, must } from '../../complaint.js';
import { openGame } from '../../game/open-game.js';
import { readCount, readText } from '../../options.js';
import { words } from '../../words/index.js';
import { reportLanguages, reportWords } from './report-words.js';

export interface LabAnswersFlags {
  /** The document; its pictures go into a folder beside it. */
  readonly write: string;
  /** The same for the page. */
  readonly page?: string;
  /** Files whose names begin so are played; what the page has found of the others is kept. */
  readonly only?: string;
  readonly workers?: string;
}

const ENDING = '.lab.txt';

export async function labAnswers(folder: string, flags: LabAnswersFlags): Promise<void> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort();
  if (files.length === 0) throw new Complaint(words.lab.noExperiments(folder, ENDING));
  const kept = keptChapters(flags);
  const runner = openPoolRunner(
    flags.workers === undefined ? undefined : readCount('--workers', flags.workers, 0),
  );
  const chapters: Chapter[] = [];
  try {
    for (const name of files) {
      const known = kept.find(({ file }) => file === name);
      if (known === undefined) process.stdout.write(`${name}\n`);
      const file = join(folder, name);
      chapters.push({ ...(known ?? (await play(file, runner))), told: toldOf(readText(file)) });
    }
  } finally {
    await runner.close();
  }
  await writeDocument(flags.write, folder, chapters);
  if (flags.page !== undefined) writeFileSync(flags.page, `${JSON.stringify(chapters)}\n`);
}

function keptChapters({ only, page }: LabAnswersFlags): readonly Chapter[] {
  if (only === undefined) return [];
  if (page === undefined) throw new Complaint(words.lab.onlyOfPage);
  return readChapters(page).filter(({ file }) => !file.startsWith(only));
}

function readChapters(page: string): readonly Chapter[] {
  const text = readText(page);
  try {
    return JSON.parse(text) as readonly Chapter[];
  } catch {
    throw new Complaint(words.lab.onlyOfPage);
  }
}

async function play(file: string, runner: PoolRunner): Promise<Omit<Chapter, 'told'>> {
  const experiment = must(parseExperiment(readText(file)));
  const { game, book } = await openGame(experiment.game);
  const answered = must(await runDesign(experiment, game, runner), book);
  return { game: game.id, found: answered.found, file: basename(file) };
}

/** Words are read anew every time: they change without a match being played again. */
function toldOf(text: string): Chapter['told'] {
  const told = reportLanguages.flatMap((language) => {
    const words = toldIn(text, language);
    return words === undefined ? [] : [[language, words] as const];
  });
  return Object.fromEntries(told);
}

async function writeDocument(document: string, folder: string, chapters: readonly Chapter[]): Promise<void> {
  const pictures = document.replace(/\.md$/, '').toLowerCase();
  mkdirSync(pictures, { recursive: true });
  const texts: string[] = [];
  for (const { game, told, found, file } of chapters) {
    const { title, notes } = told['en']!;
    const parts = designParts(found, (await openGame(game)).book, reportWords);
    const nameOf = (part: number): string => `${file.replace(ENDING, '')}-${part + 1}.svg`;
    for (const [i, { picture }] of parts.entries())
      if (picture !== undefined) writeFileSync(join(pictures, nameOf(i)), picture);
    const at = (part: number): string => `${relative(dirname(document), pictures)}/${nameOf(part)}`;
    const again = `${words.lab.again} \`${reportWords.command(`${folder}/${file}`)}\``;
    texts.push([`## ${title}`, ...notes, reportMarkdown(parts, at), again].join('\n\n'));
  }
  writeFileSync(
    document,
    `${[`# ${words.lab.balance}`, words.lab.balanceLead(folder, document), ...texts].join('\n\n')}\n`,
  );
}
