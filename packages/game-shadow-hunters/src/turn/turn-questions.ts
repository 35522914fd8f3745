/** What the turn's player is asked: how to begin, where to go, what to do there, whom to attack. */
import { type Decision, decision, type Move, type Offers } from '@fray/engine';
import { ALTAR, AREA_COUNT, CABIN, GATE, OFF_BOARD, WOODS } from '../data/areas.js';
import { BLACK, COMPASS, HANDGUN, HERMIT, MACHINE_GUN, MASAMUNE, WHITE } from '../data/cards.js';
import { EMI } from '../data/characters.js';
import { houseAtStart } from '../house/table.js';
import {
  CANCELLED,
  DEAD,
  EMI_MUST_ROLL,
  EMPTY_DECK,
  MUST_ATTACK,
  MUST_MOVE,
  NO_COMPASS,
  NOT_ADJACENT,
  NOT_ENTERED,
  ONE_TARGET,
  OUT_OF_RANGE,
  onlyFor,
  otherDeck,
  SAME_AREA,
  TOO_NEAR,
  YOURSELF,
} from '../refusals.js';
import { ALL_DECKS, canDraw } from '../rules/gear.js';
import { inRange, isNextTo } from '../rules/range.js';
import { isAlive, type ShadowState } from '../state.js';
import { ATTACK, CHOOSE, DRAW, GO, HEAL, HURT, PASS, ROLL, SWEEP } from '../verbs.js';
import { type PromptId, prompt } from '../words/ids.js';
import { offerAbility } from './abilities.js';
import { offerTheirGear, othersGear } from './card-targets.js';

export const begin: Decision<ShadowState> = decision<ShadowState>({
  id: 'begin',
  clause: 'SH-B-35',
  offers(s, seat, out) {
    out.offer(undefined, ROLL, 1);
    out.offer((s.gear[seat]! & COMPASS) === 0 ? NO_COMPASS : undefined, ROLL, 2);
    offerAbility(s, seat, out);
    if (s.characters[seat] === EMI || !out.listing) offerTeleport(s, seat, out);
    houseAtStart(s, seat, out);
    out.otherwise(PASS, mustMove);
  },
  prompt: () => prompt('begin'),
  timeout: (): Move => [ROLL, 1, 0, 0, 0],
});

const mustMove = () => MUST_MOVE;

/** SH-C-Emi: before her first move she must roll. */
function offerTeleport(s: Readonly<ShadowState>, seat: number, out: Offers): void {
  const from = s.places[seat]!;
  for (let area = 0; area < AREA_COUNT; area++)
    if (s.characters[seat] !== EMI) out.offer(onlyFor(EMI), GO, area);
    else if ((s.cancelled & (1 << seat)) !== 0) out.offer(CANCELLED, GO, area);
    else if (from === OFF_BOARD) out.offer(EMI_MUST_ROLL, GO, area);
    else out.offer(isNextTo(s, from, area) ? undefined : NOT_ADJACENT, GO, area);
}

/** SH-B-25 */
export const where: Decision<ShadowState> = decision<ShadowState>({
  id: 'where',
  clause: 'SH-B-25',
  offers(s, seat, out) {
    for (let area = 0; area < AREA_COUNT; area++)
      out.offer(s.places[seat] === area ? SAME_AREA : undefined, GO, area);
    out.otherwise(PASS, mustMove);
  },
  prompt: () => prompt('where'),
  timeout: (s, seat) => [GO, s.places[seat] === CABIN ? GATE : CABIN, 0, 0, 0],
});

/** SH-K-MysticCompass: which of the two throws counts. */
export const compass: Decision<ShadowState> = decision<ShadowState>({
  id: 'compass',
  clause: 'SH-K-MysticCompass',
  offers(_s, _seat, out) {
    out.offer(undefined, CHOOSE, 0);
    out.offer(undefined, CHOOSE, 1);
  },
  prompt(s) {
    const { roll, other } = s.stack[s.stack.length - 1]!.locals;
    return prompt('compass', { first: roll as number, second: other as number });
  },
  timeout: (): Move => [CHOOSE, 0, 0, 0, 0],
});

const PROMPTS: readonly PromptId[] = [
  'area-cabin',
  'area-gate',
  'area-church',
  'area-cemetery',
  'area-woods',
  'area-altar',
];
/** The deck of an area; -1 for those without, or with a choice. */
const DECK_OF: readonly number[] = [HERMIT, -1, WHITE, BLACK, -1, -1];

/** Whether there is anything to do on the area one stands on. */
export function hasAction(s: Readonly<ShadowState>, seat: number): boolean {
  const area = s.places[seat]!;
  if (area === WOODS) return true;
  if (area === ALTAR) return othersGear(s, seat) !== 0;
  return area === GATE ? ALL_DECKS.some((deck) => canDraw(s, deck)) : canDraw(s, DECK_OF[area]!);
}

/** SH-B-37: what the area offers, or nothing. */
export const areaAction: Decision<ShadowState> = decision<ShadowState>({
  id: 'area',
  clause: 'SH-B-37',
  offers(s, seat, out) {
    const area = s.places[seat]!;
    out.offer(undefined, PASS);
    if (area === WOODS) offerWoods(s, out);
    else if (area === ALTAR) offerTheirGear(s, seat, out);
    else
      for (const deck of ALL_DECKS) {
        const here = area === GATE || DECK_OF[area] === deck;
        out.offer(!here ? otherDeck(area) : canDraw(s, deck) ? undefined : EMPTY_DECK, DRAW, deck);
      }
  },
  prompt: (s, seat) => prompt(PROMPTS[s.places[seat]!]!),
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

/** SH-B-27, SH-B-30 */
function offerWoods(s: Readonly<ShadowState>, out: Offers): void {
  for (let other = 0; other < s.seats; other++) out.offer(isAlive(s, other) ? undefined : DEAD, HURT, other);
  for (let other = 0; other < s.seats; other++) out.offer(isAlive(s, other) ? undefined : DEAD, HEAL, other);
}

/** SH-B-39, SH-B-43, SH-E-19 */
export const chooseAttack: Decision<ShadowState> = decision<ShadowState>({
  id: 'attack',
  clause: 'SH-B-39',
  offers(s, seat, out) {
    const range = inRange(s, seat);
    const all = (s.gear[seat]! & MACHINE_GUN) !== 0;
    const beyond = (s.gear[seat]! & HANDGUN) === 0 ? OUT_OF_RANGE : TOO_NEAR;
    out.offer((s.gear[seat]! & MASAMUNE) === 0 ? undefined : MUST_ATTACK, PASS);
    if (all) out.offer(undefined, SWEEP);
    for (let other = 0; other < s.seats; other++)
      if (other === seat) out.offer(YOURSELF, ATTACK, other);
      else if (!isAlive(s, other)) out.offer(DEAD, ATTACK, other);
      else if ((range & (1 << other)) === 0)
        out.offer(s.places[other] === OFF_BOARD ? NOT_ENTERED : beyond, ATTACK, other);
      else out.offer(all ? ONE_TARGET : undefined, ATTACK, other);
  },
  prompt: (s, seat) => prompt((s.gear[seat]! & MASAMUNE) === 0 ? 'attack' : 'attack-forced'),
  timeout(s, seat): Move {
    if ((s.gear[seat]! & MASAMUNE) === 0) return [PASS, 0, 0, 0, 0];
    if ((s.gear[seat]! & MACHINE_GUN) !== 0) return [SWEEP, 0, 0, 0, 0];
    const range = inRange(s, seat);
    return [ATTACK, 31 - Math.clz32(range & -range), 0, 0, 0];
  },
});
