/** Moves nobody offered: nothing unlisted is legal, and nothing that is refused changes anything. */
import { type Arg, below, canonical, type Move, moveEquals, type Rng, type WordBook } from '@fray/engine';
import { legalMoves, type Position } from '../random-match.js';

const WILD_MOVES = 6;
/** How far beyond the numbers of the moves that exist here is tried. */
const BEYOND = 3;
const MOST_NUMBERS = 40;

export function checkJunk(position: Position, book: WordBook): string | undefined {
  const { game, match, machine, state, seats, rng } = position;
  const before = canonical(state);
  const length = match.length;
  const seat = below(rng, seats);
  const listed = legalMoves(machine, state, seat);
  const tried = [...listed, ...machine.explain(state, seat).map(({ move }) => move)];
  const fault = checkRegions(position) ?? checkStrangers(position);
  if (fault !== undefined) return fault;
  for (const move of [...wildMoves(position, listed), ...nearMoves(position, tried)]) {
    const wrong = checkMove(position, book, seat, move, listed);
    if (wrong !== undefined) return `[${move}] of seat ${seat} ${wrong}`;
  }
  const outsider = match.choose(seat, { do: 'no such thing', [game.id]: 1 });
  if (outsider.ok) return 'a choice that does not exist was played';
  if (match.length !== length || canonical(state) !== before) return 'a refused move changed the state';
  return undefined;
}

function checkMove(
  { machine, match, state }: Position,
  book: WordBook,
  seat: number,
  move: Move,
  listed: readonly Move[],
): string | undefined {
  const why = machine.refusal(state, seat, move);
  const isPoint = machine.offers.isRegion(move[0], move[1]) && move[4] === 0;
  if (why === undefined)
    return isPoint || listed.some((other) => moveEquals(move, other))
      ? undefined
      : 'is allowed, but not listed';
  if (match.play(seat, move).ok) return 'is refused, but was played';
  const names = match.header.seats.map(({ name }) => name);
  return book.refusal(why, { seat, names }).trim() === ''
    ? `is refused without words: "${why.id}"`
    : undefined;
}

/** A region is any point of a table: a verb without two plain numbers after the thing has none. */
function checkRegions({ game, machine, state, seats }: Position): string | undefined {
  for (let seat = 0; seat < seats; seat++) {
    machine.explain(state, seat);
    for (const verb of machine.offers.regionVerbs()) {
      const { id, args } = game.verbs[verb]!;
      if (args.length < 3 || args.slice(1, 3).some(({ names }) => names !== undefined))
        return `"${id}" takes no point, but is offered as a region; a move that nobody lists is refused by "otherwise"`;
    }
  }
  return undefined;
}

function checkStrangers({ machine, match, state, seats }: Position): string | undefined {
  const move = legalMoves(machine, state, 0)[0] ?? [0, 0, 0, 0, 0];
  const stranger = [-1, seats, seats + 32, 0.5].find((nobody) => match.play(nobody, move).ok);
  return stranger === undefined ? undefined : `seat ${stranger} does not exist, but may play`;
}

/** Numbers from anywhere, and listed moves with one number changed. */
function wildMoves({ game, rng }: Position, listed: readonly Move[]): Move[] {
  const junk = (): number => below(rng, 40) - 4;
  return Array.from({ length: WILD_MOVES }, () => {
    const start = listed.length > 0 && below(rng, 2) === 0 ? anyOf(listed, rng) : undefined;
    const move: number[] = start === undefined ? [below(rng, game.verbs.length + 1), 0, 0, 0, 0] : [...start];
    const places = start === undefined ? [1, 2, 3, 4] : [1 + below(rng, 4)];
    for (const place of places) move[place] = below(rng, 3) === 0 ? 0 : junk();
    return move as unknown as Move;
  });
}

/** One verb and one of its arguments with every value: all the cards and abilities that are not the seat's own. */
export function nearMoves({ game, rng }: Position, tried: readonly Move[]): Move[] {
  const verb = below(rng, game.verbs.length);
  const { args } = game.verbs[verb]!;
  if (args.length === 0) return [];
  const at = below(rng, args.length);
  const known = tried.filter((move) => move[0] === verb);
  const bases: readonly Move[] = known.length === 0 ? [[verb, 0, 0, 0, 0]] : [anyOf(known, rng)];
  return bases.flatMap((base) =>
    valuesOf(
      args[at]!,
      known.map((move) => move[at + 1]!),
    ).map((value) => {
      const move: number[] = [...base];
      move[at + 1] = value;
      return move as unknown as Move;
    }),
  );
}

function valuesOf({ names }: Arg, seen: readonly number[]): number[] {
  if (names !== undefined) return names.map((_, i) => i);
  const first = Math.min(0, ...seen) - BEYOND;
  const last = Math.max(0, ...seen) + BEYOND;
  return Array.from({ length: Math.min(last - first + 1, MOST_NUMBERS) }, (_, i) => first + i);
}

function anyOf(moves: readonly Move[], rng: Rng): Move {
  return moves[below(rng, moves.length)]!;
}
