/**
 * Whether anybody is asked, who and what, must never rest on who somebody is. Two worlds that differ only in hidden characters are
 * played on by the same move with the same dice: until the cards themselves tell them apart (a death, a face turned up, the end)
 * both must tell the same and ask the same.
 */
import {
  below,
  canonical,
  type GameEvent,
  Machine,
  type Move,
  moveEquals,
  type Rng,
  rngFromSeed,
  SPECTATOR,
  seenBy,
  viewFlow,
} from '@fray/engine';
import { type ShadowState, type ShadowView, shadowHunters } from '@fray/game-shadow-hunters';
import { optionsOf } from '../position.js';

/** What may tell two worlds apart: hidden Health, a character that is shown, and what both lead to. */
const TELLING = ['died', 'revealed', 'over', 'coup'];

type Shadow = Machine<ShadowState, ShadowView>;

function played(state: ShadowState, seat: number, move: Move): { state: ShadowState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const copy = shadowHunters.clone(state);
  const sink = (event: GameEvent): void => void events.push(seenBy(event, SPECTATOR));
  new Machine<ShadowState, ShadowView>(shadowHunters, { sink }).apply(copy, seat, move);
  return { state: copy, events };
}

/** The same table with other hidden characters, as anybody watching must think possible. */
function otherWorld(state: ShadowState, rng: Rng): ShadowState {
  const view = {
    seat: SPECTATOR,
    table: shadowHunters.view(state, SPECTATOR),
    flow: viewFlow(state, SPECTATOR),
  };
  const copy = shadowHunters.clone(state);
  copy.characters = shadowHunters.sample(view, rng).characters;
  for (let seat = 0; seat < copy.seats; seat++)
    copy.known[seat * copy.seats + seat] = 1 << copy.characters[seat]!;
  return copy;
}

function leak(state: ShadowState, machine: Shadow, rng: Rng): string | undefined {
  const other = otherWorld(state, rng);
  const asking = machine.asking(state);
  for (let seat = 0; seat < state.seats; seat++) {
    if ((asking & (1 << seat)) === 0) continue;
    machine.list(state, seat);
    const here = machine.offers.moves();
    machine.list(other, seat);
    const both = machine.offers.moves().filter((move) => here.some((same) => moveEquals(move, same)));
    if (both.length === 0) continue;
    const move = both[below(rng, both.length)]!;
    const fault = compare(played(state, seat, move), played(other, seat, move));
    if (fault !== undefined) return `[${move}] of seat ${seat}: ${fault}`;
  }
  return undefined;
}

type Way = ReturnType<typeof played>;

function compare(one: Way, two: Way): string | undefined {
  const alike = (i: number): boolean => canonical(one.events[i] ?? null) === canonical(two.events[i] ?? null);
  const most = Math.max(one.events.length, two.events.length);
  let at = 0;
  while (at < most && alike(at)) at++;
  const next = [one.events[at]?.type, two.events[at]?.type];
  if (next.some((type) => type !== undefined && TELLING.includes(type))) return undefined;
  // A card's own effect may differ by whom it meets: both worlds then tell of it, each in its way.
  if (next[0] !== undefined && next[1] !== undefined) return undefined;
  if (at < most) return `one world goes on with "${next[0] ?? next[1]}" where the other asks`;
  const flows = [one, two].map(({ state }) => canonical(viewFlow(state, SPECTATOR).stack));
  return flows[0] === flows[1] ? undefined : 'the two worlds ask differently';
}

interface QuestionsPlay {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** One in so many positions is looked at. */
  readonly oneIn?: number;
}

/** Plays a match at random; the first question that was asked, or not asked, because of who somebody is. */
export function tellingQuestion({ seats, options, seed, oneIn = 1 }: QuestionsPlay): string | undefined {
  const machine: Shadow = new Machine<ShadowState, ShadowView>(shadowHunters);
  const state = shadowHunters.setup({ options: optionsOf(options), seats }, rngFromSeed(seed));
  const rng = rngFromSeed(`${seed} moves`);
  machine.start(state);
  for (let n = 0; state.outcome === null; n++) {
    const fault = below(rng, oneIn) === 0 ? leak(state, machine, rng) : undefined;
    if (fault !== undefined) return `${seed}, after ${n} choices: ${fault}`;
    const asking = machine.asking(state);
    const seat = 31 - Math.clz32(asking & -asking);
    machine.applyListed(state, seat, below(rng, machine.list(state, seat)));
  }
  return undefined;
}
