/** The settings an experiment plays: which changes are on in which, and what each tells about every effect. */
import { type AnyGame, fail, type Message, message, ok, type Result } from '@fray/engine';
import type { Plan } from '../plan.js';
import type { Experiment } from './experiment.js';
import { independent, leastSquares } from './least-squares.js';
import { planOf, type Setting } from './plan-of.js';

/** What is asked of the cells: a change by itself, or two together beyond the sum of both. */
export interface Question {
  readonly name: string;
  /** The places of the changes concerned. */
  readonly changes: readonly number[];
  /** What the answer is made of: one weight a cell. */
  readonly weights: readonly number[];
}

export interface Cells {
  readonly plans: readonly Plan[];
  readonly questions: readonly Question[];
}

/** Combinations that a game refuses (one rule needs another) are left out; effects are reckoned from the rest. */
export function cellsOf(experiment: Experiment, game: AnyGame, module?: string): Result<Cells, Message> {
  const patterns = patternsOf(experiment);
  const played: { readonly on: readonly boolean[]; readonly plan: Plan }[] = [];
  for (const on of patterns) {
    const plan = planOf(experiment, settingOf(experiment, on), game, module);
    if (plan.ok) played.push({ on, plan: plan.value });
    else if (experiment.design === 'each' || isUnknown(plan.error)) return plan;
  }
  if (played.length < 2 && experiment.changes.length > 0)
    return fail(message('experiment-nothing', { game: game.id }));
  const on = played.map((cell) => cell.on);
  return ok({ plans: played.map(({ plan }) => plan), questions: questionsOf(experiment, on) });
}

/** A combination may be refused; a word that means nothing is a mistake of whoever wrote it. */
function isUnknown({ id }: Message): boolean {
  return /^(no-such|option|bot|seat|unknown)/.test(id);
}

function patternsOf({ changes, design }: Experiment): readonly (readonly boolean[])[] {
  const k = changes.length;
  if (design === 'each')
    return Array.from({ length: k + 1 }, (_, cell) => changes.map((_, i) => i === cell - 1));
  const all = Array.from({ length: 2 ** k }, (_, bits) => changes.map((_, i) => ((bits >> i) & 1) === 1));
  // An even number of changes: with five or more of them no effect of one or two is mixed up with another such.
  return design === 'factorial' || k < 5 ? all : all.filter((on) => on.filter(Boolean).length % 2 === 0);
}

function settingOf({ changes }: Experiment, on: readonly boolean[]): Setting {
  const active = changes.filter((_, i) => on[i]);
  const bots = active.findLast((change) => change.bots !== undefined)?.bots;
  const options: Record<string, unknown> = Object.assign({}, ...active.map((change) => change.options));
  return { options, ...(bots === undefined ? {} : { bots }) };
}

function questionsOf(
  { changes, design }: Experiment,
  on: readonly (readonly boolean[])[],
): readonly Question[] {
  const alone = changes.map((change, i) => ({ name: change.name, changes: [i] }));
  if (design === 'each')
    return alone.map((question, i) => ({
      ...question,
      weights: on.map((cell) => (cell[i] ? 1 : cell.some(Boolean) ? 0 : -1)),
    }));
  const pairs = alone.flatMap(({ name }, i) =>
    alone.slice(i + 1).map((other, j) => ({ name: `${name} × ${other.name}`, changes: [i, i + 1 + j] })),
  );
  const asked = [...alone, ...pairs];
  const column = (places: readonly number[]): number[] =>
    on.map((cell) =>
      places.reduce((product, i) => product * (cell[i] ? 0.5 : -0.5), places.length === 2 ? 2 : 1),
    );
  const columns = [on.map(() => 1), ...asked.map((question) => column(question.changes))];
  // What cannot be told from the rest, because a combination was refused, is not asked.
  const kept = independent(columns);
  const weights = leastSquares(kept.map((i) => columns[i]!));
  return kept.flatMap((place, row) =>
    place === 0 ? [] : [{ ...asked[place - 1]!, weights: weights[row]! }],
  );
}
