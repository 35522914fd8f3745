/** The hardest moment of each model, told step by step. */
import {
  type AnyGame,
  answerByOrders,
  type Core,
  canonical,
  lastingOrders,
  loadBook,
  Machine,
  Match,
  type Move,
  rngFromSeed,
  SPECTATOR,
  verifyRecord,
} from '@fray/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DiceTape, playRandomMatch, startMatch } from '../src/index.js';
import {
  armour,
  CARDS,
  type Crossing,
  crosses,
  doubleIt,
  everyoneMayAnswer,
  HOUSE_RULES,
  type HouseRule,
  type Hunt,
  hiddenRoles,
  measuredTable,
  type Point,
  refusePlace,
  rootsWithin,
  type Shootout,
  shootout,
  squaredDistance,
  WALL,
  withinReach,
} from '../src/models/index.js';

const SEATS = Array.from({ length: 8 }, (_, i) => ({ name: `P${i + 1}`, kind: 'person' as const }));

function open<S extends Core>(
  game: AnyGame,
  seats: number,
  dice: string,
  options = {},
): { match: Match; state: S; tape: DiceTape } {
  const tape = new DiceTape(dice);
  const started = Match.start(game, { seats: SEATS.slice(0, seats), seed: 'x', options, tape });
  if (!started.ok) throw new Error(started.error.id);
  return { match: started.value, state: started.value.state as S, tape };
}

function choose(match: Match, seat: number, ...words: (string | number)[]): void {
  const [verb, player] = words;
  const result = match.choose(seat, player === undefined ? { do: verb } : { do: verb, player });
  expect(result, JSON.stringify(words)).toMatchObject({ ok: true });
}

describe('everyone may answer', () => {
  it('[ME-03] [ME-04] an answer changes the target and opens a new window for all', () => {
    const { match, state } = open<Shootout>(everyoneMayAnswer, 4, 'keep');
    // As the deck lies, the seats hold redirects, and shields come last.
    expect(state.hands).toEqual([
      [1, 1, 0],
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    choose(match, 0, 'shoot', 2);
    expect([match.asked(), match.isPaced()]).toEqual([[0, 1, 2, 3], true]);
    // Seat 4 shields, but seat 3 comes before it, clockwise from the target: only that answer counts.
    for (const [seat, answer, target] of [
      [3, 'shield'],
      [0, 'pass'],
      [2, 'redirect', 4],
      [1, 'pass'],
    ] as const)
      choose(match, seat, answer, ...(target === undefined ? [] : [target]));
    expect([state.target, state.lives, state.hands[3]]).toEqual([3, [3, 3, 2, 3], [0, 0]]);
    // The new window is for everybody, though some have passed.
    expect([match.asked(), match.decision()]).toEqual([[0, 1, 2, 3], 'answer']);
    for (const seat of [0, 1, 2, 3]) choose(match, seat, 'pass');
    expect([state.lives, match.asked(), match.decision()]).toEqual([[3, 3, 2, 2], [1], 'shoot']);
  });

  it('[ME-05] [ME-06] a seat that falls in the middle is passed over from then on', () => {
    const { match, state } = open<Shootout>(everyoneMayAnswer, 4, 'keep');
    state.lives[1] = 1;
    choose(match, 0, 'shoot', 3);
    for (const seat of [2, 3, 0]) choose(match, seat, 'pass');
    choose(match, 1, 'redirect', 4);
    expect([state.lives[1], state.hands[1], state.discard]).toEqual([0, [], [1, 1]]);
    expect(match.asked()).toEqual([0, 2, 3]);
    for (const seat of [3, 0, 2]) choose(match, seat, 'pass');
    expect([state.lives, match.asked(), match.decision()]).toEqual([[3, 0, 3, 2], [2], 'shoot']);
    expect(match.choose(2, { do: 'shoot', player: 2 })).toMatchObject({
      ok: false,
      error: { clause: 'ME-02' },
    });
  });

  it('[ME-03] the window says what is pending: whose shot at whom, who may answer in which order, who cannot', () => {
    const { match, state } = open<Shootout>(everyoneMayAnswer, 4, 'keep');
    state.discard.push(...state.hands[3]!.splice(0));
    choose(match, 0, 'shoot', 3);
    const shot = { what: { id: 'shot' }, source: 0, target: 2, order: [2, 3, 0, 1], passed: [3] };
    expect([match.pending(), match.asked()]).toEqual([shot, [0, 1, 2]]);
    // That somebody has answered does not show.
    choose(match, 0, 'pass');
    expect(match.pending()).toEqual(shot);
  });

  it('[ME-03] standing orders pass: for others, without a shield, and until one shoots oneself', () => {
    const { match, state } = open<Shootout>(everyoneMayAnswer, 4, 'keep');
    choose(match, 0, 'shoot', 3);
    const answers = (order: string) =>
      [0, 1, 2, 3].map((seat) =>
        answerByOrders(everyoneMayAnswer, [order], match.view(seat) as never, match.moves(seat), 'answer'),
      );
    const pass: Move = [0, 0, 0, 0, 0];
    expect(answers('only-target')).toEqual([pass, pass, undefined, pass]);
    expect(answers('shieldless')).toEqual([undefined, pass, pass, undefined]);
    expect(answers('until-my-turn')).toEqual([pass, pass, pass, pass]);
    state.hands[1]!.push(0);
    expect(answers('shieldless')).toEqual([undefined, undefined, pass, undefined]);
    const lasting = [0, 1].map((seat) =>
      lastingOrders(everyoneMayAnswer, ['until-my-turn'], match.view(seat) as never),
    );
    expect(lasting).toEqual([[], ['until-my-turn']]);
  });

  it('[ME-07] one more card in front of the table changes no hash and no choice', () => {
    const match = playRandomMatch(everyoneMayAnswer, {}, 'new card') as Match;
    const later: AnyGame = shootout(['decoy', ...CARDS]);
    const again = verifyRecord(later, match.record());
    expect(again.ok && again.value.hash()).toBe(match.hash());
    expect((again.ok ? (again.value.state as Shootout) : undefined)?.discard).not.toEqual(
      (match.state as Shootout).discard,
    );
    const forgetful: AnyGame = { ...later };
    delete forgetful.spell;
    expect(verifyRecord(forgetful, match.record())).toMatchObject({ ok: false, error: { n: 0 } });
  });
});

describe('hidden roles', () => {
  const game = hiddenRoles(HOUSE_RULES);

  it('[MH-03] only who asked and who answered know the answer', () => {
    const { match, state } = open<Hunt>(game, 5, 'keep');
    choose(match, 0, 'ask', 4);
    expect(match.refused(3)).toContainEqual(
      expect.objectContaining({ why: expect.objectContaining({ clause: 'MH-03' }) }),
    );
    choose(match, 3, 'yes');
    expect(state.answers[0]![3]).toBe(1);
    const seen = [0, 3, 1, SPECTATOR].map((seat) => match.eventsFor(2, seat)[0]!.data);
    expect(seen).toEqual([{ seat: 3, answer: 1 }, { seat: 3, answer: 1 }, { seat: 3 }, { seat: 3 }]);
    const known = [0, 3, 1].map((seat) => (match.view(seat).table as Hunt).answers[0]![3]);
    expect(known).toEqual([1, 1, 3]);
  });

  it('[MH-05] a Shadow shows itself while somebody else is asked, and may kill the one who is asked', () => {
    const { match, state } = open<Hunt>(game, 5, 'keep');
    expect([match.asked(), match.decision()]).toEqual([[0], 'act']);
    expect(match.choose(1, { do: 'reveal' })).toMatchObject({ ok: false, error: { clause: 'MH-05' } });
    choose(match, 3, 'reveal');
    expect([match.asked(), match.decision()]).toEqual([[3], 'strike']);
    // In the middle of that, the other Shadow does the same: one interrupt inside another.
    choose(match, 4, 'reveal');
    choose(match, 4, 'strike', 2);
    expect([match.asked(), match.decision()]).toEqual([[3], 'strike']);
    state.wounds[0] = 5;
    choose(match, 3, 'strike', 1);
    expect([match.asked(), match.decision(), state.wounds]).toEqual([[1], 'act', [7, 2, 0, 0, 0]]);
  });

  it.each([
    [HOUSE_RULES, { doubleIt: true, armour: true }, 3],
    [[armour, doubleIt], { doubleIt: true, armour: true }, 6],
    [HOUSE_RULES, { doubleIt: true }, 8],
    [HOUSE_RULES, { armour: true }, 3],
    [HOUSE_RULES, {}, 4],
  ] as [HouseRule[], object, number][])(
    '[MH-07] [MH-08] house rules act in the order of their table (%#)',
    (table, options, wounds) => {
      const { match, state } = open<Hunt>(hiddenRoles(table), 5, 'keep 6 2', options);
      choose(match, 0, 'attack', 2);
      expect(state.wounds[1]).toBe(wounds);
    },
  );

  it.each([
    [4, [0, 0, 1, 1]],
    [5, [0, 0, 0, 1, 1]],
    [8, [0, 0, 0, 0, 1, 1, 1, 1]],
  ])('[MH-01] %i players hide half as many Shadows, and play to the end', (seats, roles) => {
    expect(open<Hunt>(game, seats, 'keep').state.roles).toEqual(roles);
    expect(playRandomMatch(game, { seats }, 'many').outcome).not.toBeNull();
    expect(Match.start(game, { seats: SEATS.slice(0, 3), seed: 'x' })).toMatchObject({
      ok: false,
      error: { id: 'seat-count' },
    });
  });

  it('[MH-09] a seat chooses its own handicap, and not everybody may have one', async () => {
    expect(game.options.filter(({ seat }) => seat === 1)).toMatchObject([{ id: 'handicap-2' }]);
    const { state } = open<Hunt>(game, 4, 'keep', { 'handicap-2': 2 });
    expect(state.wounds).toEqual([0, 2, 0, 0]);
    const all = { 'handicap-1': 1, 'handicap-2': 2, 'handicap-3': 1, 'handicap-4': 1 };
    const refused = Match.start(game, { seats: SEATS.slice(0, 4), seed: 'x', options: all });
    expect(refused).toEqual({ ok: false, error: { id: 'everybody-handicapped', data: { seats: 4 } } });
    const book = await loadBook(game);
    expect(refused.ok ? '' : book.problem(refused.error)).toBe('Everybody handicapped.');
    expect(open<Hunt>(game, 5, 'keep', all).state.wounds).toEqual([1, 2, 1, 1, 0]);
  });

  it('[MH-05] a bot shows itself unasked when it is about to die, and not before', () => {
    const { match, state } = open<Hunt>(game, 5, 'keep');
    const act = (seat: number) =>
      game.knowledge.act?.(() => match.view(seat) as never, match.standing(seat), rngFromSeed('act'));
    expect([act(0), act(3)]).toEqual([undefined, undefined]);
    state.wounds = [5, 0, 0, 4, 3];
    expect([act(0), act(3), act(4)]).toEqual([undefined, 0, undefined]);
  });

  it('[MH-07] house rules that are off leave play untouched to the byte', () => {
    for (const seed of ['a', 'b', 'c']) {
      const [bare, off] = [hiddenRoles([]), game].map((rules) => playRandomMatch(rules, {}, seed));
      expect(canonical(off!.story)).toBe(canonical(bare!.story));
      expect(canonical(off!.choices)).toBe(canonical(bare!.choices));
      expect(off!.hash()).toBe(bare!.hash());
    }
  });
});

describe('a measured table', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 24000 }), fc.integer({ min: 0, max: 18000 }));
  const outside = point.filter(
    ([x, y]) => !(x > WALL.left && x < WALL.right && y > WALL.top && y < WALL.bottom),
  );

  it('[MM-04] measures around the wall to the thousandth', () => {
    const [a, b]: [Point, Point] = [
      [3500, 5500],
      [1500, 10500],
    ];
    // Straight past the corner it is √(2000² + 5000²) = 5385.16…
    expect([withinReach(a, b, 5385, WALL), withinReach(a, b, 5386, WALL)]).toEqual([false, true]);
    // From 3 left of the wall's corner to 3 and 4 past the other corner: √(3²+4²) twice, and the side of 3 between.
    const far: [Point, Point] = [
      [500, 3500],
      [500, 14500],
    ];
    expect(crosses(far[0], far[1], WALL)).toBe(false);
    const across: [Point, Point] = [
      [7500, 4500],
      [7500, 13500],
    ];
    expect(crosses(across[0], across[1], WALL)).toBe(true);
    // Around the left end: 5000 to the corner, 3000 along the side, 5000 from the next corner.
    expect([withinReach(...across, 12999, WALL), withinReach(...across, 13000, WALL)]).toEqual([false, true]);
  });

  it('[MM-04] compares sums of roots exactly', () => {
    fc.assert(
      fc.property(fc.nat(9000 ** 2), fc.nat(9000 ** 2), fc.nat(9741), (a, b, way) => {
        const rest = BigInt(way) ** 2n - BigInt(a) - BigInt(b);
        const exact = rest >= 0n && 4n * BigInt(a) * BigInt(b) <= rest * rest;
        return rootsWithin(a, b, way) === exact;
      }),
      { seed: 2026 },
    );
    expect([rootsWithin(9, 16, 7), rootsWithin(9, 16, 6), rootsWithin(0, 0, -1)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[MM-04] the way is the same in both directions, never shorter than the straight one, and grows with reach', () => {
    fc.assert(
      fc.property(outside, outside, fc.nat(9741), (a, b, way) => {
        const can = withinReach(a, b, way, WALL);
        expect(withinReach(b, a, way, WALL)).toBe(can);
        if (can) expect(squaredDistance(a, b)).toBeLessThanOrEqual(way * way);
        if (can) expect(withinReach(a, b, Math.min(way + 1, 9741), WALL)).toBe(true);
      }),
      { seed: 2026 },
    );
  });

  it('[MM-04] agrees with the shortest of all ways over any corners, measured plainly', () => {
    const turns: Point[] = [WALL.left, WALL.right].flatMap((x) =>
      [WALL.top, WALL.bottom].map((y): Point => [x, y]),
    );
    const shortest = (from: Point, to: Point, over: readonly Point[]): number => {
      const straight = crosses(from, to, WALL)
        ? Number.POSITIVE_INFINITY
        : Math.sqrt(squaredDistance(from, to));
      const around = over
        .filter((turn) => !crosses(from, turn, WALL))
        .map(
          (turn) =>
            Math.sqrt(squaredDistance(from, turn)) +
            shortest(
              turn,
              to,
              over.filter((t) => t !== turn),
            ),
        );
      return Math.min(straight, ...around);
    };
    fc.assert(
      fc.property(outside, outside, fc.integer({ min: -2, max: 2 }), (a, b, off) => {
        const way = Math.round(shortest(a, b, turns)) + off;
        if (way < 0 || way > 9741 || Math.abs(way - shortest(a, b, turns)) < 1e-6) return;
        expect(withinReach(a, b, way, WALL)).toBe(shortest(a, b, turns) < way);
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it('[MM-03] [MM-04] checks any point sent exactly, and lists only points that pass', () => {
    const { match, state } = open<Crossing>(measuredTable, 2, 'keep');
    choose(match, 0, 'keep');
    const [x, y] = [state.discs[0]![0]!, state.discs[0]![1]!];
    const reach = state.drawn * 1000;
    const send = (to: Point): string => refusePlace(state, 0, to[0], to[1])?.clause ?? 'legal';
    expect([send([x + reach, y]), send([x + reach + 1, y]), send([x, 499]), send([x, 8000])]).toEqual([
      'legal',
      'MM-04',
      'MM-03',
      'MM-03',
    ]);
    const unlisted: Move = [2, 0, x + 123, y + 45, 0];
    expect(match.moves(0)).not.toContainEqual(unlisted);
    expect(match.play(0, unlisted)).toMatchObject({ ok: true });
    expect(state.discs[0]).toEqual([x + 123, y + 45]);
  });

  it('[MM-02] a draw may be swapped for a card in hand, and everybody remembers which went there', () => {
    const { match, state } = open<Crossing>(measuredTable, 2, 'keep');
    expect([state.hands, state.drawn]).toEqual([
      [
        [7, 8],
        [6, 6],
      ],
      5,
    ]);
    expect(match.choose(0, { do: 'swap', card: 6 })).toMatchObject({ ok: false, error: { clause: 'MM-02' } });
    expect(match.choose(0, { do: 'swap', card: 8 })).toMatchObject({ ok: true });
    expect([state.hands[0], state.drawn]).toEqual([[7, 5], 8]);
    const view = match.view(1);
    for (const seed of ['a', 'b', 'c'])
      expect(measuredTable.sample(view as never, rngFromSeed(seed)).hands[0]).toContain(5);
  });
});

it('a machine set going in the middle goes on from there', () => {
  const { state } = startMatch(everyoneMayAnswer, {}, 'mid') as Match<Core>;
  const before = canonical(state);
  new Machine(everyoneMayAnswer as AnyGame).resume(state);
  expect(canonical(state)).toBe(before);
});
