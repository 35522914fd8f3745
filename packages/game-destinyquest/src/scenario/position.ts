/** Reads a position: the round and where it stands, then the sheets, then what lies on them. */
import { fail, frameAt, ok, type Result, type Rng, type Setup } from '@fray/engine';
import type { Hero } from '../heroes/hero.js';
import { heroesOf, rulesOf } from '../options.js';
import { turnEffects } from '../sheet/effects.js';
import { newDuel } from '../state/setup.js';
import { type DuelState, NONE } from '../state/state.js';
import { duel } from '../steps/duel.js';
import { changeHero } from './hero-lines.js';
import { plainHero } from './plain-hero.js';
import { SEAT_NAMES } from './seat-names.js';
import { changeTable } from './table-lines.js';

const STEPS = [
  duel.at.step1,
  duel.at.step2,
  duel.at.step3,
  duel.at.step4,
  duel.at.step5,
  duel.at.step6,
  duel.at.step7,
  duel.at.step8,
  duel.at.step9,
];

const BEFORE = 'before combat';
const PLAIN = 'plain heroes';
const ROUND = /^round (\d+)$/;
const STEP = /^step ([1-9])(?:, (azure|bronze) won)?$/;

/** The sheets first, then the table on them: a line may be about both ("health 40 of 100"). */
export function readPosition(lines: readonly string[], setup: Setup, rng: Rng): Result<DuelState> {
  const known = new Set<string>();
  const heroes = readHeroes(lines, setup, known);
  if (!heroes.ok) return heroes;
  const s = newDuel(heroes.value, rulesOf(setup.options), rng);
  placeRound(s, lines);
  for (const line of lines) {
    if (ROUND.test(line) || STEP.test(line) || line === PLAIN || line === BEFORE) continue;
    const about = aboutSeat(line);
    if (about === undefined) return fail(`A position line starts with azure or bronze, not "${line}".`);
    const changed = changeTable(s, about.seat, about.rest);
    if (changed !== undefined && !changed.ok) return changed;
    if (changed === undefined && !known.has(line)) return fail(`"${line}" says nothing about a duel.`);
  }
  turnEffects(s);
  return ok(s);
}

function readHeroes(lines: readonly string[], setup: Setup, known: Set<string>): Result<[Hero, Hero]> {
  const heroes: [Hero, Hero] = lines.includes(PLAIN)
    ? [plainHero(SEAT_NAMES[0]!), plainHero(SEAT_NAMES[1]!)]
    : heroesOf(setup.options);
  for (const line of lines) {
    const about = aboutSeat(line);
    const changed = about === undefined ? undefined : changeHero(heroes[about.seat]!, about.rest);
    if (changed === undefined) continue;
    if (!changed.ok) return changed;
    known.add(line);
    heroes[about!.seat] = changed.value;
  }
  return ok(heroes);
}

/** "azure health 40": whose fact it is, and the rest of the line. */
function aboutSeat(line: string): { seat: number; rest: string } | undefined {
  const seat = SEAT_NAMES.findIndex((name) => line.startsWith(`${name} `));
  return seat < 0 ? undefined : { seat, rest: line.slice(SEAT_NAMES[seat]!.length + 1) };
}

/** "step 4, azure won": play goes on there; without a step the round is about to begin. */
function placeRound(s: DuelState, lines: readonly string[]): void {
  const round = Number(last(lines, ROUND)?.[1] ?? 1);
  const step = last(lines, STEP);
  s.round = step === undefined ? round - 1 : round;
  s.step = Number(step?.[1] ?? 0);
  s.winner = step?.[2] === undefined ? NONE : SEAT_NAMES.indexOf(step[2]);
  const start = lines.includes(BEFORE) ? duel.at.checkList : duel.at.startOfRound;
  s.stack.push(frameAt(duel, STEPS[s.step - 1] ?? start));
}

function last(lines: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  const found = lines.map((line) => pattern.exec(line)).filter((words) => words !== null);
  return found[found.length - 1];
}
