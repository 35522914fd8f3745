/** What modifiers are worth in the window that is open. */
import type { Move } from '@fray/engine';
import type { Ability, Effect } from '../../src/abilities/ability.js';
import { ABILITIES } from '../../src/abilities/index.js';
import { raiseBy } from '../../src/modifier-rules.js';
import {
  ARMOUR,
  B,
  BLEED,
  BRAWN,
  D,
  DISEASE,
  type DuelState,
  hasMark,
  loser,
  MAGIC,
  SCORE_HIT,
  SPEED,
  TOTAL,
  VENOM,
} from '../../src/state.js';
import { CHOOSE, RENEW } from '../../src/verbs.js';
import { diceWorth, turnWorth } from './dice-worth.js';
import { abilityWorth, mightChange, threat } from './worth.js';

type S = Readonly<DuelState>;

const NOT_NOW = -1;
const DECISIVE = 100;

/** What the vocabulary of abilities cannot say about a modifier. */
const SPECIAL: Readonly<Record<string, (s: S, seat: number) => number>> = {
  'ice-shield': (s, seat) => boostWorth(s, seat, ARMOUR, 3),
  martyr: (s, seat) => (threat(s, seat) >= s.health[seat]! ? DECISIVE : threat(s, seat) - 9),
  expertise: (s, seat) => threat(s, seat) - 3,
  vampirism: (s, seat) => Math.ceil(s.caused[seat]! / 2) - 4,
  cauterise: cureWorth,
  tourniquet: cureWorth,
  channel: () => NOT_NOW,
  'brain-drain': () => NOT_NOW,
  penance: () => NOT_NOW,
};

export function modifierWorth(s: S, seat: number, ability: Ability, move: Move): number {
  const [verb, , what] = move;
  const special = SPECIAL[ability.id];
  if (special !== undefined) return special(s, seat);
  if (verb === RENEW) return abilityWorth(s, seat, ABILITIES[what]!) - 1;
  if (ability.changes !== undefined) return diceWorth(s, seat, ability.changes, move);
  const effects = effectsWorth(s, seat, ability.does);
  if (verb !== CHOOSE) return effects;
  const by = raiseBy(s, seat, ability.raises!, what);
  if (ability.raises!.span === 'rest') return effects + mightChange(s, seat, what, by);
  return boostWorth(s, seat, what, by);
}

/** A hero does not heal beyond the maximum, so healing waits until all of it counts. */
function effectsWorth(s: S, seat: number, effects: readonly Effect[] | undefined): number {
  let worth = 0;
  for (const effect of effects ?? []) {
    if (effect.do === 'heal')
      worth += s.sheets[seat]!.max - s.health[seat]! >= effect.by ? effect.by : -effect.by;
    else if (effect.do === 'change')
      worth +=
        effect.on === 'me'
          ? boostWorth(s, seat, effect.stat, effect.by)
          : boostWorth(s, seat, effect.stat, -effect.by);
  }
  return worth;
}

/** A boost is kept until it surely counts: when the dice lie on the table. */
function boostWorth(s: S, seat: number, stat: number, by: number): number {
  if (stat === SPEED || stat === TOTAL) return s.window === B ? turnWorth(s, seat, by) : NOT_NOW;
  if (s.window !== D || s.hit.kind !== SCORE_HIT) return NOT_NOW;
  const hit = threat(s, loser(s));
  if (stat === BRAWN || stat === MAGIC)
    return seat === s.winner && hit > 0 ? mightChange(s, seat, stat, by) : NOT_NOW;
  return seat === loser(s) && hit >= by ? by : NOT_NOW;
}

function cureWorth(s: S, seat: number): number {
  const ticks =
    Number(hasMark(s, seat, BLEED)) +
    2 * Number(hasMark(s, seat, VENOM)) +
    2 * Number(hasMark(s, seat, DISEASE));
  return 1.5 * ticks - 2.5;
}
