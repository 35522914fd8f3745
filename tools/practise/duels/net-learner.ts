/** Teaches the whole net: how much better or worse than usual a duel went after a choice. */
import {
  FIRST,
  type Net,
  OWN,
  SECOND,
  UNIT,
  type Weights,
} from '../../../packages/game-destinyquest/src/bot/instinct/net.js';
import { Adam } from './adam.js';
import type { ChoiceLog } from './choice-log.js';
import { addToRows } from './sparse-layer.js';

type Part = keyof Weights;

export class NetLearner {
  private readonly adams: Readonly<Record<Part, Adam>>;
  private readonly onFirst = new Float64Array(FIRST);
  private readonly onSecond = new Float64Array(SECOND);

  constructor(
    private readonly net: Net,
    private readonly log: ChoiceLog,
  ) {
    const adams = Object.entries(net.weights).map(([part, weights]) => [part, new Adam(weights)]);
    this.adams = Object.fromEntries(adams) as Record<Part, Adam>;
  }

  note(choice: number, part: number): void {
    const { net, log } = this;
    net.see(log.inputs[choice]!, log.index, log.value, log.input[choice]!);
    const blame = -surpriseAt(net, log, choice) * part;
    this.onFirst.fill(0);
    this.onSecond.fill(0);
    const chosen = log.move[choice]! + log.chosen[choice]!;
    const end = log.move[choice]! + log.moves[choice]!;
    for (let m = log.move[choice]!; m < end; m++)
      if (log.kind[m]! >= 0) this.noteMove(m, blame * ((m === chosen ? 1 : 0) - log.share[m]!));
    this.noteMoment(choice);
  }

  learn(rate: number): void {
    // What a move is worth by itself is in chances, not in units of the net.
    for (const part of Object.keys(this.adams) as Part[])
      this.adams[part].step(part === 'ownOut' ? rate * UNIT : rate);
  }

  private noteMove(m: number, blame: number): void {
    const { net, log, adams, onFirst, onSecond } = this;
    const { out, kindOut } = net.weights;
    const kind = log.kind[m]!;
    net.consider(kind, log.own, m * OWN);
    adams.kindBias.slope[kind]! += blame;
    for (let k = 0; k < SECOND; k++) {
      const cell = net.cells[k]!;
      if (cell <= 0) continue;
      adams.out.slope[k]! += blame * cell;
      const onCell = blame * out[k]!;
      onSecond[k]! += onCell;
      adams.kindIn.slope[kind * SECOND + k]! += onCell;
      for (let o = 0; o < OWN; o++) adams.ownIn.slope[o * SECOND + k]! += onCell * log.own[m * OWN + o]!;
    }
    for (let o = 0; o < OWN; o++) adams.ownOut.slope[o]! += (blame / UNIT) * log.own[m * OWN + o]!;
    for (let j = 0; j < FIRST; j++) {
      adams.kindOut.slope[kind * FIRST + j]! += blame * net.moment[j]!;
      onFirst[j]! += blame * kindOut[kind * FIRST + j]!;
    }
  }

  private noteMoment(choice: number): void {
    const { net, log, adams, onFirst, onSecond } = this;
    const { second } = net.weights;
    for (let k = 0; k < SECOND; k++) adams.bias.slope[k]! += onSecond[k]!;
    for (let j = 0; j < FIRST; j++) {
      const x = net.moment[j]!;
      if (x === 0) onFirst[j] = 0;
      else
        for (let k = 0; k < SECOND; k++) {
          onFirst[j]! += onSecond[k]! * second[j * SECOND + k]!;
          adams.second.slope[j * SECOND + k]! += onSecond[k]! * x;
        }
    }
    const { index, value, input, inputs } = log;
    addToRows(adams.first.slope, FIRST, index, value, input[choice]!, inputs[choice]!, onFirst);
  }
}

/** What came of a choice beyond what was thought of it, beside what is usually done there. The net must have seen the moment. */
export function surpriseAt(net: Net, log: ChoiceLog, choice: number): number {
  let thought = 0;
  for (let i = 0; i < log.moves[choice]!; i++) {
    const m = log.move[choice]! + i;
    if (log.kind[m]! < 0) continue;
    thought +=
      ((i === log.chosen[choice] ? 1 : 0) - log.share[m]!) * net.worth(log.kind[m]!, log.own, m * OWN);
  }
  return log.came[choice]! - log.chance[choice]! - thought;
}
