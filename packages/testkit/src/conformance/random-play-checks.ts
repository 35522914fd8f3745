/** What makes random play quick leaves it as it is: a move that is drawn without a list, a pile that is shuffled only as far as it is drawn from. */
import {
  below,
  type Core,
  canonical,
  cloneRng,
  formatNotation,
  Machine,
  type Match,
  moveEquals,
  type Rng,
  rngFromSeed,
  shuffle,
  type Tape,
} from '@fray/engine';
import type { Position } from '../random-match.js';

/** Numbers that are drawn for a seat in a position. */
const DRAWS = 4;

/** A move that is drawn is the one that the same number would take out of the list. */
export function checkDrawn({ game, machine, state, seats, rng }: Position): string | undefined {
  const asked = machine.asking(state);
  for (let seat = 0; seat < seats; seat++) {
    if ((asked & (1 << seat)) === 0) continue;
    const count = machine.list(state, seat);
    const listed = machine.offers.moves();
    for (let i = 0; i < DRAWS; i++) {
      const same = cloneRng(rng);
      const found = machine.draw(state, seat, rng);
      const [drawn, ...more] = machine.offers.moves();
      const meant = listed[below(same, count)]!;
      if (found !== count || more.length > 0 || drawn === undefined)
        return `seat ${seat} may choose from ${count} moves, but one of ${found} is drawn`;
      if (!moveEquals(drawn, meant))
        return `"${formatNotation(game.verbs, drawn)}" is drawn for seat ${seat} where the list has "${formatNotation(game.verbs, meant)}"`;
      if (canonical(rng) !== canonical(same))
        return `a draw for seat ${seat} takes other numbers than the list`;
    }
  }
  return undefined;
}

/** Nothing shows in what order the rest of a pile lies, where the rules say how many of it are drawn. */
export function checkRestOfPiles(match: Match): string | undefined {
  const { game, header } = match;
  const setup = { options: header.options, seats: header.seats.length };
  const [plain, turned] = [false, true].map((isTurned) => {
    const rng = rngFromSeed(header.seed);
    return {
      machine: new Machine<Core>(game, { tape: sortedTape(rng, isTurned) }),
      state: game.setup(setup, rng),
    };
  }) as [Table, Table];
  const chance = rngFromSeed(`${header.seed} rest`);
  for (const { machine, state } of [plain, turned]) machine.start(state);
  for (let n = 0; plain.state.outcome === null && n < game.maxDecisions; n++) {
    const [asked, other] = [askedOf(plain), askedOf(turned)];
    if (canonical(asked.moves) !== canonical(other.moves))
      return `after ${n} choices the order in which the rest of a pile lies makes a difference: ${canonical(asked)} or ${canonical(other)}`;
    const move = asked.moves[below(chance, asked.moves.length)]!;
    for (const { machine, state } of [plain, turned]) machine.apply(state, asked.seat, move);
  }
  return canonical(plain.state.outcome) === canonical(turned.state.outcome)
    ? undefined
    : 'a match ends in another way when the rest of a pile lies in another order';
}

interface Table {
  readonly machine: Machine<Core>;
  readonly state: Core;
}

function askedOf({ machine, state }: Table) {
  const asking = machine.asking(state);
  const seat = 31 - Math.clz32(asking & -asking);
  machine.list(state, seat);
  return { seat, moves: machine.offers.moves() };
}

/** Sorts before it shuffles, so that what was left unsettled cannot matter by itself; then turns the rest around, if told to. */
function sortedTape(rng: Rng, isTurned: boolean): Tape {
  return {
    below: (n) => below(rng, n),
    shuffle(items, drawn = items.length) {
      items.sort((x, y) => (canonical(x) < canonical(y) ? -1 : 1));
      shuffle(rng, items);
      const rest = items.length - Math.min(drawn, items.length);
      if (isTurned) items.splice(0, rest, ...items.slice(0, rest).reverse());
    },
  };
}
