/** Turns the server's frames into what a table shows. Pure, so that it is easy to prove. */
import { type AnyGame, assert, type Choice, parseChoice } from '@fray/engine';
import type { Offer, RefusedOffer } from '@fray/kit';
import type { ChatLine, Clock, Question, Step } from '../session/session.js';
import { texts } from '../texts/index.js';
import type { Frame, Listed } from './wire.js';

/** A step also knows how many choices were in force after it, so that an undo can take it away again. */
export interface OnlineStep extends Step {
  readonly made: number;
  /** Its number in the log of the server. */
  readonly entry: number;
}

export function addFrame(steps: readonly OnlineStep[], frame: Frame): readonly OnlineStep[] {
  const { n: entry, what, made, view, events } = frame;
  if (what.kind === 'start') return [{ n: 0, by: undefined, events, view, made: 0, entry }];
  if (what.kind === 'choice')
    return [...steps, { n: steps.length, by: what.seat, events, view, made, entry }];
  if (what.kind !== 'undo') return steps;
  const kept = steps.filter((step) => step.made <= made);
  const last = kept[kept.length - 1];
  return last === undefined ? kept : [...kept.slice(0, -1), { ...last, view }];
}

export function questionOf(game: AnyGame, frame: Frame): Question {
  return {
    asked: frame.asked,
    decision: frame.decision ?? undefined,
    prompt: frame.prompt ?? undefined,
    moves: frame.choices.map((listed) => offerOf(game, listed)),
    standing: frame.standing.map((listed) => offerOf(game, listed)),
    refused: frame.refused.map(
      (listed): RefusedOffer => ({
        ...offerOf(game, listed),
        why: { clause: listed.clause, text: listed.why },
      }),
    ),
  };
}

function offerOf(game: AnyGame, { choice, text }: Listed): Offer {
  const move = parseChoice(game.verbs, choice as Choice);
  assert(move.ok, 'the server lists only choices of the game');
  return { move: move.value, choice, label: text };
}

export function chatOf(
  frame: Frame,
  names: readonly string[],
  phrases: ReadonlyMap<string, string>,
): ChatLine | undefined {
  const { what, n } = frame;
  if (what.kind === 'said')
    return {
      key: `${n}`,
      from: names[what.seat] ?? '',
      seat: what.seat,
      text: phrases.get(what.phrase) ?? what.phrase,
    };
  if (what.kind === 'stand-in')
    return {
      key: `${n}`,
      from: names[what.seat] ?? '',
      seat: what.seat,
      text: what.level === null ? texts().online.isBack : texts().online.botPlays,
    };
  return undefined;
}

/** `offset`: how far this machine's clock is ahead of the server's. */
export function clockOf(frame: Frame, offset: number): Clock | undefined {
  const { clock } = frame;
  if (clock === null) return undefined;
  return { left: clock.left, running: clock.running, at: clock.at + offset };
}
