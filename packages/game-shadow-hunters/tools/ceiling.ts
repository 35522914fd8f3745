/**
 * How much deduction could gain: bots among bots, and on the same deals with one who sees who everybody is. Nobody who
 * only deduces better can win more often than that one by the same way of playing.
 *
 *     npx tsx --conditions=source packages/game-shadow-hunters/tools/ceiling.ts [matches 2000] [seats 4] [seed ceiling-1]
 */
import { playMatch } from './measure.js';

const [matches = '2000', seats = '4', seed = 'ceiling-1'] = process.argv.slice(2);
const chairs = Number(seats);
const gains: number[] = [];
let [honest, seeing] = [0, 0];
for (let n = 0; n < Number(matches); n++) {
  const chair = n % chairs;
  const won = [{}, { seers: 1 << chair }].map((odd) =>
    playMatch({}, chairs, `${seed}/${n}`, odd).state.outcome!.winners.includes(chair) ? 1 : 0,
  );
  honest += won[0]!;
  seeing += won[1]!;
  gains.push(won[1]! - won[0]!);
}
const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
const half = 1.96 * Math.sqrt(variance / gains.length);
const inHundred = (share: number): string => (100 * share).toFixed(1);
console.log(
  `${gains.length} deals with ${chairs} chairs: ${inHundred(honest / gains.length)} % for a bot among bots,`,
);
console.log(
  `${inHundred(seeing / gains.length)} % for one who sees everybody: ${inHundred(mean)} (${inHundred(mean - half)} to ${inHundred(mean + half)}) more in 100`,
);
