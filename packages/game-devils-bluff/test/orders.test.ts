/** Standing orders answer draws from the seat's own view, and undo is free until a card is drawn or the other seat acts. */
import { answerByOrders, defaultOrders, Match, type Move, rngFromSeed, undoStatus } from '@fray/engine';
import { CARD_IDS, type DevilsState, type DevilsView, devilsBluff } from '@fray/game-devils-bluff';
import { describe, expect, it } from 'vitest';
import { ATTACK_DRAW } from '../src/state.js';
import { DECLINE, DISMOUNT, INTUIT, KEEP, MELD, READY, SWAP } from '../src/verbs.js';

const SEATS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bo', kind: 'person' },
] as const;

function start(): Match<DevilsState, DevilsView> {
  const match = Match.start(devilsBluff, { options: { confirmTable: false }, seats: SEATS, seed: 'orders' });
  if (!match.ok) throw new Error(match.error.id);
  return match.value;
}

const card = (id: string): number => CARD_IDS.indexOf(id);

/** What an order does with a hand and a drawn card against a need. */
function answer(order: string, hand: string, drawn: string, need: number, meld = false): string | undefined {
  const match = start();
  const view = match.view(0);
  const cards = hand.split(' ').map(card);
  const table: DevilsView = {
    ...view.table,
    hand: cards,
    inPlay: [card(drawn), -1],
    need,
    drawKind: ATTACK_DRAW,
    drawModel: 0,
    drawSeat: 0,
    roster: view.table.roster.map((member) => ({ ...member, gear: 0 })),
  };
  const moves: Move[] = [[KEEP, 0, 0, 0, 0], ...cards.map((c): Move => [SWAP, c, 0, 0, 0])];
  if (meld) moves.push([MELD, card(drawn), 52, 0, 0]);
  const move = answerByOrders(devilsBluff, [order], { ...view, table }, moves, 'draw');
  if (move === undefined) return undefined;
  return move[0] === KEEP ? 'keep' : `swap ${CARD_IDS[move[1]]}`;
}

describe('standing orders', () => {
  it('the hand is mine: nothing swaps for me unless I say so', () =>
    expect(defaultOrders(devilsBluff)).toEqual(['ask-if-it-matters', 'stay-mounted']));

  it('asks where a swap could turn the draw or better the hand, and keeps where none could', () => {
    expect(answer('ask-if-it-matters', '2c 10d jh', '4h', 9), 'a swap hits').toBeUndefined();
    expect(
      answer('ask-if-it-matters', '2c 5d jh', '4h', 13),
      'a miss could take the 2 along',
    ).toBeUndefined();
    expect(answer('ask-if-it-matters', '9c 5d jh', 'kh', 9), 'the King could be saved').toBeUndefined();
    expect(answer('ask-if-it-matters', 'qc qd qh', '4h', 13)).toBe('keep');
    expect(answer('ask-if-it-matters', '2c 3d 4h', '10h', 9)).toBe('keep');
    expect(answer('ask-if-it-matters', '3c 5c jh', '4h', 12, true), 'a run').toBeUndefined();
  });

  it('tidy my hand: a sure miss throws away the worst card, a sure hit banks the better one', () => {
    expect(answer('tidy-hand', '2c 5d jh', '4h', 13)).toBe('swap 2c');
    expect(answer('tidy-hand', '9c 5d jh', 'kh', 9)).toBe('swap 9c');
    expect(answer('tidy-hand', '2c 5d jh', '4h', 9)).toBe('swap jh');
    expect(answer('tidy-hand', 'qc qd qh', '4h', 13)).toBe('keep');
  });

  it('swap only if it turns the draw: the lowest card that does', () => {
    expect(answer('swap-if-it-turns', '2c 10d jh', '4h', 9)).toBe('swap 10d');
    expect(answer('swap-if-it-turns', '2c 10d jh', '4h', 12)).toBe('keep');
    expect(answer('swap-if-it-turns', '2c 10d kh', '9h', 9)).toBe('keep');
  });

  it('never swap keeps, and the others ask where a set or run could be played', () => {
    expect(answer('never-swap', '2c 10d kh', '4h', 9, true)).toBe('keep');
    expect(answer('tidy-hand', '3c 5c jh', '4h', 12, true)).toBeUndefined();
    expect(answer('swap-if-it-turns', '3c 5c jh', '4h', 12, true)).toBeUndefined();
  });
});

describe('riders', () => {
  const view = start().view(0);
  const asked = (moves: Move[], active: number, decision = 'ready') =>
    answerByOrders(
      devilsBluff,
      ['stay-mounted'],
      { ...view, table: { ...view.table, active } },
      moves,
      decision,
    );
  const ready: Move = [READY, 0, 0, 0, 0];
  const dismount: Move = [DISMOUNT, 3, 0, 0, 0];

  it('[DB-17] stay mounted unless it is their own activation, or there is Intuition to use', () => {
    expect(asked([ready, dismount], 5)).toEqual(ready);
    expect(asked([[DECLINE, 0, 0, 0, 0], dismount], 5, 'dismount-end')?.[0]).toBe(DECLINE);
    expect(asked([ready, dismount], 3)).toBeUndefined();
    expect(asked([ready, dismount, [INTUIT, 0, 0, 0, 0]], 5)).toBeUndefined();
    expect(asked([ready], 3, 'draw')).toBeUndefined();
  });
});

describe('undo', () => {
  it('is free for a declared plan and a move until a card is drawn or the other seat acts', () => {
    const match = start();
    const rng = rngFromSeed('undo');
    const policy = devilsBluff.knowledge.policy!;
    const free = new Set<string>();
    let attacks = 0;
    for (let i = 0; i < 200 && match.outcome === null; i++) {
      const seat = match.asked()[0]!;
      const decision = match.decision()!;
      const moves = match.moves(seat);
      match.play(seat, moves[policy(match.view(seat), moves, rng)]!);
      const { kind } = undoStatus(match, seat);
      const drew = match.story[match.length]!.some((event) => event.type === 'drew');
      if (drew) expect(kind).not.toBe('free');
      if (drew && decision === 'attack') attacks++;
      const next = match.asked();
      if (!drew && next.length === 1 && next[0] === seat && kind === 'free') free.add(decision);
    }
    expect(attacks).toBeGreaterThan(2);
    expect([...free]).toEqual(expect.arrayContaining(['activate', 'declare', 'move', 'place']));
  });
});
