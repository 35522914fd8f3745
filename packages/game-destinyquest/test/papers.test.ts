import { type Choice, canonical, Match, SPECTATOR } from '@fray/engine';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../src/abilities/index.js';
import { type DuelState, type DuelView, destinyquest } from '../src/index.js';
import { book } from './words.js';

describe('a paper in step 1', () => {
  type Duel = Match<DuelState, DuelView>;
  const NONE: Choice = { do: 'pass' };
  const play = (ability: string): Choice => ({ do: 'play', ability });

  /** Monk and ranger, equal in speed, asked for their papers in round 1. */
  function start(): Duel {
    const seats = [
      { name: 'Ann', kind: 'person' },
      { name: 'Bea', kind: 'person' },
    ] as const;
    const match = Match.start(destinyquest, {
      seats,
      seed: 'papers',
      options: { hero1: 'monk', hero2: 'ranger' },
    });
    if (!match.ok) throw new Error(match.error.id);
    // Modifiers come first (R-START); both let them be.
    while (match.value.asked().length === 1) write(match.value, match.value.asked()[0]!, NONE);
    return match.value;
  }

  function write(match: Duel, seat: number, choice: Choice): void {
    const played = match.choose(seat, choice);
    if (!played.ok) throw new Error(played.error.id);
  }

  /** Everything that reaches a seat: the table, the question, what it may do and may not, and the story. */
  function known(match: Duel, seat: number): string {
    const asked = seat === SPECTATOR ? null : [match.prompt(seat), match.moves(seat), match.refused(seat)];
    const told = match.story.flatMap((_, n) => match.eventsFor(n, seat));
    const reader = { seat, names: ['Ann', 'Bea'] };
    const words = told.map((event) => book.event(event, reader));
    const sheet = book.sheet(match.view(seat), reader);
    return canonical([match.view(seat), asked ?? null, told, words, sheet]);
  }

  test.each([0, 1])(
    '[DQ-1.4] of seat %i shows nobody else what it says, nor that it lies there',
    (writer) => {
      const own = writer === 0 ? ['haste', 'chill-touch'] : ['lay-of-the-land', 'webbed'];
      const untouched = start();
      for (const choice of [NONE, ...own.map(play)]) {
        const match = start();
        write(match, writer, choice);
        for (const reader of [1 - writer, SPECTATOR])
          expect(known(match, reader)).toBe(known(untouched, reader));
        expect(known(match, writer)).not.toBe(known(untouched, writer));
      }
    },
  );

  test('[DQ-1.4] both saying "no ability" is one reveal, spends nothing, and gives two dice each', () => {
    const match = start();
    write(match, 0, NONE);
    expect(match.story.at(-1)).toEqual([]);
    write(match, 1, NONE);
    const told = match.story.at(-1)!;
    expect(told.filter((event) => event.clause === 'DQ-1.4')).toHaveLength(1);
    expect(match.state.left).toEqual(start().state.left);
    expect(match.state.speedDice.map((dice) => dice.length)).toEqual([2, 2]);
  });

  test('[DQ-1.4] haste against "no ability" gives three dice against two and is spent', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const match = start();
      for (const seat of order) write(match, seat, seat === 0 ? play('haste') : NONE);
      expect(match.state.speedDice.map((dice) => dice.length)).toEqual([3, 2]);
      const { left, sheets } = match.state;
      const haste = sheets[0].abilities.findIndex((i) => ABILITIES[i]!.id === 'haste');
      expect(left[0]![haste]).toBe(0);
      expect(left[1]).toEqual(start().state.left[1]);
    }
  });

  test('[DQ-1.4] the order of writing changes nothing', () => {
    const one = start();
    write(one, 0, play('haste'));
    write(one, 1, play('webbed'));
    const other = start();
    write(other, 1, play('webbed'));
    write(other, 0, play('haste'));
    expect(one.hash()).toBe(other.hash());
    expect(one.story.flat()).toEqual(other.story.flat());
  });

  test('[DQ-1.4] a paper once written stays, and a second one is refused', () => {
    const match = start();
    write(match, 0, NONE);
    const before = match.hash();
    expect(match.choose(0, play('haste')).ok).toBe(false);
    expect(match.hash()).toBe(before);
  });
});
