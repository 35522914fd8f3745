/**
 * Prints how the fifteen heroes do against each other: `npx tsx --conditions=source
 * packages/game-destinyquest/tools/balance.ts [duels of each pairing] [seed]`. Win rates are in percent; what
 * lies outside of the bounds comes last.
 */
import { type Balance, measure } from './measure.js';

/** No hero wins less often against the field than the first or more often than the second. */
const FIELD = [40, 60] as const;
/** No hero wins a single pairing more often. */
const PAIRING = 75;

function outside({ heroes, pairings, field }: Balance): string[] {
  return heroes.flatMap((hero, i) => [
    ...(field[i]! < FIELD[0] || field[i]! > FIELD[1]
      ? [`${hero} against the field: ${field[i]!.toFixed(1)}`]
      : []),
    ...pairings[i]!.flatMap((rate, j) =>
      rate > PAIRING ? [`${hero} against ${heroes[j]}: ${rate.toFixed(1)}`] : [],
    ),
  ]);
}

function main(): void {
  const duels = Number(process.argv[2] ?? 100);
  const balance = measure(duels, process.argv[3] ?? 'balance');
  const { heroes, pairings, field, rounds } = balance;
  console.log(`${duels} duels of each pairing, ${rounds.toFixed(1)} rounds on average`);
  heroes.forEach((hero, i) => {
    const cells = pairings[i]!.map((rate, j) => (i === j ? '  -' : rate.toFixed(0).padStart(3)));
    console.log(`${hero.padEnd(14)} ${field[i]!.toFixed(1).padStart(5)} | ${cells.join(' ')}`);
  });
  const faults = outside(balance);
  console.log(faults.length === 0 ? 'All within bounds.' : `Outside of the bounds:\n${faults.join('\n')}`);
}

main();
