/** Reads a scenario file: titles, heads at the left edge, indented lines below them. SCENARIOS.md describes the format. */
import { fail, ok, type Result } from '@fray/engine';
import { type Block, type Draft, readDrafts, type ScenarioLine } from './blocks.js';

export type StepKind = 'dice' | 'choices' | 'expect';

export interface ScenarioStep {
  readonly kind: StepKind;
  readonly lines: readonly ScenarioLine[];
}

export interface Scenario {
  readonly title: string;
  readonly line: number;
  readonly ids: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number | undefined;
  /** Where ids, options and seats stand; the title's line when they are not said. */
  readonly idsLine: number;
  readonly optionsLine: number;
  readonly seatsLine: number;
  readonly seed: string | undefined;
  readonly position: readonly ScenarioLine[] | undefined;
  readonly steps: readonly ScenarioStep[];
}

export interface ScenarioFile {
  /** The game named before the first title, if any. */
  readonly game: string | undefined;
  readonly scenarios: readonly Scenario[];
}

const HEADS = ['ids', 'from', 'options', 'seats', 'seed', 'position', 'dice', 'choices', 'expect'];
const STEPS: readonly string[] = ['dice', 'choices', 'expect'] satisfies StepKind[];

export function parseScenarios(text: string): Result<ScenarioFile> {
  const drafts = readDrafts(text, HEADS, ['game', ...HEADS]);
  if (!drafts.ok) return drafts;
  const [preamble, ...titled] = drafts.value;
  if (titled.length === 0)
    return fail('There is no scenario in this file: each starts with a line "# title".');
  const games = preamble!.blocks.filter((block) => block.head === 'game');
  const stray = preamble!.blocks.find((block) => block.head !== 'game');
  if (stray !== undefined) return fail(`Line ${stray.line}: "${stray.head}:" must come after a "# title".`);
  const scenarios: Scenario[] = [];
  for (const draft of titled) {
    const scenario = readScenario(draft, scenarios);
    if (!scenario.ok) return scenario;
    scenarios.push(scenario.value);
  }
  return ok({ game: games[0]?.lines[0]?.text, scenarios });
}

function readScenario(draft: Draft, earlier: readonly Scenario[]): Result<Scenario> {
  const all = (head: string): ScenarioLine[] =>
    draft.blocks.filter((b) => b.head === head).flatMap((b) => b.lines);
  const from = all('from')[0];
  const base = earlier.find((scenario) => scenario.title === from?.text);
  if (from !== undefined && base === undefined)
    return fail(`Line ${from.line}: no earlier scenario in this file is called "${from.text}".`);
  const options = readOptions(all('options'));
  if (!options.ok) return options;
  const seats = all('seats')[0];
  if (seats !== undefined && !/^\d+$/.test(seats.text))
    return fail(`Line ${seats.line}: "seats:" needs a number.`);
  const steps = draft.blocks.filter((b) => STEPS.includes(b.head)) as unknown as Block[];
  if (!steps.some((step) => step.head === 'expect' && step.lines.length > 0))
    return fail(
      `Line ${draft.line}: the scenario "${draft.title}" expects nothing; it needs an "expect:" block.`,
    );
  const hasPosition = draft.blocks.some((b) => b.head === 'position') || base?.position !== undefined;
  return ok({
    title: draft.title,
    line: draft.line,
    ids: all('ids').flatMap(({ text }) => text.split(/[\s,]+/).filter((id) => id !== '')),
    options: { ...base?.options, ...options.value },
    seats: seats === undefined ? base?.seats : Number(seats.text),
    idsLine: all('ids')[0]?.line ?? draft.line,
    optionsLine: all('options')[0]?.line ?? draft.line,
    seatsLine: seats?.line ?? draft.line,
    seed: all('seed')[0]?.text ?? base?.seed,
    position: hasPosition ? [...(base?.position ?? []), ...all('position')] : undefined,
    steps: steps.map(({ head, lines }) => ({ kind: head as StepKind, lines })),
  });
}

/** `name = value`, several on the head's own line with commas between, or one on each indented line. */
export function readOptions(lines: readonly ScenarioLine[]): Result<Record<string, unknown>> {
  const options: Record<string, unknown> = {};
  for (const { text, line } of lines)
    for (const pair of text.includes('{') || text.includes('[') ? [text] : text.split(',')) {
      const [, name, value] = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(pair) ?? [];
      if (name === undefined)
        return fail(`Line ${line}: write an option as name = value, not "${pair.trim()}".`);
      options[name] = readValue(value!);
    }
  return ok(options);
}

/** A number, true, false or other JSON; anything else is plain text. */
export function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
