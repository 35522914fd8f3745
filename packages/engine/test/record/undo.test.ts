import { describe, expect, it } from 'vitest';
import { Match, quickUndoStatus, takeBack, undoStatus } from '../../src/index.js';
import {
  afterBids,
  BID,
  LISTEN,
  NOTE,
  PASS,
  PEEK,
  PEOPLE,
  PING,
  ROLL,
  STOP,
  startToy,
  toy,
} from '../toy-game.js';

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

  it('is free though something was told, if in every world it would have been the same', () => {
    const loud: typeof toy = {
      ...toy,
      standing: {
        ...toy.standing!,
        act(s, run) {
          s.pings++;
          run.tell({ type: 'pinged', clause: 'TOY-4', data: { pings: s.pings } });
        },
      },
    };
    const started = Match.start(loud, { seats: PEOPLE, seed: 'toy' });
    if (!started.ok) throw new Error(started.error.id);
    const match = started.value;
    match.play(0, [BID, 3, 0, 0, 0]);
    match.play(1, [BID, 2, 0, 0, 0]);
    match.play(0, [PING, 0, 0, 0, 0]);
    expect([match.story[3]!.length, undoStatus(match, 0)]).toEqual([1, { kind: 'free' }]);
  });

  it('is free though others saw it, while none of them has been asked since', () => {
    const match = afterBids();
    match.play(0, [PING, 0, 0, 0, 0]);
    expect(undoStatus(match, 0)).toEqual({ kind: 'free' });
  });

  it('needs consent when another seat has been asked or has chosen since', () => {
    const since = { kind: 'consent', seats: [1], reason: { id: 'gone-on' } };
    const passed = afterBids();
    passed.play(0, [PASS, 0, 0, 0, 0]);
    expect(undoStatus(passed, 0)).toEqual(since);
    expect(undoStatus(afterBids(), 0)).toEqual(since);
    expect(undoStatus(afterBids(), 1)).toEqual({ ...since, seats: [0] });
  });

  it('reaches back over several choices of one seat, but not beyond dice', () => {
    const match = afterBids();
    match.play(0, [NOTE, 2, 0, 0, 0]);
    match.play(0, [NOTE, 1, 0, 0, 0]);
    expect([undoStatus(match, 0, 3), undoStatus(match, 0, 4)]).toEqual([{ kind: 'free' }, { kind: 'free' }]);
    expect(takeBack(match, 3).hash()).toBe(afterBids().hash());
    match.play(0, [ROLL, 0, 0, 0, 0]);
    expect([3, 4, 5].map((n) => undoStatus(match, 0, n).kind)).toEqual(['consent', 'consent', 'consent']);
  });

  it('needs consent when the one who takes back has learnt something: by the table, or by being told', () => {
    const learnt = { kind: 'consent', seats: [1], reason: { id: 'you-learnt' } };
    const peeked = afterBids();
    peeked.play(0, [PEEK, 0, 0, 0, 0]);
    expect(undoStatus(peeked, 0)).toEqual(learnt);
    const whispered = afterBids();
    whispered.play(0, [LISTEN, 0, 0, 0, 0]);
    expect(undoStatus(whispered, 0)).toEqual(learnt);
  });

  it('is told at once as far as no worlds must be tried for it', () => {
    const noted = afterBids();
    noted.play(0, [NOTE, 2, 0, 0, 0]);
    const peeked = afterBids();
    peeked.play(0, [PEEK, 0, 0, 0, 0]);
    expect([noted, peeked].map((match) => quickUndoStatus(match, 0, 3))).toEqual([
      { kind: 'unjudged' },
      { kind: 'unjudged' },
    ]);
    const rolled = afterBids();
    rolled.play(0, [ROLL, 0, 0, 0, 0]);
    expect(quickUndoStatus(rolled, 0, 3)).toEqual(undoStatus(rolled, 0));
    expect(quickUndoStatus(afterBids(), 1, 2)).toEqual(undoStatus(afterBids(), 1));
  });

  it('takes a sealed choice back alone, and one that was opened with all that came after', () => {
    const match = startToy();
    match.play(0, [BID, 3, 0, 0, 0]);
    match.play(1, [PING, 0, 0, 0, 0]);
    expect([match.isHidden(1), match.isHidden(2)]).toEqual([true, false]);
    const alone = takeBack(match, 1);
    expect([alone.length, alone.choices[0]!.seat, alone.asked()]).toEqual([1, 1, [0, 1]]);
    match.play(1, [BID, 1, 0, 0, 0]);
    expect(match.isHidden(1)).toBe(false);
    expect(undoStatus(match, 0, 1).kind).toBe('consent');
    expect(takeBack(match, 1).length).toBe(0);
  });

  it('is refused when there is nothing to take back', () => {
    const none = { kind: 'refused', reason: { id: 'nothing-chosen' } };
    expect(undoStatus(startToy(), 0)).toEqual(none);
    const over = afterBids();
    over.play(0, [STOP, 0, 0, 0, 0]);
    expect(undoStatus(over, 0)).toEqual({ kind: 'refused', reason: { id: 'over' } });
  });
});
