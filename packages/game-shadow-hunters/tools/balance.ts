/**
 * Prints how bots do: `npx tsx --conditions=source packages/game-shadow-hunters/tools/balance.ts [matches] [seats] [seed]`. A bot
 * is compared with a random player in the same chair; what lies outside of the bounds comes last.
 */
import { measure, type Strength } from './measure.js';

/** A bot wins at least so many times as often as a random player. */
const RATIO = 1.5;
/** No side wins less often than the first or more often than the second. */
const SIDES = [0.35, 0.65] as const;

export function outside({ bot, random, sides }: Strength): string[] {
  const faults = bot < RATIO * random ? [`a bot wins only ${(bot / random).toFixed(2)} times as often`] : [];
  for (const [side, rate] of Object.entries(sides))
    if (rate !== 0 && (rate < SIDES[0] || rate > SIDES[1])) faults.push(`${side}: ${percent(rate)}`);
  return faults;
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

/** Half of the 95 % interval of a rate. */
function give(rate: number, matches: number): string {
  return `± ${percent(1.96 * Math.sqrt((rate * (1 - rate)) / matches))}`;
}

function main(): void {
  const [matches, seats] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 5)];
  const strength = measure(matches, seats, process.argv[4] ?? 'balance');
  const { bot, random, sides, characters, rounds, decisions } = strength;
  console.log(
    `${matches} matches of ${seats}: ${rounds.toFixed(1)} rounds, ${decisions.toFixed(0)} decisions each`,
  );
  console.log(
    `bot ${percent(bot)} ${give(bot, matches)}, random ${percent(random)} ${give(random, matches)}`,
  );
  for (const [side, rate] of Object.entries(sides)) console.log(`${side.padEnd(12)} ${percent(rate)}`);
  for (const [id, rate] of Object.entries(characters))
    if (rate > 0) console.log(`  ${id.padEnd(12)} ${percent(rate)}`);
  const faults = outside(strength);
  console.log(faults.length === 0 ? 'All within bounds.' : `Outside of the bounds:\n${faults.join('\n')}`);
}

main();
