/** Step 3, first list: interrupts that the loser plays before the winner rolls for damage. */
import { BRAWN, MAGIC, SPEED } from '../state/state.js';
import type { Ability } from './entry/ability.js';
import { type Entry, foe, listed } from './entry/vocabulary.js';

const STOPS = 'Stops the attack: the winner of the round rolls no damage.';
const STOPS_AND_HITS = `${STOPS} In return the winner takes two damage dice that no armour absorbs.`;

function stop(id: string, name: string): Entry {
  return { id, name, text: STOPS };
}

function counterblow(id: string, name: string): Entry {
  return { id, name, text: STOPS_AND_HITS, dice: 2 };
}

export const INTERRUPTS: readonly Ability[] = [
  ...listed('interrupt', 'co', [
    stop('banshees-wail', "banshee's wail"),
    counterblow('brutality', 'brutality'),
    {
      id: 'command',
      name: 'command',
      text: 'Turns the round around: you are its winner now and roll for damage, with your combat ability spent.',
      swaps: true,
    },
    {
      id: 'confound',
      name: 'confound',
      text: 'You take no damage. The winner takes one damage die past armour and loses 1 brawn and 1 magic for the rest of the duel.',
      dice: 1,
      does: [foe(BRAWN, -1, 'rest'), foe(MAGIC, -1, 'rest')],
    },
    counterblow('deflect', 'deflect'),
    stop('dirge', 'dirge'),
    { ...stop('head-butt', 'head butt'), endsRound: true },
    counterblow('overpower', 'overpower'),
    stop('parry', 'parry'),
    {
      id: 'slam',
      name: 'slam',
      text: `${STOPS} The winner has 1 speed less in the next round.`,
      does: [foe(SPEED, -1, 'next')],
    },
  ]),
  ...listed('interrupt', 'mo', [
    {
      id: 'unstoppable',
      name: 'unstoppable',
      text: 'As the loser of the round, pay 5 health to win it after all and roll for damage. Takes no combat slot.',
      cost: 5,
      swaps: true,
    },
  ]),
];
