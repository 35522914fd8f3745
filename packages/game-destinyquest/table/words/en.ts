/** Everything this table says in words of its own, in English; what the book of the duels has is taken from there. */
import { abilityName } from '../../src/words/en/ability-words.js';
import { careerName, MARKS, STATS } from '../../src/words/en/names.js';
import { setup } from './en-setup.js';

export const words = {
  setup,
  ability: abilityName,
  career: careerName,
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
  item: (item: string, box: string) => `${capital(box)}: ${item}`,
  itemKind: (box: string, kind: string | null, rank: string | null, only: string | null) =>
    [capital(box), kind, rank === null ? null : `${rank} loot card`, only === null ? null : `${only} only`]
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
  luck: 'Luck of the speed dice',
  luckOf: (name: string, pips: number, expected: string) => `${name}: ${pips} pips, expected ${expected}`,
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
  more: 'Boxes and abilities',
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
  of: (max: number) => `of ${max}`,
  healthOf: (name: string) => `Health of ${name}`,
  boxes: 'Boxes',
  emptyBox: (box: string) => `${box}: empty`,
  lootCards: 'Open loot cards',
  noCards: 'No loot cards on the table.',
  abilities: 'Abilities',
  onIt: 'Running',
  used: 'used',
  usesLeft: (left: number) => `${left} left`,
  bare: 'nothing',
  untilRound: (rounds: number) => (rounds === 1 ? 'this round' : `${rounds} rounds`),
  forGood: 'for good',
  fromRound: (rounds: number) => (rounds === 1 ? 'from next round' : `in ${rounds} rounds`),
  sinceRound: (round: number) => (round === 0 ? 'from the start' : `since round ${round}`),
  against: 'against',
  notRolled: 'The dice wait.',
  winsBy: (name: string, by: number) => `${name} wins the round${by > 0 ? ` by ${by}` : ''}`,
  ahead: (name: string, by: number) => `${name} is ahead by ${by}`,
  level: 'Level',
  drawn: 'Equally fast: nobody attacks',
  takesBack: (name: string) => `${name} takes the round`,
  noAbility: 'no ability',
  atStake: (name: string, least: number, most: number) =>
    least === most ? `As it stands ${name} loses ${most}` : `As it stands ${name} loses ${least} to ${most}`,
  nothingAtStake: (name: string) => `As it stands ${name} loses nothing`,
  ifPlain: 'by a plain damage score.',
  orMore: 'A 6 may bring more.',
  aims: (by: string, at: string) => `${by} at ${at}`,
  plainScore: 'damage score',
  perDie: (by: number) => `+${by} on each die`,
  further: 'other effects',
  youMay: 'You may play',
  waits: 'can wait',
  notNow: 'Not now',
  later: (count: number) => `Not now: ${count}`,
  why: (name: string, reason: string) => `${name}, not now: ${reason}`,
  choose: (name: string) => `${name}: choose`,
  back: 'Back',
  groups: {
    speed: 'Speed',
    stop: 'Stop the blow',
    strike: 'Strike',
    post: 'Press on',
    back: 'Strike back',
    modifier: 'Modifiers',
  },
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
  roll: 'Roll the damage',
  decline: 'Do not attack',
  pathOf: (path: string, career: string) => `${capital(path)} · ${careerName(career)}`,
};

export type DuelWords = typeof words;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
