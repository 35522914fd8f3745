/** A table as it is being set up: who sits where, by which options. */
import { type AnyGame, type Options, parseOptions } from '@fray/engine';
import type { Clock } from '@fray/protocol';
import { USUAL_BOT } from '../../session/begin/usual-bot.js';
import type { SeatPlan } from '../../session/local-matches.js';

/** Where a link leads: the first three start at this screen with different people. */
export const KINDS = ['bot', 'here', 'watch', 'online'] as const;
export type Kind = (typeof KINDS)[number];

export interface Plan {
  readonly where: 'here' | 'online';
  readonly seats: readonly SeatPlan[];
  /** The draw decides who sits where. */
  readonly mixed: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: Clock['kind'];
  readonly isPublic: boolean;
  /** Players may ask "What would you do?". */
  readonly advice: boolean;
}

export const CLOCKS: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  decision: { kind: 'decision', seconds: 60 },
  bank: { kind: 'bank', seconds: 600, increment: 5 },
  days: { kind: 'days', days: 1 },
};

export function firstPlan(game: AnyGame, kind: Kind, name: string): Plan {
  const seats = Array.from({ length: game.seats.min }, (_, i): SeatPlan => {
    const person = kind === 'here' || (kind === 'bot' && i === 0);
    return person ? { kind: 'person', name: i === 0 ? name : '' } : { kind: 'bot', bot: USUAL_BOT };
  });
  return {
    where: kind === 'online' ? 'online' : 'here',
    seats,
    mixed: false,
    options: {},
    clock: 'none',
    isPublic: false,
    advice: true,
  };
}

/** More or fewer seats; new ones are for bots. */
export function withSeats(plan: Plan, count: number): Plan {
  const seats = Array.from(
    { length: count },
    (_, i): SeatPlan => plan.seats[i] ?? { kind: 'bot', bot: USUAL_BOT },
  );
  return { ...plan, seats };
}

/** What was chosen so far, with the defaults for the rest; a choice that does not fit is told when one starts. */
export function optionsOf(game: AnyGame, options: Plan['options']): Options {
  const parsed = parseOptions(game.options, options);
  if (parsed.ok) return parsed.value;
  const defaults = parseOptions(game.options, {});
  return defaults.ok ? defaults.value : {};
}

/** Everybody moved to another place, by chance. */
export function mixed<T>(seats: readonly T[], random: () => number): readonly T[] {
  const rest = [...seats];
  return seats.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!);
}
