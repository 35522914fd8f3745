/** Deaths as one batch: faces up, the scream, loot, one win check (SH-B-59 to SH-B-68, SH-B-87). */
import { type Decision, decision, procedureOf, type Run } from '@fray/engine';
import { OFF_BOARD } from '../data/areas.js';
import { CARD_OF_GEAR, ROSARY } from '../data/cards.js';
import {
  BOB,
  BRYAN,
  CHARACTER_IDS,
  CHARLES,
  DANIEL,
  FACTION,
  FACTION_IDS,
  HP,
  members,
  STANDING_AT,
} from '../data/characters.js';
import { ONLY_BOB } from '../refusals.js';
import { isAlive, isRevealed, type ShadowState } from '../state.js';
import { TAKE, USE } from '../verbs.js';
import type { Events } from '../words/events.js';
import { prompt } from '../words/ids.js';
import { countBits, discardAll, gearBit, moveGear, offerGear } from './gear.js';
import { could, hasAbility, isOpenly, reveal, ruleOut } from './reveal.js';
import { check } from './win.js';

const FEAST = 3;
const BRYAN_HP = 13;
const BIG_TABLE = 7;

/** What a killer picks from the fallen; whoever may be Bob at a big table may show himself and take everything. */
export const loot: Decision<ShadowState> = decision<ShadowState>({
  id: 'loot',
  clause: 'SH-B-63',
  paced: true,
  offers(s, seat, out) {
    const { victim, attack } = s.stack[s.stack.length - 1]!.locals as DeathLocals;
    offerGear(s, victim, TAKE, victim, out);
    if (attack && s.seats >= BIG_TABLE && !isRevealed(s, seat))
      out.offer(hasAbility(s, seat, BOB) ? undefined : ONLY_BOB, USE, seat);
  },
  prompt: (s) => prompt('loot', { victim: victimOf(s) }),
  timeout: (s) => {
    const victim = victimOf(s);
    const gear = s.gear[victim]!;
    return [TAKE, victim, CARD_OF_GEAR[31 - Math.clz32(gear & -gear)]!, 0, 0];
  },
});

/** While a killer picks, what the fallen had still lies before them. */
export function isLooting(s: Readonly<Pick<ShadowState, 'stack'>>): boolean {
  return s.stack.some(({ locals }) => locals['victim'] !== undefined);
}

function victimOf(s: Readonly<ShadowState>): number {
  return s.stack[s.stack.length - 1]!.locals['victim'] as number;
}

/**
 * Looks at every marker once the effect is done, and says whether anybody falls. `by` caused it, or NO_SEAT. Deaths come
 * next, before anything else.
 */
export function settle(s: ShadowState, run: Run<ShadowState, Events>, by: number, attack: boolean): boolean {
  let fallen = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const damage = s.damage[seat]!;
    if (damage < 8 || !isAlive(s, seat)) continue;
    if (damage >= HP[s.characters[seat]!]!) fallen |= 1 << seat;
    else s.open[seat]! &= STANDING_AT[damage]!;
  }
  if (fallen !== 0) run.call(deaths, { by, attack, dead: fallen, fallen, victim: -1 });
  return fallen !== 0;
}

/** `dead` are all who fall together, `fallen` those of them whose things still lie there. */
type DeathLocals = { by: number; attack: boolean; dead: number; fallen: number; victim: number };

export const deaths = procedureOf<ShadowState, DeathLocals, Events>()('deaths', {
  /** SH-B-59, SH-B-60, SH-B-88: all at once. */
  fall(s, run, l) {
    if (s.firstDead === 0) s.firstDead = l.fallen;
    s.alive &= ~l.fallen;
    s.angels &= s.alive;
    s.barriers &= s.alive;
    for (let step = 1; step <= s.seats; step++) {
      const seat = (Math.max(0, l.by) + step) % s.seats;
      if ((l.fallen & (1 << seat)) !== 0) bury(s, run, seat, l.by);
    }
  },
  /** SH-C-Daniel, and the silence that tells where he is not. */
  scream(s, run) {
    for (let seat = 0; seat < s.seats; seat++) {
      if (isRevealed(s, seat) || !could(s, seat, DANIEL)) continue;
      if (s.characters[seat] === DANIEL) reveal(s, run, seat, 'SH-C-Daniel');
      else ruleOut(s, seat, 1 << DANIEL);
    }
  },
  nextVictim(s, run, l) {
    const looter = l.by >= 0 && isAlive(s, l.by) && (l.attack || s.options.lootOnNonAttackKill);
    l.victim = looter ? firstOf(s, l.fallen, l.by) : -1;
    if (l.victim === -1) run.goto(deaths.at.strip);
    else if (takesAll(s, l)) run.goto(deaths.at.takeAll);
  },
  askLoot(s, run, l) {
    // He may have shown himself while he was being asked.
    if (takesAll(s, l)) run.goto(deaths.at.takeAll);
    else run.ask(l.by, loot);
  },
  takeOne(s, run, l) {
    if (run.verb === USE) {
      reveal(s, run, l.by, 'SH-C-Bob');
      return;
    }
    takeLoot(s, run, l, run.b);
    l.fallen &= ~(1 << l.victim);
    discardAll(s, run, l.victim);
    run.goto(deaths.at.nextVictim);
  },
  takeAll(s, run, l) {
    for (const gear of members(s.gear[l.victim]!)) takeLoot(s, run, l, CARD_OF_GEAR[gear]!);
    l.fallen &= ~(1 << l.victim);
    discardAll(s, run, l.victim);
    run.goto(deaths.at.nextVictim);
  },
  strip(s, run, l) {
    for (let seat = 0; seat < s.seats; seat++) if ((l.fallen & (1 << seat)) !== 0) discardAll(s, run, seat);
  },
  /** SH-C-Charles, SH-C-Bryan: kills by attack alone count. */
  feats(s, run, l) {
    if (!l.attack || l.by < 0 || !isAlive(s, l.by)) return;
    countFeats(s, run, l.by, l.dead & ~(1 << l.by));
  },
  /** SH-B-89: after the loot. */
  check(s, run, l) {
    check(s, run);
    if (l.attack && l.by >= 0) noteKiller(s, l.by);
  },
});

function bury(s: ShadowState, run: Run<ShadowState, Events>, seat: number, by: number): void {
  s.places[seat] = OFF_BOARD;
  s.extra[seat] = 0;
  const character = s.characters[seat]!;
  const hidden = !isRevealed(s, seat);
  reveal(s, SILENT, seat, 'SH-B-59');
  if (run.listening)
    run.tell({
      type: 'died',
      clause: 'SH-B-59',
      data: {
        seat,
        by,
        hidden,
        character: CHARACTER_IDS[character]!,
        faction: FACTION_IDS[FACTION[character]!]!,
      },
    });
}
/** A death tells who somebody was by itself. */
const SILENT = { listening: false } as Run<ShadowState, Events>;

/** The next of the fallen with Equipment, clockwise from the killer. */
function firstOf(s: Readonly<ShadowState>, fallen: number, by: number): number {
  for (let step = 1; step < s.seats; step++) {
    const seat = (by + step) % s.seats;
    if ((fallen & (1 << seat)) !== 0 && s.gear[seat] !== 0) return seat;
  }
  return -1;
}

function takeLoot(s: ShadowState, run: Run<ShadowState, Events>, l: DeathLocals, card: number): void {
  if (l.attack) s.attacks[s.attacks.length - 1]!.won |= gearBit(card);
  moveGear(s, run, l.victim, l.by, card, 'SH-B-63');
}

/** SH-K-SilverRosary, SH-C-Bob: only an attack takes everything. SH-B-68: not by a Rosary that it has just won. */
function takesAll(s: Readonly<ShadowState>, { by, attack, victim }: DeathLocals): boolean {
  if (countBits(s.gear[victim]!) === 1) return true;
  if (!attack) return false;
  const { won } = s.attacks[s.attacks.length - 1]!;
  return (s.gear[by]! & ~won & ROSARY) !== 0 || (s.seats >= BIG_TABLE && isOpenly(s, by, BOB));
}

function countFeats(s: ShadowState, run: Run<ShadowState, Events>, by: number, fallen: number): void {
  if (fallen === 0) return;
  const dead = s.seats - countBits(s.alive);
  if (s.characters[by] === CHARLES && dead >= FEAST) s.feats |= 1 << by;
  if (s.characters[by] !== BRYAN) return;
  for (const victim of members(fallen))
    if (HP[s.characters[victim]!]! >= BRYAN_HP) s.feats |= 1 << by;
    else if ((s.cancelled & (1 << by)) === 0) reveal(s, run, by, 'SH-C-Bryan');
}

/** The match went on, so the killer is neither Charles with enough dead nor Bryan. */
function noteKiller(s: ShadowState, by: number): void {
  if (s.outcome !== null) return;
  if (s.seats - countBits(s.alive) >= FEAST) ruleOut(s, by, 1 << CHARLES);
  if ((s.cancelled & (1 << by)) === 0) ruleOut(s, by, 1 << BRYAN);
}
