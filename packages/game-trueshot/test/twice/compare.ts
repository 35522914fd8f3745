/** One random table played by the game and by the second strike: what they do not agree on. */
import { play } from '../reference/play.js';
import type { Answer, Chance, Question } from '../reference/setting.js';
import { Chooser } from './chooser.js';
import { playGame } from './game-side.js';
import { randomSetting } from './random-setting.js';
import { summaryOfGame, summaryOfOther } from './summary.js';

/** Answers the second strike's questions with the chooser's will. */
function decideBy(chooser: Chooser): (question: Question) => Answer {
  let casts = 0;
  let strikes = 0;
  return (question) => {
    switch (question.kind) {
      case 'window': {
        const moment = question.moment === 'declared' ? 'declared' : 'open';
        const will = chooser.window(`${casts}/${strikes}/${moment}/${question.seat}`, [
          ...new Set(question.castable),
        ]);
        if (will !== 'pass') casts++;
        return will;
      }
      case 'pick': {
        const who = question.purpose.startsWith('receiver') ? 'trap of seat' : 'seat';
        const chosen = chooser.among(`${who} ${question.seat}`, question.from);
        const strikesAgain = question.purpose === 'declare again' || question.purpose === 'second strike';
        if (strikesAgain && chosen !== 'pass') strikes++;
        return chosen;
      }
      case 'split': {
        let rest = question.total;
        const shares: Record<string, number> = {};
        question.among.forEach((id, i) => {
          shares[id] = i === question.among.length - 1 || rest === 0 ? rest : chooser.share(id, rest);
          rest -= shares[id]!;
        });
        return shares;
      }
      case 'order': {
        const order = chooser.sequence(question.of);
        // The game lays them on the pile one by one; here the first named lies on top.
        return question.purpose === 'dismiss-pet' ? order.reverse() : order;
      }
    }
  };
}

export interface Difference {
  readonly seed: number;
  readonly act: string;
  /** Lines that only the game has, and only the second strike. */
  readonly game: readonly string[];
  readonly other: readonly string[];
}

export type Compared = 'nothing to play' | 'agree' | Difference;

export function compare(seed: number): Compared {
  const setting = randomSetting(seed);
  const side = playGame(structuredClone(setting), new Chooser(seed));
  if (side === undefined) return 'nothing to play';
  const chooser = new Chooser(seed);
  const chance: Chance = {
    pick: (from) => from[chooser.draw(from.length)]!,
    shuffle: (cards) => [...cards].sort(),
  };
  const outcome = play({ ...setting, act: side.act }, decideBy(chooser), chance);
  const { slot, active } = setting;
  const game = summaryOfGame(side, slot);
  const other =
    outcome.refused === undefined ? summaryOfOther(outcome, active, slot) : [`refused: ${outcome.refused}`];
  if (game.join('\n') === other.join('\n')) return 'agree';
  return {
    seed,
    act: JSON.stringify(side.act),
    game: game.filter((line, i) => line !== other[i]),
    other: other.filter((line, i) => line !== game[i]),
  };
}
