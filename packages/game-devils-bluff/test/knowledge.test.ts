import { below, Match, rngFromSeed } from '@fray/engine';
import { type DevilsState, type DevilsView, devilsBluff, TABLE_FILES } from '@fray/game-devils-bluff';
import { expect, it } from 'vitest';

const MATCHES = 20;
const MISSIONS = ['run-them-out-of-town', 'stake-a-claim', 'high-noon'];
const { judge, policy } = devilsBluff.knowledge;

function start(seed: string, options: unknown): Match<DevilsState, DevilsView> {
  const seats = [
    { name: 'a', kind: 'bot' as const },
    { name: 'b', kind: 'bot' as const },
  ];
  const started = Match.start(devilsBluff, { seats, seed, options });
  if (!started.ok) throw new Error(started.error.id);
  return started.value;
}

/** Plays one match to its end; `clever` is the seat that plays by the policy, the other one plays at random. */
function play(seed: string, options: unknown, clever: number): Match<DevilsState, DevilsView> {
  const match = start(seed, options);
  const rng = rngFromSeed(`bots ${seed}`);
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    const pick = seat === clever ? policy!(match.view(seat), moves, rng) : below(rng, moves.length);
    match.play(seat, moves[pick]!);
  }
  return match;
}

it(`the policy beats random play in more than 95 % of ${MATCHES} matches, sides swapped`, () => {
  let wins = 0;
  for (let i = 0; i < MATCHES; i++) {
    const table = TABLE_FILES[(i >> 1) % TABLE_FILES.length]!.id;
    const options = { confirmTable: false, table, mission: MISSIONS[(i >> 1) % MISSIONS.length] };
    const { outcome } = play(`strength ${i >> 1}`, options, i % 2);
    if (outcome!.winners[0] === i % 2) wins++;
  }
  expect(wins / MATCHES).toBeGreaterThan(0.95);
});

it('the judge likes losses of the other gang and knows who has won', () => {
  const match = start('judge', { confirmTable: false });
  const even = judge(match.state, 0);
  expect(Math.abs(even)).toBeLessThan(0.1);
  const worse = devilsBluff.clone(match.state);
  worse.where[0] = 2;
  worse.wavering[0] = true;
  expect(judge(worse, 0)).toBeLessThan(even);
  expect(judge(worse, 1)).toBeGreaterThan(even);
  const over = play('judge', { confirmTable: false }, 0);
  expect(judge(over.state, over.outcome!.winners[0]!)).toBe(1);
});
