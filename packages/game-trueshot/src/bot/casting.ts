/** Whether a spell is worth casting now; a bot keeps one back for what may come. */
import { SPELLS } from '../data/spells.js';
import {
  AIM_ENEMY,
  AIM_OPPONENT,
  AIM_OWN,
  AIM_OWN_DEAD,
  AIM_PET,
  AIM_PLAYER,
  AIM_TRAPPABLE,
  ASPECT,
  BONUS,
  COUNTER_BONUS,
  HIT,
  HUNT,
  STRIKE,
  TO_PILE,
} from '../data/vocabulary.js';
import { NOTHING } from '../state/state.js';
import { FIRST_PLACE, FIRST_SEAT } from '../verbs.js';
import { isAlive, livingPets, opponents, owner, threat, type View, worthOf } from './board.js';
import { spellWorth } from './worth.js';

/** Spells that stop a strike when they are cast on its striker, or on its target. */
const ON_STRIKER = new Set([
  'scatter-shot',
  'tranquilizing-shot',
  'scare-beast',
  'dismiss-pet',
  'deterrence',
]);
const ON_TARGET = new Set(['disengage', 'intimidation']);
const ON_WEAK = new Set([
  'dismiss-pet',
  'death-chakram',
  'scare-beast',
  'wing-clip',
  'concussive-trait',
  'hunters-mark',
  'deterrence',
]);
const IDLE = new Set([
  'wild-spirits',
  'concussive-trait',
  'distracting-trait',
  'eagle-eye',
  'tracking',
  'beast-lore',
  'flare',
]);

/** How good a cast looks; below the bar of `bar` it is kept. */
export function castWorth(view: View, spell: number, aim: number): number {
  const { id, family, aim: kind } = SPELLS[spell]!;
  const { table, seat } = view;
  if (family === ASPECT) return table.aspect[seat] === NOTHING ? spellWorth(spell) + 1 : 0;
  const pet = aim >= FIRST_PLACE && aim < FIRST_SEAT ? table.row[aim - FIRST_PLACE]! : NOTHING;
  if (kind === AIM_OWN_DEAD) return 7;
  if (id === 'tame-beast' || id === 'call-pet') return 5;
  if (kind === AIM_PET || kind === AIM_OWN || kind === AIM_ENEMY)
    return pet === NOTHING ? 1 : petCastWorth(view, spell, pet);
  if (kind === AIM_PLAYER || kind === AIM_OPPONENT || kind === AIM_TRAPPABLE)
    return playerCastWorth(view, aim - FIRST_SEAT);
  if (id === 'aiming' || id === 'volley') return table.hand.length > 2 ? 2.2 : 0;
  return IDLE.has(id) ? 0.5 : 1;
}

function petCastWorth(view: View, spell: number, pet: number): number {
  const { id, ops } = SPELLS[spell]!;
  const mine = owner(pet) === view.seat;
  const danger = threat(view);
  if (danger !== undefined) {
    if (ON_STRIKER.has(id) && pet === danger.striker) return 7;
    if (ON_TARGET.has(id) && pet === danger.target) return 7;
    if (
      id === 'feed-pet' &&
      pet === danger.target &&
      view.table.current[pet]! + 2 > view.table.declared!.damage
    )
      return 7;
  }
  const hits = ops.filter(({ act }) => act === HIT).reduce((sum, { n }) => sum + n, 0);
  if (hits > 0) return mine ? -5 : hitWorth(view, pet, hits + view.table.nextSpell[view.seat]!);
  if (ops.some(({ act }) => act === TO_PILE)) return mine ? -5 : worthOf(view, pet) * 0.6;
  if (ops.some(({ act }) => act === HUNT)) return mine ? -5 : view.table.current[pet]! > 2 ? 3.6 : 0;
  if (ON_WEAK.has(id)) return mine ? -5 : 2;
  if (ops.some(({ act }) => act === BONUS || act === COUNTER_BONUS || act === STRIKE))
    return mine ? raiseWorth(view, spell, pet) : -5;
  if (id === 'mend-pet') return mine ? view.table.maximum[pet]! - view.table.current[pet]! : -5;
  return mine ? 1 : 0;
}

/** A kill is worth the pet; otherwise a wound is worth a little. */
function hitWorth(view: View, pet: number, hits: number): number {
  const left = view.table.current[pet]!;
  if (hits >= left) return 4 + worthOf(view, pet) * 0.3;
  return 1 + hits / left;
}

/** Bonuses go to the best living pet, and for good ones it is always time. */
function raiseWorth(view: View, spell: number, pet: number): number {
  const best = livingPets(view, view.seat)[0];
  return pet === best && isAlive(view, pet) ? spellWorth(spell) * 0.8 : 1;
}

function playerCastWorth(view: View, seat: number): number {
  if (seat === view.seat) return -5;
  const weakest = opponents(view)[0];
  const health = view.table.health[seat]!;
  return (seat === weakest ? 2.6 : 2) + (health <= 3 ? 2 : 0);
}

/** What a cast must be worth: the last card is kept for an emergency or a kill. */
export function bar(view: View): number {
  const cards = view.table.hand.length + view.table.aside[view.seat]!.length;
  return cards >= 4 ? 1.9 : cards === 3 ? 2.4 : cards === 2 ? 3 : 3.8;
}
