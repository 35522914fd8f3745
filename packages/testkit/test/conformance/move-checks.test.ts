import type { Move, Refusal, Verb, WordBook } from '@fray/engine';
import { rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { checkJunk } from '../../src/conformance/junk-checks.js';
import { checkAsked, checkListed } from '../../src/conformance/legality-checks.js';
import type { Position } from '../../src/random-match.js';

const [GO, TAKE] = [0, 1];
const VERBS: readonly Verb[] = [
  { id: 'go', args: [] },
  { id: 'take', args: [{ name: 'card', names: ['axe', 'bow', 'cup'] }] },
];
const NO_BOW: Refusal = { id: 'no-bow', clause: 'T-1' };
const go: Move = [GO, 0, 0, 0, 0];
const take = (card: number): Move => [TAKE, card, 0, 0, 0];

/** Rules of two lines, each of which a test may break. */
interface Rules {
  readonly asked: number;
  readonly listed: readonly Move[];
  /** What the full walk finds, where it differs. */
  readonly walked?: readonly Move[];
  readonly explained: readonly { readonly move: Move; readonly why: Refusal }[];
  readonly refusal: (seat: number, move: Move) => Refusal | undefined;
  readonly timeout: Move;
  readonly isOver: boolean;
  readonly verbs: readonly Verb[];
  readonly plays: (seat: number, move: Move) => boolean;
  readonly chooses: boolean;
  readonly grows: boolean;
  readonly words: string;
  readonly isRegion: (verb: number, thing: number) => boolean;
}

const isSame = (some: Move, other: Move): boolean => String(some) === String(other);

const SOUND: Rules = {
  asked: 0b11,
  listed: [go, take(0)],
  explained: [{ move: take(1), why: NO_BOW }],
  refusal: (_, move) => ([go, take(0)].some((each) => isSame(each, move)) ? undefined : NO_BOW),
  timeout: go,
  isOver: false,
  verbs: VERBS,
  plays: () => false,
  chooses: false,
  grows: false,
  words: 'You have no bow.',
  isRegion: () => false,
};

/** Everything that is tried, for tests of what is tried. */
const tried: Move[] = [];

function position(changes: Partial<Rules>, seed = 'a'): Position {
  const rules = { ...SOUND, ...changes };
  let found = rules.listed;
  let length = 3;
  const machine = {
    asking: () => rules.asked,
    decision: () => ({ id: 'which', timeout: () => rules.timeout }),
    list: () => {
      found = rules.listed;
      return found.length;
    },
    standing: () => [],
    explain: () => {
      found = rules.walked ?? rules.listed;
      return rules.explained;
    },
    refusal: (_: unknown, seat: number, move: Move) => {
      tried.push(move);
      return rules.refusal(seat, move);
    },
    offers: { moves: () => found, isRegion: rules.isRegion, regionVerbs: () => [] },
  };
  const match = {
    header: { seats: [{ name: 'Ann' }, { name: 'Bob' }] },
    get length() {
      return rules.grows ? length++ : length;
    },
    play: (seat: number, move: Move) => ({ ok: rules.plays(seat, move) }),
    choose: () => ({ ok: rules.chooses }),
  };
  const state = { outcome: rules.isOver ? { winners: [] } : null };
  const made = {
    game: { id: 'toy', verbs: rules.verbs },
    machine,
    match,
    state,
    seats: 2,
    rng: rngFromSeed(seed),
  };
  return made as unknown as Position;
}

const junk = (changes: Partial<Rules>, seed?: string): string | undefined => {
  const { words } = { ...SOUND, ...changes };
  return checkJunk(position(changes, seed), { refusal: () => words } as unknown as WordBook);
};

describe('who is asked', () => {
  it('is found sound where it is', () => {
    expect(checkAsked(position({}))).toBeUndefined();
    expect(checkAsked(position({ isOver: true, asked: 0 }))).toBeUndefined();
  });

  it('is nobody once it is over, somebody until then, and nobody who does not exist', () => {
    expect(checkAsked(position({ isOver: true }))).toBe('somebody is asked though the match is over');
    expect(checkAsked(position({ asked: 0 }))).toBe('nobody is asked, and the match is not over');
    expect(checkAsked(position({ asked: 0b100 }))).toBe('a seat is asked that does not exist');
  });

  it('may choose something, also when out of time', () => {
    expect(checkAsked(position({ listed: [] }))).toBe('seat 0 is asked "which" and may choose nothing');
    expect(checkAsked(position({ asked: 0b10, timeout: take(1) }))).toBe(
      'the move for a seat out of time at "which" is refused: no-bow (T-1)',
    );
  });
});

describe('what is listed', () => {
  it('is found sound where it is', () => expect(checkListed(position({}))).toBeUndefined());

  it('stands there once, and is allowed', () => {
    expect(checkListed(position({ listed: [go, go] }))).toBe('seat 0 is offered the same move twice');
    expect(checkListed(position({ listed: [go, take(1)] }))).toBe(
      '"take bow" of seat 0 is listed, but refused: no-bow (T-1)',
    );
  });

  it('is the same after writing and reading, as a choice and as notation', () => {
    const beyond: Partial<Rules> = { listed: [[GO, 5, 0, 0, 0]], refusal: () => undefined, explained: [] };
    expect(checkListed(position(beyond))).toBe('"go" of seat 0 is not the same after writing and reading');
    // Two cards of one name: it can be written, but what is read is the first of them.
    const twice: readonly Verb[] = [
      VERBS[GO]!,
      { id: 'take', args: [{ name: 'card', names: ['axe', 'axe'] }] },
    ];
    expect(checkListed(position({ ...beyond, listed: [take(1)], verbs: twice }))).toContain(
      'is not the same after writing and reading',
    );
  });

  it('is the same with reasons and without', () => {
    expect(checkListed(position({ walked: [go] }))).toBe(
      'the full walk for seat 0 has other legal moves than the short one: "go" of seat 0 against "go" of seat 0,"take axe" of seat 0',
    );
  });
});

describe('what is explained', () => {
  const explained = (why: Refusal, refusal: Rules['refusal'] = () => why) =>
    checkListed(
      position({
        explained: [{ move: take(1), why }],
        refusal: (seat, move) => (isSame(move, take(1)) ? refusal(seat, move) : undefined),
      }),
    );

  it('is refused by the check for the same reason', () => {
    expect(explained(NO_BOW)).toBeUndefined();
    expect(explained(NO_BOW, () => undefined)).toBe(
      '"take bow" of seat 0 is explained as refused by T-1, but the check says legal',
    );
    expect(explained(NO_BOW, () => ({ id: 'no-bow', clause: 'T-2' }))).toBe(
      '"take bow" of seat 0 is explained as refused by T-1, but the check says T-2',
    );
  });

  it('has a clause and an id', () => {
    const without = '"take bow" of seat 0 is refused without a clause or an id';
    expect(explained({ id: '', clause: 'T-1' })).toBe(without);
    expect(explained({ id: 'no-bow', clause: '' })).toBe(without);
  });
});

describe('what nobody offered', () => {
  it('is found sound where it is', () => expect(junk({})).toBeUndefined());

  it('is not played, and has words', () => {
    expect(junk({ plays: (seat, move) => seat < 2 && move[0] === TAKE && move[1] !== 0 })).toMatch(
      /^\[1,.*\] of seat [01] is refused, but was played$/,
    );
    expect(junk({ words: ' ' })).toMatch(/is refused without words: "no-bow"$/);
  });

  it('is not played for seats that do not exist', () => {
    for (const nobody of [-1, 2, 34, 0.5])
      expect(junk({ plays: (seat) => seat === nobody })).toBe(`seat ${nobody} does not exist, but may play`);
    expect(junk({ listed: [], plays: (seat, move) => seat === 2 && move.length === 5 })).toContain('seat 2');
  });

  it('is not found by choosing, and changes nothing', () => {
    expect(junk({ chooses: true })).toBe('a choice that does not exist was played');
    expect(junk({ grows: true })).toBe('a refused move changed the state');
    let n = 0;
    const drifting = position({});
    Object.defineProperty(drifting.state, 'count', { enumerable: true, get: () => n++ });
    expect(checkJunk(drifting, { refusal: () => 'No.' } as unknown as WordBook)).toBe(
      'a refused move changed the state',
    );
  });

  it('is allowed at a point of a table only, and only without a fifth number', () => {
    const anywhere: Partial<Rules> = { refusal: () => undefined };
    expect(junk(anywhere)).toMatch(/is allowed, but not listed$/);
    const flat = { ...anywhere, isRegion: () => true, verbs: [VERBS[TAKE]!] };
    const found = SEEDS.map((seed) => junk(flat, seed));
    expect(found.filter((fault) => fault !== undefined).length).toBeGreaterThan(0);
    for (const fault of found)
      if (fault !== undefined) expect(fault).toMatch(/^\[\d+,-?\d+,-?\d+,-?\d+,-?[1-9]\d*\] /);
  });

  it('is every card of a verb, numbers around those that exist, and junk of all kinds', () => {
    const verbs: readonly Verb[] = [VERBS[TAKE]!, { id: 'pay', args: [{ name: 'coins' }] }];
    const ten: Move = [1, 10, 0, 0, 0];
    tried.length = 0;
    for (const seed of SEEDS)
      junk({ verbs, listed: [ten], refusal: (_, move) => (isSame(move, ten) ? undefined : NO_BOW) }, seed);
    const values = (verb: number): Set<number> =>
      new Set(
        tried.filter((move) => move[0] === verb && !move.slice(2).some(Boolean)).map(([, value]) => value),
      );
    for (const card of [0, 1, 2]) expect(values(0)).toContain(card);
    for (let coins = -3; coins <= 13; coins++) expect(values(1)).toContain(coins);
    expect(tried.some(([verb]) => verb === verbs.length)).toBe(true);
    expect(tried.some(([, ...numbers]) => numbers.every((number) => number !== 0))).toBe(true);
    expect(Math.min(...tried.flat())).toBe(-4);
    expect(Math.max(...tried.flat())).toBe(35);
  });
});

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
