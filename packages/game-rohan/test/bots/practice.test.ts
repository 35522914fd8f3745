import { below, Machine, Match, parseOptions, rngFromSeed } from '@fray/engine';
import { rohan } from '@fray/game-rohan';
import { expect, it } from 'vitest';

const { practice, worths } = rohan.knowledge;
type RohanState = ReturnType<typeof rohan.clone>;
const machine = new Machine(rohan);

function weighed(state: Readonly<RohanState>, seat: number): number[] {
  const out = new Float64Array(machine.list(state, seat));
  practice!.weigh(state, seat, machine.offers, out);
  return [...out];
}

function startMatch(seed: string) {
  const seats = ['a', 'b'].map((name) => ({ name, kind: 'bot' as const }));
  const started = Match.start(rohan, { seats, seed });
  if (!started.ok) throw new Error(started.error.id);
  return started.value;
}

it('practice weighs moves alike in all worlds that a seat thinks possible, and leaves the table as it was', () => {
  const match = startMatch('worlds');
  const rng = rngFromSeed('worlds');
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const before = structuredClone(match.state);
    const known = weighed(match.state, seat);
    expect(match.state).toEqual(before);
    const view = match.view(seat);
    for (let n = 0; n < 3; n++) expect(weighed(rohan.sample(view, rng), seat)).toEqual(known);
    const moves = match.moves(seat);
    match.play(seat, moves[below(rng, moves.length)]!);
  }
});

it('whoever plays by practice wins more than 60 of 100 battles against the quick choice', () => {
  const matches = 1000;
  const options = parseOptions(rohan.options, {});
  if (!options.ok) throw new Error(options.error.id);
  const quick = new Float64Array(200);
  let won = 0;
  for (let n = 0; n < matches; n++) {
    const state = rohan.setup({ options: options.value, seats: 2 }, rngFromSeed(`practice ${n >> 1}`));
    machine.start(state);
    while (state.outcome === null) {
      const seat = machine.asking(state) & 1 ? 0 : 1;
      const count = machine.list(state, seat);
      worths!(state, seat, machine.offers, quick);
      const found = seat === n % 2 ? weighed(state, seat) : [...quick.subarray(0, count)];
      machine.applyListed(state, seat, found.indexOf(Math.max(...found)));
    }
    if (state.outcome.winners[0] === n % 2) won++;
  }
  expect(won / matches).toBeGreaterThan(0.6);
});
