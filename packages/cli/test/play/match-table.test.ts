/** A match at a terminal, with a model game that opens a window for everybody after each shot. */
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { type AnyGame, loadBook, type SeatInfo } from '@fray/engine';
import { everyoneMayAnswer } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { MatchTable } from '../../src/play/match-table.js';
import { Terminal } from '../../src/terminal.js';

const person = (name: string): SeatInfo => ({ name, kind: 'person' });
const bot = (name: string): SeatInfo => ({ name, kind: 'bot', bot: 'greedy' });
const ALONE = [person('Ann'), bot('Bob'), bot('Cid'), bot('Dan')];
const ALL = ['Ann', 'Bob', 'Cid', 'Dan'].map(person);

interface Said {
  readonly seats?: readonly SeatInfo[];
  readonly input: string;
  readonly askAll?: boolean;
  readonly game?: AnyGame;
}

async function play({ seats = ALL, input, askAll = false, game = everyoneMayAnswer }: Said) {
  const [keyboard, screen] = [new PassThrough(), new PassThrough()];
  let out = '';
  screen.on('data', (chunk) => {
    out += chunk;
  });
  const terminal = new Terminal(
    keyboard as unknown as NodeJS.ReadStream,
    screen as unknown as NodeJS.WriteStream,
  );
  keyboard.end(input);
  const rules = new URL('../no-rules.md', import.meta.url);
  const opened = { game, book: await loadBook(game), rules };
  const table = new MatchTable({ opened, match: { seats, seed: 'terminal' }, terminal, askAll });
  const left = await table.run();
  terminal.close();
  await new Promise((resolve) => setImmediate(resolve));
  const choices = table.match.choices.map(({ seat, text }) => `${seat} ${text}`);
  return { left, choices, out: stripVTControlCharacters(out) };
}

describe('a terminal', () => {
  it('takes every line that was piped in, also those that came before anybody was asked', async () => {
    const { choices, left } = await play({ seats: ALONE, input: 'shoot 4\n', askAll: true });
    expect(choices[0]).toBe('0 shoot 4');
    expect(left).toBe('end');
  });

  it('answers by standing orders, and says so in one line', async () => {
    const { out, choices } = await play({ input: '\nshoot 4\n\npass\n\nshoot 4\n\npass\n\n' });
    // The answers of a window are played together, in the order of the seats.
    expect(choices.slice(0, 5)).toEqual(['0 shoot 4', '0 pass', '1 pass', '2 pass', '3 pass']);
    expect(out.match(/Press Enter/g)!.length).toBeGreaterThan(2);
    expect(out).toContain('Your standing orders answered once for you; "orders" shows them.');
  });

  it('asks everything of whoever wants to be asked', async () => {
    const { out, choices } = await play({ input: '\nshoot 4\npass\n\npass\n', askAll: true });
    expect(choices).toEqual(['0 shoot 4']);
    expect(out).toContain('Bob is next.');
    expect(out).toContain('Cid is next.');
    expect(out).not.toContain('standing orders answered');
  });

  it('lists standing orders, gives one and ends one', async () => {
    const input = 'orders\norders only-target\norders until-my-turn\norders\norders nonsense\n';
    const { out } = await play({ seats: ALONE, input });
    const [, first, second] = out.split(/Ann > orders\n/);
    expect(first).toMatch(/only-target {2}on .*\n.*shieldless {2}on .*\n.*until-my-turn {2}off/);
    expect(first).toContain('No longer: Only target.');
    expect(first).toContain('From now on: Until my turn.');
    expect(second).toMatch(/only-target {2}off .*\n.*shieldless {2}on .*\n.*until-my-turn {2}on/);
    expect(second).toContain(
      'There is no order called "nonsense"; there is only-target, shieldless and until-my-turn.',
    );
  });

  it('says what is being answered, who cannot answer and who may', async () => {
    const { out } = await play({ input: '\nshoot 4\n\n', askAll: true });
    expect(out).toContain('You Shot. Dan');
    expect(out).toContain('Dan, Bob and Cid may still answer.');
  });

  it('takes back the last choice that somebody made themselves', async () => {
    const { out, choices } = await play({ seats: ALONE, input: 'undo\nshoot 4\nundo\n' });
    expect(out).toContain('Nothing has been chosen yet.');
    expect(out).toContain('Ann took back: shoot 4.');
    expect(choices).toEqual([]);
  });

  it('asks the others first when the match has gone on', async () => {
    const { out, choices } = await play({ input: '\nshoot 4\n\nundo\nn\nundo\ny\n\n' });
    expect(out.match(/The match has gone on since\. Does everybody agree\? \(y\/n\)/g)).toHaveLength(2);
    expect(out.match(/Ann took the last choice back\./g)).toHaveLength(1);
    expect(choices).toEqual([]);
  });

  it('goes on when a bot breaks down, and says so', async () => {
    const policy = (): never => {
      throw new Error('no idea');
    };
    const knowledge = { ...everyoneMayAnswer.knowledge, policy };
    const game: AnyGame = { ...everyoneMayAnswer, knowledge };
    const { out } = await play({ seats: ALONE, input: 'shoot 4\n', game });
    expect(out).toContain('The bot of Bob broke down; the game’s quick choice was made instead.');
  });

  it('leaves on q, quit and when nothing more comes', async () => {
    for (const [input, why] of [
      ['q\n', 'quit'],
      ['quit\n', 'quit'],
      ['', 'end'],
    ] as const)
      expect((await play({ seats: ALONE, input })).left).toBe(why);
  });

  it('says so when the rules are not at hand', async () => {
    const { out } = await play({ seats: ALONE, input: 'rules\nlook ME-03\n' });
    expect(out).toContain('The rules of this game are not at hand here.');
    expect(out).toContain('Nothing here is called "ME-03".');
  });
});
