/** `fray scenario`: runs scenario files and shows, where one fails, how the table differs. */
import { findGame } from '@fray/games';
import { parseScenarios, runScenarios, type ScenarioResult } from '@fray/testkit';
import pc from 'picocolors';
import { Complaint, must } from '../complaint.js';
import { readText } from '../options.js';

export function runScenarioFiles(files: readonly string[], gameId: string | undefined): void {
  const results = files.map((file) => ({ file, results: runFile(file, gameId) }));
  for (const { file, results: list } of results) process.stdout.write(paintFile(file, list));
  const all = results.flatMap(({ results: list }) => list);
  const failed = all.filter(({ fault }) => fault !== undefined).length;
  process.stdout.write(`${all.length - failed} of ${all.length} scenarios hold.\n`);
  if (failed > 0) throw new Complaint(`${failed} of ${all.length} scenarios failed.`);
}

function runFile(file: string, gameId: string | undefined): ScenarioResult[] {
  const text = readText(file);
  const parsed = parseScenarios(text);
  if (!parsed.ok) throw new Complaint(`${file}: ${parsed.error}`);
  const id = gameId ?? parsed.value.game;
  if (id === undefined)
    throw new Complaint(
      `${file} does not say which game it is for: start it with "game: ID", or use --game.`,
    );
  const game = must(findGame(id));
  if (game.scenario === undefined)
    throw new Complaint(`${game.title} does not say how its positions are written.`);
  const results = runScenarios(text, game, game.scenario);
  if (!results.ok) throw new Complaint(`${file}: ${results.error}`);
  return results.value;
}

function paintFile(file: string, results: readonly ScenarioResult[]): string {
  const lines = results.map(({ name, fault }) =>
    fault === undefined ? `${pc.green('ok')}    ${name}` : `${pc.red('FAIL')}  ${name}\n      ${fault}`,
  );
  return `${pc.bold(file)}\n${lines.join('\n')}\n`;
}
