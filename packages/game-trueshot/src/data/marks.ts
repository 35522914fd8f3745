/** What can lie on a pet, one bit each. */

/** Turned over: died in this round (TL-65). */
export const DEAD = 1;
/** Brought to 0 or killed; turned over when deaths are dealt with (5.1, step 11). */
export const FALLING = 2;
/** Its effect is off until round end (Chimaera). */
export const SILENCED = 4;
/** No bonuses this combat (Wing Clip). */
export const CLIPPED = 8;
/** Health 1 this combat (Hunter's Mark). */
export const HUNTED = 16;
/** Here for this combat only (Call Pet, Tame Beast). */
export const TEMPORARY = 32;
/** Strikes at random this combat (Concussive Trait). */
export const CONCUSSED = 64;
/** Must be the target of the next strike (Distracting Trait). */
export const DISTRACTED = 128;
/** Its strikes also hit a neighbour of the target (Trueshot Aura). */
export const AURA = 256;
/** Its strikes shield its owner (Raptor Strike). */
export const RAPTOR_TRAIT = 512;
/** Lost Health since its owner's last slot ended (Counterattack). */
export const HURT = 1024;
/** Has struck in the first lap (Cat). */
export const STRUCK_FIRST_LAP = 2048;
/** Dies when the next lap starts (Death Chakram). */
export const DOOMED = 4096;
/** Cannot be healed nor get bonuses this combat (Ruby Affinity). */
export const FROZEN = 8192;
/** Attack doubled until round end (Core Hound). */
export const DOUBLED = 16384;
/** Has come back once this round (Stone Hound). */
export const CAME_BACK = 32768;
/** Has struck in this combat: Scorpid's first strike is spent. */
export const FIRST_STRIKE_USED = 65536;
/** Has sent its first damage back (Direhorn). */
export const SENT_BACK = 131072;
/** Bonuses it had sleep under a set value (TL-A14). */
export const SET = 262144;
/** Its declared strike was turned by Scatter Shot. */
export const TURNED = 524288;

/** What a combat's end takes off. */
export const COMBAT_MARKS: number =
  CLIPPED |
  HUNTED |
  CONCUSSED |
  DISTRACTED |
  AURA |
  RAPTOR_TRAIT |
  HURT |
  STRUCK_FIRST_LAP |
  DOOMED |
  FROZEN |
  FIRST_STRIKE_USED |
  SENT_BACK |
  TURNED;
/** What a round's end takes off. */
export const ROUND_MARKS: number = DEAD | FALLING | SILENCED | DOUBLED | CAME_BACK | SET;
