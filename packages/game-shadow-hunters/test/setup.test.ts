import { Match, rngFromSeed } from '@fray/engine';
import {
  AREAS,
  CARDS,
  CHARACTERS,
  EXPERIMENTAL,
  HOUSE_LEVELS,
  type ShadowState,
  shadowHunters,
} from '@fray/game-shadow-hunters';
import { startMatch } from '@fray/testkit';
import { expect, it } from 'vitest';
import { DECKS } from '../src/data/cards.js';
import { DEAL, FACTION, FACTION_SETS, members } from '../src/data/characters.js';
import { SEAT_IDS } from '../src/data/seats.js';
import { book } from '../src/words/en.js';
import { optionsOf, playWith, positionOf } from './position.js';

const stateOf = (seed: string, seats: number, options: object = {}): ShadowState =>
  startMatch(shadowHunters, { seats, options: options as never }, seed).state as ShadowState;

it('[SH-B-01] four to eight may play, nobody else', () => {
  for (const seats of [3, 9]) {
    const list = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, kind: 'person' as const }));
    expect(Match.start(shadowHunters, { seats: list, seed: 'x' }).ok).toBe(false);
  }
  for (const seats of [4, 5, 6, 7, 8]) expect(stateOf('x', seats).seats).toBe(seats);
});

it('[SH-B-02, SH-B-15, SH-B-16] each side has its number, each character its own seat, and the deal is fair', () => {
  const dealt = [...[4, 5, 6, 7, 8].map((seats) => ({ seats, sides: DEAL[seats] }))];
  expect(dealt.map(({ sides }) => sides!.join('-'))).toEqual(['2-2-0', '2-2-1', '2-2-2', '2-2-3', '3-3-2']);
  const seen = new Map<number, number>();
  for (let i = 0; i < 600; i++) {
    const { characters } = stateOf(`deal ${i}`, 5);
    expect([0, 1, 2].map((side) => characters.filter((c) => FACTION[c] === side).length)).toEqual([2, 2, 1]);
    expect(new Set(characters).size).toBe(5);
    seen.set(characters[0]!, (seen.get(characters[0]!) ?? 0) + 1);
  }
  // Hunters and Shadows: 2 of 5 seats, 1 of 3 characters; Neutrals: 1 of 5, 1 of 4.
  for (const character of members(FACTION_SETS[0]! & 0b111))
    expect(seen.get(character)! / 600).toBeGreaterThan(0.08);
  expect([...seen.keys()].length).toBe(10);
});

it('[SH-B-04, SH-B-54] no marker goes beyond 14', () => {
  const state = positionOf(['teal is werewolf', 'teal damage 13', 'rose on woods', 'turn rose', 'at area']);
  playWith(state, [], [[1, 'hurt teal']]);
  expect(state.damage[0]).toBe(14);
});

it('[SH-B-05, SH-B-90] ten characters and ten more, Health by initial', () => {
  expect(CHARACTERS.filter(({ base }) => base)).toHaveLength(10);
  expect(CHARACTERS).toHaveLength(20);
  const health = Object.fromEntries(CHARACTERS.map(({ initial, hp }) => [initial, hp]));
  expect(health).toEqual({ A: 8, B: 10, C: 11, D: 13, E: 10, F: 12, G: 14, U: 11, V: 13, W: 14 });
  for (const { initial, hp } of CHARACTERS) expect(hp).toBe(health[initial]);
});

it('[SH-B-06, SH-B-95] three decks of sixteen with twelve Equipment, six of each colour', () => {
  expect(DECKS.map((deck) => deck.length)).toEqual([16, 16, 16]);
  const gear = [0, 1, 2].map((deck) => CARDS.filter((card) => card.deck === deck && card.gear >= 0).length);
  expect(gear).toEqual([0, 6, 6]);
});

it('[SH-B-07] eight colours, one each', () => {
  expect(new Set(SEAT_IDS).size).toBe(8);
  expect(SEAT_IDS.map((_, seat) => book.seat(seat, {}).toLowerCase())).toEqual(SEAT_IDS);
});

it('[SH-B-03, SH-B-09, SH-B-11, SH-B-13, SH-B-18] areas, decks and the first player come by chance, nobody is hurt', () => {
  const starts = Array.from({ length: 60 }, (_, i) => stateOf(`start ${i}`, 4));
  expect(new Set(starts.map(({ slots }) => slots.join())).size).toBeGreaterThan(40);
  expect(new Set(starts.map(({ decks }) => decks[1]!.join())).size).toBeGreaterThan(50);
  expect(new Set(starts.map(({ first }) => first)).size).toBe(4);
  for (const { damage, slots } of starts) {
    expect(damage).toEqual([0, 0, 0, 0]);
    expect([...slots].sort()).toEqual(AREAS.map((_, i) => i));
  }
});

it('[SH-B-19, SH-B-20] a quick start places everybody and hands a card to each left neighbour', () => {
  const match = startMatch(shadowHunters, { seats: 6, options: { quickStart: true } }, 'quick');
  while ((match.state as ShadowState).stack.length > 1 && (match.state as ShadowState).stack[1]!.proc === 1) {
    const seat = match.asked()[0]!;
    match.play(seat, match.moves(seat)[0]!);
  }
  const state = match.state as ShadowState;
  expect(state.places.every((place) => place >= 0)).toBe(true);
  expect(state.turn).toBe(state.first);
  const order = [0, 1, 2, 3, 4, 5].map((step) => (state.first + step) % 6);
  expect(state.givers).toEqual(order);
  expect(state.receivers).toEqual(order.map((seat) => (seat + 1) % 6));
  const told = match.story.flat().map(({ type }) => type);
  expect(told.filter((type) => type === 'moved')).toHaveLength(6);
});

it('[SH-B-38] a drawn card can only be applied', () => {
  const state = positionOf(['teal on cemetery', 'black deck: spiritual-doll', 'at area']);
  playWith(state, [], [[0, 'draw black']]);
  const why = shadowHunters.decisions[state.stack.at(-1)!.decision]!;
  expect(why.id).toBe('aim');
  expect(() => playWith(state, [], [[0, 'pass']])).toThrow();
});

it('[SH-B-94] characters can be mixed in five ways', () => {
  const roster = (characters: unknown): string[] =>
    members(stateOf('roster', 8, { characters }).roster).map((c) => CHARACTERS[c]!.initial);
  const initials = [...'ABCDEFGUVW'];
  for (const mix of ['base', 'expansion', 'initials']) expect(roster(mix).sort()).toEqual(initials);
  expect(roster('all')).toHaveLength(20);
  const picked = [
    'agnes',
    'bob',
    'catherine',
    'daniel',
    'ellen',
    'franklin',
    'gregor',
    'unknown',
    'valkyrie',
    'werewolf',
  ];
  expect(
    members(stateOf('picked', 8, { characters: picked }).roster)
      .map((c) => CHARACTERS[c]!.id)
      .sort(),
  ).toEqual(picked);
  const rosters = new Set(
    Array.from({ length: 20 }, (_, i) => stateOf(`mix ${i}`, 8, { characters: 'initials' }).roster),
  );
  expect(rosters.size).toBeGreaterThan(15);
  expect(() => optionsOf({ characters: ['bob', 'bryan'] })).toThrow();
});

it('[SH-H-13] Critical Misses without Duel Dice are refused', () => {
  const seats = Array.from({ length: 4 }, (_, i) => ({ name: `P${i}`, kind: 'person' as const }));
  const start = (options: object) =>
    Match.start(shadowHunters, { seats, seed: 'x', options: options as never });
  expect(start({ criticalMisses: true }).ok).toBe(false);
  expect(start({ criticalMisses: true, duelDice: true }).ok).toBe(true);
  expect(book.problem({ id: 'critical-needs-duel' })).toMatch(/Duel Dice/);
});

it('[SH-H-04, SH-H-05] the vote advises newcomers and the rules say how hard they are', () => {
  const { hint } = book.prompt({ id: 'vote' }, { seat: 0, names: [] });
  expect(hint).toMatch(/New here/);
  expect(HOUSE_LEVELS).toEqual({
    ...{ useIt: 'easy', duelDice: 'easy', criticalMisses: 'easy' },
    ...{ coupDeGrace: 'medium', lastStand: 'medium', blur: 'advanced', doubleIt: 'advanced' },
  });
  expect(EXPERIMENTAL).toEqual(['doubleIt']);
  expect(book.glossary['house:doubleIt']!.facts![0]!.value).toMatch(/experimental/);
});

it('[SH-H-02] bots vote for every rule that was proposed', () => {
  const match = startMatch(
    shadowHunters,
    { seats: 4, options: { blur: true, lastStand: true } },
    'bots vote',
  );
  const moves = match.moves(0);
  const pick = shadowHunters.knowledge.policy!(match.view(0) as never, moves, rngFromSeed('bot'));
  expect(moves[pick]![1]).toBe((1 << 4) | (1 << 5));
  expect(shadowHunters.knowledge.isCourtesy!(moves)).toBe(true);
});
