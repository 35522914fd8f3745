/** The rules pages. */

export const rules = {
  title: (game: string) => `Rules: ${game}`,
  search: 'Search the rules',
  print: 'Print',
  gists: { aim: 'The aim', turn: 'A turn', win: 'How to win' },
  found: (n: number) => (n === 1 ? 'One place' : `${n} places`),
  nothing: 'Not in these rules.',
  contents: 'Contents',
  whole: 'Open the whole page',
  learn: 'Learn it at the table',
  backToTable: 'Back to the table',
  missing: 'This game has no rules page yet.',
};
