import { describe, expect, it } from 'vitest';
import { takeBack, undoStatus } from '../src/index.js';
import { afterBids, BID, NOTE, PASS, PING, ROLL, STOP, startToy } from './toy-game.js';

describe('taking back', () => {
  it('is free while a choice is sealed', () => {
    const match = startToy();
    match.play(0, [BID, 3, 0, 0, 0]);
    expect(undoStatus(match, 0)).toEqual({ kind: 'free' });
    const before = takeBack(match);
    expect([before.length, before.asked(), before.hash()]).toEqual([0, [0, 1], startToy().hash()]);
  });

  it('is free when nobody else learnt anything', () => {
    const match = afterBids();
    match.play(0, [NOTE, 2, 0, 0, 0]);
    expect(undoStatus(match, 0)).toEqual({ kind: 'free' });
  });

  it('needs consent when dice were thrown', () => {
    const match = afterBids();
    match.play(0, [ROLL, 0, 0, 0, 0]);
    expect(undoStatus(match, 0)).toEqual({
      kind: 'consent',
      seats: [1],
      reason: { id: 'dice-drawn' },
    });
  });

  it('needs consent when others have seen it: on the table, told, or by the flow of play alone', () => {
    const seen = { kind: 'consent', seats: [1], reason: { id: 'others-saw' } };
    const pinged = afterBids();
    pinged.play(0, [PING, 0, 0, 0, 0]);
    expect(undoStatus(pinged, 0)).toEqual(seen);
    const passed = afterBids();
    passed.play(0, [PASS, 0, 0, 0, 0]);
    expect(undoStatus(passed, 0)).toEqual(seen);
    const opened = afterBids();
    expect(undoStatus(opened, 1)).toEqual({ ...seen, seats: [0] });
  });

  it('needs consent when the match has gone on since', () => {
    const since = { kind: 'consent', seats: [1], reason: { id: 'gone-on' } };
    expect(undoStatus(afterBids(), 0)).toEqual(since);
  });

  it('is refused when there is nothing to take back', () => {
    const none = { kind: 'refused', reason: { id: 'nothing-chosen' } };
    expect(undoStatus(startToy(), 0)).toEqual(none);
    const over = afterBids();
    over.play(0, [STOP, 0, 0, 0, 0]);
    expect(undoStatus(over, 0)).toEqual({ kind: 'refused', reason: { id: 'over' } });
  });
});
