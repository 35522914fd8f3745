/** What this table says on its own, in German. */
import { GANGS, MODELS, PIECES, TABLES } from '../../src/words/de/names.js';
import { MISSIONS } from '../../src/words/de/options.js';
import {
  ACTION_NAMES,
  DRAW_NAMES,
  GEAR_NAMES,
  MODIFIERS,
  PROFILE_NAMES,
  WEAPON_NAMES,
} from '../../src/words/de/terms.js';
import { am, dem } from '../../src/words/de/who.js';
import { decimalOf } from '../../src/words/figures.js';
import { setup } from './de-setup.js';
import type { DevilsWords } from './en.js';

const decimal = decimalOf('de');
const inches = (thousandths: number): string => `${decimal(thousandths, 2)}″`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const TITLES = new Set([
  'Old',
  'Big',
  'Doc',
  'Marshal',
  'Erste',
  'Erster',
  'Zweite',
  'Zweiter',
  'Dritte',
  'Dritter',
]);
const model = (id: string): string => MODELS[id] ?? id;
const piece = (id: string): string => PIECES[id] ?? id;
const plain = (id: string): string => piece(id).replace(/^(der|die|das) /, '');
/** In the dative, behind "von" and "vor". */
const NUMBERS = ['niemandem', 'einem', 'zweien', 'dreien', 'vieren', 'fünfen', 'sechsen'] as const;
const people = (n: number): string => NUMBERS[n] ?? `${n}`;
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What brought points, as a heading of its own. */
const SCORED: Readonly<Record<string, string>> = {
  'first-kill': 'Erster Ausfall',
  legend: 'Eine Legende',
  leader: 'Der Boss',
  kill: 'Ausfälle',
  claim: 'Heimgebrachte Funde',
  control: 'Die Fahne',
  rout: 'Flucht der anderen',
};

/** One word of a name, for the map: a title alone says nothing. */
function short(id: string): string {
  const [first = '', ...rest] = model(id).split(' ');
  return TITLES.has(first) && rest.length > 0 ? rest.join(' ') : first;
}

export const words: DevilsWords = {
  setup,
  model,
  short,
  gang: (id) => GANGS[id] ?? id,
  piece,
  pieceOnMap: plain,
  ground: (id) => TABLES[id]?.name ?? id,
  weapon: (id) => WEAPON_NAMES[id] ?? id,
  gear: (id) => GEAR_NAMES[id] ?? id,
  profile: (id) => PROFILE_NAMES[id] ?? id,
  action: (id) => ACTION_NAMES[id] ?? id,
  draw: (id) => DRAW_NAMES[id] ?? id,
  modifier: (id) => MODIFIERS[id as keyof typeof MODIFIERS] ?? id,

  map: (name) => `Karte: ${name}`,
  scale: '3″',
  inches,
  ofInches: (used, budget) => `${decimal(used, 2)} von ${inches(budget)}`,
  withFees: (way, fees, budget) => `${decimal(way, 2)} + ${decimal(fees, 2)} von ${inches(budget)}`,
  away: (thousandths) => `${decimal(thousandths, 1)}″`,

  out: 'ausgeschieden',
  reserve: 'noch nicht da',
  waiting: (n) => `${n} noch nicht da`,
  injured: 'verletzt',
  mounted: 'zu Pferd',
  carrying: (n) => (n === 1 ? 'trägt einen Fund' : `trägt ${n} Funde`),
  hp: (n, of) => `${n} von ${of} Trefferpunkten`,
  cp: (n) => `Kommando ${n}`,
  level: (n) => `Ebene ${n}`,
  legend: '● Leben, ▮ Kommando',
  points: 'Siegpunkte',
  wavering: 'wankt',
  steady: 'standhaft',
  running: 'läuft davon',
  tokenLabel: (name, gang, facts) => `${name}, ${gang}: ${facts.join(', ')}`,

  hand: 'Deine Hand',
  handOnly: 'nur du siehst sie',
  handOf: (name) => `${name}: Hand`,
  deck: (n) => `Stapel ${n}`,
  used: (n) => `verbraucht ${n}`,
  routing: (name) => `Fluchtstapel, ${name}`,
  routingAt: (total, left) => `bei ${total}, noch ${left} Luft`,
  routingRun: 'über 21 laufen sie',
  steadyUntil: (n) => (n === 1 ? 'standhaft; noch ein Verlust' : `standhaft; noch ${n} Verluste`),
  hiddenCard: 'eine Karte, die du nicht siehst',
  noCard: 'keine Karte',
  ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K'],
  rankNames: ['Ass', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Bube', 'Dame', 'König'],
  suits: ['Kreuz', 'Karo', 'Herz', 'Pik'],
  card: (rank, suit) => `${suit}-${rank}`,

  fromThere: 'Von dort aus',
  fromHere: 'Von hier aus',
  lineOf: 'Sicht',
  awayHead: 'entfernt',
  needHead: 'nötig',
  oddsHead: 'je Karte',
  skillNote: (weapon, need) => `${weapon}, Können ${need}+`,
  clear: 'frei',
  close: 'unter 3″',
  cover: 'halb verdeckt, in Deckung',
  obscured: 'halb verdeckt',
  drawsOf: (n) => counted(n, 'Karte', 'Karten'),
  longshot: 'Weitschuss',
  blockedBy: (name) => `${name} steht im Weg`,
  behind: (id) => `hinter ${dem(piece(id))}`,
  noLine: 'keine Sicht',
  friendBeside: (name) => `${name} steht daneben`,
  far: 'zu weit weg',
  barred: 'jemand ist näher',
  needAndOdds: (need, chance) => `${need}+ · ${percent(chance)}`,
  percent,
  need: (n) => `${n}+`,
  seenOf: (name, how, away, need) => `${name}, ${how}, ${away} entfernt${need}`,
  needing: (n) => `, nötig ${n}`,
  live: (where, seen) => `${where} ${seen.length === 0 ? 'Niemand in Sicht.' : `${seen.join('; ')}.`}`,
  wayIs: (used) => `${used} von hier.`,

  moveHere: 'Hierhin gehen',
  placeHere: 'Hierhin stellen',
  dodgeHere: 'Hierhin rollen',
  markHere: 'Hierhin legen',
  enterHere: 'Hier hereinkommen',
  you: 'Du',
  toHit: (need: number) => `trifft ab ${need}`,
  pointAt: 'Zeig auf ein Gesicht, auf der Karte oder daneben.',
  stayNote: 'zählt als Bewegung',
  passNote: 'die Aktion verfällt',
  stay: 'Stehen bleiben',
  places: 'Stellen',
  pickPlace: 'Zeig auf die Karte oder wähl hier',
  place: {
    stay: 'wo du bist',
    on: (id) => `auf ${dem(piece(id))}`,
    behind: (id) => `hinter ${dem(piece(id))}`,
    by: (id) => am(piece(id)),
    flag: 'bei der Fahne',
    find: (n) => `bei Fund ${n}`,
    cache: (n) => `bei Versteck ${n}`,
    open: 'im Freien',
    cover: (n) => `Deckung vor ${people(n)}`,
    hidden: (n) => `verdeckt vor ${people(n)}`,
    seen: (n) => `gesehen von ${people(n)}`,
    of: (parts) => parts.join(', '),
  },
  nudge: {
    title: 'Die Stelle verschieben',
    left: 'Links',
    right: 'Rechts',
    up: 'Hoch',
    down: 'Runter',
    step: (thousandths) => `Schritt ${inches(thousandths)}`,
    finer: 'Schritt ändern',
  },
  tools: {
    title: 'Messen',
    tape: 'Maßband',
    tapeHelp: 'Maßband: von einem Punkt zum anderen ziehen, oder zwei Punkte antippen.',
    threat: 'Gefahr',
    threatHelp: 'Gefahrenbereich: Zeig auf eine Figur.',
    closer: 'Näher',
    farther: 'Weiter',
    threatOf: (name, range, moved) => `${name}: schießt ${range} weit, nach einer Bewegung ${moved}`,
    taped: (what) => `Gemessen: ${what}`,
  },
  choices: 'Auswahl',
  round: (n, of) => `Runde ${n} von ${of}`,
  mission: (name, mine, theirs) => `${name} ${mine} – ${theirs}`,
  missions: MISSIONS,
  marker: (n) => `Fund ${n}`,
  cache: (n) => `Versteck ${n}`,
  flag: 'Die Fahne',
  heldBy: (name) => `gehalten von ${name}`,
  entry: (gang) => `Zugang: ${gang}`,
  chart: 'Siegpunkte je Runde',
  tallies: {
    points: (owner, total) =>
      owner === undefined
        ? `Was dir ${counted(total, 'Punkt', 'Punkte')} gebracht hat`
        : `Was ${owner} ${counted(total, 'Punkt', 'Punkte')} gebracht hat`,
    scoredFor: (what) => SCORED[what] ?? what,
    harm: (total) =>
      total === 1 ? 'Was einen Trefferpunkt gekostet hat' : `Was ${total} Trefferpunkte gekostet hat`,
    harmBy: (name, weapon) => `${name}, ${weapon}`,
    luck: 'Was die Karten gaben',
    luckNote: 'Gelungene Proben, verglichen mit dem, was ein voller Stapel ohne Tausch, Satz und Folge gibt.',
    luckLine: (owner, got, draws, expected) =>
      `${owner ?? 'Du'}: ${got} von ${draws}, zu erwarten ${expected.toLocaleString('de')}`,
  },

  plan: {
    cost: (cp) => `Kommando ${cp}`,
    rush: 'in Hast: Angriffe um 4 schwerer',
    calm: 'ohne Hast',
    left: (n) => `${n} übrig`,
    first: 'Zuerst',
    declare: 'Ansagen',
    show: (names) => names.join(', dann '),
    pick: 'Wähl die Aktionen der Reihe nach; zwei bis vier.',
    clear: 'Von vorn',
    steps: 'Was angesagt ist',
  },

  attack: {
    title: (attacker, target, blade) =>
      blade ? `${attacker} geht auf ${target} los` : `${attacker} schießt auf ${target}`,
    steps: 'Der Angriff, Schritt für Schritt',
    weapon: (name, long) => (long ? `${name}, Weitschuss` : name),
    reactions: 'Reaktionen',
    attackDraw: (n, of) => `Angriff, Karte ${n} von ${of}`,
    attack: 'Angriff',
    defence: 'Abwehr',
    counter: 'Wegstecken',
    injury: 'Verletzungsprobe',
    none: '0',
    drawn: (n) => `Karte ${n}`,
    hit: 'Treffer',
    miss: 'daneben',
    stopped: 'gestoppt',
    through: 'durch',
    needed: (kind: string, need: number) => `${kind}: ${need} oder mehr`,
    yourAim: (weapon: string, skill: number) => `du · ${weapon}, Können ${skill}`,
    yours: 'du entscheidest',
    theirs: (name) => `${name} entscheidet`,
    comes: 'Was dabei herauskommt',
    stops: (name, defence, counter) =>
      `${name} kann jeden Treffer zweimal stoppen: mit Abwehr ${defence}+, und sonst mit Wegstecken ${counter}+.`,
    hits: 'Treffer',
    misses: 'daneben',
    toStop: (n) => `${n} zu stoppen`,
    hurt: (share) => `${percent(share)} verletzt`,
    inTheOpen: 'im Freien',
    range: (away, range) => `${away} von ${range}`,
  },

  drawing: {
    keep: 'Behalten',
    take: 'Nehmen',
    meld: (sum) => `Spielen, ${sum}`,
    hits: 'genügt',
    missesBy: (n) => `${n} zu wenig`,
    pile: (n) => `Stapel ${n}`,
    leaves: (n) => (n === 0 ? 'keine Karte bleibt' : n === 1 ? 'eine Karte bleibt' : `${n} Karten bleiben`),
    main: (card) => `${card} eintauschen`,
    see: 'Was sieht die andere Seite?',
    seeText: (need) =>
      `Eine verdeckte Karte${need > 0 ? ` und die Zahl ${need}` : ''}. Wenn du tauschst, erfährt sie das, aber nie, was du behalten hast.`,
  },
};
