import { rngFromSeed, viewFlow } from '@fray/engine';
import {
  countWorlds,
  deductionSheet,
  factionShare,
  knowledgeChart,
  possibleFor,
  shadowHunters,
  sureSince,
  worldsFor,
} from '@fray/game-shadow-hunters';
import { startMatch } from '@fray/testkit';
import { expect, it } from 'vitest';
import { BASE_SET, CHARACTER_IDS, CHARACTERS, DEAL, EVERYBODY, FACTION } from '../src/data/characters.js';
import { playWith, positionOf } from './position.js';

/** Every world, one by one: the slow way that the quick one must agree with. */
function allWorlds(possible: readonly number[], deal: readonly number[]): number[][] {
  const worlds: number[][] = [];
  const world: number[] = [];
  const left = deal.slice();
  const seat = (i: number, used: number): void => {
    if (i === possible.length) {
      worlds.push(world.slice());
      return;
    }
    for (let c = 0; c < CHARACTERS.length; c++) {
      if ((possible[i]! & ~used & (1 << c)) === 0 || left[FACTION[c]!] === 0) continue;
      left[FACTION[c]!]!--;
      world.push(c);
      seat(i + 1, used | (1 << c));
      world.pop();
      left[FACTION[c]!]!++;
    }
  };
  seat(0, 0);
  return worlds;
}

const CASES = [
  { possible: [1 << 1, BASE_SET, BASE_SET, BASE_SET, BASE_SET], seats: 5 },
  { possible: [1 << 1, BASE_SET & ~7, 0b111000000000111, BASE_SET, (1 << 7) | (1 << 13)], seats: 5 },
  { possible: [EVERYBODY, 1 << 0, 0b11, EVERYBODY & ~0xff, 0b111111000000], seats: 5 },
  { possible: [BASE_SET, BASE_SET, BASE_SET, BASE_SET], seats: 4 },
];

it.each(CASES)('worlds are counted as if each were written down', ({ possible, seats }) => {
  const slow = allWorlds(possible, DEAL[seats]!);
  const quick = countWorlds(possible, DEAL[seats]!);
  expect(quick.count).toBe(slow.length);
  const shares = quick.shares();
  for (let seat = 0; seat < seats; seat++)
    for (let c = 0; c < CHARACTERS.length; c++) {
      const share = slow.filter((world) => world[seat] === c).length / slow.length;
      expect(shares[seat * CHARACTERS.length + c]).toBeCloseTo(share, 10);
    }
});

it('beliefs that differ anywhere are counted apart, however often they come back', () => {
  const start = shadowHunters.view(positionOf(['teal is franklin'], {}, 5), 0);
  // More beliefs than are kept, each the same as the next but for one seat.
  const beliefs = [...start.known.keys()]
    .slice(1)
    .flatMap((seat) =>
      [BASE_SET & ~1, BASE_SET & ~2, BASE_SET & ~4, BASE_SET & ~8, 1 << 7].map((set) =>
        start.known.with(seat, set),
      ),
    );
  for (const known of [...beliefs, ...beliefs.toReversed()]) {
    const table = { ...start, known };
    const [kept, fresh] = [worldsFor(table), countWorlds(possibleFor(table), DEAL[5]!)];
    expect(kept.count).toBe(fresh.count);
    expect(kept.shares()).toEqual(fresh.shares());
  }
});

it('drawn worlds fit, and each comes up equally often', () => {
  const { possible, seats } = CASES[1]!;
  const slow = allWorlds(possible, DEAL[seats]!).map((world) => world.join());
  const worlds = countWorlds(possible, DEAL[seats]!);
  const rng = rngFromSeed('worlds');
  const counts = new Map<string, number>();
  const draws = slow.length * 200;
  for (let i = 0; i < draws; i++) {
    const world = worlds.draw(rng).join();
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...slow].sort());
  for (const n of counts.values()) expect(Math.abs(n - 200)).toBeLessThan(75);
});

it('the deal of six as Franklin has 4320 worlds, as on the sketch', () => {
  const state = positionOf(['teal is franklin'], {}, 6);
  expect(worldsFor(shadowHunters.view(state, 0)).count).toBe(4320);
});

it('[SH-E-09] what a Hermit card tells its giver counts Unknown as a possible liar', () => {
  const lines = [
    'teal is franklin',
    'rose is george',
    'teal on cabin',
    'hermit deck: hermits-slap',
    'at area',
  ];
  const state = positionOf(lines, {}, 6);
  playWith(
    state,
    [],
    [
      [0, 'draw hermit'],
      [0, 'give rose'],
      [1, 'admit'],
    ],
  );
  const sheet = deductionSheet(shadowHunters.view(state, 0));
  const marks = Object.fromEntries(
    sheet.rows[1]!.map(({ character, mark }) => [CHARACTER_IDS[character], mark]),
  );
  expect(marks).toEqual({
    ...{ emi: 'open', franklin: 'room', george: 'open', unknown: 'open', vampire: 'you', werewolf: 'you' },
    ...{ allie: 'you', bob: 'you', charles: 'you', daniel: 'you' },
  });
  const others = deductionSheet(shadowHunters.view(state, 2));
  expect(others.rows[1]!.filter(({ mark }) => mark === 'you')).toEqual([]);
});

it('[SH-C-Daniel] silence after a death rules Daniel out for everybody, and damage rules out the weak', () => {
  const lines = [
    'teal is emi',
    'teal revealed',
    'teal on church',
    'rose is vampire',
    'rose damage 12',
    'rose on church',
  ];
  const state = positionOf([...lines, 'plum damage 9', 'plum is bob', 'at attack'], {}, 6);
  playWith(state, [2, 1], [[0, 'attack rose']]);
  const sheet = deductionSheet(shadowHunters.view(state, 3));
  const daniel = CHARACTER_IDS.indexOf('daniel');
  for (const seat of [2, 4, 5])
    expect(sheet.rows[seat]!.find(({ character }) => character === daniel)!.share).toBe(0);
  const allie = CHARACTER_IDS.indexOf('allie');
  expect(sheet.rows[2]!.find(({ character }) => character === allie)!.mark).toBe('table');
  expect(sheet.rows[1]!.find(({ mark }) => mark === 'seen')!.share).toBe(1);
});

it('the chart has a point wherever a picture changed, and ends in certainty', () => {
  const match = startMatch(shadowHunters, { seats: 5 }, 'chart');
  const moments = [{ n: 0, table: match.view(1).table as never }];
  const rng = rngFromSeed('chart moves');
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    match.play(seat, moves[rng[0]! % moves.length < 0 ? 0 : Math.abs(rng[0]!) % moves.length]!);
    rng[0] = (Math.imul(rng[0]!, 1103515245) + 12345) | 0;
    moments.push({ n: match.length, table: match.view(1).table as never });
  }
  const chart = knowledgeChart(moments);
  expect(chart.length).toBeGreaterThan(1);
  expect(chart.length).toBeLessThan(moments.length / 2);
  expect(chart.at(-1)!.deals).toBe(1);
  for (let i = 1; i < chart.length; i++) expect(chart[i]!.deals).toBeLessThanOrEqual(chart[i - 1]!.deals);
  for (const { factions } of chart)
    for (const row of factions) expect(row[0]! + row[1]! + row[2]!).toBeCloseTo(1, 9);
  for (let seat = 0; seat < 5; seat++) expect(sureSince(chart, seat)).toBeDefined();
});

it('samples follow the shares of the deal', () => {
  const state = positionOf(
    ['teal is franklin', 'teal knows rose as emi, george, unknown'].slice(0, 1),
    {},
    6,
  );
  const table = shadowHunters.view(state, 0);
  const view = { seat: 0, table, flow: viewFlow(state, 0) };
  const rng = rngFromSeed('samples');
  let shadows = 0;
  for (let i = 0; i < 2000; i++) if (FACTION[shadowHunters.sample(view, rng).characters[1]!] === 1) shadows++;
  expect(shadows / 2000).toBeCloseTo(factionShare(worldsFor(table).shares(), 1, 1), 1);
});
