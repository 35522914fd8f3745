/** One vitest test for every scenario of a folder, named after its clauses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, assert, type Core, type ScenarioAdapter } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { clausesIn } from '../clauses.js';
import { parseScenarios } from './parse-scenarios.js';
import { runScenario, scenarioName, scenarioRules } from './run-scenarios.js';

const SCENARIO_SUFFIX = '.scenario.txt';

/** Runs all `*.scenario.txt` files of a folder. `rules` is the text of RULES.md: scenarios may only name its clauses. */
export function describeScenarios(
  game: AnyGame,
  adapter: ScenarioAdapter<Core>,
  dir: string,
  rules?: string,
): void {
  const files = readdirSync(dir).filter((file) => file.endsWith(SCENARIO_SUFFIX));
  assert(files.length > 0, `there is no *${SCENARIO_SUFFIX} file in ${dir}`);
  const clauses = rules === undefined ? undefined : clausesIn(rules);
  for (const file of files.sort()) {
    const parsed = parseScenarios(readFileSync(join(dir, file), 'utf8'));
    assert(parsed.ok, `${file}: ${parsed.ok ? '' : parsed.error}`);
    describe(file, () => {
      for (const scenario of parsed.value.scenarios)
        it(scenarioName(scenario), async () => {
          const fault = runScenario(scenario, await scenarioRules(game, adapter, clauses));
          expect(fault, fault).toBeUndefined();
        });
    });
  }
}
