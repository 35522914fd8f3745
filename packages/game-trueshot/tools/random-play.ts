/** Random matches as fast as they go: decisions a second, and whether every match ends. */
import { below, Machine, rngFromSeed } from '@fray/engine';
import { trueshot } from '@fray/game-trueshot';

const [games = '200', seats = '4', check = ''] = process.argv.slice(2);
const machine = new Machine(trueshot);
const options = Object.fromEntries(trueshot.options.map(({ id, default: value }) => [id, value]));
if (check.includes('x')) Object.assign(options, { shadowlands: true, direDiets: true, dragonflight: true });

let decisions = 0;
let rounds = 0;
let longest = 0;
const wins = new Array<number>(Number(seats)).fill(0);
const started = process.hrtime.bigint();
for (let game = 0; game < Number(games); game++) {
  const state = trueshot.setup({ options, seats: Number(seats) }, rngFromSeed(`random ${game}`));
  const rng = rngFromSeed(`choices ${game}`);
  machine.start(state);
  let n = 0;
  while (state.outcome === null) {
    const asking = machine.asking(state);
    const seat = 31 - Math.clz32(asking & -asking);
    machine.applyListed(state, seat, below(rng, machine.list(state, seat)));
    n++;
    if (check.includes('a')) {
      const fault = trueshot.audit(state);
      if (fault !== undefined) throw new Error(`game ${game}, decision ${n}: ${fault}`);
    }
    if (n > trueshot.maxDecisions) throw new Error(`game ${game} does not end`);
  }
  decisions += n;
  longest = Math.max(longest, n);
  rounds += state.round;
  for (const winner of state.outcome.winners) wins[winner]!++;
}
const seconds = Number(process.hrtime.bigint() - started) / 1e9;
process.stdout.write(
  `${games} matches, ${decisions} decisions, ${Math.round(decisions / seconds)} a second; ` +
    `${(decisions / Number(games)).toFixed(0)} a match, at most ${longest}; ${(rounds / Number(games)).toFixed(1)} rounds; wins ${wins.join(' ')}\n`,
);
