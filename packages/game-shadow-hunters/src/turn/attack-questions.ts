/** What is asked in an attack. Whoever could act for all that the table knows is asked; most of them can only go on. */
import { type Decision, decision, type Move, type Offers, type Pending, type Refusal } from '@fray/engine';
import { CARD_OF_GEAR, GEAR_COUNT, MACHINE_GUN } from '../data/cards.js';
import { ALLIE, BOB, CHARLES, FACTION_SETS, HUNTER, VAMPIRE, WEREWOLF } from '../data/characters.js';
import { houseReaction } from '../house/table.js';
import { ONLY_BOB, ONLY_HUNTERS, onlyFor } from '../refusals.js';
import { offerGear } from '../rules/gear.js';
import { could, hasAbility } from '../rules/reveal.js';
import { type Attack, isAlive, type ShadowState } from '../state.js';
import { PASS, TAKE, USE } from '../verbs.js';
import { type PendingId, type PromptId, pendingOf, prompt } from '../words/ids.js';

const SMALL_TABLE = 6;
const ROBBERY = 2;
const GO_ON = (): Move => [PASS, 0, 0, 0, 0];

export function currentAttack(s: Readonly<ShadowState>): Attack {
  return s.attacks[s.attacks.length - 1]!;
}

/** The k-th seat clockwise from the attacker. */
export function seatAt(s: Readonly<ShadowState>, attack: Readonly<Attack>, step: number): number {
  return (attack.by + step) % s.seats;
}

/** SH-C-Bob, SH-E-12 to SH-E-14: the next defender who may be robbed instead, as a step; -1 when there is none. */
export function nextRobbed(s: Readonly<ShadowState>, attack: Readonly<Attack>): number {
  if (s.seats > SMALL_TABLE || !could(s, attack.by, BOB)) return -1;
  for (let step = attack.at; step < s.seats; step++) {
    const seat = seatAt(s, attack, step);
    if ((attack.left & (1 << seat)) !== 0 && attack.damage[seat]! >= ROBBERY && s.gear[seat] !== 0)
      return step;
  }
  return -1;
}

/** SH-E-43: the defenders who may be Allie with her love still to give. */
export function bracing(s: Readonly<ShadowState>, attack: Readonly<Attack>): number {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++)
    if (
      (attack.left & ~s.spent & (1 << seat)) !== 0 &&
      attack.damage[seat]! > 0 &&
      s.damage[seat]! > 0 &&
      could(s, seat, ALLIE)
    )
      seats |= 1 << seat;
  return seats;
}

/** The next defender who may strike back, as a step; -1 when there is none. */
export function nextAnswer(s: Readonly<ShadowState>, attack: Readonly<Attack>): number {
  const reaction = houseReaction(s);
  for (let step = attack.at; step < s.seats; step++) {
    const seat = seatAt(s, attack, step);
    const bit = 1 << seat;
    if ((attack.left & s.alive & bit) === 0) continue;
    if (could(s, seat, WEREWOLF) && (attack.countered & bit) === 0) return step;
    if (reaction?.isOpenTo(s, attack, seat)) return step;
  }
  return -1;
}

function about(s: Readonly<ShadowState>, what: PendingId, order: number[], target?: number): Pending {
  const attack = currentAttack(s);
  const data =
    target === undefined
      ? { by: attack.by }
      : { by: attack.by, seat: target, damage: attack.damage[target]! };
  return {
    what: pendingOf(what, data),
    source: attack.by,
    ...(target === undefined ? {} : { target }),
    order,
    passed: [],
  };
}

interface Question {
  readonly id: PromptId;
  readonly clause: string;
  readonly what: PendingId;
  readonly offers: (s: Readonly<ShadowState>, seat: number, out: Offers) => void;
  readonly target?: (s: Readonly<ShadowState>) => number;
}

function question({ id, clause, what, offers, target }: Question): Decision<ShadowState> {
  return decision<ShadowState>({
    id,
    clause,
    paced: true,
    offers,
    prompt: (s) => prompt(id, { by: currentAttack(s).by, target: target?.(s) ?? -1 }),
    pending(s) {
      const top = s.stack[s.stack.length - 1]!;
      const order = Array.from({ length: s.seats }, (_, i) => seatAt(s, currentAttack(s), i));
      const asked = order.filter((seat) => (top.asking & (1 << seat)) !== 0 || Boolean(top.sealed?.[seat]));
      return about(s, what, asked, target?.(s));
    },
    timeout: GO_ON,
  });
}

/** An ability that may be used here, by whoever has it; it shows who they are. */
function offerAbility(s: Readonly<ShadowState>, seat: number, character: number, out: Offers): void {
  out.offer(undefined, PASS);
  out.offer(hasAbility(s, seat, character) ? undefined : onlyFor(character), USE, seat);
}

/** SH-K-SpearOfLonginus */
export const spear = question({
  id: 'spear',
  clause: 'SH-K-SpearOfLonginus',
  what: 'blow',
  offers(s, seat, out) {
    out.offer(undefined, PASS);
    const hunter = (FACTION_SETS[HUNTER]! & (1 << s.characters[seat]!)) !== 0;
    out.offer(hunter ? undefined : ONLY_HUNTERS, USE, seat);
  },
});

const robbed = (s: Readonly<ShadowState>): number => {
  const attack = currentAttack(s);
  return seatAt(s, attack, nextRobbed(s, attack));
};

export const rob = question({
  id: 'rob',
  clause: 'SH-C-Bob',
  what: 'blow',
  target: robbed,
  offers(s, seat, out) {
    const victim = robbed(s);
    out.offer(undefined, PASS);
    if (hasAbility(s, seat, BOB)) offerGear(s, victim, TAKE, victim, out);
    else refuseGear(s, victim, ONLY_BOB, out);
  },
});

function refuseGear(s: Readonly<ShadowState>, victim: number, why: Refusal, out: Offers): void {
  if (out.listing) return;
  for (let gear = 0; gear < GEAR_COUNT; gear++)
    if ((s.gear[victim]! & (1 << gear)) !== 0) out.offer(why, TAKE, victim, CARD_OF_GEAR[gear]!);
}

/** SH-B-72, SH-E-43: the moment before the blow lands. */
export const brace = question({
  id: 'brace',
  clause: 'SH-E-43',
  what: 'blow',
  offers: (_s, _seat, out) => out.offer(undefined, PASS),
});

/** SH-E-01 */
export const bite = question({
  id: 'bite',
  clause: 'SH-C-Vampire',
  what: 'struck',
  offers: (s, seat, out) => offerAbility(s, seat, VAMPIRE, out),
});

/** SH-C-Werewolf, and whatever a house rule allows. */
export const answer = question({
  id: 'answer',
  clause: 'SH-C-Werewolf',
  what: 'struck',
  offers(s, seat, out) {
    const attack = currentAttack(s);
    out.offer(undefined, PASS);
    const wolf = hasAbility(s, seat, WEREWOLF) && (attack.countered & (1 << seat)) === 0;
    out.offer(wolf ? undefined : onlyFor(WEREWOLF), USE, seat);
    houseReaction(s)?.offer(s, attack, seat, out);
  },
});

/** SH-C-Charles: the same character again; one of them where the Machine Gun that hit several is gone. */
export const again = question({
  id: 'again',
  clause: 'SH-C-Charles',
  what: 'struck',
  offers(s, seat, out) {
    const living = currentAttack(s).targets & s.alive;
    const picks = (living & (living - 1)) !== 0 && (s.gear[seat]! & MACHINE_GUN) === 0;
    if (!picks) return offerAbility(s, seat, CHARLES, out);
    const why = hasAbility(s, seat, CHARLES) ? undefined : onlyFor(CHARLES);
    out.offer(undefined, PASS);
    for (let other = 0; other < s.seats; other++)
      if ((living & (1 << other)) !== 0) out.offer(why, USE, other);
  },
});

/** SH-E-16, SH-E-49: only after an attack in one's own turn, while somebody it hit still stands. */
export function mayRepeat(s: Readonly<ShadowState>, attack: Readonly<Attack>): boolean {
  if (attack.counter || attack.by !== s.turn || s.cut || !isAlive(s, attack.by)) return false;
  return (attack.targets & s.alive) !== 0 && could(s, attack.by, CHARLES);
}
