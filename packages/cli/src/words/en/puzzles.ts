/** What is said about puzzles. */
const AIMS = {
  win: 'win it',
  turn: 'turn it',
  hold: 'hold on',
  best: 'find the best',
};

export const PUZZLES = {
  found: (
    n: number,
    of: number,
    aim: keyof typeof AIMS,
    best: string,
    chance: number,
    next: number,
    how: string,
  ) => `${n} of ${of}  ${AIMS[aim]}: ${best} wins ${chance} in 100, the next best ${next} (${how})`,
  how: { exhaustive: 'everything tried', lines: 'many lines' },
  written: (n: number, matches: number, file: string) =>
    `${n} puzzles from ${matches} matches are in ${file}.`,
  broken: (game: string, id: string, why: string) => `${game} ${id}: ${why}`,
  why: {
    setup: 'its match does not start',
    choices: 'its choices are not legal any more',
    position: 'its choices lead to another position now',
    asked: 'the seat is not asked anything there',
    best: 'its best choice is not legal any more',
    weighed: 'on a fresh seed another choice is better, or none is clearly best',
  },
  holding: (holding: number, all: number) => `${holding} of ${all} puzzles hold.`,
  noVerb: (verb: string, known: readonly string[]) =>
    `This game has no choice "${verb}". It has: ${known.join(', ')}.`,
  noOption: (option: string, known: readonly string[]) =>
    `This game has no option "${option}". It has: ${known.join(', ')}.`,
  notAll: (broken: number) =>
    `${broken} ${broken === 1 ? 'puzzle does' : 'puzzles do'} not hold: make them anew with "fray puzzles make".`,
};
