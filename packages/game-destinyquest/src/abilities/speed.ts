/** Step 1: speed abilities, announced before the attack-speed roll and played in 2.1. */
import { refusal } from '@fray/engine';
import { lose } from '../damage/health.js';
import { ARMOUR, BRAWN, DICE, EXTRA_DICE, MAGIC, other, SPEED, TIME_SHIFT } from '../state/state.js';
import { speedOf } from '../sheet/values.js';
import type { Ability } from './entry/ability.js';
import { type Entry, foe, listed, markMe, me } from './entry/vocabulary.js';

const FIRST_ROUND = refusal('DQ-1.1', 'This can only be played in the first round of the duel.');
const TOO_HEALTHY = refusal('DQ-S-execution', "The other's health is still above your speed.");

function moreDice(id: string, name: string): Entry {
  return {
    id,
    name,
    text: 'You roll one attack-speed die more in this round.',
    does: [me(DICE, 1, 'round')],
  };
}

function fewerDice(id: string, name: string): Entry {
  return {
    id,
    name,
    text: 'The other rolls one attack-speed die fewer in this round.',
    does: [foe(DICE, -1, 'round')],
  };
}

function quicker(id: string, name: string, by: number): Entry {
  return { id, name, text: `${by} speed more in this round.`, does: [me(SPEED, by, 'round')] };
}

function slower(id: string, name: string, by: number): Entry {
  return {
    id,
    name,
    text: `The other has ${by} speed less in this round.`,
    does: [foe(SPEED, -by, 'round')],
  };
}

const firstRoundOnly: NonNullable<Ability['refuse']> = (s) => (s.round > 1 ? FIRST_ROUND : undefined);

export const SPEED_ABILITIES: readonly Ability[] = listed('speed', 'sp', [
  moreDice('cats-speed', "cat's speed"),
  moreDice('haste', 'haste'),
  moreDice('lay-of-the-land', 'lay of the land'),
  quicker('fearless', 'fearless', 2),
  quicker('quicksilver', 'quicksilver', 2),
  quicker('click-your-heels', 'click your heels', 2),
  quicker('courage', 'courage', 4),
  {
    ...quicker('charge', 'charge', 2),
    text: '2 speed more, in the first round of the duel only.',
    refuse: firstRoundOnly,
  },
  {
    id: 'adrenaline',
    name: 'adrenaline',
    text: '2 speed more in this round and the next.',
    does: [me(SPEED, 2, 'two rounds')],
  },
  slower('chill-touch', 'chill touch', 2),
  slower('radiance', 'radiance', 2),
  slower('snakes-alive', 'snakes alive!', 2),
  slower('swamp-legs', 'swamp legs', 1),
  fewerDice('curse', 'curse'),
  fewerDice('immobilise', 'immobilise'),
  fewerDice('knockdown', 'knockdown'),
  fewerDice('shackle', 'shackle'),
  fewerDice('stun', 'stun'),
  fewerDice('webbed', 'webbed'),
  fewerDice('windblast', 'windblast'),
  {
    id: 'demolish',
    name: 'demolish',
    text: 'The other rolls one attack-speed die fewer in this round and loses 1 armour for the rest of the duel.',
    does: [foe(DICE, -1, 'round'), foe(ARMOUR, -1, 'rest')],
  },
  {
    id: 'zapped',
    name: 'zapped!',
    text: 'The other has 3 speed, brawn and magic less until the round ends.',
    does: [foe(SPEED, -3, 'round'), foe(BRAWN, -3, 'round'), foe(MAGIC, -3, 'round')],
  },
  {
    id: 'time-shift',
    name: 'time shift',
    text: "Your speed equals the other's for three rounds; you play no other speed ability meanwhile.",
    does: [markMe(TIME_SHIFT)],
  },
  {
    id: 'execution',
    name: 'execution',
    text: "If the other's health is at most your speed when you announce it, it becomes 0 before any die is rolled.",
    needs: { main: ['sword'], words: 'a sword in the main hand' },
    unlimited: true,
    refuse: (s, seat) => (s.health[other(seat)]! > speedOf(s, seat) ? TOO_HEALTHY : undefined),
    inForce: (s, seat, run, self) => lose(s, run, other(seat), s.health[other(seat)]!, self, 'DQ-1.5'),
  },
  fewerDice('blind', 'blind'),
  fewerDice('constrictor', 'constrictor'),
  quicker('safe-path', 'safe path', 2),
  {
    id: 'crawlers',
    name: 'crawlers',
    text: 'The other has 1 speed less in this round and the next.',
    does: [foe(SPEED, -1, 'two rounds')],
  },
  {
    id: 'reckless',
    name: 'reckless',
    text: 'You roll one attack-speed die more; if you lose the round the other rolls one damage die more.',
    does: [me(DICE, 1, 'round'), foe(EXTRA_DICE, 1, 'round')],
  },
  {
    id: 'ashes',
    name: 'ashes',
    text: 'In the first round only: 1 armour more for the rest of the duel.',
    does: [me(ARMOUR, 1, 'rest')],
    refuse: firstRoundOnly,
  },
]);
