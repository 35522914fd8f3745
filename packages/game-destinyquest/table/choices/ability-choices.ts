/** The listed choices of a hero, gathered by ability and by the step they belong to. */
import type { SeatView } from '@fray/engine';
import type { Offer, RefusedOffer } from '@fray/kit';
import {
  ABILITIES,
  type Ability,
  canWait,
  type DuelView,
  type HeroPanel,
  SPEED_DIE,
} from '../../src/index.js';

/** One ability with everything that can be done with it now, or why nothing can. */
export interface AbilityChoice {
  readonly ability: Ability;
  readonly left: number;
  readonly copies: number;
  readonly offers: readonly Offer[];
  readonly refused: RefusedOffer | undefined;
  /** A modifier that would bring nothing now that could not be had later as well. */
  readonly waits: boolean;
}

/** Verbs that name an ability first: play, aim, swap, pick, choose, spend, renew. */
function abilityOf(offer: Offer): string | undefined {
  const id = offer.choice['ability'];
  return typeof id === 'string' ? id : undefined;
}

/** What counts now comes before what can wait. */
export function abilityChoices(
  panel: HeroPanel,
  moves: readonly Offer[],
  refused: readonly RefusedOffer[],
  view: SeatView<DuelView>,
): AbilityChoice[] {
  const choices = panel.abilities.flatMap(({ id, left, copies, list, inert }) => {
    const ability = ABILITIES.find((other) => other.id === id);
    const offers = moves.filter((offer) => abilityOf(offer) === id);
    const alone = list === 'passive' || inert || ability?.always === true;
    // What works by itself may still ask for something before it does (sweet spot).
    if (ability === undefined || (alone && offers.length === 0)) return [];
    if (copies === 0 && offers.length === 0) return [];
    const waits = offers.length > 0 && canWait(view, ABILITIES.indexOf(ability));
    const why = refused.find((offer) => abilityOf(offer) === id);
    return [{ ability, left, copies, offers, refused: why, waits }];
  });
  return choices.sort((a, b) => Number(a.waits) - Number(b.waits));
}

/** What an offer adds to its ability's name: "Charm on your 3" is shown as "on your 3". */
export function detailOf({ label }: Offer, name: string): string {
  if (label.slice(0, name.length).toLowerCase() !== name.toLowerCase()) return label;
  return label.slice(name.length).replace(/^:?\s*/, '') || label;
}

/** The dice on the table that an ability could be aimed at, each with its offer; keys are as in `dieKey`. */
export function aimsOf(
  choice: AbilityChoice | undefined,
  window: string | null,
  seat: number,
): ReadonlyMap<string, Offer> {
  const aims = new Map<string, Offer>();
  if (choice === undefined) return aims;
  const owner = choice.ability.changes?.whose === 'foe' ? 1 - seat : seat;
  for (const offer of choice.offers) {
    if (offer.choice.do !== 'aim') continue;
    const die = offer.move[2];
    if (die >= SPEED_DIE) aims.set(dieKey('speed', owner, die - SPEED_DIE), offer);
    else aims.set(dieKey(window === 'b' ? 'speed' : 'damage', owner, die), offer);
  }
  return aims;
}

export function dieKey(roll: 'speed' | 'damage', owner: number, index: number): string {
  return `${roll}.${owner}.${index}`;
}
