/** Spells for the caster alone: looks into piles, Volley, Flare, and the Aspects (TL-F1 to TL-F4, TL-A30, TL-N65). */
import { fillPetPile, leave } from '../boards.js';
import { countOnBoard, withoutKilling } from '../figures.js';
import { askOrder, findPet, pick, seatName, type Table, tell } from '../table.js';
import type { SpellEffect } from './harm.js';

function beastLore(t: Table, seat: number): void {
  fillPetPile(t);
  // TL-N65: one card, nothing to order.
  if (t.petPile.length < 2) return;
  const [top, bottom] = [t.petPile.shift()!, t.petPile.pop()!];
  const chosen = pick(t, seat, 'beast-lore: on top', top === bottom ? [top] : [top, bottom]);
  const other = chosen === top ? bottom : top;
  t.petPile = [chosen!, ...t.petPile, other];
}

/** The two piles separately. */
function eagleEye(t: Table, seat: number): void {
  fillPetPile(t);
  for (const pile of [t.petPile, t.weaponPile]) {
    const top = pile[0];
    if (top === undefined) continue;
    const purpose = pile === t.petPile ? 'eagle-eye: pet' : 'eagle-eye: weapon';
    if (pick(t, seat, purpose, ['top', 'bottom']) === 'bottom') pile.push(pile.shift()!);
  }
}

/** TL-A25: as many as lie there; the first named lies on top. */
function tracking(t: Table, seat: number): void {
  fillPetPile(t);
  const seen = t.petPile.splice(0, 3);
  t.petPile.unshift(...askOrder(t, seat, 'tracking', seen));
}

/** TL-A33: 2, or 3 with Aspect of the Pack, Talonclaw or a temporary pet. */
function petLimit(t: Table, seat: number): number {
  const { aspect, thirdPlace, pets } = t.seats[seat]!;
  return aspect?.card === 'aspect-of-the-pack' || thirdPlace || pets.some((pet) => pet.temporary) ? 3 : 2;
}

/** TL-F2, TL-F4: one Aspect a player; three rounds, and one more for every Fox. */
export function layAspect(t: Table, seat: number, card: string): void {
  const player = t.seats[seat]!;
  const old = player.aspect?.card;
  withoutKilling(t, () => {
    player.aspect = { card, rounds: 3 + countOnBoard(t, seat, 'fox') };
  });
  if (old !== undefined) {
    t.spellDiscard.push(old);
    tell(t, { kind: 'card', card: old, from: seatName(seat), to: 'spell discard' });
  }
  tell(t, { kind: 'card', card, from: seatName(seat), to: 'aspect place' });
  // TL-56: a permit that is replaced in combat: discard down at once, dead pets included.
  while (player.pets.length > petLimit(t, seat)) {
    const id = pick(
      t,
      seat,
      'too many pets',
      player.pets.map((pet) => pet.id),
    )!;
    leave(t, findPet(t, id)!, 'pet discard');
  }
}

export const TABLE_SPELLS: Readonly<Record<string, SpellEffect>> = {
  'beast-lore': (t, c) => beastLore(t, c.seat),
  'eagle-eye': (t, c) => eagleEye(t, c.seat),
  tracking: (t, c) => tracking(t, c.seat),
  volley: (t, c) => {
    t.seats[c.seat]!.marks.volley = true;
    tell(t, { kind: 'state', of: seatName(c.seat), state: 'volley waits' });
  },
  flare: (t, c) => {
    t.seats[c.seat]!.flare = true;
    tell(t, { kind: 'state', of: seatName(c.seat), state: 'flare' });
  },
};
