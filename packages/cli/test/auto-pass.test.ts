/** At the terminal, choices with nothing at stake are made for people; the model game asks for many of them. */
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { type AnyGame, Match, type SeatInfo } from '@fray/engine';
import { everyoneMayAnswer } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { Session } from '../src/play/session.js';
import { Terminal } from '../src/terminal.js';

const person = (name: string): SeatInfo => ({ name, kind: 'person' });
const bot = (name: string): SeatInfo => ({ name, kind: 'bot', bot: 'greedy' });
const ALONE = [person('Ann'), bot('Bob'), bot('Cid'), bot('Dan')];
const ALL = ['Ann', 'Bob', 'Cid', 'Dan'].map(person);

async function play(seats: readonly SeatInfo[], input: string, askAll = false) {
  const game: AnyGame = everyoneMayAnswer;
  const match = Match.start(game, { seats, seed: 'terminal' });
  if (!match.ok) throw new Error(match.error);
  const [keyboard, screen] = [new PassThrough(), new PassThrough()];
  const terminal = new Terminal(
    keyboard as unknown as NodeJS.ReadStream,
    screen as unknown as NodeJS.WriteStream,
  );
  keyboard.end(input);
  const session = new Session(match.value, terminal, undefined, askAll);
  await session.run();
  terminal.close();
  return { out: stripVTControlCharacters(String(screen.read())), choices: session.match.choices };
}

describe('a terminal', () => {
  it('passes where nothing is at stake, and says so in one line', async () => {
    const { out, choices } = await play(ALL, '\nshoot 4\n\npass\n\n');
    expect(choices.map(({ seat, text }) => `${seat} ${text}`)).toEqual([
      ...['0 shoot 4', '3 pass', '0 pass', '1 pass', '2 pass'],
    ]);
    expect(out.match(/is next/g)).toHaveLength(3);
    expect(out.match(/Passed for you/g)).toHaveLength(1);
    expect(out).toMatch(/Passed for you: nothing was at stake\.\n.*\n*.*Table/);
  });

  it('asks everything of somebody who wishes so', async () => {
    const { out, choices } = await play(ALL, '\nshoot 4\n\npass\n\npass\n', true);
    expect(choices).toHaveLength(3);
    expect(out).not.toContain('Passed for you');
  });

  it('takes back the last choice that somebody made themselves', async () => {
    const { out, choices } = await play(ALONE, 'shoot 4\nundo\n');
    expect(out).toContain('Passed for you');
    expect(out).toContain('Ann took back: shoot 4.');
    expect(choices).toEqual([]);
  });

  it('asks the others first when the match has gone on', async () => {
    const { out, choices } = await play(ALL, '\nshoot 4\n\npass\n\nundo\ny\n\n');
    expect(out).toContain('The match has gone on since. Does everybody agree? (y/n)');
    expect(choices.map(({ seat }) => seat)).toEqual([0]);
  });
});
