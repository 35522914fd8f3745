/** The rules pages. */

export const rules = {
  title: (game: string) => `Regeln: ${game}`,
  search: 'In den Regeln suchen',
  print: 'Drucken',
  gists: { aim: 'Das Ziel', turn: 'Ein Zug', win: 'So gewinnst du' },
  found: (n: number) => (n === 1 ? 'Eine Stelle' : `${n} Stellen`),
  nothing: 'Steht nicht in diesen Regeln.',
  contents: 'Inhalt',
  whole: 'Die ganze Seite öffnen',
  learn: 'Am Tisch lernen',
  backToTable: 'Zurück zum Tisch',
  missing: 'Dieses Spiel hat noch keine Regelseite.',
};
