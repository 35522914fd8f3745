/** What is said about a match that was looked at again. */

export const ANALYSES = {
  how: (choices: number, worlds: number) =>
    `${choices} Entscheidungen; eine Chance kommt aus ${worlds} zu Ende gespielten Verläufen`,
  asKnown: 'mit dem, was sie wussten',
  allOpen: 'mit allen Karten offen',
  moment: (n: number, name: string, choice: string, kind: 'luck' | 'choice') =>
    kind === 'luck'
      ? `Entscheidung ${n}, Glück nach ${name}: ${choice}`
      : `Entscheidung ${n}, ${name} wählte: ${choice}`,
  candidate: (move: string, chance: string, error: string, made: boolean) =>
    `    ${chance.padStart(3)} % ±${error}  ${move}${made ? ', so wurde gespielt' : ''}`,
  sum: (name: string, luck: string, chosen: string) =>
    `${name}: Glück ${luck} Punkte, eigene Entscheidungen ${chosen} Punkte.`,
};
