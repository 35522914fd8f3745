/**
 * A game that is written outside of this repository: a folder whose package.json says `"fray": { "game": "dist/index.js" }`.
 * Commands that are run there find it under its id. Its code is run only if the folder is the reader's own, and never in silence.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, Core, ScenarioAdapter } from '@fray/engine';
import { Complaint } from '../complaint.js';
import { plainText } from '../plain-text.js';
import { words } from '../words/index.js';

export interface LocalGame {
  readonly game: AnyGame;
  readonly folder: string;
  readonly rules: URL;
  /** The module that exports it, so that worker threads can load it, too. */
  readonly module: string;
  /** How its positions are written, if it says so. */
  loadScenarioAdapter(): Promise<ScenarioAdapter<Core> | undefined>;
}

export async function findLocalGame(
  start = process.cwd(),
  reader = process.getuid?.(),
  say = sayOnce,
): Promise<LocalGame | undefined> {
  const folder = findFolder(start);
  if (folder === undefined) return undefined;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = join(folder, manifest.fray!.game!);
  if (![folder, join(folder, 'package.json'), file].every((path) => belongsTo(reader, path))) {
    say(words.problems.foreignGame(folder));
    return undefined;
  }
  say(words.reports.runsGame(folder));
  const module = pathToFileURL(file).href;
  try {
    const { game } = (await import(module)) as { game: AnyGame };
    const loadScenarioAdapter = async (): Promise<ScenarioAdapter<Core> | undefined> => {
      if (manifest.fray?.scenario === undefined) return undefined;
      const entry = await import(pathToFileURL(join(folder, manifest.fray.scenario)).href);
      return (entry as { scenarioAdapter: ScenarioAdapter<Core> }).scenarioAdapter;
    };
    return { game, folder, rules: pathToFileURL(join(folder, 'RULES.md')), module, loadScenarioAdapter };
  } catch (error) {
    throw new Complaint(words.problems.badGame(file, (error as Error).message.split('\n')[0]!));
  }
}

/** Every file is asked: anybody may write into a folder such as /tmp. Windows knows no such owners. */
function belongsTo(reader: number | undefined, path: string): boolean {
  const { uid } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return reader === undefined || uid === undefined || uid === reader;
}

const said = new Set<string>();

function sayOnce(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  process.stderr.write(`fray: ${plainText(text)}\n`);
}

interface Manifest {
  readonly fray?: { readonly game?: string; readonly scenario?: string };
}

/** The nearest folder upwards that holds such a game. */
function findFolder(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && holdsGame(file)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

function holdsGame(file: string): boolean {
  try {
    return typeof (JSON.parse(readFileSync(file, 'utf8')) as Manifest).fray?.game === 'string';
  } catch {
    return false;
  }
}
