/** Duel Dice: the attacker throws the d6, each defender the d4 (SH-H-07 to SH-H-11). */
import { ONLY_D6 } from '../state.js';
import { DUEL_DICE } from './ids.js';
import type { HouseRule } from './rule.js';

/** A log says which die it was only where it is another. */
const USUAL = 4;

export const duelDice: HouseRule = {
  id: 'duelDice',
  bit: DUEL_DICE,
  dice: ONLY_D6,
  /** SH-H-08: every defender an own die, or one for all of them. */
  throwAnswers(s, run, attack) {
    const sides = s.options.duelDefendDie;
    const shared = s.options.machineGunDuel === 'shared';
    let die = 0;
    for (let step = 1; step < s.seats; step++) {
      const seat = (attack.by + step) % s.seats;
      if ((attack.left & (1 << seat)) === 0) continue;
      if (die === 0 || !shared) die = run.die(sides);
      attack.answers[seat] = die;
      if (run.listening)
        run.tell({
          type: 'answered',
          clause: 'SH-H-08',
          data: { seat, die, by: attack.by, ...(sides === USUAL ? {} : { sides }) },
        });
    }
  },
};
