/** Runs scenarios and says, where one fails, how the table differs from what was expected. */
import { type AnyGame, type Core, fail, loadBook, ok, type Result, type ScenarioAdapter } from '@fray/engine';
import { TapeError } from '../dice-tape.js';
import type { ScenarioLine } from './blocks.js';
import { checkExpectations } from './expectation.js';
import { parseScenarios, type Scenario } from './parse-scenarios.js';
import type { ScenarioRules } from './scenario-rules.js';
import { ScenarioTable } from './scenario-table.js';

export interface ScenarioResult {
  /** "[RL-W1] The title", as a test is named. */
  readonly name: string;
  readonly ids: readonly string[];
  /** Why it failed, with the difference; undefined when it passed. */
  readonly fault: string | undefined;
}

/**
 * Runs every scenario of a file. A file that cannot be read gives one sentence instead. With `clauses`, those that the rules
 * state, a scenario that claims to prove another one fails.
 */
export async function runScenarios(
  text: string,
  game: AnyGame,
  adapter: ScenarioAdapter<Core>,
  clauses?: readonly string[],
): Promise<Result<ScenarioResult[]>> {
  const rules = await scenarioRules(game, adapter, clauses);
  const file = parseScenarios(text);
  if (!file.ok) return file;
  if (file.value.game !== undefined && file.value.game !== game.id)
    return fail(`These scenarios are for "${file.value.game}", not for "${game.id}".`);
  return ok(
    file.value.scenarios.map((scenario) => ({
      name: scenarioName(scenario),
      ids: scenario.ids,
      fault: runScenario(scenario, rules),
    })),
  );
}

export async function scenarioRules(
  game: AnyGame,
  adapter: ScenarioAdapter<Core>,
  clauses?: readonly string[],
): Promise<ScenarioRules> {
  return { game, adapter, book: await loadBook(game), ...(clauses && { clauses }) };
}

export function scenarioName(scenario: Scenario): string {
  return [...scenario.ids.map((id) => `[${id}]`), scenario.title].join(' ');
}

/** Plays one scenario: undefined when everything was as expected, otherwise what was not. */
export function runScenario(scenario: Scenario, rules: ScenarioRules): string | undefined {
  const stranger = scenario.ids.find((id) => rules.clauses?.includes(id) === false);
  if (stranger !== undefined) return `line ${scenario.idsLine}: the rules state no clause ${stranger}.`;
  const opened = ScenarioTable.open(rules, scenario);
  if (!opened.ok) return opened.error;
  const table = opened.value;
  const place = { line: scenario.line };
  try {
    return playSteps(scenario, table, place);
  } catch (error) {
    if (error instanceof TapeError) return `line ${place.line}: ${error.message}`;
    throw error;
  }
}

function playSteps(scenario: Scenario, table: ScenarioTable, place: { line: number }): string | undefined {
  const { state, machine, tape } = table;
  let started = false;
  // Dice written before the first choice or expectation may already be needed to set the table going.
  const begin = (): void => {
    if (started) return;
    started = true;
    if (scenario.position === undefined) machine.start(state);
    else machine.resume(state);
  };
  for (const { kind, lines } of scenario.steps) {
    if (kind === 'dice') {
      if (tape === undefined && lines.length > 0)
        return `line ${lines[0]!.line}: a scenario has either a "seed:" or "dice:", not both.`;
      for (const { text } of lines) tape?.add(text);
      continue;
    }
    begin();
    const fault = kind === 'choices' ? playChoices(table, lines, place) : checkExpectations(table, lines);
    if (fault !== undefined) return fault;
    if (kind === 'expect') table.events.length = 0;
  }
  tape?.assertUsedUp();
  return undefined;
}

function playChoices(
  table: ScenarioTable,
  lines: readonly ScenarioLine[],
  place: { line: number },
): string | undefined {
  for (const { text, line } of lines) {
    place.line = line;
    const read = table.readMove(text);
    if (!read.ok) return `line ${line}: ${read.error}`;
    const { seat, move } = read.value;
    const why = table.machine.submit(table.state, seat, move);
    if (why === undefined) continue;
    const reason = table.rules.book.refusal(why, { seat, names: table.names });
    const offered = table.offered(seat);
    const asked = table.asked().map((other) => table.names[other]);
    return [
      `line ${line}: "${text}" is refused: ${reason} (${why.clause})`,
      `    ${table.names[seat]} may: ${offered.slice(0, 40).join(' | ') || 'nothing'}`,
      `    asked now: ${asked.join(', ') || 'nobody'} (${table.machine.decision(table.state)?.id ?? 'nothing'})`,
    ].join('\n');
  }
  return undefined;
}
