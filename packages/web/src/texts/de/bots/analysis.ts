/** Looking back at a finished match. */

export const analysis = {
  open: 'Analyse',
  title: (game: string) => `Analyse: ${game}`,
  notOver: 'Diese Partie läuft noch. Angesehen wird sie danach, damit niemand erfährt, was andere haben.',
  failed: 'Diese Aufzeichnung lässt sich nicht spielen, es gibt also nichts anzusehen.',
  looking: (percent: number) => `Jede Entscheidung wird angesehen: ${percent} %`,
  stop: 'Anhalten',
  start: 'Jede Entscheidung ansehen',
  done: (choices: number) => `${choices} von ${choices} Entscheidungen angesehen`,
  replay: 'Aufzeichnung',
  save: 'Speichern',
  seat: 'Gesehen von',
  headline: (n: number, kind: 'luck' | 'choice') =>
    kind === 'luck'
      ? `Entschieden hat es bei Entscheidung ${n} das Glück`
      : `Entschieden hat es Entscheidung ${n}, aus freier Wahl`,
  undecided: 'Nichts hat viel bewegt',
  sum: (name: string, luck: number, chosen: number) =>
    `${name}: ${points(luck)} durch Glück, ${points(chosen)} durch eigene Entscheidungen.`,
  chance: (name: string) => `Siegchance von ${name}`,
  lines: {
    known: (name: string) => `mit dem Wissen von ${name}`,
    other: (name: string) => `mit dem Wissen von ${name}`,
    open: 'mit allen Karten offen',
  },
  atChoice: (n: number) => `Entscheidung ${n}`,
  moments: 'Schlüsselmomente',
  kinds: { luck: 'Glück', choice: 'Wahl' },
  who: (n: number, name: string, kind: 'luck' | 'choice') =>
    `Entscheidung ${n} · ${kind === 'luck' ? `Glück nach ${name}` : `${name} hat gewählt`}`,
  rose: (change: number) => `${change < 0 ? '▾' : '▴'} ${Math.abs(change)}`,
  made: 'was geschah',
  better: 'besser',
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
  playOn: 'Von hier weiterspielen',
  see: 'Ansehen',
  how: (lines: number) =>
    `Glück oder Wahl? Aus jeder Stellung wurden ${lines} Verläufe weitergespielt, mit anderen Würfeln nach derselben Entscheidung und mit anderen Entscheidungen, um zu sehen, was die Chance bewegt hat.`,
};

function points(n: number): string {
  return `${n < 0 ? '−' : '+'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`;
}
