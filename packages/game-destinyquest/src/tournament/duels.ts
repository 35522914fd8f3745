/** What is to be fought next, and what a result means for its match (DQ-8.2, DQ-P2). */
import { assert, type EventData, fail, type Message, ok, type Result, sha256 } from '@fray/engine';
import type { HeroSpec } from '../heroes/hero-spec.js';
import { problem } from '../words/speak.js';
import { advance } from './pairings.js';
import { type TieBreak, tieBreak } from './tie-break.js';
import type { HealthBefore, PlayedDuel, Tournament, TournamentMatch } from './tournament.js';

/** A duel that can be fought now. Both heroes start from their sheets again. */
export interface NextDuel {
  readonly match: number;
  /** Which duel of its match, from 1; a replay has a number of its own. */
  readonly number: number;
  /** True when the duel before it was drawn and a winner is needed. */
  readonly replay: boolean;
  /** The entrants in the order of their seats; the seats change with every duel of a match. */
  readonly seats: readonly [number, number];
  readonly heroes: readonly [HeroSpec, HeroSpec];
  readonly seed: string;
}

export interface DuelResult {
  readonly match: number;
  readonly number: number;
  /** The seat that won; null for a draw. */
  readonly winner: 0 | 1 | null;
  /** For a draw: the health of both seats just before the damage that felled both. */
  readonly before?: readonly [number, number];
  /** How it ended, for those who read the bracket: the health of both seats and the rounds. */
  readonly left?: readonly [number, number];
  readonly rounds?: number;
}

/** Every duel that can be fought now, in order. They do not depend on each other. */
export function openDuels(t: Tournament): NextDuel[] {
  return t.matches.flatMap((match, i) => duelOf(t, match, i));
}

export function nextDuel(t: Tournament): NextDuel | undefined {
  return openDuels(t)[0];
}

/** The tournament after this result; a result that does not fit changes nothing. */
export function report(t: Tournament, result: DuelResult): Result<Tournament, Message> {
  const match = t.matches[result.match];
  const duel = match === undefined ? undefined : duelOf(t, match, result.match)[0];
  if (match === undefined || duel === undefined || duel.number !== result.number)
    return fail(problem('duel-not-now', { match: result.match, number: result.number, next: nextOf(t) }));
  if (result.winner !== null && result.winner !== 0 && result.winner !== 1)
    return fail(problem('duel-winner'));
  if (result.winner === null && t.format === 'bracket' && !isHealth(result.before))
    return fail(problem('duel-before'));
  const swapped = duel.seats[0] !== match.first;
  const played = { ...settle(t, match, result, swapped, duel), ...endOf(result, swapped) };
  return ok(withMatch(t, result.match, { ...match, duels: [...match.duels, played] }));
}

/** As the match has its two sides, whoever sat where. */
function endOf({ left, rounds }: DuelResult, swapped: boolean): Pick<PlayedDuel, 'left' | 'rounds'> {
  return {
    ...(left === undefined ? {} : { left: swapped ? [left[1], left[0]] : left }),
    ...(rounds === undefined ? {} : { rounds }),
  };
}

function settle(
  t: Tournament,
  match: TournamentMatch,
  result: DuelResult,
  swapped: boolean,
  duel: NextDuel,
): PlayedDuel {
  if (result.winner !== null) return { winner: (result.winner === 0) !== swapped ? 'first' : 'second' };
  if (t.format !== 'bracket' || !duel.replay) return { winner: 'drawn' };
  const [a, b] = result.before!;
  const before: HealthBefore = swapped ? [b, a] : [a, b];
  const broken: TieBreak = tieBreak(before, `tournament tie ${t.seed} ${result.match} ${match.duels.length}`);
  return { winner: broken.winner, tieBreak: { by: broken.by, rolls: broken.rolls } };
}

function withMatch(t: Tournament, index: number, match: TournamentMatch): Tournament {
  const result = resultOf(t, match);
  const matches = [...t.matches];
  matches[index] = { ...match, result };
  if (t.format === 'bracket' && (result === 'first' || result === 'second'))
    advance(matches, index, match[result]!);
  return { ...t, matches };
}

/** In a bracket a match goes on until somebody has won; elsewhere a draw stands and uses up its duel. */
function resultOf(t: Tournament, match: TournamentMatch): TournamentMatch['result'] {
  const first = match.duels.filter((duel) => duel.winner === 'first').length;
  const second = match.duels.filter((duel) => duel.winner === 'second').length;
  const needed = t.length === 'single' ? 1 : 2;
  if (first >= needed) return 'first';
  if (second >= needed) return 'second';
  const most = t.length === 'single' ? 1 : 3;
  if (t.format === 'bracket' || match.duels.length < most) return 'open';
  if (first === second) return 'drawn';
  return first > second ? 'first' : 'second';
}

function duelOf(t: Tournament, match: TournamentMatch, index: number): NextDuel[] {
  const { first, second, duels } = match;
  if (match.result !== 'open' || first === null || second === null) return [];
  const seats: [number, number] = duels.length % 2 === 0 ? [first, second] : [second, first];
  const [a, b] = seats.map((entrant) => t.entrants[entrant]?.hero);
  assert(a !== undefined && b !== undefined, 'a match names an entrant that does not exist');
  return [
    {
      match: index,
      number: duels.length + 1,
      replay: t.format === 'bracket' && duels.at(-1)?.winner === 'drawn',
      seats,
      heroes: [a, b],
      seed: sha256(`fray tournament ${JSON.stringify([t.seed, index, duels.length])}`),
    },
  ];
}

function nextOf(t: Tournament): EventData | null {
  const next = nextDuel(t);
  return next === undefined ? null : { match: next.match, number: next.number };
}

function isHealth(before: readonly number[] | undefined): boolean {
  return before?.length === 2 && before.every((health) => Number.isInteger(health));
}
