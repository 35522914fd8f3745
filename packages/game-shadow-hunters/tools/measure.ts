/** How bots that deduce do: by chair against a random player in the same chair, and by side. */
import { below, Machine, type Move, parseOptions, type Rng, rngFromSeed, viewFlow } from '@fray/engine';
import { CHARACTERS, FACTION_IDS, type ShadowState, type ShadowView, shadowHunters } from '../src/index.js';

export interface Strength {
  readonly matches: number;
  /** Share of matches a bot wins among bots, and a random player in the same chair among bots. */
  readonly bot: number;
  readonly random: number;
  /** Share of matches won among bots, by side and by character. */
  readonly sides: Readonly<Record<string, number>>;
  readonly characters: Readonly<Record<string, number>>;
  readonly rounds: number;
  readonly decisions: number;
}

interface Played {
  readonly state: ShadowState;
  readonly decisions: number;
}

const machine = new Machine<ShadowState, ShadowView>(shadowHunters);

/** Who among the bots is none: sets of seats. */
export interface Odd {
  /** They choose at random. */
  readonly random?: number;
  /** They see who everybody is. */
  readonly seers?: number;
}

/** One match of bots but for the odd ones. */
export function playMatch(options: object, seats: number, seed: string, odd: Odd = {}): Played {
  const parsed = parseOptions(shadowHunters.options, options);
  if (!parsed.ok) throw new Error(parsed.error.id);
  const state = shadowHunters.setup({ options: parsed.value, seats }, rngFromSeed(seed));
  const rng = rngFromSeed(`${seed}/players`);
  machine.start(state);
  let decisions = 0;
  while (state.outcome === null) {
    const asking = machine.asking(state);
    const seat = 31 - Math.clz32(asking & -asking);
    if (actUnasked(state, seats, odd, rng)) continue;
    machine.list(state, seat);
    const moves = machine.offers.moves();
    machine.apply(state, seat, moves[choose(state, seat, moves, odd, rng)]!);
    decisions++;
  }
  return { state, decisions };
}

function choose(state: ShadowState, seat: number, moves: readonly Move[], odd: Odd, rng: Rng): number {
  if (isIn(odd.random, seat)) return below(rng, moves.length);
  return moves.length === 1 ? 0 : shadowHunters.knowledge.policy!(viewOf(state, seat, odd), moves, rng);
}

function isIn(set = 0, seat: number): boolean {
  return (set & (1 << seat)) !== 0;
}

function actUnasked(state: ShadowState, seats: number, odd: Odd, rng: Rng): boolean {
  for (let seat = 0; seat < seats; seat++) {
    if (isIn(odd.random, seat)) continue;
    const standing = machine.standing(state, seat);
    if (standing.length === 0) continue;
    const pick = shadowHunters.knowledge.act!(() => viewOf(state, seat, odd), standing, rng);
    if (pick === undefined) continue;
    machine.apply(state, seat, standing[pick]!);
    return true;
  }
  return false;
}

function viewOf(state: ShadowState, seat: number, odd: Odd) {
  const table = shadowHunters.view(state, seat);
  const seen = isIn(odd.seers, seat) ? { ...table, characters: state.characters.slice() } : table;
  return { seat, table: seen, flow: viewFlow(state, seat) };
}

/** So many matches among bots, and the same deals with a random player in one chair. */
export function measure(matches: number, seats: number, seed: string, options: object = {}): Strength {
  const sides = FACTION_IDS.map(() => ({ won: 0, of: 0 }));
  const characters = CHARACTERS.map(() => ({ won: 0, of: 0 }));
  let [bot, random, rounds, decisions] = [0, 0, 0, 0];
  for (let n = 0; n < matches; n++) {
    const chair = n % seats;
    const among = playMatch(options, seats, `${seed}/${n}`);
    const alone = playMatch(options, seats, `${seed}/${n}`, { random: 1 << chair });
    if (among.state.outcome!.winners.includes(chair)) bot++;
    if (alone.state.outcome!.winners.includes(chair)) random++;
    rounds += among.state.round;
    decisions += among.decisions;
    for (const [seat, character] of among.state.characters.entries()) {
      const won = among.state.outcome!.winners.includes(seat) ? 1 : 0;
      for (const tally of [sides[CHARACTERS[character]!.faction]!, characters[character]!]) {
        tally.won += won;
        tally.of++;
      }
    }
  }
  const rate = ({ won, of }: { won: number; of: number }): number => (of === 0 ? 0 : won / of);
  return {
    matches,
    bot: bot / matches,
    random: random / matches,
    sides: Object.fromEntries(FACTION_IDS.map((id, i) => [id, rate(sides[i]!)])),
    characters: Object.fromEntries(CHARACTERS.map(({ id }, i) => [id, rate(characters[i]!)])),
    rounds: rounds / matches,
    decisions: decisions / matches,
  };
}
