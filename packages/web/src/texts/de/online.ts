/** Tables at a server. */
import { grammarOf } from '@fray/engine';

const { listed, plural, number } = grammarOf('de');
const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const TOGETHER = [
  '',
  'allein',
  'zu zweit',
  'zu dritt',
  'zu viert',
  'zu fünft',
  'zu sechst',
  'zu siebt',
  'zu acht',
];
const together = (n: number) => TOGETHER[n] ?? `zu ${number(n)}`;
const many = (n: number) => NUMBERS[n] ?? number(n);
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('de') + text.slice(1);
const time = (seconds: number) =>
  seconds < 60
    ? `${number(seconds)} Sekunden`
    : `${number(seconds / 60)} ${plural(seconds / 60, { one: 'Minute', other: 'Minuten' })}`;

export const online = {
  gathering: 'Die Runde findet sich',
  seatsTaken: (taken: number, all: number) => `${taken} von ${all} Plätzen`,
  call: 'Lade deine Freunde ein',
  codeHelp: (code: string) => `Der Code ist ${code}`,
  copyLink: 'Link kopieren',
  watchLink: 'Zuschauerlink kopieren',
  qr: 'QR-Code',
  copy: 'Kopieren',
  copied: 'Kopiert',
  options: 'So spielen wir',
  change: 'ändern',
  done: 'Fertig',
  clock: 'Uhr',
  watchers: 'Zuschauer',
  watch: {
    open: 'Alle dürfen zusehen',
    link: 'Wer den Link hat, darf zusehen',
    behind: (seconds: number) => `, ${time(seconds)} später`,
  },
  changePace: 'Uhr und Zuschauer ändern',
  daysEach: 'Tage je Entscheidung',
  delay: 'Verzögerung für Zuschauer',
  delays: (seconds: number) => (seconds === 0 ? 'keine' : time(seconds)),
  patience: 'Auf Abwesende warten',
  patiences: (seconds: number) =>
    seconds < 3600
      ? `${number(seconds / 60)} Minuten`
      : seconds < 86_400
        ? `${number(seconds / 3600)} ${plural(seconds / 3600, { one: 'Stunde', other: 'Stunden' })}`
        : `${number(seconds / 86_400)} ${plural(seconds / 86_400, { one: 'Tag', other: 'Tage' })}`,
  freeSeat: 'Freier Platz',
  moveHere: 'Hierher setzen',
  sitHere: 'Hier sitzen',
  addBot: 'Bot dazu',
  removeBot: 'Entfernen',
  botOf: (level: string) => `Bot, ${level}`,
  kick: (name: string) => `${name} rauswerfen`,
  ban: (name: string) => `${name} sperren`,
  banHelp: 'Sperrt für alle deine Tische',
  newInvitation: 'Neue Einladung',
  newInvitationHelp: 'Der alte Code und die alten Links gelten dann nicht mehr.',
  keptOut: 'Rausgeworfen',
  banned: 'für alle deine Tische',
  letIn: (name: string) => `${name} wieder einlassen`,
  host: 'Gastgeber',
  youHost: 'du, Gastgeber',
  isReady: 'bereit',
  notReady: 'noch nicht bereit',
  ready: 'Ich bin bereit',
  unready: 'Noch nicht',
  leave: 'Gehen',
  startWith: (n: number) => `${capital(together(n))} anfangen`,
  start: 'Anfangen',
  fillWithBots: (n: number) => (n === 1 ? 'Einen Bot dazu' : `${capital(many(n))} Bots dazu`),
  stateFree: (n: number) =>
    `${capital(many(n))} ${plural(n, { one: 'Platz ist', other: 'Plätze sind' })} frei.`,
  stateReading: (names: readonly string[]) =>
    `${listed(names)} ${plural(names.length, { one: 'ist', other: 'sind' })} noch nicht bereit.`,
  stateYours: 'Alle warten auf dich.',
  stateReady: 'Alle sind bereit.',
  hintFewer: (n: number) => `Ihr könnt auch ${together(n)} spielen.`,
  hintWait: 'Die Partie beginnt, wenn alle bereit sind.',
  invited: (name: string) => `${name} lädt dich an den Tisch ein.`,
  bot: 'Bot',
  free: 'freier Platz',
  take: 'Setzen',
  joinTitle: 'Code eingeben',
  joinHelp: 'Sechs Zeichen, die dir jemand gesagt hat, oder der ganze Link.',
  joinField: 'Code oder Link',
  join: 'Dazusetzen',
  badCode:
    'Das ist kein Code eines Tisches. Ein Code hat sechs Buchstaben und Ziffern; du kannst auch den ganzen Link einfügen.',
  publicTables: 'Tische, die Mitspieler suchen',
  nonePublic: 'Gerade sucht niemand Mitspieler.',
  more: (n: number) => `und ${number(n)} weitere`,
  running: 'Partien zum Zusehen',
  yourTables: 'Deine Tische',
  serverSays: (status: number) => `Der Server hat mit ${status} geantwortet.`,
  noAnswer: 'Der Server antwortet nicht. Noch ein Versuch …',
  name: 'Dein Name',
  guest: 'Gast',
  open: 'Öffnen',
  watchIt: 'Zusehen',
  nameHelp: 'Damit die anderen wissen, wer da sitzt.',
  matchGone: 'Die Partie kann nicht geöffnet werden',
  wantsRematch: (names: readonly string[]) =>
    `${listed(names)} ${plural(names.length, { one: 'hätte', other: 'hätten' })} gern eine`,
  dice: 'Das Geheimnis für Würfel und Mischen steht schon fest; dein Teil kommt dazu, sobald du bereit bist.',
  phrases: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'well-played': 'Gut gespielt.',
    ouch: 'Autsch!',
    thinking: 'Ich überlege.',
    sorry: 'Tut mir leid!',
    'back-soon': 'Bin gleich zurück.',
    thanks: 'Danke.',
    'good-game': 'Schöne Partie!',
    again: 'Noch eine?',
  } as Readonly<Record<string, string>>,
};
