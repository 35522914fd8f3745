/** `fray new`: a game folder from the template, in this repository or anywhere else. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findGame } from '@fray/games';
import { Complaint } from '../complaint.js';
import { copyTemplate } from '../new/copy-template.js';
import { addToShelf, findRepository } from '../new/repository.js';
import { repositoryFiles, standaloneFiles } from '../new/settings.js';
import { words } from '../words/index.js';

const { problems, reports } = words;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function newGame(name: string, start = process.cwd()): void {
  if (!NAME.test(name)) throw new Complaint(problems.gameName(name));
  if (findGame(name).ok) throw new Complaint(problems.gameTaken(name));
  const repository = findRepository(start);
  const folder = repository === undefined ? join(start, name) : join(repository, 'packages', `game-${name}`);
  if (existsSync(folder)) throw new Complaint(problems.folderTaken(relative(start, folder)));
  copyTemplate(folder, name, repository === undefined ? standaloneFiles(name) : repositoryFiles(name));
  if (repository !== undefined) addToShelf(repository, name);
  const steps = repository === undefined ? reports.stepsOutside(name) : reports.stepsInside(name);
  process.stdout.write(`${[reports.made(relative(start, folder)), ...steps].join('\n    ')}\n`);
}
