/**
 * Compares the attack with the one that was written a second time, over many random attacks:
 * `npx tsx --conditions=source packages/game-shadow-hunters/tools/attack-twice.ts [attacks] [seed]`.
 */
import { differenceIn } from '../test/twice/compare.js';

const [attacks = '200000', seed = 'attacks'] = process.argv.slice(2);
const differences: string[] = [];
for (let n = 0; n < Number(attacks); n++) {
  const difference = differenceIn(`${seed} ${n}`);
  if (difference !== undefined) differences.push(`${seed} ${n}: ${difference}`);
}
console.log(`${Number(attacks).toLocaleString('en')} attacks, ${differences.length} different.`);
for (const difference of differences.slice(0, 20)) console.log(difference);
process.exitCode = differences.length === 0 ? 0 : 1;
