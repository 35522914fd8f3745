/** Events, refusals and sentences of a game by type: what is misspelt does not compile, and nothing of it is there at run time. */
import { describe, expect, it } from 'vitest';
import {
  type EventData,
  eventsOf,
  type GameEvent,
  NOBODY,
  type Nothing,
  type Run,
  refusalsOf,
  type Sentences,
  sayFrom,
  type Tellers,
  tellFrom,
} from '../src/index.js';
import { messagesOf } from '../src/words/message.js';
import type { Toy } from './toy-game.js';

type Events = { hit: { lane: number; amount: number; card?: string }; faded: Nothing };
type Refusals = { far: { reach: number }; no: Nothing };

const told = eventsOf<Events>();
const refuse = refusalsOf<Refusals>();
const ask = messagesOf<Refusals>();

describe('types of events', () => {
  it('let pass what is told as it is declared', () => {
    const hit: GameEvent = told('hit', 'X-1', { lane: 1, amount: 2 }, [
      { seats: [0], data: { card: 'orc' } },
    ]);
    expect(hit).toEqual({
      type: 'hit',
      clause: 'X-1',
      data: { lane: 1, amount: 2 },
      secret: [{ seats: [0], data: { card: 'orc' } }],
    });
    expect(told('faded', 'X-2', {})).toEqual({ type: 'faded', clause: 'X-2', data: {} });
    expect(refuse('X-3', 'far', { reach: 2 })).toEqual({ clause: 'X-3', id: 'far', data: { reach: 2 } });
    expect(refuse('X-3', 'no')).toEqual({ clause: 'X-3', id: 'no' });
    expect(ask('far', { reach: 2 })).toEqual({ id: 'far', data: { reach: 2 } });
  });

  it('refuse a misspelt type, field or value of what is told', () => {
    const tell: Run<Toy, Events>['tell'] = () => undefined;
    // @ts-expect-error no such type
    tell({ type: 'hti', clause: 'X-1', data: { lane: 1, amount: 2 } });
    // @ts-expect-error no such field
    tell({ type: 'hit', clause: 'X-1', data: { lane: 1, amuont: 2 } });
    // @ts-expect-error a field too many
    told('hit', 'X-1', { lane: 1, amount: 2, by: 3 });
    // @ts-expect-error a field too few
    told('hit', 'X-1', { lane: 1 });
    // @ts-expect-error another kind of value
    told('hit', 'X-1', { lane: 1, amount: '2' });
    // @ts-expect-error nothing is told of it
    told('faded', 'X-1', { lane: 1 });
    // @ts-expect-error a secret that is no field
    told('hit', 'X-1', { lane: 1, amount: 2 }, [{ seats: [0], data: { crad: 'orc' } }]);
    // @ts-expect-error its sentence needs the reach
    refuse('X-3', 'far');
    // @ts-expect-error no such field
    ask('far', { raech: 2 });
    expect(refuse('X-3', 'no')).toEqual({ clause: 'X-3', id: 'no' });
  });

  it('refuse a misspelt field in a book, and a book that lacks one', () => {
    const tellers: Tellers<Events> = {
      hit: (d) => ({ words: [`${d.amount} in lane ${d.lane}`] }),
      faded: () => undefined,
    };
    const misspelt: Tellers<Events> = {
      // @ts-expect-error no such field
      hit: (d) => ({ words: [`${d.amuont}`] }),
      // @ts-expect-error nothing is told of it
      faded: (d) => ({ words: [`${d.lane}`] }),
    };
    // @ts-expect-error no words for "faded"
    const short: Tellers<Events> = { hit: tellers.hit };
    const sentences: Sentences<Refusals> = {
      // @ts-expect-error no such field
      far: (d) => `no more than ${d.raech}`,
      no: 'no',
    };
    const hit = told('hit', 'X-1', { lane: 1, amount: 2 });
    expect(tellFrom(tellers, hit, NOBODY)).toEqual({ words: ['2 in lane 1'], clause: 'X-1' });
    expect(tellFrom(tellers, told('faded', 'X-2', {}), NOBODY)).toBeUndefined();
    expect(() => tellFrom(short, told('faded', 'X-2', {}), NOBODY)).toThrow('no words for "faded"');
    expect(tellFrom(misspelt, hit, NOBODY)?.words).toEqual(['undefined']);
    expect(sayFrom(sentences, { id: 'far', data: { reach: 2 } }, NOBODY)).toBe('no more than undefined');
  });

  it('tell the data of one type from another', () => {
    const read = (event: GameEvent<Events>): number => {
      // @ts-expect-error only a hit has an amount
      const early: unknown = event.data.amount;
      return event.type === 'hit' ? event.data.amount : Number(early ?? 0);
    };
    expect(read(told('hit', 'X-1', { lane: 1, amount: 2 }))).toBe(2);
    const data: EventData = told('faded', 'X-2', {}).data;
    expect(data).toEqual({});
  });
});
