/** A procedure under the one that is tested, so that play stops where the second strike stops. */
import { decision, type Game, message, procedureOf } from '@fray/engine';
import { type TrueshotState, type TrueshotView, trueshot } from '@fray/game-trueshot';

const stopped = decision<TrueshotState>({
  id: 'stopped',
  clause: 'TL-A10',
  offers(_s, _seat, out) {
    out.offer(undefined, 0);
  },
  prompt: () => message('act'),
  timeout: () => [0, 0, 0, 0, 0],
});

export const halt = procedureOf<TrueshotState>()('halt', {
  stop(_s, run) {
    run.ask(0, stopped);
  },
});

halt.index = trueshot.procedures.length;
stopped.index = trueshot.decisions.length;

export const haltingGame: Game<TrueshotState, TrueshotView> = {
  ...trueshot,
  procedures: [...trueshot.procedures, halt],
  decisions: [...trueshot.decisions, stopped],
};
