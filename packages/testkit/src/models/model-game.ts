/** The parts of a game that say nothing about its rules, filled in plainly, so that a model shows its rules alone. */
import {
  type Core,
  cloneStack,
  type Decision,
  decision,
  defineGame,
  formatNotation,
  type Game,
  type GameEvent,
  type Knowledge,
  type Line,
  nextWord,
  Offers,
  type Rng,
  type SeatView,
  type Section,
  type Verb,
} from '@fray/engine';

type Furniture = 'version' | 'blurb' | 'minutes' | 'options' | 'verbs' | 'text' | 'knowledge' | 'clone';
interface Rules<S extends Core, V>
  extends Omit<Game<S, V>, Furniture>,
    Partial<Pick<Game<S, V>, 'options'>>,
    Pick<Knowledge<S, V>, 'routine'> {
  /** Each as "verb argument argument"; players are counted from 1. */
  readonly verbs: readonly string[];
}

export function modelGame<S extends Core, V>({ routine, ...rules }: Rules<S, V>): Game<S, V> {
  const verbs = rules.verbs.map(readVerb);
  return defineGame({
    version: '1',
    blurb: `A model game: ${rules.title}.`,
    minutes: 1,
    options: [],
    text: {
      seat: (seat: number) => `Player ${seat + 1}`,
      event: tell,
      move: (move) => formatNotation(verbs, move),
      sheet: describeTable,
      glossary: {},
    },
    knowledge: {
      judge: (state, seat) => (state.outcome?.winners.includes(seat) ? 1 : 0),
      ...(routine && { routine }),
    },
    clone: copyPlain,
    ...rules,
    verbs,
  });
}

function readVerb(text: string): Verb {
  const [id, ...args] = text.split(' ');
  return { id: id!, args: args.map((name) => ({ name, from: name === 'player' ? 1 : 0 })) };
}

/** Copies any plain data. A real game writes its clone out by hand, which is many times faster. */
export function copyPlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copyPlain(field)])) as T;
}

/** What is left of a pile without these cards. */
export function without(pile: readonly number[], cards: readonly number[]): number[] {
  const rest = [...pile];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return rest;
}

/** For audits: every card of the pile is in one of these places, and no other. */
export function lostCards(pile: readonly number[], places: readonly number[][]): string | undefined {
  return places.flat().sort().join() === [...pile].sort().join() ? undefined : 'cards were lost or made';
}

/** The engine's part of a sampled state: play stands where the view says, chance is unknown. */
export function sampleCore({ flow }: SeatView<unknown>, rng: Rng): Core {
  const words = Array.from({ length: 4 }, () => nextWord(rng) | 0);
  return { rng: words, stack: cloneStack(flow.stack), outcome: flow.outcome };
}

/** A decision in short: what it asks, what may be answered, and that time running out picks the first legal answer. */
export function question<S extends Core>(
  id: string,
  clause: string,
  ask: string,
  offers: Decision<S>['offers'],
): Decision<S> {
  return decision<S>({
    id,
    clause,
    offers,
    prompt: () => ({ ask }),
    timeout(state, seat) {
      const out = new Offers();
      offers(state, seat, out);
      return out.move(0);
    },
  });
}

function tell(event: GameEvent): Line {
  const facts = Object.entries(event.data).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return { words: [event.type], small: facts.join(', '), clause: event.clause };
}

function describeTable<V>(view: SeatView<V>): Section[] {
  const rows = Object.entries(view.table as object).map(([label, value]) => ({
    label,
    words: [JSON.stringify(value)],
  }));
  return [{ title: 'Table', rows }];
}
