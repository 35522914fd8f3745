/** Lines about events, in scenarios: how they are read, which events fit them, and who saw what. */
import { type AnyGame, defineGame } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { runScenarios } from '../src/index.js';
import { sealedAndAnswered } from '../src/models/index.js';
import {
  fitsPattern,
  formatEvent,
  hasField,
  nearness,
  readEventPattern,
  wholeEvent,
} from '../src/scenario/event-pattern.js';
import { duelAdapter } from './duel-adapter.js';

const EVENT = {
  type: 'draw',
  clause: 'X-1',
  data: { seat: 1, card: 'fatal-blow', why: { by: 'the rules' }, cards: [1, 2], none: null },
};
const seatOf = (name: string) => (name === 'azure' ? 1 : undefined);
const fits = (text: string): boolean => fitsPattern(readEventPattern(text)!, EVENT, seatOf);

describe('a line about an event', () => {
  it('is a type, then fields, then a clause', () => {
    expect(readEventPattern('  draw  card="a b" cards=[1, 2]  by  X-1 ')).toEqual({
      type: 'draw',
      clause: 'X-1',
      fields: [
        { key: 'card', text: '"a b"' },
        { key: 'cards', text: '[1, 2]' },
      ],
    });
    expect(readEventPattern('draw')).toEqual({ type: 'draw', clause: undefined, fields: [] });
    for (const text of ['', 'card=1', 'draw card', 'draw card=1 more']) {
      expect(readEventPattern(text)).toBeUndefined();
    }
  });

  it('fits an event of its type and clause that has all its fields', () => {
    expect(fits('draw by X-1')).toBe(true);
    expect(fits('draw by X-2')).toBe(false);
    expect(fits('take by X-1')).toBe(false);
    expect(fits('draw seat=1 cards=[1,2]')).toBe(true);
    expect(fits('draw seat=1 cards=[2,1]')).toBe(false);
    expect(fits('draw card="fatal blow"')).toBe(true);
    expect(fits('draw card=other')).toBe(false);
    expect(fits('draw seat=azure')).toBe(true);
    expect(fits('draw seat=crimson')).toBe(false);
    expect(fits('draw why.by="the rules"')).toBe(true);
    expect(fits('draw why.by.more=1')).toBe(false);
    expect(fits('draw none.more=1')).toBe(false);
    expect(fits('draw nowhere=undefined')).toBe(false);
  });

  it('has its nearest miss in the event that fulfils most of it', () => {
    const near = (text: string): number => nearness(readEventPattern(text)!, EVENT);
    expect([near('take seat=1'), near('draw seat=2'), near('draw seat=1 card=x')]).toEqual([0, 1, 2]);
    expect(near('draw seat=1 card=fatal-blow')).toBe(3);
  });

  it('is how an event is written, with all its secrets', () => {
    expect(formatEvent(EVENT)).toBe(
      'event draw seat=1 card=fatal-blow why={"by":"the rules"} cards=[1,2] none=null by X-1',
    );
    expect(formatEvent({ ...EVENT, data: { name: 'Ann "A" B' } })).toBe(
      'event draw name="Ann \\"A\\" B" by X-1',
    );
    const secret = [{ seats: [0], data: { card: 'ace' } }];
    expect(wholeEvent({ ...EVENT, data: { seat: 1 }, secret })).toEqual({
      type: 'draw',
      clause: 'X-1',
      data: { seat: 1, card: 'ace' },
    });
    expect([hasField(EVENT.data, 'why.by'), hasField(EVENT.data, 'by')]).toEqual([true, false]);
  });
});

describe('what a seat was told', () => {
  /** Only the first seat learns how hard it was hit. */
  const secretive = defineGame({
    ...(sealedAndAnswered as AnyGame),
    procedures: sealedAndAnswered.procedures.map((procedure) => ({
      ...procedure,
      steps: procedure.steps.map((step): typeof step => (s, run, l) => {
        const tell = run.tell.bind(run);
        const aside: typeof run = Object.create(run, {
          tell: {
            value: (event: Parameters<typeof tell>[0]) =>
              event.type === 'hit'
                ? tell({ ...event, data: { seat: 0 }, secret: [{ seats: [0], data: { damage: 4 } }] })
                : tell(event),
          },
        });
        step(s, aside, l);
      }),
    })) as never,
  });
  const faultOf = async (...expected: string[]): Promise<string | undefined> => {
    const lines = ['# Try', 'position:', '  player 1 is struck', 'dice: 4', 'choices:', '  seat 1: nothing'];
    const text = [
      ...lines,
      'expect:',
      ...expected.map((line) => (line === 'expect:' ? line : `  ${line}`)),
    ].join('\n');
    const run = await runScenarios(text, secretive, duelAdapter as never);
    return run.ok ? run.value[0]!.fault : run.error;
  };

  it('is looked at by "to", and all of it without', async () => {
    expect(await faultOf('event hit damage=4')).toBeUndefined();
    expect(await faultOf('event to player 1: hit damage=4', 'no event to player 2: hit damage=4')).toBe(
      undefined,
    );
    expect(await faultOf('event to spectator: hit seat=0')).toBeUndefined();
    expect(await faultOf('event to spectator: hit damage=4')).toContain('+ event hit seat=0 by MS-05');
    expect(await faultOf('no event to player 1: hit damage=4')).toContain('+ event hit seat=0 damage=4');
    expect(await faultOf('event to seat 3: hit')).toContain('"seat 3" is no seat here');
  });

  it('is over with each "expect:": what was told before it is not told again', async () => {
    expect(await faultOf('event hit', 'expect:', 'event hit')).toContain('nothing happened');
  });
});
