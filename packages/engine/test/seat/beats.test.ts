import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../src/index.js';
import { afterBids, BID, LISTEN, ROLL, startToy } from '../toy-game.js';

describe('beats', () => {
  it('show each event with the view right after it', () => {
    const match = startToy();
    match.watch([0, SPECTATOR]);
    match.play(0, [BID, 3, 0, 0, 0]);
    expect(match.beats(0)).toEqual([]);
    const before = match.view(0).flow;
    match.play(1, [BID, 2, 0, 0, 0]);
    const [beat] = match.beats(0);
    expect([beat!.event.type, beat!.view.seat, beat!.view.table.score]).toEqual(['bids', 0, [3, 2]]);
    // Where play stands is told when all has been shown: until then it is as before the choice, without the other's bid.
    expect(beat!.view.flow).toEqual(before);
    expect(match.beats(SPECTATOR)[0]!.view).toMatchObject({ seat: SPECTATOR, table: { note: -1 } });
    match.play(0, [ROLL, 0, 0, 0, 0]);
    expect(match.beats(0).map(({ event }) => event.type)).toEqual(['rolled']);
    expect(match.beats(0)[0]!.view.table.score[0]).toBeGreaterThan(3);
    expect(beat!.view.table.score).toEqual([3, 2]);
  });

  it('show what only some may know to them alone', () => {
    const match = afterBids();
    match.watch([0, 1]);
    match.play(0, [LISTEN, 0, 0, 0, 0]);
    expect(match.beats(0)[0]!.event.data).toEqual({ note: 0 });
    expect(match.beats(1)[0]!.event.data).toEqual({});
  });

  it('are not kept for a seat that does not watch', () => {
    const match = startToy();
    match.watch([1]);
    match.play(0, [BID, 3, 0, 0, 0]);
    match.play(1, [BID, 2, 0, 0, 0]);
    expect([match.beats(0).length, match.beats(1).length]).toEqual([0, 1]);
    match.watch([]);
    match.play(0, [ROLL, 0, 0, 0, 0]);
    expect(match.beats(1)).toEqual([]);
  });
});
