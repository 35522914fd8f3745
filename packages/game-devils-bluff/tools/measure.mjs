/**
 * Plays matches between the game's own policy and itself or random play and says how they went:
 *   node packages/game-devils-bluff/tools/measure.mjs strength 500      policy against random, sides swapped
 *   node packages/game-devils-bluff/tools/measure.mjs gangs 60          the three ready-made gangs against each other; a mission may follow
 *   node packages/game-devils-bluff/tools/measure.mjs speed 300         random play, decisions a second
 *   node packages/game-devils-bluff/tools/measure.mjs sight             microseconds a line of sight takes
 * `--seed anything` plays other matches than the ones before; `--instead red-mesa-riders=FILE` tries a gang file in a gang's place. Build first (npx tsc -b packages/game-devils-bluff).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { below, Machine, parseOptions, rngFromSeed, viewFlow } from '@fray/engine';
import { battlefield, devilsBluff as game, look, newSight, TABLE_FILES } from '../dist/index.js';

const GANGS = ['dry-fork-deputies', 'red-mesa-riders', 'lantern-street-crew'];
const MISSIONS = ['run-them-out-of-town', 'stake-a-claim', 'high-noon'];
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '' }, instead: { type: 'string' } },
});
const [what = 'strength', count = '60', only = ''] = positionals;

const [replaced, file] = values.instead?.split('=') ?? [];
const tried = file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'));
const gangOf = (id) => (id === replaced ? tried : id);

function play(seed, options, bots) {
  const parsed = parseOptions(game.options, { confirmTable: false, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const scores = [];
  const machine = new Machine(
    game,
    bots.includes('policy')
      ? {
          sink: (event) =>
            void (event.type === 'scored' && scores.push({ ...event.data, round: state.round })),
        }
      : {},
  );
  const state = game.setup({ options: parsed.value, seats: 2 }, rngFromSeed(seed));
  const rng = rngFromSeed(`bots ${seed}`);
  machine.start(state);
  let decisions = 0;
  while (state.outcome === null) {
    const asking = machine.asking(state);
    const seat = (asking & 1) !== 0 ? 0 : 1;
    const n = machine.list(state, seat);
    let pick = 0;
    if (bots[seat] === 'random') pick = below(rng, n);
    else if (n > 1) {
      const moves = machine.offers.moves();
      pick = game.knowledge.policy(
        { seat, table: game.view(state, seat), flow: viewFlow(state, seat) },
        moves,
        rng,
      );
      machine.list(state, seat);
    }
    machine.applyListed(state, seat, pick);
    decisions++;
  }
  return {
    winner: state.outcome.winners[0] ?? -1,
    reason: state.outcome.reason,
    rounds: state.round,
    decisions,
    points: state.vp,
    scores,
  };
}

/** Milliseconds of processor, so that a busy machine does not spoil the figure. */
const clock = () => process.cpuUsage().user / 1000;
const median = (list) => list.slice().sort((a, b) => a - b)[list.length >> 1];
const table = (i) => TABLE_FILES[i % TABLE_FILES.length].id;

if (what === 'speed') {
  for (const warm of [true, false]) {
    let decisions = 0;
    const start = clock();
    for (let i = 0; i < (warm ? 60 : Number(count)); i++)
      decisions += play(
        `speed ${values.seed} ${i}`,
        { table: table(i), mission: MISSIONS[i % 3], gang1: GANGS[i % 3] },
        ['random', 'random'],
      ).decisions;
    if (!warm) console.log(`${Math.round((decisions / (clock() - start)) * 1000)} random decisions a second`);
  }
} else if (what === 'sight') {
  for (const { id } of TABLE_FILES) {
    const { ground } = battlefield(id);
    const rng = rngFromSeed('sight');
    const at = (size) => Array.from({ length: 14 }, () => 1000 + below(rng, size - 2000));
    const bodies = {
      x: at(24000),
      y: at(36000),
      level: at(2).map(() => 0),
      mounted: at(3).map(() => 0),
      where: at(3).map(() => 1),
      seatOf: at(3).map((_, i) => i % 2),
    };
    const sight = newSight();
    const run = (n) => {
      for (let i = 0; i < n; i++) look(ground, bodies, i % 14, (i * 5 + 3) % 14, true, sight);
    };
    run(20000);
    const start = clock();
    run(100000);
    console.log(
      `${id}: ${ground.table.pieces.length} pieces, ${((clock() - start) / 100).toFixed(2)} microseconds a look`,
    );
  }
} else if (what === 'strength') {
  let wins = 0;
  let drawn = 0;
  for (let i = 0; i < Number(count); i++) {
    const side = i % 2;
    const bots = side === 0 ? ['policy', 'random'] : ['random', 'policy'];
    const { winner } = play(
      `strength ${values.seed} ${i >> 1}`,
      { table: table(i >> 1), mission: MISSIONS[(i >> 1) % 3] },
      bots,
    );
    if (winner === side) wins++;
    if (winner === -1) drawn++;
  }
  console.log(`policy won ${wins} of ${count}, ${drawn} drawn`);
} else {
  const rounds = [];
  const early = { matches: 0, points: 0, finds: {} };
  const reasons = {};
  for (const mission of MISSIONS.filter((each) => only === '' || each === only))
    for (let a = 0; a < GANGS.length; a++)
      for (let b = a + 1; b < GANGS.length; b++) {
        let [wins, drawn] = [0, 0];
        for (let i = 0; i < Number(count); i++) {
          const [gang1, gang2] = i % 2 === 0 ? [GANGS[a], GANGS[b]] : [GANGS[b], GANGS[a]];
          const result = play(
            `gangs ${values.seed} ${i >> 1}`,
            { table: table(i >> 1), mission, gang1: gangOf(gang1), gang2: gangOf(gang2) },
            ['policy', 'policy'],
          );
          rounds.push(result.rounds);
          reasons[result.reason] = (reasons[result.reason] ?? 0) + 1;
          if (result.winner === -1) drawn++;
          else if ((result.winner === 0) === (i % 2 === 0)) wins++;
          const cashed = result.scores.filter((s) => s.what === 'claim' && s.round === 1);
          if (mission === 'stake-a-claim') {
            early.matches++;
            if (cashed.length > 0) early.points++;
            for (const [seat, gang] of [gang1, gang2].entries()) {
              early.finds[gang] ??= { seats: 0, round1: 0, all: 0 };
              const own = early.finds[gang];
              own.seats++;
              own.round1 += cashed.filter((s) => s.seat === seat).length;
              own.all += result.scores.filter((s) => s.what === 'claim' && s.seat === seat).length;
            }
          }
        }
        console.log(
          `${mission}: ${GANGS[a]} ${wins} : ${Number(count) - wins - drawn} ${GANGS[b]}, ${drawn} drawn`,
        );
      }
  console.log(`rounds: median ${median(rounds)}`, reasons);
  console.log(
    `Stake a Claim: a find was brought home in round 1 in ${early.points} of ${early.matches} matches`,
    early.finds,
  );
}
