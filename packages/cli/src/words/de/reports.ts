/** What the commands print when all went well. */

export const REPORTS = {
  players: (min: number, max: number) => `${min === max ? min : `${min}-${max}`} Spieler`,
  minutes: (n: number) => `etwa ${n} Minuten`,
  options: 'Optionen:',
  orders: 'Daueranweisungen, die ein Platz am Tisch geben oder beenden kann:',
  usually: (value: string, clause: string) => `(gewöhnlich ${value}; ${clause})`,
  freeValue: 'ein Wert oder @DATEI',
  perSeat: (seat: number) => `für Platz ${seat}`,
  genuine: (file: string, choices: number, positions: number) =>
    `${file} ist echt: ${choices} Entscheidungen nachgespielt, ${positions} Stellungen verglichen.`,
  scenariosHold: (holding: number, all: number) => `${holding} von ${all} Szenarien stimmen.`,
  holds: 'ok',
  fails: 'FEHLER',
  nothingFound: (matches: number, games: string, seed: string) =>
    `Nichts gefunden in je ${matches} Partien von ${games} (Startwert ${seed}).`,
  runsGame: (folder: string) => `Der Code des Spiels in ${folder} wird ausgeführt.`,
  exported: (folder: string) =>
    `Die Seite liegt in ${folder}. Jeder Webspace kann sie ausliefern, unter jedem Pfad.`,
  byDefault: 'Vorgabe',
  open: (url: string) => `Fray ist offen unter ${url}. Ctrl-C schließt es.`,
  outdated: (counts: Readonly<Record<string, number>>) => {
    const list = Object.entries(counts).map(([rules, count]) => `${count} mit ${rules}`);
    return `Laufende Partien begannen mit anderen Regeln: ${list.join(', ')}. Lass die Version, mit der sie begannen, sie beenden, oder starte einmal mit --close-outdated, um sie ohne Ergebnis zu beenden.`;
  },
  backedUp: (rows: number, data: string, file: string) => `${rows} Zeilen aus ${data} sind in ${file}.`,
  restored: (rows: number, file: string, data: string) => `${rows} Zeilen aus ${file} sind in ${data}.`,
  ofPlayers: (what: string, players: number) => `${what}, ${players} Spieler`,
  matches: (games: number, seed: string) => `${games} Partien, Startwert ${seed}`,
  rates: (what: string) => [what, 'Siege', 'Anteil', '95-%-Intervall'],
  compared: (changes: string) => `Dieselben Startwerte mit und ohne: ${changes}.`,
  noneDiffered: 'Keine Partie verlief anders: Unter diesen Bots hat die Änderung gar nichts bewirkt.',
  differed: (n: number, share: string) => `${n} der Paare verliefen verschieden (${share}).`,
  effects: ['Wirkung', 'vorher', 'Änderung', '95-%-Intervall', ''],
  same: 'keine verlief anders',
  sure: 'sicher',
  side: 'Seite',
  bot: 'Bot',
  fieldHead: ['', 'gegen das Feld', '95-%-Intervall'],
  interval: (low: string, high: string) => `${low} bis ${high}`,
  drawn: (draws: number, share: string) => `${draws} unentschieden (${share})`,
  choices: 'Entscheidungen, bei denen es etwas zu wählen gibt',
  mean: (name: string, mean: string) => `${name}: ${mean} je Partie im Mittel.`,
  takes: (minutes: number) => `Bei 3 Sekunden je Entscheidung dauert eine Partie etwa ${minutes} min.`,
  decisions: (mean: string, median: number, min: number, max: number) =>
    `Entscheidungen je Partie: Mittel ${mean}, Median ${median}, von ${min} bis ${max}.`,
  squares: (games: number, bots: string, seed: string) =>
    `${games} Partien in jedem Feld, Bots ${bots}, Startwert ${seed}`,
  squareHelp:
    'Wie oft der Held der Zeile vom ersten Platz aus den der Spalte schlägt, in %, mit 95-%-Intervallen.',
  tournament: (format: 'bracket' | 'round robin') =>
    `DestinyQuest, ${format === 'bracket' ? 'K.-o.-System' : 'alle gegen alle'}`,
  leftTournament: 'Du hast das Turnier verlassen.',
  nobodyTops: 'Niemand steht allein an der Spitze.',
  champion: (name: string) => `${name} gewinnt das Turnier.`,
  duelDraw: 'unentschieden',
  duelWon: (name: string) => `${name} gewinnt`,
  duel: (round: number, number: number, again: boolean, names: readonly string[]) =>
    `Runde ${round}, Duell ${number}${again ? ', noch einmal' : ''}: ${names.join(' gegen ')}`,
  decidedBy: (what: string) => `, entschieden durch ${what}`,
  standings: ['Held', 'Siege', 'Remis', 'Niederlagen', 'Duelle', 'Punkte'],
  made: (folder: string) => `In ${folder} liegt ein neues Spiel. Jetzt:`,
  stepsInside: (name: string) => [
    'npm install && npm run format && npm run build',
    `npx vitest run packages/game-${name}    # seine Tests`,
    `npx fray play ${name}                   # im Terminal`,
    'npm start                           # im Browser',
  ],
  stepsOutside: (name: string) => [
    `cd ${name} && npm install && npm run build`,
    'npm test                            # seine Tests',
    `npx fray play ${name}                   # im Terminal`,
    'npx fray serve                      # im Browser',
  ],
};
