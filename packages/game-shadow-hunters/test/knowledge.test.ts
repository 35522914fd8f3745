import { Machine, rngFromWords, viewFlow } from '@fray/engine';
import { type ShadowState, shadowHunters } from '@fray/game-shadow-hunters';
import { expect, it } from 'vitest';
import { mindOf } from '../src/bot/mind.js';
import { measure } from '../tools/measure.js';
import { positionOf } from './position.js';

const mind = (state: ShadowState, seat: number) =>
  mindOf({ seat, table: shadowHunters.view(state, seat), flow: viewFlow(state, seat) });

it('bots win more often than a random player in their chair, and no side is hopeless', () => {
  const { bot, random, sides } = measure(400, 5, 'knowledge');
  expect(bot / random).toBeGreaterThan(1.5);
  for (const side of ['hunter', 'shadow', 'neutral']) {
    expect(sides[side]).toBeGreaterThan(0.35);
    expect(sides[side]).toBeLessThan(0.65);
  }
});

it('a Hunter hates who is probably a Shadow, from what it has learnt alone', () => {
  const lines = [
    'teal is emi',
    'teal knows rose as vampire, werewolf',
    'teal knows plum as franklin, george, unknown',
  ];
  const state = positionOf([...lines, 'rose is vampire', 'plum is franklin'], {}, 6);
  const { hate } = mind(state, 0);
  expect(hate[1]).toBeCloseTo(1, 5);
  expect(hate[2]).toBeLessThan(0);
  expect(hate[0]).toBe(-1);
  const other = mind(state, 3).hate;
  expect(other[1]).toBeCloseTo(other[2]!, 10);
});

it('a judged position is better for the side with more Health', () => {
  const state = positionOf([
    'teal is emi',
    'rose is vampire',
    'rose damage 10',
    'plum is franklin',
    'moss is werewolf',
  ]);
  const { judge } = shadowHunters.knowledge;
  expect(judge(state, 0)).toBeGreaterThan(0);
  expect(judge(state, 1)).toBeLessThan(0);
  expect(judge(state, 0)).toBeCloseTo(judge(state, 2), 10);
});

it('whoever holds still by what is on the table does so by what the seat sees, and Allie stirs when she is low', () => {
  const { holdsStill, act } = shadowHunters.knowledge;
  const stirs = (line: string): boolean[] => {
    const state = positionOf(['teal is allie', 'rose is david', 'plum is franklin', line], {}, 6);
    return [0, 1, 2].map((seat) => {
      const view = { seat, table: shadowHunters.view(state, seat), flow: viewFlow(state, seat) };
      const reveal = new Machine(shadowHunters).standing(state, seat);
      const acted = act!(() => view, reveal, rngFromWords(1, 2, 3, 4)) !== undefined;
      const still = holdsStill!(state, seat);
      expect(acted && still).toBe(false);
      return !still;
    });
  };
  expect(stirs('teal damage 4')).toEqual([false, true, false]);
  expect(stirs('teal damage 5')).toEqual([true, true, false]);
});
