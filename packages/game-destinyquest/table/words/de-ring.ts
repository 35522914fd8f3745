/** What the tournament says, in German. */
import type { DuelWords } from './en.js';

const ROUNDS = ['Finale', 'Halbfinale', 'Viertelfinale'];

export const ring: DuelWords['ring'] = {
  name: 'Turnier',
  back: 'Zurück zum Turnier',
  defaultTitle: 'Der Ring',
  title: 'Wie es heißt',
  where: 'Wo',
  places: { here: 'An diesem Bildschirm', online: 'Online' },
  help: {
    here: 'Zwei bis sechzehn Helden, gespielt von Leuten an diesem Bildschirm und von Bots. Jedes Duell wird an seinem eigenen Tisch ausgetragen und meldet sein Ergebnis selbst.',
    online:
      'Zwei bis sechzehn Helden. Schick den Link an deine Freunde: Alle nehmen einen Platz, und jedes Duell wird an seinem eigenen Tisch ausgetragen und meldet sein Ergebnis selbst.',
  },
  noServer: 'Hier antwortet kein Server, also geht ein Turnier nur an diesem Bildschirm.',
  looking: 'Das Turnier wird gesucht …',
  format: 'Format',
  formats: { bracket: 'K.-o.-System', 'round robin': 'Jeder gegen jeden' },
  length: 'Eine Begegnung ist',
  lengths: { single: 'Ein Duell', 'best of three': 'Zwei Siege aus drei' },
  entrants: (count) => `Wer mitmacht: ${count}`,
  heroOf: (number) => `Held ${number}`,
  playerOf: (hero) => `Wer ${hero} spielt`,
  nameOf: (hero) => `Name der Person, die ${hero} spielt`,
  nameHint: 'Name',
  persons: { here: 'Jemand hier', online: 'Wer dem Link folgt' },
  somebody: (first) => (first ? 'Du' : 'Jemand'),
  without: (hero) => `Ohne ${hero}`,
  more: 'Noch einer',
  draw: 'Paarungen auslosen',
  facts: (count, length) =>
    `${count} Helden, ${length === 'single' ? 'einzelne Duelle' : 'zwei Siege aus drei'}`,
  invite: 'Link kopieren',
  copied: 'Kopiert',
  another: 'Ein neues Turnier',
  roundName: (round, rounds) => ROUNDS[rounds - round] ?? `Runde ${round}`,
  leagueRound: (round) => `Runde ${round}`,
  open: 'noch offen',
  bye: 'kommt weiter',
  bot: (level) => `Bot, ${level.toLowerCase()}`,
  you: (name) => (name === '' || name === 'Du' ? 'Du' : `Du, ${name}`),
  free: 'frei',
  take: 'Nehmen',
  takeAs: (hero) => `Als ${hero} spielen`,
  left: 'Leben übrig',
  duelsWon: (won) => `${won}`,
  playing: (round) =>
    round === undefined || round === 0 ? '● wird ausgetragen' : `● wird ausgetragen, Runde ${round}`,
  healthOf: (name) => `Leben von ${name}`,
  rounds: (rounds) => (rounds === 1 ? '1 Runde' : `${rounds} Runden`),
  tieBreaks: {
    health: 'Zweimal unentschieden: Mehr Leben kam weiter.',
    'roll-off': 'Zweimal unentschieden: Ein Wurf hat entschieden.',
  },
  takenBack: (times: number) => `${times}-mal zurückgenommen`,
  grantUndo: (name: string) => `${name} darf zurücknehmen`,
  sitDown: 'Platz nehmen',
  goOn: 'Weiter',
  watch: 'Zuschauen',
  atOnce: 'Sofort austragen',
  fighting: 'Sie kämpfen …',
  missing: 'Wartet, bis jemand den Platz nimmt.',
  theirs: 'Wartet, bis die beiden Platz nehmen.',
  champion: 'Turniersieg',
  noChampion: 'Turniersieg',
  standings: 'Tabelle',
  columns: ['Platz', 'Held', 'Siege', 'Unent.', 'Niederl.', 'Punkte'],
  news: 'Was gemeldet wurde',
  wonLine: (winner, loser, health, rounds) =>
    `${winner} hat ${loser}${rounds === undefined ? '' : ` in ${rounds === 1 ? 'einer Runde' : `${rounds} Runden`}`} besiegt${
      health === undefined ? '' : `, mit ${health} Leben übrig`
    }.`,
  drawnLine: (first, second) => `${first} und ${second} haben sich unentschieden getrennt.`,
  drawn: 'Die Paarungen wurden ausgelost.',
  replay: 'Aufzeichnung',
  drawClause: 'DQ-8.2',
  drawTitle: 'Und bei einem Unentschieden?',
  drawText:
    'Das Duell wird wiederholt. Nach dem zweiten Unentschieden kommt weiter, wer vor dem letzten Schaden mehr Leben hatte; ist auch das gleich, entscheidet ein Wurf.',
};
