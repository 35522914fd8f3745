import { expect, it } from 'vitest';
import { type AnyGame, AutoPass } from '../src/index.js';
import { afterBids, toy } from './toy-game.js';

const game: AnyGame = { ...toy, knowledge: { ...toy.knowledge, routine: () => 0 } } as AnyGame;
const match = afterBids();
const routine = (autoPass: AutoPass) => autoPass.moveFor(game, match.view(0), match.moves(0));

it('chooses for somebody only while that is wanted', () => {
  let wanted = true;
  const autoPass = new AutoPass(() => wanted);
  expect(routine(autoPass)).toEqual(match.moves(0)[0]);
  wanted = false;
  expect(routine(autoPass)).toBeUndefined();
});

it('asks whoever took something back, until they have chosen themselves', () => {
  const autoPass = new AutoPass(() => true);
  autoPass.takenBack(0, 4);
  expect(routine(autoPass)).toBeUndefined();
  autoPass.chosen(1, 5, false);
  expect(routine(autoPass)).toBeUndefined();
  autoPass.chosen(0, 6, false);
  expect(routine(autoPass)).toBeDefined();
  autoPass.takenBack(1, 4);
  expect(routine(autoPass)).toBeDefined();
});

it('knows what was chosen for somebody, and forgets what was taken back', () => {
  const autoPass = new AutoPass(() => true, [2]);
  autoPass.chosen(0, 3, true);
  autoPass.chosen(1, 4, false);
  autoPass.chosen(0, 5, true);
  expect(autoPass.passed).toEqual([2, 3, 5]);
  autoPass.takenBack(1, 3);
  expect(autoPass.passed).toEqual([2, 3]);
});
