/** Step 3, second list: dodges, and the two abilities that answer them (DQ-3.2d). */
import { SPEED } from '../state/state.js';
import type { Ability } from './entry/ability.js';
import { type Entry, listed, me } from './entry/vocabulary.js';

const AVOIDS = 'You avoid all damage of this attack. What works at the end of the round still hurts.';
const CATCHES = 'Answers a dodge: it fails, and you roll a plain damage score.';

function dodge(id: string, name: string): Entry {
  return { id, name, text: AVOIDS };
}

export const DODGES: readonly Ability[] = [
  ...listed('dodge', 'co', [
    dodge('blink', 'blink'),
    dodge('evade', 'evade'),
    dodge('prophecy', 'prophecy'),
    dodge('sidestep', 'sidestep'),
    dodge('spider-sense', 'spider sense'),
    dodge('vanish', 'vanish'),
    {
      id: 'veil',
      name: 'veil',
      text: `${AVOIDS} You have 1 speed more in the next round.`,
      does: [me(SPEED, 1, 'next')],
    },
    dodge('dodge', 'dodge'),
  ]),
  ...listed('answer', 'co', [
    { id: 'ensnare', name: 'ensnare', text: CATCHES },
    { id: 'hamstring', name: 'hamstring', text: CATCHES },
  ]),
];
