/** What a player is asked, with the figures that say what is at stake. */
import type { EventData, Message } from '@fray/engine';
import { type Forecast, forecast } from '../damage/forecast.js';
import { hitTotal } from '../damage/hit.js';
import { tickOf } from '../damage/ticks.js';
import { attackSpeed, isForced } from '../sheet/attack-speed.js';
import {
  ANSWER_ASK,
  ATTACK_ASK,
  BRACE_ASK,
  DODGE_ASK,
  MODIFIER_ASK,
  NUMBER_ASK,
  POST_ASK,
  SACRIFICE_ASK,
  SPEED_ASK,
  STAB_ASK,
  STRIKE_ASK,
} from '../sheet/sheet.js';
import { armourOf, speedOf } from '../sheet/values.js';
import { A, B, C, D, type DuelState, E, F, other } from '../state/state.js';
import type { PromptId, WindowId } from '../words/ids.js';
import { question } from '../words/speak.js';

type Figures = (s: Readonly<DuelState>, seat: number) => EventData;

const WINDOWS: Readonly<Record<number, WindowId>> = {
  [A]: 'window-a',
  [B]: 'window-b',
  [C]: 'window-c',
  [D]: 'window-d',
  [E]: 'window-e',
  [F]: 'window-f',
};

export function windowId(w: number): WindowId {
  return WINDOWS[w]!;
}

const ASKS: Readonly<Record<number, PromptId>> = {
  [DODGE_ASK]: 'dodge',
  [ANSWER_ASK]: 'answer',
  [ATTACK_ASK]: 'attack',
  [SACRIFICE_ASK]: 'sacrifice',
  [BRACE_ASK]: 'brace',
  [POST_ASK]: 'post',
  [STRIKE_ASK]: 'strike',
  [STAB_ASK]: 'backstab',
  [NUMBER_ASK]: 'number',
};

const speeds: Figures = (s, seat) => ({ mine: speedOf(s, seat), theirs: speedOf(s, other(seat)) });

/** Both sums as they stand, and who must lose whatever they say (DQ-2.3). */
const sums: Figures = (s, seat) => ({
  mine: attackSpeed(s, seat),
  theirs: attackSpeed(s, other(seat)),
  forced: isForced(s, seat),
  forces: isForced(s, other(seat)),
});

const stake = (s: Readonly<DuelState>): { readonly stake: Forecast | null } => ({
  stake: forecast(s),
});

const FIGURES: Readonly<Record<PromptId, Figures>> = {
  'speed-sealed': speeds,
  'speed-first': speeds,
  'speed-second': speeds,
  dodge: stake,
  answer: (s) => stake(s),
  attack: (s, seat) => ({ armour: armourOf(s, other(seat)), ...stake(s) }),
  sacrifice: (s, seat) => ({ total: hitTotal(s, seat), ...stake(s) }),
  brace: (s, seat) => ({ total: hitTotal(s, seat), armour: armourOf(s, seat), ...stake(s) }),
  post: (s) => ({ hurt: s.hurt }),
  strike: (s) => ({ hurt: s.hurt }),
  backstab: () => ({}),
  number: () => ({}),
  'window-a': speeds,
  'window-b': sums,
  'window-c': stake,
  'window-d': stake,
  'window-e': (s) => ({ hurt: s.hurt }),
  'window-f': (s, seat) => ({ mine: tickOf(s, seat), theirs: tickOf(s, other(seat)) }),
};

export function promptFor(s: Readonly<DuelState>, seat: number, ask: number): Message {
  const id = promptId(s, seat, ask);
  return question(id, { rival: other(seat), ...FIGURES[id](s, seat) });
}

function promptId(s: Readonly<DuelState>, seat: number, ask: number): PromptId {
  if (ask === MODIFIER_ASK) return windowId(s.window);
  if (ask !== SPEED_ASK) return ASKS[ask]!;
  const lead = speedOf(s, seat) - speedOf(s, other(seat));
  return lead === 0 ? 'speed-sealed' : lead < 0 ? 'speed-first' : 'speed-second';
}
