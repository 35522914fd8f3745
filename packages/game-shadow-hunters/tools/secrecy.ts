/**
 * Looks for leaks with every allowed set of house rules, at every position of random matches:
 * `npx tsx --conditions=source packages/game-shadow-hunters/tools/secrecy.ts [matches of each] [seed] [one position in]`.
 */
import { everySet } from '../test/secrecy/house-sets.js';
import { searchLeaks } from '../test/secrecy/leaks.js';
import { tellingQuestion } from '../test/secrecy/questions.js';

const [matches = '1', seed = 'secrecy', oneIn = '1'] = process.argv.slice(2);
let [swaps, moves] = [0, 0];
for (let turn = 0; turn < Number(matches); turn++) {
  const found = searchLeaks(turn, { seed: `${seed} ${turn}`, oneIn: Number(oneIn) });
  const asked = everySet(turn).map((config, i) =>
    tellingQuestion({ ...config, seed: `${seed} ${turn} ${i}` }),
  );
  const leak = found.ok ? asked.find((fault) => fault !== undefined) : found.error.text;
  if (!found.ok || leak !== undefined) {
    console.log(leak);
    process.exit(1);
  }
  swaps += found.value.swaps;
  moves += found.value.moves;
}
const say = (count: number): string => count.toLocaleString('en');
console.log(
  `${matches} of each of ${everySet().length} sets: ${say(swaps)} positions and ${say(moves)} moves with what a seat cannot know drawn again, no leak.`,
);
