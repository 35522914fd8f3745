/** Last Stand: once a match, whoever survives an attack may strike straight back (SH-H-24 to SH-H-28). */
import { HP } from '../data/characters.js';
import { STAND_COUNTER, STAND_MOMENT, STAND_NOT_HURT, STAND_NOT_LOW, STAND_USED } from '../refusals.js';
import { STAND } from '../verbs.js';
import { isBrink } from './brink.js';
import { LAST_STAND } from './ids.js';
import type { HouseRule } from './rule.js';
import { isUsedUp, withUse } from './uses.js';

export const lastStand: HouseRule = {
  id: 'lastStand',
  bit: LAST_STAND,
  verbs: [STAND],
  refuse(s, seat, out) {
    const attack = s.attacks[s.attacks.length - 1];
    const counter =
      attack?.counter === true && !s.options.counterChain && (attack.targets & (1 << seat)) !== 0;
    const used = isUsedUp(s.stood, seat, s.options.standUses);
    out.otherwise(STAND, () => (used ? STAND_USED : counter ? STAND_COUNTER : STAND_MOMENT));
  },
  reaction: {
    verb: STAND,
    isOpenTo(s, attack, seat) {
      if (isUsedUp(s.stood, seat, s.options.standUses)) return false;
      return s.options.lastStandTrigger === 'anyAttack' || (attack.hurt & (1 << seat)) !== 0;
    },
    offer(s, attack, seat, out) {
      const bit = 1 << seat;
      const { lastStandTrigger } = s.options;
      if (isUsedUp(s.stood, seat, s.options.standUses)) out.offer(STAND_USED, STAND);
      else if (lastStandTrigger !== 'anyAttack' && (attack.hurt & bit) === 0)
        out.offer(STAND_NOT_HURT, STAND);
      else if (lastStandTrigger === 'threshold' && !isBrink(s, attack.marks[seat]!, s.characters[seat]!))
        out.offer(STAND_NOT_LOW, STAND);
      else out.offer(undefined, STAND);
    },
    take(s, run, attack, seat) {
      s.stood = withUse(s.stood, seat);
      if (s.options.lastStandTrigger === 'threshold')
        for (let character = 0; character < HP.length; character++)
          if (!isBrink(s, attack.marks[seat]!, character) && character !== s.characters[seat])
            s.open[seat]! &= ~(1 << character);
      if (run.listening) run.tell({ type: 'stood', clause: 'SH-H-26', data: { seat, against: attack.by } });
    },
  },
};
