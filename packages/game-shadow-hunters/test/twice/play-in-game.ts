/** Plays a drawn attack in the game itself, with the dice and answers that the reference had. */
import { type GameEvent, Machine, type Move } from '@fray/engine';
import { type ShadowState, type ShadowView, shadowHunters } from '@fray/game-shadow-hunters';
import { SEAT_IDS } from '../../src/data/seats.js';
import { ATTACK, SWEEP } from '../../src/verbs.js';
import { positionOf } from '../position.js';
import type { AnsweredQuestion, AttackOutcome } from '../reference/outcome.js';
import { answerWith, isOpen, KINDS } from './answers.js';
import type { DrawnAttack } from './draw-attack.js';
import { cardId, characterId } from './names.js';

const AREAS = ['cabin', 'gate', 'church', 'cemetery', 'woods', 'altar'];

export interface PlayedInGame {
  readonly state: ShadowState;
  readonly events: readonly GameEvent[];
  /** Dice and answers of the reference that the game did not ask for. */
  readonly left: string;
}

export function playInGame(drawn: DrawnAttack, reference: AttackOutcome): PlayedInGame {
  const state = layOut(drawn);
  const dice = reference.dice.map(({ face }) => face);
  const events: GameEvent[] = [];
  const tape = {
    below(sides: number): number {
      const face = dice.shift();
      if (face === undefined) throw new Error(`the game throws a d${sides} more`);
      return face - 1;
    },
    shuffle: () => undefined,
  };
  const sink = (event: GameEvent) => void events.push(event);
  const machine = new Machine<ShadowState, ShadowView>(shadowHunters, { tape, sink });
  machine.resume(state);
  const script = reference.questions.slice();
  submit(machine, state, drawn.attacker, firstMove(drawn));
  while (state.outcome === null && state.attacks.length > 0) answerAll(machine, state, script);
  const left = [...dice.map(String), ...script.map(({ kind, who }) => `${kind} of ${who}`)].join();
  return { state, events, left };
}

function firstMove({ players, attacker, targets }: DrawnAttack): Move {
  return players[attacker]!.equipment!.includes('MachineGun')
    ? [SWEEP, 0, 0, 0, 0]
    : [ATTACK, targets[0]!, 0, 0, 0];
}

function submit(machine: Machine<ShadowState, ShadowView>, state: ShadowState, seat: number, move: Move) {
  const why = machine.submit(state, seat, move);
  if (why !== undefined) throw new Error(`the game refuses ${move.join(' ')} of seat ${seat}: ${why.id}`);
}

/** Everybody who is asked now answers as the reference did; whoever has nothing to choose goes on. */
function answerAll(
  machine: Machine<ShadowState, ShadowView>,
  state: ShadowState,
  script: AnsweredQuestion[],
): void {
  const decision = machine.decision(state)!.id;
  const asking = machine.asking(state);
  for (let seat = 0; seat < state.seats; seat++) {
    if ((asking & (1 << seat)) === 0) continue;
    machine.list(state, seat);
    const moves = machine.offers.moves();
    submit(
      machine,
      state,
      seat,
      isOpen(decision, moves) ? scripted(decision, seat, moves, script) : moves[0]!,
    );
  }
}

/** Blur is sealed: its questions come in any order among themselves. */
function scripted(decision: string, seat: number, moves: readonly Move[], script: AnsweredQuestion[]): Move {
  const kinds = KINDS[decision] ?? [];
  const at = decision === 'blur' ? script.findIndex(({ who }) => who === seat) : 0;
  const question = script[at];
  if (question === undefined || question.who !== seat || !kinds.includes(question.kind))
    throw new Error(
      `the game asks ${decision} of seat ${seat}, the reference ${question?.kind} of ${question?.who}`,
    );
  script.splice(at, 1);
  // Whether Bob takes everything is a question of its own in the reference.
  if (question.kind === 'takeAll' && question.answer === 'no') return scripted(decision, seat, moves, script);
  return answerWith(question, moves);
}

function layOut({ players, attacker, rules, options, altarSlot }: DrawnAttack): ShadowState {
  const lines = [`turn ${SEAT_IDS[attacker]}`, 'at attack'];
  if (AREAS[altarSlot - 1] !== 'altar') throw new Error('the Altar lies in the last slot');
  const dead = players.flatMap((player, seat) => (player.dead ? [SEAT_IDS[seat]!] : []));
  if (dead.length > 0) lines.push(`first dead: ${dead.join(', ')}`);
  for (const [seat, player] of players.entries()) {
    const say = (text: string) => void lines.push(`${SEAT_IDS[seat]} ${text}`);
    say(`is ${characterId(player.character)}`);
    say(`damage ${player.damage ?? 0}`);
    if (player.dead) say('dead');
    else say(player.slot === 0 ? 'on no area' : `on ${AREAS[player.slot! - 1]}`);
    if (player.equipment?.length) say(`has ${player.equipment.map(cardId).join(', ')}`);
    if (player.coupTried?.length) say(`tried ${player.coupTried.map((i) => SEAT_IDS[i]).join(', ')}`);
    if (player.revealed) say('revealed');
    if (player.guardianAngel) say('guarded');
    if (player.ghostlyBarrier) say('barrier');
    if (player.abilityCancelled) say('cancelled');
    if (player.abilityUsed) say('spent');
    const often = (times: unknown, text: string) => {
      for (let n = Number(times ?? 0); n > 0; n--) say(text);
    };
    often(player.blurUsed, 'blurred');
    often(player.lastStandUsed, 'stood');
    often(player.doubleUsed, 'doubled');
  }
  const given = {
    ...options,
    ...rules,
    ...{ characters: 'all', vote: 'agreed', counterChain: options.counterChain === 'on' },
    coupThresholdHp8: options.coupThresholdHp8 === null ? 'none' : 'one',
  };
  return positionOf(lines, given, players.length);
}
