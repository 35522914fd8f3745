/** What White and Black cards ask of their player. */
import { type Decision, decision, type Move, type Offers } from '@fray/engine';
import {
  ADVENT,
  ADVENT_SET,
  BANANA,
  BAT,
  BLESSING,
  CARD_IDS,
  CARD_OF_GEAR,
  CHOCOLATE,
  CHOCOLATE_SET,
  DOLL,
  DYNAMITE,
  FIRST_AID,
  FLARE,
  GEAR_COUNT,
  GOBLIN,
  RITUAL,
  RITUAL_SET,
  SPIDER,
} from '../data/cards.js';
import {
  ALTAR_OTHERS,
  DEAD,
  MUST_APPLY,
  NO_GEAR,
  NOT_MEANT,
  NOT_THEIRS,
  NOT_YOURS,
  namesOthers,
} from '../refusals.js';
import { gearBit, offerGear } from '../rules/gear.js';
import { nextAlive } from '../rules/range.js';
import { isAlive, type ShadowState } from '../state.js';
import { HAND, PASS, TAKE, TARGET, USE } from '../verbs.js';
import { prompt } from '../words/ids.js';

/** Cards that name somebody else, cards that name anybody, and cards that hurt. */
const OTHERS: readonly number[] = [BLESSING, SPIDER, BAT];
const ANYBODY: readonly number[] = [FIRST_AID, DOLL];
const HARMFUL: readonly number[] = [SPIDER, BAT, DOLL, DYNAMITE, FLARE];

export function needsTarget(card: number): boolean {
  return OTHERS.includes(card) || ANYBODY.includes(card);
}

export function isHarmful(card: number): boolean {
  return HARMFUL.includes(card);
}

/** Whom the card invites to show themselves and heal; 0 for every other card. */
export function vowSet(card: number): number {
  if (card === ADVENT) return ADVENT_SET;
  if (card === CHOCOLATE) return CHOCOLATE_SET;
  return card === RITUAL ? RITUAL_SET : 0;
}

const mustApply = () => MUST_APPLY;

export const aim: Decision<ShadowState> = decision<ShadowState>({
  id: 'aim',
  clause: 'SH-B-38',
  offers(s, seat, out) {
    const others = OTHERS.includes(s.drawn);
    for (let other = 0; other < s.seats; other++)
      out.offer(
        !isAlive(s, other) ? DEAD : others && other === seat ? namesOthers(s.drawn) : undefined,
        TARGET,
        other,
      );
    out.otherwise(PASS, mustApply);
  },
  prompt: (s) => prompt('aim', { card: CARD_IDS[s.drawn]! }),
  timeout: (s, seat) => [TARGET, nextAlive(s, seat), 0, 0, 0],
});

/** SH-E-37: whoever drew it is asked, whether it is meant for them or not. */
export const vow: Decision<ShadowState> = decision<ShadowState>({
  id: 'vow',
  clause: 'SH-E-37',
  paced: true,
  offers(s, seat, out) {
    out.offer(undefined, PASS);
    const meant = (vowSet(s.drawn) & (1 << s.characters[seat]!)) !== 0;
    out.offer(meant ? undefined : NOT_MEANT, USE, seat);
  },
  prompt: (s) => prompt('vow', { card: CARD_IDS[s.drawn]! }),
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

/** SH-K-BananaPeel */
export const banana: Decision<ShadowState> = decision<ShadowState>({
  id: 'banana',
  clause: 'SH-K-BananaPeel',
  offers(s, seat, out) {
    for (let other = 0; other < s.seats; other++)
      if (other !== seat && isAlive(s, other)) offerGear(s, seat, HAND, other, out);
    out.otherwise(HAND, (player, card) => {
      if ((s.gear[seat]! & gearBit(card)) === 0) return NOT_YOURS;
      return player === seat ? namesOthers(BANANA) : DEAD;
    });
    out.otherwise(PASS, mustApply);
  },
  prompt: () => prompt('banana'),
  timeout: (s, seat) => {
    const gear = s.gear[seat]!;
    return [HAND, nextAlive(s, seat), CARD_OF_GEAR[31 - Math.clz32(gear & -gear)]!, 0, 0];
  },
});

/** What the others have before them; the Altar and the Goblin take from it (SH-B-31). */
export function offerTheirGear(s: Readonly<ShadowState>, seat: number, out: Offers): void {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && isAlive(s, other)) offerGear(s, other, TAKE, other, out);
  const own = s.drawn === GOBLIN ? namesOthers(GOBLIN) : ALTAR_OTHERS;
  out.otherwise(TAKE, (player) =>
    player === seat ? own : (s.gear[player] ?? 0) === 0 ? NO_GEAR : NOT_THEIRS,
  );
}

export function othersGear(s: Readonly<ShadowState>, seat: number): number {
  let set = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) set |= s.gear[other]!;
  return set;
}

export const goblin: Decision<ShadowState> = decision<ShadowState>({
  id: 'goblin',
  clause: 'SH-K-MoodyGoblin',
  offers(s, seat, out) {
    offerTheirGear(s, seat, out);
    out.otherwise(PASS, mustApply);
  },
  prompt: () => prompt('goblin'),
  timeout: firstTheirs,
});

/** Something of somebody else's, for whoever ran out of time. */
export function firstTheirs(s: Readonly<ShadowState>, seat: number): Move {
  for (let other = 0; other < s.seats; other++)
    for (let gear = 0; gear < GEAR_COUNT; gear++)
      if (other !== seat && (s.gear[other]! & (1 << gear)) !== 0)
        return [TAKE, other, CARD_OF_GEAR[gear]!, 0, 0];
  return [PASS, 0, 0, 0, 0];
}

/** What a card has to ask before it does anything; undefined when it asks nothing. */
export function questionOf(s: Readonly<ShadowState>): Decision<ShadowState> | undefined {
  const { drawn, turn } = s;
  if (needsTarget(drawn)) return aim;
  const meant = vowSet(drawn);
  if (meant !== 0) return (s.open[turn]! & meant) === 0 ? undefined : vow;
  if (drawn === BANANA) return s.gear[turn] === 0 ? undefined : banana;
  if (drawn === GOBLIN) return othersGear(s, turn) === 0 ? undefined : goblin;
  return undefined;
}
