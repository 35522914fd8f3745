import { type GameEvent, plain, seenBy, viewFlow } from '@fray/engine';
import { shadowHunters } from '@fray/game-shadow-hunters';
import { expect, it } from 'vitest';
import { book } from '../src/words/en.js';
import { moveOf, playOn, positionOf } from './position.js';

const NAMES = ['Ada', 'Ines', 'Jonah', 'Kit', 'Lena', 'Marek'];

const told = (events: readonly GameEvent[], seat: number): string[] =>
  events.flatMap((event) => {
    const line = book.event(seenBy(event, seat), { seat, names: NAMES });
    return line === undefined ? [] : [plain(line.words)];
  });

it('tells an attack to whoever struck, whoever was struck and everybody else', () => {
  const lines = [
    'teal is vampire',
    'teal revealed',
    'teal on church',
    'teal damage 3',
    'rose is emi',
    'rose revealed',
    'rose damage 8',
  ];
  const state = positionOf(
    [...lines, 'rose on church', 'rose has talisman', 'plum is daniel', 'at attack'],
    {},
    5,
  );
  const { events } = playOn(state, [5, 1], [[0, 'attack rose']]);
  expect(told(events, 0).slice(0, 6)).toEqual([
    'You attacked Ines.',
    'You threw 5 and 1.',
    'You hit Ines for 4.',
    'Ines fell. The card showed Emi, a Hunter.',
    'Jonah is Daniel, a Neutral!',
    'You got Talisman from Ines.',
  ]);
  expect(told(events, 1).slice(0, 4)).toEqual([
    'Ada attacked you.',
    'Ada threw 5 and 1.',
    'Ada hit you for 4.',
    'You fell. Your card showed Emi, a Hunter.',
  ]);
  expect(told(events, 2)).toContain('You are Daniel, a Neutral!');
});

it('tells of a Hermit card what each may know', () => {
  const lines = [
    'teal is emi',
    'rose is unknown',
    'teal on cabin',
    'hermit deck: hermits-prediction',
    'at area',
  ];
  const { events } = playOn(
    positionOf(lines, {}, 5),
    [],
    [
      [0, 'draw hermit'],
      [0, 'give rose'],
      [1, 'admit'],
    ],
  );
  expect(told(events, 0).slice(0, 3)).toEqual([
    'You drew Hermit’s Prediction.',
    'You slipped Ines Hermit’s Prediction.',
    'Ines showed you Unknown.',
  ]);
  expect(told(events, 2).slice(0, 3)).toEqual([
    'Ada drew a Hermit card.',
    'Ada slipped Ines a Hermit card.',
    'Ines read the card. Nothing happened.',
  ]);
});

it('calls a pass by what it means', () => {
  const state = positionOf(['teal on church', 'rose on church', 'at attack'], { blur: true, vote: 'agreed' });
  const label = (seat: number): string =>
    book.move(
      moveOf('pass'),
      { seat, table: shadowHunters.view(state, seat), flow: viewFlow(state, seat) },
      { seat, names: NAMES },
    );
  playOn(state, [], []);
  expect(label(0)).toBe('Attack nobody');
  playOn(state, [], [[0, 'attack rose']]);
  expect(label(1)).toBe('Take the blow');
});
