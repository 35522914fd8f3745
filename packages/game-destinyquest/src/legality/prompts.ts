/** What a player is asked, in the voice of the duel. */
import type { Prompt } from '@fray/engine';
import { hitTotal } from '../damage/hit.js';
import {
  ANSWER_ASK,
  ATTACK_ASK,
  BRACE_ASK,
  DODGE_ASK,
  MODIFIER_ASK,
  POST_ASK,
  SACRIFICE_ASK,
  SPEED_ASK,
  STRIKE_ASK,
} from '../sheet/sheet.js';
import { A, B, C, D, type DuelState, E, other } from '../state/state.js';
import { armourOf, speedOf } from '../sheet/values.js';

type Ask = (s: Readonly<DuelState>, seat: number, rival: string) => Prompt;

const WINDOW_HINTS: Readonly<Record<number, string>> = {
  [A]: 'The round has just begun.',
  [B]: 'The attack-speed dice lie on the table.',
  [C]: 'The damage roll comes next.',
  [D]: 'The damage is on the table and not yet taken.',
  [E]: 'The blow has landed.',
};

const ASKS: Readonly<Record<number, Ask>> = {
  [SPEED_ASK]: (s, seat, rival) => ({
    ask: 'How do you come at them?',
    hint:
      speedOf(s, seat) === speedOf(s, other(seat))
        ? `You are as fast as ${rival}: both write in secret, and both papers turn together.`
        : speedOf(s, seat) < speedOf(s, other(seat))
          ? `${rival} is faster and will see your choice.`
          : 'You have seen what the other does.',
  }),
  [DODGE_ASK]: (_s, _seat, rival) => ({
    ask: `${rival} has won the round. Will you stop the blow?`,
    hint: 'An interrupt or a dodge takes your one combat ability of the round.',
  }),
  [ANSWER_ASK]: (_s, _seat, rival) => ({
    ask: `${rival} slips away. Will you hold them?`,
    hint: 'If you do, you roll a plain damage score and have no combat ability left.',
  }),
  [ATTACK_ASK]: (s, seat, rival) => ({
    ask: `The round is yours. How do you strike ${rival}?`,
    hint: `Damage dice pass armour; a damage score must get through ${armourOf(s, other(seat))}.`,
  }),
  [SACRIFICE_ASK]: (s, seat) => ({
    ask: 'Shall your shades take the blow?',
    hint: `It stands at ${hitTotal(s, seat)}. They will be gone for the rest of the duel.`,
  }),
  [BRACE_ASK]: (s, seat) => ({
    ask: 'Do you brace yourself?',
    hint: `A score of ${hitTotal(s, seat)} meets ${armourOf(s, seat)} armour.`,
  }),
  [POST_ASK]: (_s, _seat, rival) => ({
    ask: `${rival} is wounded. Do you press on?`,
    hint: 'This is the moment for an ability that needs lost health.',
  }),
  [STRIKE_ASK]: (_s, _seat, rival) => ({
    ask: `Do you strike back at ${rival}?`,
    hint: 'It takes your one combat ability of the round.',
  }),
  [MODIFIER_ASK]: (s) => ({
    ask: 'Do you use a modifier?',
    hint: WINDOW_HINTS[s.window] ?? 'The wounds of the round are about to be counted.',
  }),
};

export function promptFor(s: Readonly<DuelState>, seat: number, ask: number): Prompt {
  return ASKS[ask]!(s, seat, s.sheets[other(seat)]!.name);
}
