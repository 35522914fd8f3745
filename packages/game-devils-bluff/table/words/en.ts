/** What this table says on its own, in English. */
import { GANGS, MODELS, PIECES, TABLES } from '../../src/words/en/names.js';
import {
  ACTION_NAMES,
  DRAW_NAMES,
  GEAR_NAMES,
  MODIFIERS,
  PROFILE_NAMES,
  SCORED_FOR,
  WEAPON_NAMES,
} from '../../src/words/en/terms.js';
import { setup } from './en-setup.js';

const inches = (thousandths: number): string => `${(thousandths / 1000).toFixed(2)}″`;
const TITLES = new Set(['Old', 'Big', 'Doc', 'Marshal', 'The', 'First', 'Second', 'Third']);
const model = (id: string): string => MODELS[id] ?? id;
const piece = (id: string): string => PIECES[id] ?? id;
const plain = (id: string): string => piece(id).replace(/^the /, '');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const people = (n: number): string =>
  (['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const)[n] ?? `${n}`;

/** One word of a name, for the map: a title alone says nothing. */
function short(id: string): string {
  const [first = '', ...rest] = model(id).split(' ');
  return TITLES.has(first) && rest.length > 0 ? rest.join(' ') : first;
}

export const words = {
  setup,
  model,
  short,
  gang: (id: string) => GANGS[id] ?? id,
  piece,
  pieceOnMap: plain,
  ground: (id: string) => TABLES[id]?.name ?? id,
  weapon: (id: string) => WEAPON_NAMES[id] ?? id,
  gear: (id: string) => GEAR_NAMES[id] ?? id,
  profile: (id: string) => PROFILE_NAMES[id] ?? id,
  action: (id: string) => ACTION_NAMES[id] ?? id,
  draw: (id: string) => DRAW_NAMES[id] ?? id,
  modifier: (id: string) => MODIFIERS[id as keyof typeof MODIFIERS] ?? id,

  map: (name: string) => `Map of ${name}`,
  scale: '3″',
  inches,
  ofInches: (used: number, budget: number) => `${(used / 1000).toFixed(2)} of ${inches(budget)}`,
  withFees: (way: number, fees: number, budget: number) =>
    `${(way / 1000).toFixed(2)} + ${(fees / 1000).toFixed(2)} of ${inches(budget)}`,
  away: (thousandths: number) => `${(thousandths / 1000).toFixed(1)}″`,

  out: 'out of the fight',
  reserve: 'not here yet',
  waiting: (n: number) => `${n} not here yet`,
  injured: 'injured',
  mounted: 'mounted',
  carrying: (n: number) => (n === 1 ? 'carries a find' : `carries ${n} finds`),
  hp: (n: number, of: number) => `${n} of ${of} hit points`,
  cp: (n: number) => `${n} command`,
  level: (n: number) => `level ${n}`,
  legend: '● health, ▮ command',
  points: 'victory points',
  wavering: 'wavering',
  steady: 'steady',
  running: 'running',
  tokenLabel: (name: string, gang: string, facts: readonly string[]) =>
    `${name}, ${gang}: ${facts.join(', ')}`,

  hand: 'Your hand',
  handOnly: 'only you see it',
  handOf: (name: string) => `${name}: hand`,
  deck: (n: number) => `deck ${n}`,
  used: (n: number) => `used ${n}`,
  routing: (name: string) => `Routing pile, ${name}`,
  routingAt: (total: number, left: number) => `at ${total}, ${left} to spare`,
  routingRun: 'past 21 they run',
  steadyUntil: (n: number) => (n === 1 ? 'steady; one loss to go' : `steady; ${n} losses to go`),
  hiddenCard: 'a card you cannot see',
  noCard: 'no card',
  ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as readonly string[],
  rankNames: [
    'Ace',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    'Jack',
    'Queen',
    'King',
  ] as readonly string[],
  suits: ['clubs', 'diamonds', 'hearts', 'spades'] as readonly string[],
  card: (rank: string, suit: string) => `${rank} of ${suit}`,

  fromThere: 'From there',
  fromHere: 'From here',
  lineOf: 'line',
  awayHead: 'away',
  needHead: 'need',
  oddsHead: 'a draw',
  skillNote: (weapon: string, need: number) => `${weapon}, Skill ${need}+`,
  clear: 'clear',
  close: 'within 3″',
  cover: 'partly hidden, in cover',
  obscured: 'partly hidden',
  drawsOf: (n: number) => (n === 1 ? '1 draw' : `${n} draws`),
  longshot: 'Longshot',
  blockedBy: (name: string) => `${name} is in the way`,
  behind: (id: string) => `behind ${piece(id)}`,
  noLine: 'no line',
  friendBeside: (name: string) => `${name} stands beside`,
  far: 'out of range',
  barred: 'somebody is closer',
  needAndOdds: (need: number, chance: number) => `${need}+ · ${Math.round(chance * 100)}%`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  need: (n: number) => `${n}+`,
  seenOf: (name: string, how: string, away: string, need: string) => `${name} ${how} at ${away}${need}`,
  needing: (n: number) => `, needs ${n}`,
  live: (where: string, seen: readonly string[]) =>
    `${where} ${seen.length === 0 ? 'Nobody in sight.' : `${seen.join('; ')}.`}`,
  wayIs: (used: string) => `${used} from where you are.`,

  moveHere: 'Move here',
  placeHere: 'Place here',
  dodgeHere: 'Roll here',
  markHere: 'Lay it here',
  enterHere: 'Come in here',
  you: 'You',
  toHit: (need: number) => `to hit, ${need}+`,
  pointAt: 'Point at a face, on the map or beside it.',
  stayNote: 'a move of no inches',
  passNote: 'this action does nothing',
  stay: 'Stay put',
  places: 'Places',
  pickPlace: 'Point at the map or choose here',
  place: {
    stay: 'where you are',
    on: (id: string) => `on ${piece(id)}`,
    behind: (id: string) => `behind ${piece(id)}`,
    by: (id: string) => `beside ${piece(id)}`,
    flag: 'beside the flag',
    find: (n: number) => `beside find ${n}`,
    open: 'in the open',
    cover: (n: number) => `cover from ${people(n)}`,
    hidden: (n: number) => `hidden from ${people(n)}`,
    seen: (n: number) => (n === 0 ? 'seen by none' : `seen by ${people(n)}`),
    of: (parts: readonly string[]) => parts.join(', '),
  },
  nudge: {
    title: 'Nudge the ghost',
    left: 'Left',
    right: 'Right',
    up: 'Up',
    down: 'Down',
    step: (thousandths: number) => `step ${inches(thousandths)}`,
    finer: 'Change the step',
  },
  tools: {
    title: 'Measuring',
    tape: 'Tape',
    tapeHelp: 'Tape measure: drag from one point to another, or tap two.',
    threat: 'Threat',
    threatHelp: 'Threat range: point at a model.',
    closer: 'Closer',
    farther: 'Farther',
    threatOf: (name: string, range: string, moved: string) =>
      `${name}: shoots ${range}, after a move ${moved}`,
    taped: (what: string) => `Taped: ${what}`,
  },
  choices: 'Choices',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  mission: (name: string, mine: number, theirs: number) => `${name} ${mine} – ${theirs}`,
  missions: {
    'run-them-out-of-town': 'Run Them Out of Town',
    'stake-a-claim': 'Stake a Claim',
    'high-noon': 'High Noon',
  } as Readonly<Record<string, string>>,
  marker: (n: number) => `Find ${n}`,
  flag: 'The flag',
  heldBy: (name: string) => `held by ${name}`,
  entry: (gang: string) => `${gang} come in here`,
  chart: 'Victory points by round',
  tallies: {
    points: (owner: string | undefined, total: number) =>
      `What brought ${owner ?? 'you'} ${total} ${total === 1 ? 'point' : 'points'}`,
    scoredFor: (what: string) => capital(SCORED_FOR[what] ?? what),
    harm: (total: number) => (total === 1 ? 'What took a Hit Point' : `What took ${total} Hit Points`),
    harmBy: (name: string, weapon: string) => `${name}, ${weapon}`,
    luck: 'What the cards gave',
    luckNote: 'Draws that came off, beside what a full deck gives without swaps and melds.',
    luckLine: (owner: string | undefined, got: number, draws: number, expected: number) =>
      `${owner ?? 'You'}: ${got} of ${draws}, expected ${expected}`,
  },

  plan: {
    cost: (cp: number) => (cp === 1 ? '1 command' : `${cp} command`),
    rush: 'rushed: attacks 4 harder',
    calm: 'no rush',
    left: (n: number) => `${n} left`,
    first: 'First',
    declare: 'Declare',
    show: (names: readonly string[]) => names.join(', then '),
    pick: 'Pick actions in order; two to four.',
    clear: 'Start over',
    steps: 'What is declared',
  },

  attack: {
    title: (attacker: string, target: string, blade: boolean) =>
      blade ? `${attacker} goes for ${target}` : `${attacker} fires at ${target}`,
    steps: 'The attack, step by step',
    weapon: (name: string, long: boolean) => (long ? `${name}, Longshot` : name),
    reactions: 'Reactions',
    attackDraw: (n: number, of: number) => `Attack, draw ${n} of ${of}`,
    attack: 'Attack',
    defence: 'Defence',
    counter: 'Counter',
    injury: 'Injury Test',
    none: '0',
    drawn: (n: number) => `draw ${n}`,
    hit: 'hit',
    miss: 'miss',
    stopped: 'stopped',
    through: 'through',
    needed: (kind: string, need: number) => `${kind}: ${need} or more`,
    yourAim: (weapon: string, skill: number) => `you · ${weapon}, Skill ${skill}`,
    yours: 'yours to settle',
    theirs: (name: string) => `${name} settles it`,
    comes: 'What comes of it',
    stops: (name: string, defence: number, counter: number) =>
      `${name} may stop each hit twice: Defence ${defence}+, and failing that Counter ${counter}+.`,
    hits: 'hits',
    misses: 'misses',
    toStop: (n: number) => (n === 1 ? '1 to stop' : `${n} to stop`),
    hurt: (share: number) => `${Math.round(share * 100)}% hurt`,
    inTheOpen: 'in the open',
    range: (away: string, range: string) => `${away} of ${range}`,
  },

  drawing: {
    keep: 'Keep it',
    take: 'Take it',
    meld: (sum: number) => `Play it, ${sum}`,
    hits: 'enough',
    missesBy: (n: number) => `short by ${n}`,
    pile: (n: number) => `pile ${n}`,
    leaves: (n: number) => (n === 0 ? 'leaves no card' : n === 1 ? 'leaves one card' : `leaves ${n} cards`),
    main: (card: string) => `Swap in the ${card}`,
    see: 'What do they see?',
    seeText: (need: number) =>
      `A card face down${need > 0 ? ` and the number ${need}` : ''}. If you swap, they learn that you did, never what you kept.`,
  },
};

export type DevilsWords = typeof words;
