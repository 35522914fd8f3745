/** Steps 4 to 7 of section 6.8: the attacker's roll, Blur, base damage, and what a tie costs. */
import { type Board, type Player, playerAt, roll } from './board.js';
import { hasAbilityOf, holds, isBehindBarrier, isFallen, takeDamage } from './player.js';
import { type Defender, defendersLeft, type Run } from './run.js';
import type { Sides } from './setting.js';

/** Step 4 */
export function attackerRolls(board: Board, run: Run): void {
  // SH-B-47, SH-H-11: Masamune, or a revealed Valkyrie, rolls the d4 alone.
  run.onlyD4 = rollsOnlyD4(playerAt(board, run.attacker));
  if (run.onlyD4) {
    run.d4 = roll(board, run, run.attacker, 4);
    return;
  }
  // SH-H-07: with Duel Dice the attacker rolls only the d6; SH-B-44: otherwise both.
  run.d6 = roll(board, run, run.attacker, firstDie(board));
  if (!board.rules.duelDice) run.d4 = roll(board, run, run.attacker, 4);
}

/** SH-H-07 */
function firstDie(board: Board): Sides {
  return board.rules.duelDice ? board.options.duelAttackDie : 6;
}

function rollsOnlyD4(attacker: Player): boolean {
  return holds(attacker, 'Masamune') || (hasAbilityOf(attacker, 'Valkyrie') && attacker.revealed);
}

/** Step 5. SH-H-31 to SH-H-34: raw results, without Equipment and without DOUBLE's +2. */
export function blurRolls(board: Board, run: Run): void {
  const attackers = rawResult(board, run, run.d6, run.d4);
  const dodgers = run.defenders.filter(({ declaredBlur }) => declaredBlur);
  const successful = dodgers.filter(({ seat }) => blurResult(board, run, seat) >= attackers);
  if (successful.length === 0) return;
  for (const defender of successful) defender.out = true;
  // Gap at SH-H-33: by the letter of the seed one successful Blur makes the whole attack a miss.
  if (board.options.blurMachineGun === 'all') for (const defender of run.defenders) defender.out = true;
  // SH-H-33: against a counterattack by a player not on turn there is no turn to end.
  if (run.attacker === board.turnPlayer) board.endTurnAfterAttack = true;
  if (defendersLeft(run).length === 0) run.state = 'over';
}

/** SH-H-32: the defender rolls the same dice as the attacker. */
function blurResult(board: Board, run: Run, seat: number): number {
  const d6 = run.onlyD4 ? 0 : roll(board, run, seat, firstDie(board));
  const d4 = !run.onlyD4 && board.rules.duelDice ? 0 : roll(board, run, seat, 4);
  return rawResult(board, run, d6, d4);
}

/** One die: its face. Two dice: their difference (gap at SH-H-31). */
function rawResult(board: Board, run: Run, d6: number, d4: number): number {
  if (run.onlyD4) return d4;
  return board.rules.duelDice ? d6 : Math.abs(d6 - d4);
}

/** Step 6 */
export function findBase(board: Board, run: Run): void {
  const left = defendersLeft(run);
  // SH-B-47, SH-H-11: the face, and the defender rolls nothing.
  if (run.onlyD4) for (const defender of left) defender.base = run.d4;
  else if (board.rules.duelDice) duelBase(board, run, left);
  // SH-B-44, SH-B-45
  else for (const defender of left) defender.base = Math.abs(run.d6 - run.d4);
}

/** SH-H-08, SH-H-09, and the gap at SH-H-08: each defender an own d4, or one shared by all. */
function duelBase(board: Board, run: Run, left: readonly Defender[]): void {
  if (board.options.machineGunDuel === 'shared') {
    const shared = roll(board, run, left[0]!.seat, board.options.duelDefendDie);
    for (const defender of left) defender.base = Math.abs(run.d6 - shared);
    return;
  }
  for (const defender of left)
    defender.base = Math.abs(run.d6 - roll(board, run, defender.seat, board.options.duelDefendDie));
}

/** Step 7 */
export function payForTie(board: Board, run: Run): void {
  if (run.onlyD4) return;
  if (defendersLeft(run).some(({ base }) => base > 0)) return;
  // SH-H-46: DOUBLE replaces the Critical Miss.
  if (run.double) loseIt(board, run);
  else if (board.rules.criticalMisses) attackerSuffers(board, run, board.options.missDamage, 'criticalMiss');
}

/** SH-H-43. The face: on a tie both dice show it; with Masamune it is the d4. */
export function loseIt(board: Board, run: Run): void {
  const penalty = { dieFace: run.onlyD4 ? run.d4 : run.d6, two: 2, one: 1, literalZero: 0 };
  attackerSuffers(board, run, penalty[board.options.loseItPenalty], 'loseIt');
}

/** Gap at SH-H-12: not an attack, so neither Robe nor Guardian Angel helps; Ghostly Barrier does. */
function attackerSuffers(board: Board, run: Run, amount: number, cause: 'criticalMiss' | 'loseIt'): void {
  const attacker = playerAt(board, run.attacker);
  if (isBehindBarrier(attacker)) return;
  takeDamage(board, run, attacker, amount, cause);
  if (isFallen(attacker)) run.state = 'attacker fell';
}
