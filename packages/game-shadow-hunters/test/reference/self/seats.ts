/** Small tables for the tests of the reference: seat 0 attacks seat 1, the others fill the factions. */
import { playAttack } from '../attack.js';
import type { AttackOutcome } from '../outcome.js';
import type { AttackSetting, HouseRules, PlayerSetting, ScriptedAnswer } from '../setting.js';
import type { Character } from '../tables.js';

export const ALL_RULES: HouseRules = {
  duelDice: true,
  criticalMisses: true,
  coupDeGrace: true,
  lastStand: true,
  blur: true,
  doubleIt: true,
};

/** Two living Hunters and two living Shadows beside the two who fight, so that nobody wins by the way. */
const BYSTANDERS: readonly Character[] = ['Ellen', 'Emi', 'Wight', 'UltraSoul'];

export function seats(...fighters: PlayerSetting[]): PlayerSetting[] {
  return [...fighters, ...BYSTANDERS.map((character) => ({ character }))];
}

export interface Case extends Partial<Omit<AttackSetting, 'players' | 'answers'>> {
  readonly answers?: readonly (readonly [number, ScriptedAnswer['kind'], string])[];
}

export function play(
  fighters: readonly PlayerSetting[],
  { answers = [], ...rest }: Case = {},
): AttackOutcome {
  return playAttack({
    attacker: 0,
    targets: [1],
    dice: [],
    ...rest,
    players: seats(...fighters),
    answers: answers.map(([who, kind, answer]) => ({ who, kind, answer })),
  });
}

export function damages(outcome: AttackOutcome): number[] {
  return outcome.players.map(({ damage }) => damage);
}

/** "1.3 blur 2 no": run and step, kind, who, and the answer. */
export function asked(outcome: AttackOutcome): string[] {
  return outcome.questions.map(
    ({ run, step, kind, who, answer }) => `${run}.${step} ${kind} ${who} ${answer}`,
  );
}

export function faces(sides: number): number[] {
  return Array.from({ length: sides }, (_, index) => index + 1);
}
