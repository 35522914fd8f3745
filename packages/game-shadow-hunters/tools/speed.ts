/**
 * Prints how many decisions a second random matches of five make on one thread, with nobody listening:
 * `npx tsx --conditions=source packages/game-shadow-hunters/tools/speed.ts [seconds]`.
 */
import { below, Machine, parseOptions, rngFromSeed } from '@fray/engine';
import { type ShadowState, type ShadowView, shadowHunters } from '../src/index.js';

const machine = new Machine<ShadowState, ShadowView>(shadowHunters);

function playOut(seed: string): number {
  const options = parseOptions(shadowHunters.options, {});
  if (!options.ok) throw new Error(options.error.id);
  const state = shadowHunters.setup({ options: options.value, seats: 5 }, rngFromSeed(seed));
  const rng = rngFromSeed(`${seed}/players`);
  machine.start(state);
  let decisions = 0;
  for (; state.outcome === null; decisions++) {
    const asking = machine.asking(state);
    const seat = 31 - Math.clz32(asking & -asking);
    machine.applyListed(state, seat, below(rng, machine.list(state, seat)));
  }
  return decisions;
}

function main(): void {
  const seconds = Number(process.argv[2] ?? 3);
  for (let warm = 0; warm < 2000; warm++) playOut(`warm ${warm}`);
  const start = performance.now();
  let [matches, decisions] = [0, 0];
  while (performance.now() - start < seconds * 1000) decisions += playOut(`match ${matches++}`);
  const rate = decisions / ((performance.now() - start) / 1000);
  console.log(`${matches} matches, ${Math.round(rate).toLocaleString('en')} decisions a second`);
}

main();
