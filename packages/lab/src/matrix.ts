/** Every contender against every other: the square table of win rates, and how each does against the field. */
import { assert, type Message, ok, type Result } from '@fray/engine';
import { type Plan, type PlanRequest, parsePlan } from './plan.js';
import { type RunOptions, runPlans } from './play/pool.js';
import { type Rate, rate } from './report.js';

export interface MatrixRequest extends Omit<PlanRequest, 'options'> {
  readonly contenders: readonly string[];
  /** The options of a match between two contenders, the first on the first seat. */
  optionsFor(row: string, column: string): unknown;
}

export interface Matrix {
  readonly contenders: readonly string[];
  /** `cells[row][column]`: how often the row's contender wins from the first seat. */
  readonly cells: readonly (readonly Rate[])[];
  /** Each contender against all others, from both seats, mirror matches left out. */
  readonly field: readonly Rate[];
}

export async function simulateMatrix(
  request: MatrixRequest,
  options: RunOptions = {},
): Promise<Result<Matrix, Message>> {
  const { contenders } = request;
  const plans: Plan[] = [];
  for (const row of contenders)
    for (const column of contenders) {
      const seed = `${request.seed}/${row}/${column}`;
      const plan = parsePlan({ ...request, options: request.optionsFor(row, column), seed });
      if (!plan.ok) return plan;
      assert(plan.value.bots.length === 2, 'a matrix is for two seats');
      plans.push(plan.value);
    }
  const tallies = await runPlans(plans, options);
  const size = contenders.length;
  const cells = contenders.map((row, r) =>
    contenders.map((column, c) => {
      const { seatWins, games } = tallies[r * size + c]!;
      return rate(`${row} / ${column}`, seatWins[0]!, games);
    }),
  );
  const losses = tallies.map(({ seatWins }) => seatWins[1]!);
  const field = contenders.map((name, i) => against(name, i, cells, losses));
  return ok({ contenders, cells, field });
}

function against(name: string, i: number, cells: Matrix['cells'], secondWins: readonly number[]): Rate {
  let wins = 0;
  let games = 0;
  for (let other = 0; other < cells.length; other++) {
    if (other === i) continue;
    wins += cells[i]![other]!.wins + secondWins[other * cells.length + i]!;
    games += cells[i]![other]!.games + cells[other]![i]!.games;
  }
  return rate(name, wins, games);
}
