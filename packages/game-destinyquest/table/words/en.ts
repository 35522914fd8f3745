/** Everything this table says in words of its own, in English; what the book of the duels has is taken from there. */
import type { Box, LootRank, Path, WeaponKind, Wearers } from '../../src/heroes/hero.js';
import { abilityName } from '../../src/words/en/ability-words.js';
import { careerName, MARKS, STATS } from '../../src/words/en/names.js';
import { ring } from './en-ring.js';
import { setup } from './en-setup.js';
import { capital, signed } from './spelling.js';

export const words = {
  setup,
  ring,
  ability: abilityName,
  career: careerName,
  /** What a hero or an item is called: ready ones by the book, others as their player calls them. */
  called: (name: string) => name.replaceAll("'", '’'),
  path: (path: Path): string => path,
  box: (box: Box): string => box,
  kind: (kind: WeaponKind): string => kind,
  rank: (rank: LootRank): string => rank,
  /** Before what it stands for: "Sandcutter:". */
  labelled: (label: string) => `${label}:`,
  marks: MARKS,
  /** Shorter than in the book where the sheet has little room. */
  stats: { ...STATS, 'speed-dice': 'speed dice' },
  states: { staggered: 'armour counts for nothing', 'doubled-armour': 'armour doubled' } as Readonly<
    Record<string, string>
  >,
  tick: (by: number) => `−${by} each round`,
  onSheet: (name: string, base: number) => `${capital(name)} ${base} on the sheet`,
  raisedFrom: (base: number) => `raised from ${base}`,
  loweredFrom: (base: number) => `lowered from ${base}`,
  lines: 'Items and abilities',
  craft: (career: string) => `${capital(careerName(career))}’s craft`,
  figuresOnly: 'figures only',
  noFigures: 'No figures',
  spent: 'Used up for this duel.',
  itemKind: (box: Box, kind: WeaponKind | null, rank: LootRank | null, only: Wearers | null) =>
    [
      capital(box),
      kind,
      rank === null ? null : `${rank} loot card`,
      only === null ? null : `${only.replace('+', ' or ')} only`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  plusSpeed: '+ speed',
  health: 'Health',
  strikes: 'strikes',
  chart: 'Health, round by round',
  youWon: (round: number) => `You won in round ${round}`,
  theyWon: (name: string, round: number) => `${name} won in round ${round}`,
  drawnIn: (round: number) => `A draw in round ${round}`,
  damageBy: (name: string, total: number) => `What cost ${name} ${total} health`,
  damageByYou: (total: number) => `What cost you ${total} health`,
  plainBlow: 'plain blow',
  luck: 'Luck of the dice',
  diceOf: {
    speed: (name: string | undefined) => (name === undefined ? 'Your speed' : `${name}’s speed`),
    roll: (name: string | undefined) => (name === undefined ? 'Your damage' : `${name}’s damage`),
  },
  pips: (pips: number, expected: number) => `${pips} pips, expected ${expected}`,
  capital,
  signed,
  steps: [
    'Speed abilities',
    'Attack speed',
    'Dodge, interrupt',
    'Damage dice',
    'Damage score',
    'Apply damage',
    'Strike back',
    'Passives',
    'End of round',
    'Modifiers',
  ],
  stepLine: 'The steps of a round',
  stepNow: (step: number, name: string) => `${step}. ${name}`,
  windowNow: (moment: string) => `Modifiers: ${moment}`,
  /** When modifiers may be played: the six moments of a round. */
  windows: {
    a: 'start of the round',
    b: 'speed dice rolled',
    c: 'before the damage roll',
    d: 'damage rolled, not yet taken',
    e: 'damage taken',
    f: 'before the passives',
  } as Readonly<Record<string, string>>,
  round: (round: number) => `Round ${round}`,
  beforeFirst: 'Before the first round',
  you: 'You',
  healthOf: (name: string) => `Health of ${name}`,
  onIt: 'Running',
  used: 'used',
  untilRound: (rounds: number) => (rounds === 1 ? 'this round' : `${rounds} rounds`),
  forGood: 'for good',
  fromRound: (rounds: number) => (rounds === 1 ? 'from next round' : `in ${rounds} rounds`),
  sinceRound: (round: number) => (round === 0 ? 'from the start' : `since round ${round}`),
  against: 'against',
  winsBy: (name: string | undefined, by: number) =>
    `${name === undefined ? 'You win' : `${name} wins`} the round${by > 0 ? ` by ${by}` : ''}`,
  ahead: (name: string | undefined, by: number) =>
    `${name === undefined ? 'You are' : `${name} is`} ahead by ${by}`,
  level: 'Level',
  drawn: 'Equally fast: nobody attacks',
  takesBack: (name: string | undefined) =>
    name === undefined ? 'You take the round' : `${name} takes the round`,
  noAbility: 'no ability',
  blowAt: (name: string | undefined, plain: boolean) =>
    `${plain ? 'A plain blow' : 'The blow'} at ${name ?? 'you'}`,
  span: (least: number, most: number) => (least === most ? String(most) : `${least} to ${most}`),
  orMore: 'A 6 may bring more.',
  aims: (by: string | undefined, at: string | undefined) => `${by ?? 'You'} at ${at ?? 'you'}`,
  plainScore: 'damage score',
  perDie: (by: number) => `+${by} on each die`,
  further: 'other effects',
  falls: (name: string | undefined) => (name === undefined ? 'You fall' : `${name} falls`),
  strikesIn: (share: number) => `You strike: ${share} %`,
  roundWord: 'Round',
  plainCard: 'Plain blow',
  plainText: 'One die and your brawn or magic, less armour.',
  chooseHow: 'Choose how',
  healthSpan: (least: number, most: number) => (least === most ? String(most) : `${least}–${most}`),
  allGear: (more: number) => (more > 0 ? `${more} more` : 'Sheet'),
  lootOf: (name: string) => `Loot cards of ${name}`,
  byItself: 'by itself',
  youMay: 'You may play',
  waits: 'can wait',
  choose: (name: string) => `${name}: choose`,
  back: 'Back',
  /** What "nothing" means, by the kind of question. */
  pass: {
    speed: 'No ability',
    dodge: 'Take it',
    answer: 'Let them go',
    sacrifice: 'Take it',
    brace: 'Take it',
    post: 'Leave it',
    strike: 'Leave it',
    modifier: 'Pass',
  } as Readonly<Record<string, string>>,
  /** What nothing comes to, by the kind of question. */
  passCost: {
    speed: 'keep them for later',
    dodge: 'then you may strike back',
    modifier: 'keep them for later',
  } as Readonly<Record<string, string>>,
  throwPrompt: {
    ask: 'Throw your dice.',
    hint: 'Two dice and your speed against theirs. The higher total strikes.',
  },
  space: 'Space',
  throwDice: 'Throw',
  throwForMe: 'Throw for me from now on',
  speedsMeet: (mine: number, theirs: number) => `Speed ${mine} against ${theirs}`,
  unknownRoll: '?',
  decline: 'Do not attack',
  pathOf: (path: Path, career: string) => `${capital(path)} · ${careerName(career)}`,
};

export type DuelWords = typeof words;
