/** Who has won, and when that ends the match (SH-B-83 to SH-B-92). */
import type { Run } from '@fray/engine';
import { ALTAR } from '../data/areas.js';
import { RELICS } from '../data/cards.js';
import {
  AGNES,
  ALLIE,
  BOB,
  BRYAN,
  CATHERINE,
  CHARACTER_IDS,
  CHARLES,
  DANIEL,
  DAVID,
  FACTION,
  HUNTER,
  NEUTRAL,
  SHADOW,
} from '../data/characters.js';
import { isAlive, type ShadowState } from '../state.js';
import type { Events } from '../words/events.js';
import type { OutcomeId } from '../words/ids.js';
import { countBits } from './gear.js';
import { ruleOut } from './reveal.js';

const DEAD_NEUTRALS = 3;
const DAVID_NUMBER = 3;
const LAST_STANDING = 2;

function livingOf(s: Readonly<ShadowState>, faction: number): number {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++)
    if (isAlive(s, seat) && FACTION[s.characters[seat]!] === faction) n++;
  return n;
}

function deadNeutrals(s: Readonly<ShadowState>): number {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++)
    if (!isAlive(s, seat) && FACTION[s.characters[seat]!] === NEUTRAL) n++;
  return n;
}

/** SH-B-91 */
export function huntersWon(s: Readonly<ShadowState>): boolean {
  return livingOf(s, SHADOW) === 0;
}

/** SH-B-92 */
export function shadowsWon(s: Readonly<ShadowState>): boolean {
  return livingOf(s, HUNTER) === 0 || deadNeutrals(s) >= DEAD_NEUTRALS;
}

/** SH-B-85: a condition that ends the match at once. */
function endsMatch(s: Readonly<ShadowState>, seat: number): boolean {
  const character = s.characters[seat]!;
  const faction = FACTION[character]!;
  if (faction === HUNTER) return huntersWon(s);
  if (faction === SHADOW) return shadowsWon(s);
  const bit = 1 << seat;
  switch (character) {
    case BOB:
      return countBits(s.gear[seat]!) >= s.options.bobNumber;
    case CHARLES:
    case BRYAN:
      return (s.feats & bit) !== 0;
    case DANIEL:
      return (s.firstDead & bit) !== 0 || (isAlive(s, seat) && huntersWon(s));
    case CATHERINE:
      return (s.firstDead & bit) !== 0 || (isAlive(s, seat) && countBits(s.alive) <= LAST_STANDING);
    case DAVID:
      return countBits(s.gear[seat]! & RELICS) >= DAVID_NUMBER;
    default:
      return false;
  }
}

/** SH-B-84, SH-B-86: whether a player wins if the match ends now. */
export function fulfils(s: Readonly<ShadowState>, seat: number): boolean {
  const character = s.characters[seat]!;
  if (character === ALLIE) return isAlive(s, seat);
  if (character === AGNES) return fulfils(s, agnesLooksAt(s, seat));
  if (character === BRYAN && s.places[seat] === ALTAR) return true;
  return endsMatch(s, seat);
}

/** SH-E-48: seats as dealt, the dead included; the right neighbour sits before her in turn order. */
export function agnesLooksAt(s: Readonly<Pick<ShadowState, 'turned' | 'seats'>>, seat: number): number {
  return (seat + (s.turned ? 1 : s.seats - 1)) % s.seats;
}

/** SH-B-83, SH-B-89: looked at after every death and every change of Equipment. */
export function check(s: ShadowState, run: Run<ShadowState, Events>): void {
  if (s.outcome !== null) return;
  for (let seat = 0; seat < s.seats; seat++)
    if (endsMatch(s, seat)) {
      conclude(s, run, 'SH-B-84', reasonOf(s));
      return;
    }
  noteNoWinner(s);
}

/** That play goes on says who somebody is not. */
function noteNoWinner(s: ShadowState): void {
  const few = countBits(s.alive) <= LAST_STANDING;
  for (let seat = 0; seat < s.seats; seat++) {
    const gear = s.gear[seat]!;
    if (few && isAlive(s, seat)) ruleOut(s, seat, 1 << CATHERINE);
    if (gear === 0) continue;
    if (countBits(gear) >= s.options.bobNumber) ruleOut(s, seat, 1 << BOB);
    if (countBits(gear & RELICS) >= DAVID_NUMBER) ruleOut(s, seat, 1 << DAVID);
  }
}

function reasonOf(s: Readonly<ShadowState>): OutcomeId {
  const [hunters, shadows] = [huntersWon(s), shadowsWon(s)];
  if (hunters && shadows) return 'both';
  if (hunters) return 'hunters';
  if (livingOf(s, HUNTER) === 0) return 'shadows';
  return shadows ? 'neutrals' : 'alone';
}

/** Everybody shows who they were, and whoever fulfils a condition has won. */
export function conclude(
  s: ShadowState,
  run: Run<ShadowState, Events>,
  clause: string,
  reason: OutcomeId,
): void {
  const winners: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (fulfils(s, seat)) winners.push(seat);
  const characters = s.characters.map((character) => CHARACTER_IDS[character]!);
  run.finish(winners, clause, reason, { data: { characters } });
  if (run.listening) run.tell({ type: 'over', clause, data: { winners, reason, characters } });
}
