import {
  type AnyGame,
  type AnyStep,
  below,
  type Core,
  type Decision,
  type Offers,
  type Rng,
} from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../src/index.js';
import type { Shootout } from '../../src/models/index.js';
import { faultOf, sound, withDecision } from '../broken-game.js';

type Draw = NonNullable<Decision<Core>['draw']>;

/** A draw from the decision's own list, made by `take`. */
function drawnBy(take: (out: Offers, rng: Rng) => number): AnyGame {
  return withDecision(({ offers }) => {
    const draw: Draw = (state, seat, out, rng) => {
      offers(state, seat, out);
      return take(out, rng);
    };
    return { draw };
  });
}

function kept(out: Offers, place: number, count = out.count): number {
  out.keep(place);
  return count;
}

describe('a move that is drawn', () => {
  it('is the one that the same number would take out of the list', async () => {
    const game = drawnBy((out, rng) => kept(out, below(rng, out.count)));
    expect(await conformance(game, { matches: 1 })).toMatchObject({ ok: true });
  });

  it('is found to be another where some are likelier', async () => {
    const fault = await faultOf(drawnBy((out, rng) => kept(out, Math.min(1, below(rng, out.count)))));
    expect(fault).toMatch(/"shield" is drawn for seat \d where the list has "redirect \d"/);
  });

  it('is found to be counted wrong, or not to be one', async () => {
    const wrong = 'seat 0 may choose from 3 moves, but one of';
    expect(await faultOf(drawnBy((out, rng) => kept(out, below(rng, out.count), 4)))).toContain(
      `${wrong} 4 is drawn`,
    );
    expect(await faultOf(drawnBy((out) => out.count))).toContain(`${wrong} 3 is drawn`);
  });

  it('is found to use up chance that the list leaves', async () => {
    const game = drawnBy((out, rng) => {
      const place = below(rng, out.count);
      below(rng, 2);
      return kept(out, place);
    });
    expect(await faultOf(game)).toContain('a draw for seat 0 takes other numbers than the list');
  });
});

describe('a pile of which some are drawn', () => {
  const shuffledFor = (drawn: number): AnyGame => {
    const [game, ...others] = sound.procedures;
    const shuffle: AnyStep<Core> = (s, run) => run.shuffle((s as Shootout).deck, drawn);
    return { ...sound, procedures: [{ ...game!, steps: [shuffle, ...game!.steps.slice(1)] }, ...others] };
  };

  it('is found sound where as many are drawn as the rules say', async () => {
    expect(await conformance(shuffledFor(100), { matches: 1 })).toMatchObject({ ok: true });
  });

  it('is found to matter where more are drawn', async () => {
    expect(await faultOf(shuffledFor(8))).toMatch(
      /the order in which the rest of a pile lies makes a difference/,
    );
  });
});
