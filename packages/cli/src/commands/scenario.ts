/** `fray scenario`: runs scenario files and shows, where one fails, how the table differs. */
import { loadScenarioAdapter } from '@fray/games/scenarios';
import { parseScenarios, runScenarios, type ScenarioResult } from '@fray/testkit';
import pc from 'picocolors';
import { Complaint } from '../complaint.js';
import { openGame } from '../game/open-game.js';
import { readText } from '../options.js';
import { words } from '../words/index.js';

const { problems, reports } = words;

export async function runScenarioFiles(files: readonly string[], gameId: string | undefined): Promise<void> {
  const run = files.map(async (file) => ({ file, results: await runFile(file, gameId) }));
  const results = await Promise.all(run);
  for (const { file, results: list } of results) process.stdout.write(paintFile(file, list));
  const all = results.flatMap(({ results: list }) => list);
  const failed = all.filter(({ fault }) => fault !== undefined).length;
  process.stdout.write(`${reports.scenariosHold(all.length - failed, all.length)}\n`);
  if (failed > 0) throw new Complaint(problems.scenariosFailed(failed, all.length));
}

async function runFile(file: string, gameId: string | undefined): Promise<ScenarioResult[]> {
  const text = readText(file);
  const parsed = parseScenarios(text);
  if (!parsed.ok) throw new Complaint(problems.inFile(file, parsed.error));
  const id = gameId ?? parsed.value.game;
  if (id === undefined) throw new Complaint(problems.whichGame(file));
  const { game, book, local } = await openGame(id);
  const adapter = await (local?.loadScenarioAdapter() ?? loadScenarioAdapter(game.id));
  if (adapter === undefined) throw new Complaint(problems.noPositions(book.title));
  const results = await runScenarios(text, game, adapter);
  if (!results.ok) throw new Complaint(problems.inFile(file, results.error));
  return results.value;
}

function paintFile(file: string, results: readonly ScenarioResult[]): string {
  const lines = results.map(({ name, fault }) =>
    fault === undefined
      ? `${pc.green(reports.holds)}    ${name}`
      : `${pc.red(reports.fails)}  ${name}\n      ${fault}`,
  );
  return `${pc.bold(file)}\n${lines.join('\n')}\n`;
}
