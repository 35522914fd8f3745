/**
 * Random strikes, windows and spells played by the game and by the second implementation in `test/reference`; prints what they do not
 * agree on. Arguments: how many (200000), the first seed (1).
 */
import { compare } from '../test/twice/compare.js';

const [tables = '200000', first = '1'] = process.argv.slice(2);
let agree = 0;
let idle = 0;
let differ = 0;
for (let seed = Number(first); seed < Number(first) + Number(tables); seed++) {
  const result = compare(seed);
  if (result === 'agree') agree++;
  else if (result === 'nothing to play') idle++;
  else {
    differ++;
    const lines = [...result.game.map((line) => `- ${line}`), ...result.other.map((line) => `+ ${line}`)];
    process.stdout.write(`table ${seed}: ${result.act}\n${lines.join('\n')}\n`);
  }
}
process.stdout.write(`${agree} tables agree, ${differ} differ, ${idle} had nothing to play\n`);
process.exitCode = differ === 0 ? 0 : 1;
