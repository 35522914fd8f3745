/** The blow that ends a match is found in the event that strikes it, once at most for each player. */
import { below, Match, rngFromSeed, SPECTATOR } from '@fray/engine';
import { rohan } from '@fray/game-rohan';
import { expect, it } from 'vitest';
import { killingIn } from '../table/blow/killing.js';

const SEATS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bo', kind: 'person' },
] as const;

function blowsOf(seed: number) {
  const started = Match.start(rohan, { seed: `last blow ${seed}`, seats: SEATS, watch: [SPECTATOR] });
  if (!started.ok) throw new Error(started.error.id);
  const match = started.value;
  const rng = rngFromSeed(`last blow ${seed}`);
  const blows = [];
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    const told = match.play(seat, moves[below(rng, moves.length)]!);
    if (!told.ok) throw new Error(told.error.id);
    for (const { event, view } of match.beats(SPECTATOR)) blows.push(killingIn(event, view));
  }
  return { health: match.view(SPECTATOR).table.health, blows: blows.filter((blow) => blow !== undefined) };
}

it('is found in every match that a blow ends, and takes all the Health that was left', () => {
  let found = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { health, blows } = blowsOf(seed);
    found += blows.length;
    expect(new Set(blows.map(({ victim }) => victim)).size).toBe(blows.length);
    for (const { victim, loss, before } of blows) {
      expect(health[victim]).toBeLessThanOrEqual(0);
      expect(loss).toBeGreaterThanOrEqual(before);
    }
  }
  expect(found).toBeGreaterThan(10);
});
