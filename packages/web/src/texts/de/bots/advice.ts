/** Advice at the table. */

export const advice = {
  ask: 'Rat',
  title: 'Was würdest du tun?',
  thinking: 'Überlege, mit dem, was du sehen kannst …',
  none: 'Der Rat kam nicht rechtzeitig. Verlass dich auf dich selbst.',
  clear: 'Eines sticht heraus.',
  close: 'Es ist knapp: Das Erste ist nur mit wenig Vorsprung das Beste.',
  chance: (percent: number, error: number) => `gewinnt ${percent} % ± ${error}`,
  doThis: 'Das tun',
  note: 'Gefragt für deinen Platz, mit dem, was du siehst. Die Aufzeichnung sagt, dass du Rat geholt hast.',
  allow: 'Rat am Tisch',
  allowHelp: 'Spieler dürfen „Was würdest du tun?“ fragen; die Aufzeichnung zeigt es.',
};
