import {
  below,
  canonical,
  loadBook,
  Machine,
  Match,
  type Move,
  plain,
  rngFromWords,
  SPECTATOR,
} from '@fray/engine';
import { CONCEDE, FINISH, forecast, PLAY, type RohanState, type RohanView, rohan } from '@fray/game-rohan';
import { describe, expect, it } from 'vitest';

const book = await loadBook(rohan);
const SEATS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bo', kind: 'person' },
] as const;

function start(seed: string, options = {}): Match<RohanState, RohanView> {
  const match = Match.start(rohan, { options, seats: SEATS, seed });
  if (!match.ok) throw new Error(match.error.id);
  return match.value;
}

/** Plays at random and calls back before every choice. */
function playRandomly(
  match: Match<RohanState, RohanView>,
  seed: number,
  before: (seat: number, move: Move) => void,
): void {
  const rng = rngFromWords(seed, 2, 3, 4);
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    const move = moves[below(rng, moves.length)]!;
    before(seat, move);
    match.play(seat, move);
  }
}

describe('the table', () => {
  it.each([
    {},
    { classicBalance: true },
    { startHealth: 40, hateCavalry: true },
    { mirrorMatch: 'rohan' },
    { winCheck: 'assault' },
  ])('the forecast is what the Assault then does: %j', (options) => {
    let assaults = 0;
    for (let game = 0; game < 30; game++) {
      const match = start(`forecast ${game}`, options);
      playRandomly(match, game, (seat, move) => {
        const { table } = match.view(seat);
        const ends = table.passes === 1 && move[0] !== PLAY;
        if (!ends) return;
        const copy = rohan.clone(match.state);
        const events: { type: string; data: { health?: readonly number[] } }[] = [];
        new Machine(rohan, { sink: (e) => void events.push(e as never) }).apply(copy, seat, move);
        const health = copy.health.map((h) => Math.max(0, h));
        const { health: foretold, decidedIn } = forecast(table);
        expect(foretold).toEqual(health);
        expect(decidedIn === -1 || copy.outcome !== null).toBe(true);
        assaults++;
      });
    }
    expect(assaults).toBeGreaterThan(30);
  });

  it('[RL-A11] a hand is in its owner’s view only', () => {
    const match = start('hidden');
    const [own, other, watcher] = [match.view(0), match.view(1), match.view(SPECTATOR)];
    expect(own.table.hand).toEqual(match.state.hands[0]);
    expect(other.table.hand).toEqual(match.state.hands[1]);
    expect(watcher.table.hand).toEqual([]);
    expect(watcher.table.handSizes).toEqual([7, 7]);
    expect(canonical(own)).not.toContain('"decks"');
  });

  it('[RL-16] the hand in words has every figure and condition, Free too', () => {
    const match = start('words', { firstAttacker: 'seat1' });
    match.state.hands[0] = [2, 4];
    const hand = book.sheet(match.view(0), { seat: 0, names: ['Ada', 'Bo'] }).at(-1)!;
    expect(hand.rows.map(({ words }) => plain(words))).toEqual([
      'attack 2, defence 2, 3 HP, Free',
      'attack 6, defence 4, 10 HP, Inspire, Defence only',
    ]);
  });

  it('[RL-A28] nothing is foretold once the match is over', () => {
    const match = start('over', { firstAttacker: 'seat1' });
    match.state.cards[7] = 9;
    match.state.hp[7] = 3;
    const health = () =>
      plain(book.sheet(match.view(0), { seat: 0, names: ['Ada', 'Bo'] })[2]!.rows[0]!.words);
    expect(health()).toBe('20 (15 after the Assault as it stands)');
    match.play(1, [CONCEDE, 0, 0, 0, 0]);
    expect(health()).toBe('20');
  });

  it('[RL-A12] a player whose time ran out has finished', () => {
    const match = start('clock', { firstAttacker: 'seat1' });
    expect(match.timeoutMove(0)).toEqual([FINISH, 0, 0, 0, 0]);
    expect(match.play(0, match.timeoutMove(0)).ok).toBe(true);
    expect(match.state.finished).toEqual([1, 0]);
  });

  it('a match cannot be set up with an option that does not exist', () => {
    const wrong = Match.start(rohan, { options: { startHealth: 25 }, seats: SEATS, seed: 's' });
    expect(wrong).toEqual({
      ok: false,
      error: {
        id: 'option-value',
        data: { option: 'startHealth', allowed: ['20', '30', '40'], given: '25' },
      },
    });
  });
});
