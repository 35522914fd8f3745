/** The state with card ids where it has places in tables, so that hashes survive a new card. */
import type { Locals } from '@fray/engine';
import { FOOD_IDS } from '../data/foods.js';
import { NO_EFFECT, PET_IDS } from '../data/pets.js';
import { SPELL_IDS } from '../data/spells.js';
import { BASIC, WEAPON_IDS } from '../data/weapons.js';
import { causeOf } from '../flow/effects/effect.js';
import { OWNED_SPELLS, OWNED_WEAPONS } from '../rules/owned.js';
import type { TrueshotState } from './state.js';

const pet = (kind: number): string | null => (kind < 0 || kind === NO_EFFECT ? null : PET_IDS[kind]!);
const weapon = (kind: number): string => (kind === BASIC ? 'basic' : WEAPON_IDS[kind]!);
const spell = (kind: number): string | null => (kind < 0 ? null : SPELL_IDS[kind]!);
const food = (kind: number): string => FOOD_IDS[kind]!;

/** A card that somebody has had. */
function owned(card: number): string | null {
  if (card >= OWNED_SPELLS) return spell(card - OWNED_SPELLS);
  return card >= OWNED_WEAPONS ? weapon(card - OWNED_WEAPONS) : pet(card);
}

export function spellOut(s: Readonly<TrueshotState>) {
  const { rng: _rng, stack: _stack, outcome: _outcome, options: _options, ...table } = s;
  return {
    ...table,
    kind: s.kind.map(pet),
    effect: s.effect.map(pet),
    also: s.also.map(pet),
    weapon: s.weapon.map(weapon),
    aspect: s.aspect.map(spell),
    owned: s.owned.map((cards) => cards.map(owned)),
    known: s.known.map(spell),
    hands: s.hands.map((cards) => cards.map(spell)),
    aside: s.aside.map((cards) => cards.map(spell)),
    petPile: s.petPile.map(pet),
    petDiscard: s.petDiscard.map(pet),
    removed: s.removed.map(pet),
    weaponPile: s.weaponPile.map(weapon),
    weaponDiscard: s.weaponDiscard.map(weapon),
    shop: s.shop.map(weapon),
    spellPile: s.spellPile.map(spell),
    spellDiscard: s.spellDiscard.map(spell),
    revealed: s.revealed.map(spell),
    draft: s.draft.map(spell),
    offers: s.offers.map((cards) => cards.map(pet)),
    foodPile: s.foodPile.map((cards) => cards.map(food)),
    foodDiscard: s.foodDiscard.map((cards) => cards.map(food)),
    shown: shownCard(s),
  };
}

function shownCard(s: Readonly<TrueshotState>): string | null {
  if (s.shown < 0) return null;
  return s.stack.some(({ locals }) => locals['weaponShown'] === 1) ? weapon(s.shown) : pet(s.shown);
}

export function spellLocals(procedure: string, locals: Readonly<Locals>): unknown {
  if (procedure === 'effect') return { ...locals, ops: causeOf(locals['ops'] as number) };
  if (procedure === 'casting') return { ...locals, spell: spell(locals['spell'] as number) };
  if (procedure === 'settle') {
    const deaths = locals['deaths'] as number[];
    return { ...locals, deaths: deaths.map((n, i) => (i % 2 === 1 ? pet(n) : n)) };
  }
  return locals;
}

/** The options that there were when records of the first format were written. */
const FIRST_OPTIONS = [
  'opener',
  'stray',
  'shadowlands',
  'direDiets',
  'dragonflight',
  'preparationActions',
  'refundOrder',
  'discardNew',
  'oneSpellPerSlot',
  'scareEndsRound',
  'survivorsHeal',
  'stallGuard',
  'lapCap',
  'roundCap',
] as const;

/** As records of the first format have it: with all of its options. */
export function spellOutFirst(s: Readonly<TrueshotState>): unknown {
  return { ...spellOut(s), options: Object.fromEntries(FIRST_OPTIONS.map((id) => [id, s.options[id]])) };
}
