/** Random tables on which somebody can attack: characters, Equipment, damage, what is spent, rules and options. */
import { below, type Rng } from '@fray/engine';
import { CHARACTERS, DEAL, FACTION, setOf } from '../../src/data/characters.js';
import type { HouseRules, Options, PlayerSetting, Sides } from '../reference/setting.js';
import type { Character, Equipment } from '../reference/tables.js';
import { CARD_NAMES, CHARACTER_NAMES } from './names.js';

export interface DrawnAttack {
  readonly players: readonly PlayerSetting[];
  readonly attacker: number;
  readonly targets: readonly number[];
  readonly rules: HouseRules;
  readonly options: Options;
  readonly altarSlot: number;
}

const AREA_COUNT = 6;
const ALTAR_SLOT = 6;

const chance = (rng: Rng, percent: number): boolean => below(rng, 100) < percent;
const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)]!;

function drawRules(rng: Rng): HouseRules {
  const on = (): boolean => chance(rng, 60);
  const duelDice = on();
  return {
    ...{ duelDice, criticalMisses: duelDice && on(), coupDeGrace: on() },
    ...{ lastStand: on(), blur: on(), doubleIt: on() },
  };
}

function drawOptions(rng: Rng): Options {
  return {
    machineGunDuel: pick(rng, ['each', 'shared']),
    coupThresholdHp8: pick(rng, [null, 1]),
    coupSecrecy: pick(rng, ['blind', 'leaky', 'revealedOnly']),
    lastStandTrigger: pick(rng, ['anyAttack', 'damaged', 'threshold']),
    counterChain: pick(rng, ['off', 'on']),
    blurMachineGun: pick(rng, ['own', 'all']),
    blurCoupLock: pick(rng, ['turn', 'pair']),
    loseItPenalty: pick(rng, ['dieFace', 'two', 'one', 'literalZero']),
    bobNumber: pick(rng, [5, 4]),
    ...drawFigures(rng),
  };
}

/** Most numbers are the document's. */
function drawFigures(rng: Rng) {
  const some = <T>(standard: T, others: readonly T[]): T => (chance(rng, 70) ? standard : pick(rng, others));
  return {
    duelAttackDie: some<Sides>(6, [4, 8]),
    duelDefendDie: some<Sides>(4, [6, 8]),
    missDamage: some(1, [2, 4]),
    coupThreshold10: some(1, [2, 4]),
    coupThreshold12: some(2, [1, 5]),
    coupSixes: some(2, [1, 3]),
    doubleBonus: some(2, [1, 5]),
    ...{ coupUses: some(1, [2, 3]), standUses: some(1, [2, 3]) },
    ...{ blurUses: some(1, [2, 3]), doubleUses: some(1, [2, 3]) },
  };
}

/** SH-B-02, SH-B-15: so many of each side, shuffled. */
function drawCharacters(rng: Rng, seats: number): number[] {
  const dealt = DEAL[seats]!.flatMap((count, faction) =>
    shuffled(
      rng,
      CHARACTERS.flatMap((_, c) => (FACTION[c] === faction ? [c] : [])),
    ).slice(0, count),
  );
  return shuffled(rng, dealt);
}

function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const left = items.slice();
  return items.map(() => left.splice(below(rng, left.length), 1)[0]!);
}

/** Equipment is dealt out freely, but nobody has won by it yet. */
function drawGear(rng: Rng, seats: number, most: (seat: number, cards: readonly Equipment[]) => boolean) {
  const gear: Equipment[][] = Array.from({ length: seats }, () => []);
  for (const card of shuffled(rng, CARD_NAMES)) {
    if (chance(rng, 45)) continue;
    const seat = below(rng, seats);
    if (most(seat, [...gear[seat]!, card])) gear[seat]!.push(card);
  }
  return gear;
}

const RELICS: readonly string[] = ['Talisman', 'SpearOfLonginus', 'HolyRobe', 'SilverRosary'];
const FIRST_DEAD_WIN = setOf(({ id }) => id === 'daniel' || id === 'catherine');

/** One or two who fell before, so that nobody has won by that. */
function drawDead(rng: Rng, characters: readonly number[]): readonly boolean[] {
  const dead = characters.map(() => false);
  if (chance(rng, 65)) return dead;
  for (let n = 1 + below(rng, 2); n > 0; n--) {
    const seat = below(rng, characters.length);
    const c = characters[seat]!;
    const alike = characters.filter((other, i) => !dead[i] && FACTION[other] === FACTION[c]).length;
    if ((FIRST_DEAD_WIN & (1 << c)) === 0 && alike > 1) dead[seat] = true;
  }
  return dead.filter((fallen) => !fallen).length > 3 ? dead : characters.map(() => false);
}

function drawPlayer(
  rng: Rng,
  c: number,
  seat: number,
  seats: number,
  dead: boolean,
  equipment: Equipment[],
): PlayerSetting {
  const { hp, id } = CHARACTERS[c]!;
  const character: Character = CHARACTER_NAMES[c]!;
  if (dead) return { character, dead, damage: hp };
  const ghostlyBarrier = id === 'gregor' && chance(rng, 50);
  const some = (): number => (chance(rng, 25) ? 1 + below(rng, 3) : 0);
  return {
    character,
    damage: Math.max(0, hp - 1 - (chance(rng, 60) ? below(rng, 5) : below(rng, hp))),
    equipment,
    slot: below(rng, 12) === 0 ? 0 : 1 + (chance(rng, 60) ? below(rng, 2) : below(rng, AREA_COUNT)),
    revealed: ghostlyBarrier || (id !== 'daniel' && chance(rng, 50)),
    ghostlyBarrier,
    guardianAngel: chance(rng, 10),
    abilityCancelled: !ghostlyBarrier && chance(rng, 8),
    ...{ abilityUsed: ghostlyBarrier, blurUsed: some(), lastStandUsed: some(), doubleUsed: some() },
    coupTried: Array.from({ length: seats }, (_, i) => i).filter((i) => i !== seat && chance(rng, 15)),
  };
}

export function drawAttack(rng: Rng): DrawnAttack {
  const seats = 4 + below(rng, 5);
  const characters = drawCharacters(rng, seats);
  const options = drawOptions(rng);
  const gear = drawGear(rng, seats, (seat, cards) => {
    const { id } = CHARACTERS[characters[seat]!]!;
    if (id === 'bob') return cards.length < options.bobNumber;
    return id !== 'david' || cards.filter((card) => RELICS.includes(card)).length < 3;
  });
  const dead = drawDead(rng, characters);
  const players = characters.map((c, seat) => drawPlayer(rng, c, seat, seats, dead[seat]!, gear[seat]!));
  for (let attacker = 0; attacker < seats; attacker++) {
    const range = inRange(players, attacker);
    if (range.length === 0) continue;
    const all = players[attacker]!.equipment!.includes('MachineGun');
    const targets = all ? range : [pick(rng, range)];
    return { players, attacker, targets, rules: drawRules(rng), options, altarSlot: ALTAR_SLOT };
  }
  return drawAttack(rng);
}

function inRange(players: readonly PlayerSetting[], attacker: number): number[] {
  const me = players[attacker]!;
  const pair = ({ slot = 0 }: PlayerSetting): number => (slot + 1) >> 1;
  if (me.dead || pair(me) === 0) return [];
  const near = !me.equipment!.includes('Handgun');
  return players.flatMap((other, seat) =>
    seat !== attacker && !other.dead && pair(other) !== 0 && (pair(other) === pair(me)) === near
      ? [seat]
      : [],
  );
}
