/** The position of a scenario, refused where it cannot be: by the adapter, or by what the game's own audit finds. */
import { type Core, fail, ok, type Result, type Rng, type Setup } from '@fray/engine';
import type { ScenarioLine } from './blocks.js';
import type { ScenarioRules } from './scenario-rules.js';

export function openPosition(
  rules: ScenarioRules,
  lines: readonly ScenarioLine[],
  setup: Setup,
  rng: Rng,
): Result<Core> {
  const read = (count: number): Result<Core> => tryPosition(rules, lines.slice(0, count), setup, [...rng]);
  const whole = read(lines.length);
  if (whole.ok) return whole;
  // The faulty line is the one that the lines before it get along without.
  let at = 0;
  while (at < lines.length && read(at).ok) at++;
  const line = lines[Math.max(0, at - 1)]?.line ?? 0;
  return fail(`line ${line}: ${whole.error}`);
}

function tryPosition(
  { game, adapter }: ScenarioRules,
  lines: readonly ScenarioLine[],
  setup: Setup,
  rng: Rng,
): Result<Core> {
  const texts = lines.map(({ text }) => withSeatNames(text, adapter.seats(setup)));
  const position = adapter.position(texts, setup, rng);
  if (!position.ok) return position;
  const fault = game.audit(position.value);
  return fault === undefined ? ok(position.value) : fail(`there is no such position: ${fault}.`);
}

/** "seat 2 health 3" in the words of the game: "isengard health 3". */
export function withSeatNames(text: string, names: readonly string[]): string {
  return text.replace(/\bseat (\d+)\b/gi, (whole, n: string) => names[Number(n) - 1] ?? whole);
}
