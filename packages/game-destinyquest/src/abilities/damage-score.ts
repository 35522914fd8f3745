/** Step 5: damage score abilities, announced by the winner before the roll. */
import { MAGIC, SPEED } from '../state/state.js';
import type { Ability } from './entry/ability.js';
import { type Entry, foe, listed, me } from './entry/vocabulary.js';

const SLOWS_ME = 'You have 1 speed less in the next round.';

function extraDie(id: string, name: string): Entry {
  return { id, name, text: 'One die more for the damage score.', dice: 1 };
}

export const DAMAGE_SCORE: readonly Ability[] = listed('score', 'co', [
  {
    id: 'compulsion',
    name: 'compulsion',
    text: 'One die more for the damage score. You have 2 speed less in the next round.',
    dice: 1,
    own: [me(SPEED, -2, 'next')],
  },
  {
    id: 'dark-pact',
    name: 'dark pact',
    text: 'Pay 4 health to add 4 to the damage score.',
    cost: 4,
    points: 4,
  },
  extraDie('deep-wound', 'deep wound'),
  {
    id: 'fatal-blow',
    name: 'fatal blow',
    text: "Half of the other's armour, rounded up, does not count. May also be played after the damage, for as much more.",
    ignores: 'half',
    late: (s) => Math.ceil(s.counted / 2),
  },
  extraDie('feral-fury', 'feral fury'),
  {
    id: 'focused-strike',
    name: 'focused strike',
    text: 'The damage score passes armour.',
    needs: {
      main: ['fist weapon', 'bare'],
      left: ['fist weapon', 'bare'],
      words: 'a fist weapon or a bare fist in each hand',
    },
    ignores: 'armour',
  },
  extraDie('heavy-blow', 'heavy blow'),
  {
    id: 'impale',
    name: 'impale',
    text: 'Adds 3 to the damage score. The other has 1 speed less in the next round.',
    points: 3,
    does: [foe(SPEED, -1, 'next')],
  },
  extraDie('overload', 'overload'),
  { id: 'piercing', name: 'piercing', text: 'The damage score passes armour.', ignores: 'armour' },
  {
    id: 'pound',
    name: 'pound',
    text: `Adds 3 to the damage score. ${SLOWS_ME}`,
    points: 3,
    own: [me(SPEED, -1, 'next')],
  },
  {
    id: 'shadow-fury',
    name: 'shadow fury',
    text: 'Adds the speed of both your weapons to the damage score.',
    points: (s, seat) => {
      const weapons = s.sheets[seat]!.weapons;
      return weapons.mainSpeed + weapons.leftSpeed;
    },
  },
  {
    id: 'slick',
    name: 'slick',
    text: 'Your attack-speed dice of this round are your damage dice. Your modifiers cannot touch them.',
    usesSpeedDice: true,
    noModifiers: true,
  },
  {
    id: 'surge',
    name: 'surge',
    text: `3 magic more for this damage score. ${SLOWS_ME}`,
    surge: 3,
    reads: MAGIC,
    own: [me(SPEED, -1, 'next')],
  },
  {
    id: 'windwalker',
    name: 'windwalker',
    text: 'All your attack-speed dice of this round, as they lie, are your damage dice.',
    usesSpeedDice: true,
  },
]);
