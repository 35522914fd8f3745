/** The parts of a game that say nothing about its rules, filled in plainly, so that a model shows its rules alone. */
import {
  type Core,
  cloneStack,
  type Decision,
  decision,
  defineGame,
  type Game,
  type Knowledge,
  nextWord,
  Offers,
  type Rng,
  type SeatView,
  settled,
  type Verb,
} from '@fray/engine';
import { modelBook } from './model-book.js';

type Furniture = 'version' | 'minutes' | 'options' | 'verbs' | 'books' | 'knowledge' | 'clone';
interface Rules<S extends Core, V>
  extends Omit<Game<S, V>, Furniture>,
    Partial<Pick<Game<S, V>, 'options'>>,
    Pick<Knowledge<S, V>, 'act'> {
  readonly title: string;
  /** Each as "verb argument argument"; players are counted from 1. */
  readonly verbs: readonly string[];
}

export function modelGame<S extends Core, V>({ title, act, ...rules }: Rules<S, V>): Game<S, V> {
  const verbs = rules.verbs.map(readVerb);
  const { options = [], orders = [] } = rules;
  const book = modelBook<V>({ title, verbs, options, orders });
  return defineGame({
    version: '1',
    minutes: 1,
    books: { en: () => Promise.resolve(book) },
    knowledge: {
      judge: (state, seat) => settled(state.outcome, seat) ?? 0,
      ...(act && { act }),
    },
    clone: copyPlain,
    ...rules,
    options,
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

/** The engine's part of a sampled state: play stands where the view says, chance is unknown. */
export function sampleCore({ flow }: SeatView<unknown>, rng: Rng): Core {
  const words = Array.from({ length: 4 }, () => nextWord(rng) | 0);
  return { rng: words, stack: cloneStack(flow.stack), outcome: flow.outcome };
}

/** A decision in short: what may be answered, and that time running out picks the first legal answer. */
export function question<S extends Core>(
  id: string,
  clause: string,
  offers: Decision<S>['offers'],
  more: Partial<Pick<Decision<S>, 'paced' | 'pending' | 'prompt'>> = {},
): Decision<S> {
  return decision<S>({
    id,
    clause,
    offers,
    prompt: () => ({ id }),
    timeout(state, seat) {
      const out = new Offers();
      offers(state, seat, out);
      return out.move(0);
    },
    ...more,
  });
}
