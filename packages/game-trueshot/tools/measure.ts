/**
 * Matches of bots by the game's own policy, with one random seat among them: how often it wins, how many questions a person
 * would be asked for each turn taken with the default orders, and who wins by seat. Arguments: how many matches (200), 1 for a random
 * seat or 0 for none, and a seed. Who wins by opener, pet, weapon and spell is `fray sim trueshot`.
 */
import {
  answerByOrders,
  below,
  defaultOrders,
  Machine,
  type Move,
  rngFromSeed,
  type SeatView,
  viewFlow,
} from '@fray/engine';
import { type TrueshotState, type TrueshotView, trueshot } from '@fray/game-trueshot';

const [games = '200', random = '1', seed = 'measure'] = process.argv.slice(2);
const SEATS = 4;
const machine = new Machine(trueshot);
const options = Object.fromEntries(trueshot.options.map(({ id, default: value }) => [id, value]));
const orders = defaultOrders(trueshot);

const viewOf = (s: TrueshotState, seat: number): SeatView<TrueshotView> => ({
  seat,
  table: trueshot.view(s, seat),
  flow: viewFlow(s, seat),
});

let randomWins = 0;
let questions = 0;
let turns = 0;
let rounds = 0;
let decisions = 0;
const wins = new Array<number>(SEATS).fill(0);
for (let game = 0; game < Number(games); game++) {
  const state = trueshot.setup({ options, seats: SEATS }, rngFromSeed(`${seed} ${game}`));
  const rng = rngFromSeed(`${seed} choices ${game}`);
  const fool = random === '1' ? game % SEATS : -1;
  machine.start(state);
  while (state.outcome === null) {
    const asking = machine.asking(state);
    const seat = 31 - Math.clz32(asking & -asking);
    const count = machine.list(state, seat);
    decisions++;
    if (seat === fool) {
      machine.applyListed(state, seat, below(rng, count));
      continue;
    }
    const moves: Move[] = machine.offers.moves();
    const view = viewOf(state, seat);
    const decision = machine.decision(state)!.id;
    if (decision === 'act') turns++;
    if (answerByOrders(trueshot, orders, view, moves, decision) === undefined && view.table.phase === 2)
      questions++;
    machine.apply(state, seat, moves[trueshot.knowledge.policy!(view, moves, rng)]!);
  }
  rounds += state.round;
  for (const winner of state.outcome.winners) {
    wins[winner]!++;
    if (winner === fool) randomWins++;
  }
}
const share = randomWins / Number(games);
const margin = 1.96 * Math.sqrt((share * (1 - share)) / Number(games));
process.stdout.write(
  `${games} matches: random seat wins ${(share * 100).toFixed(1)} % (± ${(margin * 100).toFixed(1)}); ` +
    `${(questions / turns).toFixed(2)} questions for each turn taken in combat; ${(rounds / Number(games)).toFixed(1)} rounds, ` +
    `${(decisions / Number(games)).toFixed(0)} decisions a match; wins by seat ${wins.join(' ')}\n`,
);
