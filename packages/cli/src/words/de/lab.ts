/** What the rule lab says at the terminal beside its reports. */
export const LAB = {
  working: (address: string) => `Arbeite an ${address}; Ctrl-C hält an.`,
  batch: (run: string, matches: number) => `${matches} Partien von „${run}“`,
  checked: (batches: number) =>
    batches === 0
      ? 'Kein Paket wurde von zwei Arbeitern gespielt.'
      : `${batches} ${batches === 1 ? 'Paket wurde' : 'Pakete wurden'} von zwei Arbeitern gespielt, mit demselben Ergebnis.`,
  statusHead: ['Versuch', 'wartet', 'wird gespielt', 'fertig', 'Arbeiter'],
  idle: 'In dieser Warteschlange wartet nichts.',
  localGame: 'Ein Spiel aus einer Datei kann in keine Warteschlange: Andere Rechner haben es nicht.',
  noQueue: (why: string) => `Die Warteschlange ist nicht zu erreichen: ${why}.`,
  noExperiments: (folder: string, ending: string) => `In ${folder} gibt es keinen Versuch (*${ending}).`,
  onlyOfPage: 'Um nur einige Versuche zu spielen, brauche ich die Seite mit den übrigen: --page DATEI.',
  balance: 'Was die Regeln ausmachen',
  balanceLead: (folder: string, document: string) =>
    `Gemacht mit \`npx fray lab answers ${folder} --write ${document}\`: Bots spielen jeden Versuch dieses Ordners. Die Zahlen gelten für ` +
    'Bots; Menschen finden vielleicht, was Bots nicht finden. Wo etwas aus dem Gleichgewicht ist, sagen es die Worte unter der Überschrift.',
  again: 'Gemacht mit',
  wrote: (file: string) => `Geschrieben: ${file}`,
};
