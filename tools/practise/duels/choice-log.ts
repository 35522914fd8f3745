/** The choices of a batch of duels, in flat arrays that the next batch writes over. */
import type { Inputs } from '../../../packages/game-destinyquest/src/bot/instinct/inputs.js';
import type { MoveNotes } from '../../../packages/game-destinyquest/src/bot/instinct/moves.js';
import { OWN } from '../../../packages/game-destinyquest/src/bot/instinct/net.js';

/** Room for each duel. */
const CHOICES = 60;
const MOVES = 260;
const INPUTS = 6_600;

export class ChoiceLog {
  count = 0;
  readonly seat: Int8Array;
  readonly round: Int32Array;
  readonly chosen: Int32Array;
  /** The chance of winning that this seat seemed to have, and the one it turned out to have. */
  readonly chance: Float64Array;
  readonly came: Float64Array;
  /** Where its inputs and moves begin, and how many they are. */
  readonly input: Int32Array;
  readonly inputs: Int32Array;
  readonly move: Int32Array;
  readonly moves: Int32Array;
  readonly index: Int32Array;
  readonly value: Float64Array;
  readonly kind: Int32Array;
  /** How often each move would be made. */
  readonly share: Float64Array;
  readonly own: Float64Array;
  private usedInputs = 0;
  private usedMoves = 0;

  constructor(duels: number) {
    const [choices, moves] = [duels * CHOICES, duels * MOVES];
    this.seat = new Int8Array(choices);
    this.round = new Int32Array(choices);
    this.chosen = new Int32Array(choices);
    this.chance = new Float64Array(choices);
    this.came = new Float64Array(choices);
    this.input = new Int32Array(choices);
    this.inputs = new Int32Array(choices);
    this.move = new Int32Array(choices);
    this.moves = new Int32Array(choices);
    this.index = new Int32Array(duels * INPUTS);
    this.value = new Float64Array(duels * INPUTS);
    this.kind = new Int32Array(moves);
    this.share = new Float64Array(moves);
    this.own = new Float64Array(moves * OWN);
  }

  clear(): void {
    this.count = 0;
    this.usedInputs = 0;
    this.usedMoves = 0;
  }

  hasRoom(inputs: number, moves: number): boolean {
    return (
      this.count < this.seat.length &&
      this.usedInputs + inputs <= this.index.length &&
      this.usedMoves + moves <= this.kind.length
    );
  }

  /** Keeps a choice among so many moves; its place is `count` before. */
  add(inputs: Inputs, notes: MoveNotes, shares: Float64Array, moves: number): void {
    const at = this.count++;
    this.input[at] = this.usedInputs;
    this.inputs[at] = inputs.count;
    this.index.set(inputs.index.subarray(0, inputs.count), this.usedInputs);
    this.value.set(inputs.value.subarray(0, inputs.count), this.usedInputs);
    this.usedInputs += inputs.count;
    this.move[at] = this.usedMoves;
    this.moves[at] = moves;
    this.kind.set(notes.kinds.subarray(0, moves), this.usedMoves);
    this.share.set(shares.subarray(0, moves), this.usedMoves);
    this.own.set(notes.own.subarray(0, moves * OWN), this.usedMoves * OWN);
    this.usedMoves += moves;
  }
}
