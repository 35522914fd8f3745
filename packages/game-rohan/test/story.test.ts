/** The log as its readers get it. */
import { type GameEvent, loadBook, plain, type Reader, SPECTATOR } from '@fray/engine';
import { rohan } from '@fray/game-rohan';
import { describe, expect, it } from 'vitest';

const book = await loadBook(rohan);
const names = ['Rohan', 'Isengard'];
const ROHAN: Reader = { seat: 0, names };
const ISENGARD: Reader = { seat: 1, names };
const WATCHER: Reader = { seat: SPECTATOR, names };

function told(event: GameEvent, reader: Reader): string {
  const line = book.event(event, reader)!;
  return [plain(line.words), ...(line.small === undefined ? [] : [line.small])].join(' | ');
}

const PLAIN_BLOW = { printed: 4, raised: 0, raisedBy: 'rally', hate: 0, defence: 0, pierced: false };
const FIGHT: GameEvent = {
  type: 'fought',
  clause: 'RL-24',
  data: {
    lane: 2,
    attacker: 1,
    cards: ['strider', 'orc'],
    blows: [
      { ...PLAIN_BLOW, printed: 7, raised: 1, raisedBy: 'inspire' },
      { ...PLAIN_BLOW, defence: 2 },
    ],
    hits: [8, 2],
    hpBefore: [7, 3],
    hpAfter: [5, 0],
    fatigue: false,
  },
};

describe('the story', () => {
  it('[RL-14] says "You" to whoever drew, and to them alone which cards', () => {
    const drew = { type: 'drew', clause: 'RL-14', data: { seat: 0, count: 2 } };
    const own = { ...drew, data: { ...drew.data, cards: ['strider', 'eomer'] } };
    expect(told(own, ROHAN)).toBe('You drew Strider and Eomer.');
    expect(told(drew, ISENGARD)).toBe('Rohan drew 2 cards.');
    expect(told(drew, WATCHER)).toBe('Rohan drew 2 cards.');
    expect(told({ ...drew, data: { seat: 1, count: 1 } }, ROHAN)).toBe('Isengard drew 1 card.');
  });

  it('[RL-A20] gives the sum of every blow and names Inspire, the attacker first', () => {
    expect(told(FIGHT, ROHAN)).toBe(
      'Strider struck down Orc in lane 2. | Orc 4 − 2 defence = 2: Strider 7 → 5 · Strider 7 + 1 (Inspire) = 8: Orc 3 → 0',
    );
  });

  it('[RL-AB-hate] [RL-AB-armor-pierce] names Hate and Armor Pierce in the sum', () => {
    const fight = {
      ...FIGHT,
      data: {
        ...FIGHT.data,
        attacker: 0,
        cards: ['elven-prince', 'dunlending'],
        blows: [
          { ...PLAIN_BLOW, printed: 9, defence: 1, pierced: true },
          { ...PLAIN_BLOW, printed: 3, raised: 2, hate: 1, defence: 2 },
        ],
        hits: [9, 4],
        hpBefore: [4, 3],
        hpAfter: [0, 0],
      },
    };
    expect(told(fight, WATCHER)).toBe(
      'Elven Prince and Dunlending struck each other down in lane 2. | ' +
        'Elven Prince 9 (Armor Pierce) = 9: Dunlending 3 → 0 · ' +
        'Dunlending 3 + 2 (Rally) + 1 (Hate) − 2 defence = 4: Elven Prince 4 → 0',
    );
  });

  it('[RL-27] tells fatigue as fatigue, never as a hit of 0', () => {
    const blow = { ...PLAIN_BLOW, printed: 2, defence: 2 };
    const fight = {
      ...FIGHT,
      data: {
        ...FIGHT.data,
        cards: ['recruit', 'recruit'],
        blows: [blow, blow],
        hits: [0, 0],
        hpBefore: [3, 3],
        hpAfter: [2, 2],
        fatigue: true,
      },
    };
    const line = told(fight, ROHAN);
    expect(line).toContain('could not hurt each other and tired in lane 2.');
    expect(line).toContain('2 − 2 defence = 0, tired by 1: Recruit 3 → 2');
    expect(line).not.toContain('took');
  });

  it('[RL-29] [RL-30] [RL-A4] tells shuffles, the end of buffs and where the fallen go', () => {
    const event = (type: string, data: GameEvent['data']): GameEvent => ({ type, clause: 'RL-04', data });
    expect(told(event('fell', { seat: 0, card: 'recruit', lane: 1 }), ROHAN)).toBe(
      'Recruit fell and went under your deck.',
    );
    expect(told(event('fell', { seat: 0, card: 'recruit', lane: 1 }), ISENGARD)).toBe(
      'Recruit fell and went under Rohan’s deck.',
    );
    expect(told(event('shuffled', { seats: [1, 0] }), ROHAN)).toBe('Both decks were shuffled.');
    expect(told(event('shuffled', { seats: [1] }), ROHAN)).toBe('Isengard’s deck was shuffled.');
    expect(told(event('faded', {}), ROHAN)).toBe('The bonuses of this round ended.');
  });

  it('[RL-34] says whose Health is gone to each of them', () => {
    const over = { type: 'over', clause: 'RL-34', data: { winners: [0], reason: 'health-gone' } };
    expect(told(over, ROHAN)).toBe('You won the match. | Isengard’s Health is gone.');
    expect(told(over, ISENGARD)).toBe('Rohan won the match. | Your Health is gone.');
    const outcome = { winners: [0], clause: 'RL-34', reason: 'health-gone' };
    expect(book.outcome(outcome, ISENGARD)).toBe('Your Health is gone.');
  });

  it('[RL-A13] says whether Health decided the last round', () => {
    const over = (winners: number[]) => ({
      type: 'over',
      clause: 'RL-A13',
      data: { winners, reason: 'last-round' },
    });
    expect(told(over([0]), WATCHER)).toBe(
      'Rohan won the match. | The last round is over, and Health decided.',
    );
    expect(told(over([]), WATCHER)).toBe(
      'The match is a draw. | The last round is over, and both have the same Health.',
    );
  });

  it('says in the question what is at stake', () => {
    const ask = (losses: number[], left: number[]) =>
      book.prompt({ id: 'block', data: { seat: 0, losses, left } }, ROHAN).hint;
    expect(ask([0, 0], [20, 20])).toBe('You may only stand opposite an enemy card.');
    expect(ask([3, 8], [17, 12])).toBe('As the lanes stand, the Assault costs you 3 Health and Isengard 8.');
    expect(ask([5, 0], [0, 20])).toBe('As the lanes stand, the Assault takes your last 5 Health.');
    expect(ask([5, 9], [0, 0])).toBe('As the lanes stand, neither of you survives the Assault.');
    expect(ask([0, 9], [20, 0])).toBe('As the lanes stand, Isengard will not survive the Assault.');
  });
});
