/** What this table says on its own, in English. */
import { setup } from './setup/en.js';
export const words = {
  setup,
  you: 'You',
  damage: 'Damage',
  damageWord: (_n: number) => 'damage',
  mayFall: 'may fall at',
  unrevealed: 'unrevealed',
  hidden: 'hidden',
  fallen: (character: string) => `${character}, fallen`,
  damageOf: (n: number) => `${n} damage`,
  onlyYou: 'Only you see this',
  whoIsWho: 'Who is who?',
  deals: (n: number) =>
    n === 1 ? 'one deal fits what you know' : `${n.toLocaleString('en')} deals fit what you know`,
  dealsPublic: (n: number) =>
    n === 1 ? 'one deal fits what everybody saw' : `${n.toLocaleString('en')} deals fit what everybody saw`,
  legendTable: 'the table saw',
  legendYou: 'you saw',
  factions: { hunter: 'Hunters', shadow: 'Shadows', neutral: 'Neutrals' } as Readonly<Record<string, string>>,
  faction: { hunter: 'Hunter', shadow: 'Shadow', neutral: 'Neutral' } as Readonly<Record<string, string>>,
  shadowShare: 'Shadow?',
  marks: {
    seen: 'is this',
    table: 'no, the table saw it',
    you: 'no, you saw it',
    room: 'no, no room left',
    open: 'possible',
  } as Readonly<Record<string, string>>,
  seen: 'seen',
  yes: 'yes',
  no: 'no',
  open: 'open',
  percent: (share: number) => `${Math.round(share * 100)}%`,
  decks: ['Hermit', 'White', 'Black'] as readonly string[],
  used: (n: number) => `${n} used`,
  reveal: (name: string) => `Reveal ${name}`,
  ontoWhom: {
    plain: {
      hurt: 'Curse for 2:',
      heal: 'Comfort for 1:',
      give: 'Give it to',
      attack: 'Attack',
      target: 'Choose',
    } as Readonly<Record<string, string>>,
    hand: (card: string) => `Hand ${card} to`,
    use: (ability: string) => `${ability} on`,
  },
  showToUse: (character: string, use: string) => `Show ${character}: ${use}`,
  revealNever: 'Not of your own will: only a death shows you.',
  revealed: 'Everybody knows who you are.',
  health: (left: number, hp: number) => `${left} of ${hp} Health left`,
  houseTitle: 'House rules',
  houseHint: 'Each one joins only if everybody says yes. Votes stay sealed until all are in.',
  sealVote: 'Seal my votes',
  noToAll: 'No to all',
  sayYes: 'Yes',
  sayNo: 'No',
  voteOn: (rule: string) => `Play with ${rule}?`,
  openVotes: (n: number) =>
    n === 0
      ? 'Once they are sealed, the list is fixed.'
      : n === 1
        ? 'One is still open, and an open vote counts as no.'
        : `${n} are still open, and an open vote counts as no.`,
  newHere: 'New here? Start plain.',
  newHereText:
    'A match or two without house rules shows what the characters can do; the rules then have something to bend.',
  onlyAdvice: 'advice, never a lock',
  nobodyLearns: 'Nobody learns who said no.',
  nobodyLearnsText: 'When the last vote is in, the papers turn together and show only which rules play.',
  tags: {
    useIt: ['a small hand'],
    duelDice: ['same odds, shared dice'],
    criticalMisses: ['1 attack in 6', 'needs Duel Dice'],
    coupDeGrace: ['1 in 36', 'once per victim'],
    lastStand: ['once a match'],
    blur: ['once a match'],
    doubleIt: ['once a match', 'experimental'],
  } as Readonly<Record<string, readonly string[]>>,
  noteOn: (name: string) => `My note on ${name}`,
  notes: 'My notes',
  unhurt: (share: number) => `${Math.round(100 * share)}% unhurt`,
  falls: (share: number, you: boolean) => `${Math.round(100 * share)}% ${you ? 'you fall' : 'they fall'}`,
  levels: { easy: 'Easy', medium: 'Medium', advanced: 'Advanced' } as Readonly<Record<string, string>>,
  offBoard: 'Not on the board yet',
  area: (name: string, rolls: string) => `${name}, roll ${rolls}`,
  against: 'against',
  dice: 'Dice',
  hand: 'Kept in hand',
  protectedByAngel: 'out of reach of attacks',
  protectedByBarrier: 'out of reach of all damage',
  round: (n: number) => `Round ${n}`,
  openSheet: 'Enlarge',
  closeSheet: 'Close',
  players: 'Players',
  areas: 'Areas',
  houseRules: 'House rules',
  spentRule: (rule: string) => `${rule}: used`,
  readyRule: (rule: string) => `${rule}: not used yet`,
  short: {
    useIt: 'Use It',
    duelDice: 'Duel Dice',
    criticalMisses: 'Critical Misses',
    coupDeGrace: 'Coup de Grâce',
    lastStand: 'Last Stand',
    blur: 'Blur',
    doubleIt: 'Double It',
  } as Readonly<Record<string, string>>,
  areaDoes: {
    cabin: 'a Hermit card',
    gate: 'a card from any deck',
    church: 'a White card',
    cemetery: 'a Black card',
    woods: '2 damage or heal 1',
    altar: 'take Equipment',
  } as Readonly<Record<string, string>>,
  knownTitle: 'Who could have known what, when',
  seenBy: 'As seen by',
  roundWord: 'Round',
  turnWord: 'Turn',
  whatMoved: 'What moved the picture',
  allSaw: 'everybody saw it',
  twoSaw: 'only two of you did',
  certainly: (side: string) => `${side}, certain`,
  sureFrom: (turn: number) => `certain from turn ${turn}`,
  whereTurned: 'Where it turned',
  pivots: { blow: 'the heaviest blow', end: 'what ended it' },
  inTurn: (turn: number) => `turn ${turn}`,
  sideOf: { hunter: 'a Hunter', shadow: 'a Shadow', neutral: 'Neutral' } as Readonly<Record<string, string>>,
  couldRate: (eyes: string, name: string, side: string, share: number) => {
    const who = name === 'You' ? 'you were' : `${name} was`;
    if (share > 0.9999) return `By then ${midSentence(eyes)} could be certain that ${who} ${side}.`;
    return `Just before, ${midSentence(eyes)} could hold it ${Math.round(100 * share)}% likely that ${who} ${side}.`;
  },
  firstSure: 'The first turn each seat could be sure of a side',
  moved: (name: string, side: string, from: number, to: number) =>
    `${name}: ${side} ${Math.round(100 * from)} → ${Math.round(100 * to)}%.`,
  dealsLeft: (n: number) => (n === 1 ? 'One deal is left.' : `${n.toLocaleString('en')} deals are left.`),
  howCounted:
    'Every deal that fits what a seat had seen weighs the same, and Unknown may have lied. Bluffs and moods do not count.',
  chart: 'Damage by round',
  leastHurt: (who: string | undefined, from: number, to: number) =>
    `${who === undefined ? 'You were' : `${who} was`} the least hurt for longest, ${from === to ? `in round ${from}` : `from round ${from} to ${to}`}.`,
  dealtBy: (total: number) => `Who dealt ${total} damage to others`,
  dealtThrough: (total: number) => `What did ${total} damage`,
  causes: { attack: 'Attacks', 'deck:hermit': 'Hermit cards' } as Readonly<Record<string, string>>,
  whoFell: 'Who fell',
  youAsWhom: 'you',
  fellTo: (name: string, killer: string | undefined) =>
    killer === undefined ? `${name} fell` : `${name} fell to ${killer}`,
  inRound: (n: number) => `round ${n}`,
  luck: 'Luck of the attack dice',
  luckLine: (name: string, got: number, expected: number) => `${name}: ${got}, expected ${expected}`,
  attacks: 'attacks',
  turnOf: 'on turn',
  dealsShort: (n: number) => (n === 1 ? '1 deal fits' : `${n.toLocaleString('en')} deals fit`),
  deckCard: ['Hermit card', 'White card', 'Black card'] as readonly string[],
  onlyTwoRead: 'only you and one more will read it',
  about: (name: string) => (name === 'You' ? 'About you' : `About ${name}`),
  choices: (name: string, n: number) => `${name}: ${n} choices`,
  whatWith: (name: string) => (name === 'You' ? 'And what happens to you?' : `And what happens to ${name}?`),
  somebodyElse: 'Somebody else',
  draws: (name: string | undefined) => (name === undefined ? 'You draw' : `${name} draws`),
  fallsNow: (name: string | undefined) => (name === undefined ? 'You fall' : `${name} falls`),
  shows: (name: string | undefined, character: string) =>
    name === undefined ? `You show them: ${character}` : `${name} is ${character}`,
  showYourself: 'Show yourself',
  sureToShow: (character: string) => `Show everybody that you are ${character}?`,
  sureToShowHint: 'You cannot hide again.',
  stayHidden: 'Stay hidden',
  mayAnswer: (names: readonly string[]) => `${names.join(', ')} may answer first.`,
  mayFallHere: (initials: string) => `May fall here: ${[...initials].join(', ')}`,
  whyTap: 'Press a field to see why.',
  whyOpen: (name: string, character: string, share: number | undefined) =>
    share === undefined
      ? `${name} can still be ${character}.`
      : `${name} can still be ${character}: ${Math.round(100 * share)}% of the deals that fit.`,
  why: {
    seen: (name: string, character: string) => `${name} is ${character}: you have seen the card.`,
    table: (name: string, character: string) =>
      `${name} is not ${character}. What everybody saw at the table rules it out.`,
    you: (name: string, character: string) =>
      `${name} is not ${character}. A Hermit card that you gave told you; others do not know it.`,
    room: (name: string, character: string) =>
      `${name} is not ${character}: in every deal that fits, somebody else is, or nobody.`,
  } as Readonly<Record<string, (name: string, character: string) => string>>,
  notePlaceholder: (name: string) => `${name} …`,
  more: 'All choices',
};

export type ShadowWords = typeof words;

function midSentence(name: string): string {
  return name === 'You' ? 'you' : name;
}
