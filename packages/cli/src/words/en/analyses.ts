/** What is said about a match that was looked at again. */

export const ANALYSES = {
  how: (choices: number, worlds: number) =>
    `${choices} choices; a chance comes from ${worlds} lines played to the end`,
  asKnown: 'as they knew it',
  allOpen: 'with all cards open',
  moment: (n: number, name: string, choice: string, kind: 'luck' | 'choice') =>
    kind === 'luck' ? `Choice ${n}, luck after ${name}: ${choice}` : `Choice ${n}, ${name} chose: ${choice}`,
  candidate: (move: string, chance: string, error: string, made: boolean) =>
    `    ${chance.padStart(3)}% ±${error}  ${move}${made ? ', as it was played' : ''}`,
  sum: (name: string, luck: string, chosen: string) =>
    `${name}: luck ${luck} points, own choices ${chosen} points.`,
};
