/** What this table says on its own, in German. */
import { grammarOf } from '@fray/engine';
import type { ShadowWords } from './en.js';
import { setup } from './setup/de.js';

const { number } = grammarOf('de');
const percent = (share: number): string => `${Math.round(100 * share)} %`;

export const words: ShadowWords = {
  setup,
  you: 'Du',
  damage: 'Schaden',
  damageWord: () => 'Schaden',
  mayFall: 'fällt vielleicht bei',
  unrevealed: 'verdeckt',
  hidden: 'verdeckt',
  fallen: (character) => `${character}, gefallen`,
  damageOf: (n) => `${n} Schaden`,
  onlyYou: 'Nur du siehst das',
  whoIsWho: 'Wer ist wer?',
  deals: (n) =>
    n === 1
      ? 'eine Verteilung passt zu dem, was du weißt'
      : `${number(n)} Verteilungen passen zu dem, was du weißt`,
  dealsPublic: (n) =>
    n === 1
      ? 'eine Verteilung passt zu dem, was alle gesehen haben'
      : `${number(n)} Verteilungen passen zu dem, was alle gesehen haben`,
  legendTable: 'alle haben es gesehen',
  legendYou: 'du hast es gesehen',
  factions: { hunter: 'Hunter', shadow: 'Shadows', neutral: 'Neutrale' },
  faction: { hunter: 'Hunter', shadow: 'Shadow', neutral: 'Neutral' },
  shadowShare: 'Shadow?',
  marks: {
    seen: 'ist das',
    table: 'nein, alle haben es gesehen',
    you: 'nein, du hast es gesehen',
    room: 'nein, kein Platz mehr',
    open: 'möglich',
  },
  seen: 'gesehen',
  yes: 'ja',
  no: 'nein',
  open: 'offen',
  percent,
  decks: ['Einsiedler', 'Weiß', 'Schwarz'],
  used: (n) => `${n} abgelegt`,
  reveal: (name) => `Zeig ${name}`,
  ontoWhom: {
    plain: {
      hurt: 'Verfluche (2 Schaden):',
      heal: 'Heile um 1:',
      give: 'Gib sie an',
      attack: 'Greif an:',
      target: 'Wähle',
    },
    hand: (card) => `Gib „${card}“ an`,
    use: (ability) => `${ability} auf`,
  },
  showToUse: (character, use) => `Zeig ${character}: ${use}`,
  revealNever: 'Nicht freiwillig: Nur ein Tod zeigt dich.',
  revealed: 'Alle wissen, wer du bist.',
  health: (left, hp) => `noch ${left} von ${hp} Leben`,
  houseTitle: 'Hausregeln',
  houseHint: 'Jede gilt nur, wenn alle Ja sagen. Die Stimmen bleiben verdeckt, bis alle da sind.',
  sealVote: 'Stimmen abgeben',
  noToAll: 'Nein zu allen',
  sayYes: 'Ja',
  sayNo: 'Nein',
  voteOn: (rule) => `Mit „${rule}“ spielen?`,
  openVotes: (n) =>
    n === 0
      ? 'Nach dem Abgeben steht deine Liste fest.'
      : n === 1
        ? 'Eine ist noch offen, und offen zählt als Nein.'
        : `${n} sind noch offen, und offen zählt als Nein.`,
  newHere: 'Neu hier? Fang ohne an.',
  newHereText:
    'Eine oder zwei Partien ohne Hausregeln zeigen, was die Charaktere können; dann haben die Regeln etwas zu verbiegen.',
  onlyAdvice: 'nur ein Rat, nie ein Verbot',
  nobodyLearns: 'Niemand erfährt, wer Nein gesagt hat.',
  nobodyLearnsText: 'Ist die letzte Stimme da, drehen sich die Zettel zusammen um und zeigen nur, was gilt.',
  tags: {
    useIt: ['eine kleine Hand'],
    duelDice: ['gleiche Chancen, geteilte Würfel'],
    criticalMisses: ['1 Angriff von 6', 'nur mit Duellwürfeln'],
    coupDeGrace: ['1 zu 36', 'einmal je Opfer'],
    lastStand: ['einmal pro Partie'],
    blur: ['einmal pro Partie'],
    doubleIt: ['einmal pro Partie', 'im Versuch'],
  },
  noteOn: (name) => `Meine Notiz zu ${name}`,
  notes: 'Meine Notizen',
  unhurt: (share) => `${percent(share)} unverletzt`,
  falls: (share, you) => `${percent(share)} ${you ? 'du fällst' : 'Tod'}`,
  levels: { easy: 'Leicht', medium: 'Mittel', advanced: 'Schwer' },
  offBoard: 'Noch nicht auf dem Plan',
  area: (name, rolls) => `${name}, Wurf ${rolls}`,
  against: 'gegen',
  dice: 'Würfel',
  hand: 'Auf der Hand',
  protectedByAngel: 'vor Angriffen sicher',
  protectedByBarrier: 'vor jedem Schaden sicher',
  round: (n) => `Runde ${n}`,
  openSheet: 'Größer',
  closeSheet: 'Schließen',
  players: 'Am Tisch',
  areas: 'Orte',
  houseRules: 'Hausregeln',
  spentRule: (rule) => `${rule}: verbraucht`,
  readyRule: (rule) => `${rule}: noch frei`,
  short: {
    useIt: 'Jetzt oder nie',
    duelDice: 'Duellwürfel',
    criticalMisses: 'Patzer',
    coupDeGrace: 'Gnadenstoß',
    lastStand: 'Letztes Gefecht',
    blur: 'Ausweichen',
    doubleIt: 'Doppelt',
  },
  areaDoes: {
    cabin: 'eine Einsiedlerkarte',
    gate: 'eine Karte nach Wahl',
    church: 'eine weiße Karte',
    cemetery: 'eine schwarze Karte',
    woods: '2 Schaden oder 1 heilen',
    altar: 'Ausrüstung nehmen',
  },
  knownTitle: 'Wer wann was wissen konnte',
  seenBy: 'Gesehen von',
  roundWord: 'Runde',
  turnWord: 'Zug',
  whatMoved: 'Was das Bild verändert hat',
  allSaw: 'alle haben es gesehen',
  twoSaw: 'nur zwei haben es gesehen',
  certainly: (side) => `${side}, sicher`,
  sureFrom: (turn) => `sicher ab Zug ${turn}`,
  whereTurned: 'Wo es kippte',
  pivots: { blow: 'der schwerste Schlag', end: 'was es beendete' },
  inTurn: (turn) => `Zug ${turn}`,
  sideOf: { hunter: 'Hunter', shadow: 'Shadow', neutral: 'neutral' },
  couldRate: (eyes, name, side, share) => {
    const who = name === 'Du' ? `du ${side} bist` : `${name} ${side} ist`;
    const rater = eyes === 'Du' ? 'konntest du' : `konnte ${eyes}`;
    if (share > 0.9999) return `Da ${rater} sicher sein, dass ${who}.`;
    return `Kurz davor ${rater} es für ${percent(share)} wahrscheinlich halten, dass ${who}.`;
  },
  firstSure: 'Ab welchem Zug jeder Platz einer Seite sicher sein konnte',
  moved: (name, side, from, to) => `${name}: ${side} ${Math.round(100 * from)} → ${percent(to)}.`,
  dealsLeft: (n) => (n === 1 ? 'Eine Verteilung bleibt.' : `${number(n)} Verteilungen bleiben.`),
  howCounted:
    'Jede Verteilung, die zu dem passt, was ein Platz gesehen hat, wiegt gleich viel, und Unbekannt kann gelogen haben. Bluffs und Launen zählen nicht.',
  chart: 'Schaden je Runde',
  leastHurt: (who, from, to) => {
    const when = from === to ? `in Runde ${from}` : `von Runde ${from} bis ${to}`;
    return `${who === undefined ? 'Du hattest' : `${who} hatte`} am längsten den geringsten Schaden, ${when}.`;
  },
  dealtBy: (total) => `Wer anderen ${total} Schaden gemacht hat`,
  dealtThrough: (total) => `Woher ${total} Schaden kamen`,
  causes: { attack: 'Angriffe', 'deck:hermit': 'Einsiedlerkarten' },
  whoFell: 'Wer gefallen ist',
  youAsWhom: 'dich',
  fellTo: (name, killer) => {
    const fell = `${name} ${name === 'Du' ? 'bist' : 'ist'}`;
    return killer === undefined ? `${fell} gefallen` : `${fell} durch ${killer} gefallen`;
  },
  inRound: (n) => `Runde ${n}`,
  luck: 'Glück mit den Angriffswürfeln',
  luckLine: (name, got, expected) => `${name}: ${number(got)}, erwartet ${number(expected)}`,
  attacks: 'Angriff',
  turnOf: 'am Zug',
  dealsShort: (n: number) =>
    n === 1 ? '1 Verteilung passt' : `${n.toLocaleString('de')} Verteilungen passen`,
  deckCard: ['Eremitenkarte', 'Weiße Karte', 'Schwarze Karte'] as readonly string[],
  onlyTwoRead: 'nur du und ein anderer lesen sie',
  about: (name: string) => (name === 'Du' ? 'Über dich' : `Über ${name}`),
  choices: (name: string, n: number) => `${name}: ${n} Möglichkeiten`,
  whatWith: (name: string) =>
    name === 'Du' ? 'Und was geschieht mit dir?' : `Und was geschieht mit ${name}?`,
  somebodyElse: 'Jemand anderes',
  draws: (name: string | undefined) => (name === undefined ? 'Du ziehst' : `${name} zieht`),
  fallsNow: (name: string | undefined) => (name === undefined ? 'Du fällst' : `${name} fällt`),
  shows: (name: string | undefined, character: string) =>
    name === undefined ? `Du zeigst dich: ${character}` : `${name} ist ${character}`,
  showYourself: 'Zeig dich',
  sureToShow: (character: string) => `Allen zeigen, dass du ${character} bist?`,
  sureToShowHint: 'Danach kannst du dich nicht mehr verbergen.',
  stayHidden: 'Verborgen bleiben',
  mayAnswer: (names: readonly string[]) => `Erst können andere antworten: ${names.join(', ')}.`,
  mayFallHere: (initials: string) => `Kann hier fallen: ${[...initials].join(', ')}`,
  whyTap: 'Tippe auf ein Feld, um zu sehen, warum.',
  whyOpen: (name: string, character: string, share: number | undefined) =>
    share === undefined
      ? `${name} kann noch ${character} sein.`
      : `${name} kann noch ${character} sein: in ${Math.round(100 * share)} % der Verteilungen, die passen.`,
  why: {
    seen: (name: string, character: string) => `${name} ist ${character}: Du hast die Karte gesehen.`,
    table: (name: string, character: string) =>
      `${name} ist nicht ${character}. Was alle am Tisch gesehen haben, schließt es aus.`,
    you: (name: string, character: string) =>
      `${name} ist nicht ${character}. Das hat dir eine Eremitenkarte verraten; die anderen wissen es nicht.`,
    room: (name: string, character: string) =>
      `${name} ist nicht ${character}: In jeder Verteilung, die passt, ist es jemand anderes oder niemand.`,
  } as Readonly<Record<string, (name: string, character: string) => string>>,
  notePlaceholder: (name: string) => `${name} …`,
  more: 'Alle Möglichkeiten',
};
