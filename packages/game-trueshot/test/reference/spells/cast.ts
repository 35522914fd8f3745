/** A spell from the hand to its zone, in the order of 5.1, and the windows it is cast in (5.2). */

import { isOver } from '../boards.js';
import { spellCard } from '../cards.js';
import { resolveDeaths } from '../deaths.js';
import { countOnBoard, healthOf, isTarget } from '../figures.js';
import { enlarge, giveBonuses, land } from '../hits.js';
import type { Moment, Pet } from '../setting.js';
import { askWindow, clockwise, findPet, newSource, pick, seatName, type Table, tell } from '../table.js';
import { type Cast, dropIllegal, isCastable, legalPets, takeAim } from './aim.js';
import { layAspect, TABLE_SPELLS } from './caster.js';
import { HARM, type SpellEffect } from './harm.js';
import { PET_SPELLS } from './pets.js';

const EFFECTS: Readonly<Record<string, SpellEffect>> = { ...HARM, ...PET_SPELLS, ...TABLE_SPELLS };
const ASIDE = 'set aside: ';

/** TL-W-arathar, TL-W-vishanka: damage of the weapon, so no Beetle and no Thori'dal. */
function hitExtreme(t: Table, seat: number, card: string, better: (a: number, b: number) => boolean): void {
  const enemies = legalPets(t, seat, 'eP');
  const best = enemies.filter(
    (pet) => !enemies.some((other) => better(healthOf(t, other), healthOf(t, pet))),
  );
  const id = pick(
    t,
    seat,
    card,
    best.map((pet) => pet.id),
  );
  if (id === undefined) return;
  const amount = 1 + enlarge(t, seat, [id])(id);
  const target = findPet(t, id)!;
  land(t, [{ target, amount, by: undefined, side: seat, cause: card, source: newSource(t) }]);
  resolveDeaths(t);
}

/** TL-A23: once per cast, after the spell is fully resolved. */
function onCastWeapon(t: Table, seat: number): void {
  const { weapon, pets } = t.seats[seat]!;
  const choose = (from: readonly Pet[]): Pet | undefined => {
    const id = pick(
      t,
      seat,
      weapon.card,
      from.map((pet) => pet.id),
    );
    return id === undefined ? undefined : findPet(t, id);
  };
  if (weapon.card === 'arathar') hitExtreme(t, seat, weapon.card, (a, b) => a < b);
  if (weapon.card === 'vishanka') hitExtreme(t, seat, weapon.card, (a, b) => a > b);
  if (weapon.card === 'fang-kung') {
    const pet = choose(pets.filter((own) => isTarget(t, own)));
    const how = { lasting: false, cause: weapon.card };
    if (pet !== undefined) giveBonuses(t, seat, [{ pet, attack: 2, health: 0 }], how);
  }
  if (weapon.card === 'klatith') {
    const pet = choose(legalPets(t, seat, 'eP'));
    if (pet === undefined) return;
    pet.penalty += 1;
    tell(t, { kind: 'state', of: pet.id, state: '-1 Attack' });
  }
  if (weapon.card === 'rhokdelar') weapon.bonus += 1;
}

/** Volley and Lesser Dragonkin (TL-X-volley, TL-P-lesser-dragonkin); Volley is used by a spell with a target only. */
function takesAll(t: Table, seat: number, card: string): boolean {
  const { aim, family } = spellCard(card);
  if (aim === 'none' || aim === 'place') return false;
  const { marks } = t.seats[seat]!;
  const volley = marks.volley;
  marks.volley = false;
  return volley || (family === 'affinity' && countOnBoard(t, seat, 'lesser-dragonkin') > 0);
}

function beginCast(t: Table, seat: number, card: string): Cast {
  const spell = spellCard(card);
  const c: Cast = {
    seat,
    card,
    spell,
    all: takesAll(t, seat, card),
    pets: [],
    players: [],
    riders: new Map(),
    bonus: 0,
    thoridal: t.seats[seat]!.weapon.card === 'thoridal',
    trigger: 1,
    receiver: undefined,
  };
  takeAim(t, c);
  // TL-A21: marks for the next spell that removes Health.
  const { marks } = t.seats[seat]!;
  if (spell.plus) {
    c.bonus = marks.arcane + marks.aiming;
    marks.arcane = 0;
    marks.aiming = 0;
  }
  const targets = [
    ...c.pets.map(({ id }) => id),
    ...c.players.map(seatName),
    ...[...c.riders.values()].map(({ id }) => id),
  ];
  tell(t, { kind: 'cast', seat, card, targets });
  return c;
}

/** Both triggers, each with its deaths. */
function trigger(t: Table, c: Cast): void {
  EFFECTS[c.card]!(t, c);
  resolveDeaths(t);
  if (t.seats[c.seat]!.weapon.card !== 'thasdorah' || !c.spell.again) return;
  c.trigger = 2;
  dropIllegal(t, c);
  EFFECTS[c.card]!(t, c);
  resolveDeaths(t);
}

/** TL-15: a Trap to a hand (TL-24), a spell under a Spirit Beast aside (TL-N45), the rest to the discard. */
function putAway(t: Table, c: Cast, from: { aside: boolean; placements: number; spirit: boolean }): void {
  const { seat, card } = c;
  let to = 'spell discard';
  if (c.receiver !== undefined) {
    t.seats[c.receiver]!.hand.push({ card, placements: from.placements + 1 });
    to = seatName(c.receiver);
  } else if (from.spirit && !from.aside && c.spell.family !== 'trap') {
    t.seats[seat]!.setAsideForNext.push(card);
    to = `set aside by ${seatName(seat)}`;
  } else t.spellDiscard.push(card);
  tell(t, { kind: 'card', card, from: seatName(seat), to });
}

/** 5.1, "Spells". */
function cast(t: Table, seat: number, words: string): void {
  const player = t.seats[seat]!;
  const aside = words.startsWith(ASIDE);
  const card = aside ? words.slice(ASIDE.length) : words;
  const held = aside ? undefined : player.hand.splice(handPlace(t, seat, card), 1)[0];
  const placements = held?.placements ?? 0;
  if (aside) player.setAside.splice(player.setAside.indexOf(card), 1);
  player.castThisSlot = true;
  player.castThisCombat = true;
  const spirit = countOnBoard(t, seat, 'spirit-beast') > 0;
  if (spellCard(card).family === 'aspect') {
    tell(t, { kind: 'cast', seat, card, targets: [] });
    layAspect(t, seat, card);
    onCastWeapon(t, seat);
  } else if (spellCard(card).family === 'trap' && placements >= t.seats.length) {
    // TL-25, TL-N66: the cast after the N-th does nothing but discard; TL-A23 still counts it.
    tell(t, { kind: 'cast', seat, card, targets: [] });
    onCastWeapon(t, seat);
    t.spellDiscard.push(card);
    tell(t, { kind: 'card', card, from: seatName(seat), to: 'spell discard' });
  } else {
    const c = beginCast(t, seat, card);
    trigger(t, c);
    onCastWeapon(t, seat);
    putAway(t, c, { aside, placements, spirit });
  }
}

const handPlace = (t: Table, seat: number, wanted: string): number =>
  t.seats[seat]!.hand.findIndex(({ card }) => card === wanted);

/** TL-A39: everybody with a spell who is not barred, whether or not one is castable. */
function isAsked(t: Table, seat: number): boolean {
  const { hand, setAside, setAsideForNext, silencedUntil, castThisSlot } = t.seats[seat]!;
  const barred = silencedUntil >= t.slot || (t.oneSpellPerSlot && castThisSlot);
  return hand.length + setAside.length + setAsideForNext.length > 0 && !barred;
}

function castables(t: Table, seat: number): string[] {
  const { hand, setAside } = t.seats[seat]!;
  const fits = (card: string) => isCastable(t, seat, spellCard(card));
  return [...hand.map(({ card }) => card).filter(fits), ...setAside.filter(fits).map((card) => ASIDE + card)];
}

/** One round of asking, from the active player clockwise; true when somebody cast. */
function askRound(t: Table, moment: Moment): boolean {
  for (const seat of clockwise(t, t.active)) {
    if (!isAsked(t, seat)) continue;
    const answer = askWindow(t, { kind: 'window', seat, moment, castable: castables(t, seat) });
    if (answer === 'pass') continue;
    cast(t, seat, answer);
    return true;
  }
  return false;
}

/** 5.2: no stack; after each resolved spell a new window, until all pass. */
export function openWindow(t: Table, moment: Moment): void {
  let again = true;
  while (again) again = askRound(t, t.open === undefined && isOver(t) ? 'last' : moment);
}
