/**
 * Who can be who, counted exactly. What is known of each seat is a set of characters; a world gives each seat a character of its
 * own so that the numbers of each faction come out as dealt, and every world is as likely as any other. Characters are
 * gone through faction by faction, with the set of seats already served as state.
 */
import { below, type Rng } from '@fray/engine';
import { CHARACTERS, FACTION, FACTION_SETS } from '../data/characters.js';

const COUNT = CHARACTERS.length;

export interface Worlds {
  /** How many there are. */
  readonly count: number;
  /** One of them, each equally likely: the character of every seat. */
  draw(rng: Rng): number[];
  /** The share of worlds in which a seat is a character, at seat * 20 + character. */
  shares(): readonly number[];
}

/** `possible` by seat; `deal` is how many of each faction there are. Only the factions' order in the table matters. */
export function countWorlds(possible: readonly number[], deal: readonly number[]): Worlds {
  const seats = possible.length;
  const sets = 1 << seats;
  // before[c * sets + served]: ways to serve exactly these seats with the first c characters.
  const before = new Float64Array((COUNT + 1) * sets);
  before[0] = 1;
  for (let c = 0; c < COUNT; c++) serveNext(before, possible, deal, c, sets);
  const full = sets - 1;
  const count = before[COUNT * sets + full]!;
  let shares: readonly number[] | undefined;
  return {
    count,
    draw: (rng) => drawWorld(before, possible, sets, rng),
    shares: () => {
      shares ??= countShares(before, possible, deal, sets, count);
      return shares;
    },
  };
}

/** How many seats must be served once all characters up to this one are through; -1 inside a faction. */
function servedAfter(deal: readonly number[], c: number): number {
  const faction = FACTION[c]!;
  if (c + 1 < COUNT && FACTION[c + 1] === faction) return -1;
  let served = 0;
  for (let f = 0; f <= faction; f++) served += deal[f]!;
  return served;
}

function serveNext(
  before: Float64Array,
  possible: readonly number[],
  deal: readonly number[],
  c: number,
  sets: number,
): void {
  const [from, to] = [c * sets, (c + 1) * sets];
  const demand = servedAfter(deal, c);
  if (!canBe(possible, c)) before.copyWithin(to, from, to);
  else
    for (let served = 0; served < sets; served++) {
      const ways = before[from + served]!;
      if (ways === 0) continue;
      before[to + served]! += ways;
      for (let seat = 0; seat < possible.length; seat++)
        if ((served & (1 << seat)) === 0 && (possible[seat]! & (1 << c)) !== 0)
          before[to + (served | (1 << seat))]! += ways;
    }
  if (demand === -1) return;
  for (let served = 0; served < sets; served++) if (bits(served) !== demand) before[to + served] = 0;
}

/** Half of the characters stay in the box in most matches. */
function canBe(possible: readonly number[], c: number): boolean {
  for (let seat = 0; seat < possible.length; seat++) if ((possible[seat]! & (1 << c)) !== 0) return true;
  return false;
}

function bits(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Walks back from the last character, each branch as likely as it has worlds. */
function drawWorld(before: Float64Array, possible: readonly number[], sets: number, rng: Rng): number[] {
  const world = new Array<number>(possible.length).fill(-1);
  let served = sets - 1;
  for (let c = COUNT - 1; c >= 0; c--) {
    const from = c * sets;
    let rest = before[from + served]!;
    for (let seat = 0; seat < possible.length; seat++)
      rest += waysBack(before, possible, from, served, seat, c);
    let pick = below(rng, rest);
    for (let seat = 0; seat < possible.length; seat++) {
      const ways = waysBack(before, possible, from, served, seat, c);
      if (pick < ways) {
        world[seat] = c;
        served &= ~(1 << seat);
        break;
      }
      pick -= ways;
    }
  }
  return world;
}

/** Ways in which character c went to this seat, the served set being reached after it. */
function waysBack(
  before: Float64Array,
  possible: readonly number[],
  from: number,
  served: number,
  seat: number,
  c: number,
): number {
  if ((served & (1 << seat)) === 0 || (possible[seat]! & (1 << c)) === 0) return 0;
  return before[from + (served & ~(1 << seat))]!;
}

function countShares(
  before: Float64Array,
  possible: readonly number[],
  deal: readonly number[],
  sets: number,
  count: number,
): number[] {
  const shares = new Array<number>(possible.length * COUNT).fill(0);
  if (count === 0) return shares;
  // after[served]: ways to go on to the end from here.
  let after = ROOM;
  let earlier = MORE_ROOM;
  after.fill(0, 0, sets);
  after[sets - 1] = 1;
  for (let c = COUNT - 1; c >= 0; c--) {
    const demand = servedAfter(deal, c);
    if (demand !== -1)
      for (let served = 0; served < sets; served++) if (bits(served) !== demand) after[served] = 0;
    if (!canBe(possible, c)) continue;
    for (let served = 0; served < sets; served++) {
      earlier[served] = after[served]!;
      const ways = before[c * sets + served]!;
      if (ways === 0) continue;
      for (let seat = 0; seat < possible.length; seat++) {
        if ((served & (1 << seat)) !== 0 || (possible[seat]! & (1 << c)) === 0) continue;
        const onward = after[served | (1 << seat)]!;
        earlier[served]! += onward;
        shares[seat * COUNT + c]! += (ways * onward) / count;
      }
    }
    [after, earlier] = [earlier, after];
  }
  return shares;
}

/** For the sets of eight seats, filled and read at once: making such a list takes as long as filling it. */
const ROOM = new Float64Array(256);
const MORE_ROOM = new Float64Array(256);

/** The share of worlds in which a seat belongs to a faction. */
export function factionShare(shares: readonly number[], seat: number, faction: number): number {
  let share = 0;
  for (let c = 0; c < COUNT; c++)
    if ((FACTION_SETS[faction]! & (1 << c)) !== 0) share += shares[seat * COUNT + c]!;
  return share;
}
