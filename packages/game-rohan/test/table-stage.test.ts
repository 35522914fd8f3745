/** The table's own step from event to event must always arrive where the engine is. */
import { Match, type Move } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { type RohanState, type RohanView, rohan } from '../src/index.js';
import { advance } from '../table/stage.js';

const SEATS = [
  { name: 'Rohan', kind: 'person' },
  { name: 'Isengard', kind: 'person' },
] as const;

/** What the fold keeps up with; a hand's order is the table's own affair. */
function shown(table: RohanView) {
  const { cards, hp, atkUp, defUp, health, hand, handSizes, deckSizes, round, attacker, finished } = table;
  const sorted = hand.slice().sort((a, b) => a - b);
  return { cards, hp, atkUp, defUp, health, hand: sorted, handSizes, deckSizes, round, attacker, finished };
}

function playOut(seed: string, options: unknown, watcher: number): number {
  const started = Match.start<RohanState, RohanView>(rohan, { seed, options, seats: SEATS });
  if (!started.ok) throw new Error(started.error);
  const match = started.value;
  let steps = 0;
  while (match.outcome === null && steps < 400) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    const policy = rohan.knowledge.policy!;
    const before = match.view(watcher).table;
    const move: Move =
      moves[steps % 3 === 0 ? (steps + 1) % moves.length : policy(match.view(seat), moves, [1, 2, 3, 4])]!;
    match.play(seat, move);
    steps++;
    const after = match.view(watcher).table;
    const folded = match
      .eventsFor(match.length, watcher)
      .reduce((t, event) => advance(t, event, watcher), before);
    // A won match leaves lanes unfought and nothing is cleaned up (RL-A28): the last picture is the engine's.
    if (match.outcome === null) expect(shown(folded)).toEqual(shown(after));
    else expect(folded.health).toEqual(after.health);
  }
  return steps;
}

describe('the table between two positions', () => {
  it.each([0, 1, -1])('arrives at the engine’s view after every choice, as seat %i sees it', (watcher) => {
    for (let i = 0; i < 12; i++) expect(playOut(`stage ${i}`, {}, watcher)).toBeGreaterThan(5);
  });

  it.each([
    { classicBalance: true },
    { blockTurns: true, startHealth: 40 },
    { redraw: true },
    { mirrorMatch: 'isengard' },
  ])('does so with option %o', (options) => {
    for (let i = 0; i < 4; i++) expect(playOut(`stage ${i}`, options, 0)).toBeGreaterThan(5);
  });
});
