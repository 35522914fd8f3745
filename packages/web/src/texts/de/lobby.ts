/** Setting up a table. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('de');

export const lobby = {
  title: (game: string) => `Ein neuer Tisch: ${game}`,
  who: 'Wo spielst du?',
  kinds: { here: 'An diesem Bildschirm', online: 'Online, mit Freunden' },
  seats: 'Wer wo sitzt',
  seatIs: (seat: string) => `${seat}, gespielt von`,
  person: 'Jemand hier',
  anySeat: 'Beliebiger Platz',
  bot: 'Bot',
  levels: {
    greedy: 'nimmt, was am besten aussieht',
    random: 'spielt irgendetwas',
    newcomer: 'Neuling',
    casual: 'locker',
    steady: 'solide',
    strong: 'stark',
    best: 'top',
  } as Readonly<Record<string, string>>,
  players: 'Spieler',
  yourName: 'Dein Name',
  names: (seat: string) => `Name von ${seat}`,
  mix: 'Plätze auslosen',
  options: 'Hausregeln und Auslegungen',
  ruleSets: {
    title: 'Unsere Regeln',
    kept: 'Gespeicherte Regeln',
    name: 'Name für diese Regeln',
    example: 'Unsere Freitagsregeln',
    keep: 'Speichern',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    save: 'Als Datei speichern',
    open: 'Regeln aus einer Datei öffnen',
    forget: 'Löschen',
    received: (name: string) => `Ihr spielt jetzt nach „${name}“, und die Regeln sind hier gespeichert.`,
    noRuleSet:
      'Das ist kein Regelsatz, oder ein Teil davon fehlt. Lass dir Link oder Datei noch einmal geben.',
    otherGame: (game: string) => `Diese Regeln gehören nicht zu ${game}. Öffne sie beim richtigen Spiel.`,
  },
  presets: 'Voreinstellungen',
  usual: 'Voreinstellung',
  withBasis: (value: string, basis: string) => `${value} (${basis})`,
  allBasis: (basis: string) => `Jede Wahl hier: ${basis}.`,
  start: 'Anfangen',
  create: 'Tisch eröffnen',
  yes: 'ja',
  no: 'nein',
  clock: 'Uhr',
  clocks: {
    none: 'Keine Uhr',
    decision: 'Eine Minute je Entscheidung',
    bank: 'Je zehn Minuten, 5 Sekunden je Entscheidung',
    days: 'Ein Tag je Entscheidung',
  },
  clockWords: {
    none: 'Keine Uhr.',
    decision: (seconds: number) => `${number(seconds)} Sekunden je Entscheidung.`,
    bank: (minutes: number, increment: number) =>
      `Je ${number(minutes)} Minuten, ${number(increment)} Sekunden mehr mit jeder Entscheidung.`,
    days: (days: number) => `${number(days)} ${plural(days, { one: 'Tag', other: 'Tage' })} je Entscheidung.`,
  },
  public: 'Öffentlicher Tisch',
  noServer:
    'Hier antwortet kein Server, online spielen geht also nicht. Alles andere läuft in diesem Browser.',
  cannotStart: 'Dieser Tisch kann nicht eröffnet werden',
};
