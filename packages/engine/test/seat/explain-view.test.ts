import { describe, expect, it } from 'vitest';
import { explainView } from '../../src/index.js';
import { afterBids, BID, startToy, toy } from '../toy-game.js';

describe('what a seat may not do, worked out from its view', () => {
  it('is what the rules refuse to it', () => {
    const match = startToy();
    expect(explainView(toy, match.view(0))).toEqual(match.refused(0));
    expect(explainView(toy, match.view(0)).map(({ move }) => move)).toEqual([
      [BID, 4, 0, 0, 0],
      [BID, 5, 0, 0, 0],
    ]);
  });

  it('is nothing for whoever is not asked', () => {
    expect(explainView(toy, afterBids().view(1))).toEqual([]);
  });

  it('changes nothing of the view', () => {
    const view = startToy().view(0);
    const before = structuredClone(view);
    explainView(toy, view);
    expect(view).toEqual(before);
  });
});
