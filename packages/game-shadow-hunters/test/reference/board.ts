/** The table while the reference attack runs: who is how, what happened so far, and what is still on the tapes. */
import type {
  AnsweredQuestion,
  Death,
  DeclaredCoup,
  DieRolled,
  EquipmentMove,
  Heal,
  Hit,
  PlayerAfter,
  Question,
  Reveal,
  RunMade,
} from './outcome.js';
import {
  type AttackSetting,
  DEFAULT_OPTIONS,
  type HouseRules,
  type Interjection,
  type Options,
  type PlayerSetting,
  type Sides,
} from './setting.js';
import { CHARACTERS, type Character, type Equipment, type Faction } from './tables.js';

export interface Player {
  readonly seat: number;
  readonly character: Character;
  readonly faction: Faction;
  readonly hp: number;
  readonly slot: number | undefined;
  readonly guardianAngel: boolean;
  readonly ghostlyBarrier: boolean;
  readonly abilityCancelled: boolean;
  readonly agnesLooksLeft: boolean;
  revealed: boolean;
  dead: boolean;
  damage: number;
  equipment: Equipment[];
  abilityUsed: boolean;
  blurUsed: number;
  lastStandUsed: number;
  doubleUsed: number;
  coupTried: number[];
  /** SH-C-Daniel, SH-C-Catherine: was among the first to die. */
  firstToDie: boolean;
  /** SH-C-Charles, SH-C-Bryan: made the kill that wins. */
  madeWinningKill: boolean;
}

export interface Board {
  readonly players: readonly Player[];
  readonly turnPlayer: number;
  readonly altarSlot: number | undefined;
  readonly rules: HouseRules;
  readonly options: Options;
  readonly rollDie: AttackSetting['dice'];
  readonly decide: AttackSetting['answers'];
  readonly interjections: Interjection[];
  readonly coups: DeclaredCoup[];
  discards: Equipment[];
  endTurnAfterAttack: boolean;
  gameOver: boolean;
  winners: number[];
  readonly runs: RunMade[];
  readonly questions: AnsweredQuestion[];
  readonly dice: DieRolled[];
  readonly hits: Hit[];
  readonly heals: Heal[];
  readonly deaths: Death[];
  readonly reveals: Reveal[];
  readonly moves: EquipmentMove[];
}

function seatPlayer(setting: PlayerSetting, seat: number): Player {
  const { faction, hp } = CHARACTERS[setting.character];
  return {
    seat,
    character: setting.character,
    faction,
    hp,
    slot: setting.slot,
    guardianAngel: setting.guardianAngel ?? false,
    ghostlyBarrier: setting.ghostlyBarrier ?? false,
    abilityCancelled: setting.abilityCancelled ?? false,
    agnesLooksLeft: setting.agnesLooksLeft ?? false,
    // SH-B-59: the dead lie face up.
    revealed: (setting.revealed ?? false) || (setting.dead ?? false),
    dead: setting.dead ?? false,
    damage: setting.damage ?? 0,
    equipment: [...(setting.equipment ?? [])],
    abilityUsed: setting.abilityUsed ?? false,
    blurUsed: Number(setting.blurUsed ?? 0),
    lastStandUsed: Number(setting.lastStandUsed ?? 0),
    doubleUsed: Number(setting.doubleUsed ?? 0),
    coupTried: [...(setting.coupTried ?? [])],
    firstToDie: false,
    madeWinningKill: false,
  };
}

export function layOut(setting: AttackSetting): Board {
  return {
    players: setting.players.map(seatPlayer),
    turnPlayer: setting.attacker,
    altarSlot: setting.altarSlot,
    rules: {
      duelDice: false,
      criticalMisses: false,
      coupDeGrace: false,
      lastStand: false,
      blur: false,
      doubleIt: false,
      ...setting.rules,
    },
    options: { ...DEFAULT_OPTIONS, ...setting.options },
    rollDie: setting.dice,
    decide: setting.answers,
    interjections: [...(setting.interjections ?? [])],
    coups: [...(setting.coupsThisTurn ?? [])],
    discards: [...(setting.discards ?? [])],
    endTurnAfterAttack: false,
    gameOver: false,
    winners: [],
    runs: [],
    questions: [],
    dice: [],
    hits: [],
    heals: [],
    deaths: [],
    reveals: [],
    moves: [],
  };
}

export function playerAt(board: Board, seat: number): Player {
  const player = board.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}

/** SH-B-17: turn order, beginning behind the given seat. */
export function clockwiseFrom(board: Board, seat: number, seats: readonly number[]): number[] {
  const count = board.players.length;
  const distance = (other: number): number => (other - seat + count) % count;
  return [...seats].sort((left, right) => distance(left) - distance(right));
}

export function playersAfter(board: Board): PlayerAfter[] {
  return board.players.map((player) => ({
    damage: player.damage,
    dead: player.dead,
    revealed: player.revealed,
    equipment: [...player.equipment],
    abilityUsed: player.abilityUsed,
    blurUsed: player.blurUsed,
    lastStandUsed: player.lastStandUsed,
    doubleUsed: player.doubleUsed,
    coupTried: [...player.coupTried],
  }));
}

/** Where the attack is: enough to label a question, a die or an event. */
export interface Moment {
  readonly number: number;
  readonly step: number;
}

export function ask(board: Board, moment: Moment, question: Omit<Question, 'run' | 'step'>): string {
  const asked: Question = { run: moment.number, step: moment.step, ...question };
  const answer = typeof board.decide === 'function' ? board.decide(asked) : scripted(board, asked);
  if (!asked.options.includes(answer)) {
    throw new Error(
      `"${answer}" is no answer to ${asked.kind} of seat ${asked.who}: ${asked.options.join(', ')}.`,
    );
  }
  board.questions.push({ ...asked, answer });
  return answer;
}

function scripted(board: Board, asked: Question): string {
  const script = board.decide as readonly { who: number; kind: string; answer: string }[];
  const next = script[board.questions.length];
  if (next === undefined) throw new Error(`No answer is left for ${asked.kind} of seat ${asked.who}.`);
  if (next.kind !== asked.kind || next.who !== asked.who) {
    throw new Error(
      `Seat ${asked.who} is asked ${asked.kind}, but the script answers ${next.kind} of seat ${next.who}.`,
    );
  }
  return next.answer;
}

export function roll(board: Board, moment: Moment, by: number, sides: Sides): number {
  const wanted = { run: moment.number, step: moment.step, by, sides };
  const face = typeof board.rollDie === 'function' ? board.rollDie(wanted) : board.rollDie[board.dice.length];
  if (face === undefined) throw new Error(`The tape has no die left for the d${sides} of seat ${by}.`);
  if (!Number.isInteger(face) || face < 1 || face > sides)
    throw new Error(`A d${sides} never shows ${face}.`);
  board.dice.push({ ...wanted, face });
  return face;
}
