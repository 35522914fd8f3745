/** Steps 8 to 11 of section 6.8: modifiers, prevention, damage and Coup de Grâce. */
import { ask, type Board, type Player, playerAt, roll } from './board.js';
import { loseIt } from './dice.js';
import { handOver, hasAbilityOf, holds, isBehindBarrier, isFallen, reveal, takeDamage } from './player.js';
import { type Defender, defendersLeft, type Run } from './run.js';
import type { Equipment } from './tables.js';

/** Step 8 */
export function modify(board: Board, run: Run): void {
  const left = defendersLeft(run);
  if (run.double && run.onlyD4) {
    modifyDoubledD4(board, run, left);
    return;
  }
  // SH-H-40, SH-H-41: DOUBLE turns the attacker's own Equipment off, so the Spear is not asked about either.
  const bonus = run.double ? board.options.doubleBonus : attackersBonus(board, run, left);
  for (const defender of left) {
    // 8a: SH-B-49, a bonus never turns a failed attack into a hit. 8b: SH-B-50 to SH-B-52. 8c: SH-H-42.
    const sum = defender.base + bonus - robe(playerAt(board, defender.seat));
    defender.amount = defender.base === 0 ? 0 : Math.max(0, sum);
  }
}

/** 8b: SH-B-50, SH-B-51 */
function attackersBonus(board: Board, run: Run, left: readonly Defender[]): number {
  const attacker = playerAt(board, run.attacker);
  // SH-B-48
  const isSuccessful = left.some(({ base }) => base > 0);
  const blades: readonly Equipment[] = ['ButcherKnife', 'Chainsaw', 'RustedBroadAxe'];
  const bladeBonus = blades.filter((card) => holds(attacker, card)).length;
  const spearBonus = isSuccessful && usesSpear(board, run, attacker) ? 2 : 0;
  return bladeBonus + spearBonus - robe(attacker);
}

/** SH-K-SpearOfLonginus: a Hunter who is up, or who turns up right now. */
function usesSpear(board: Board, run: Run, attacker: Player): boolean {
  if (attacker.faction !== 'Hunter' || !holds(attacker, 'SpearOfLonginus')) return false;
  if (attacker.revealed) return true;
  const about = defendersLeft(run)[0]!.seat;
  if (ask(board, run, { kind: 'spear', who: attacker.seat, about, options: ['no', 'yes'] }) === 'no')
    return false;
  reveal(board, run, attacker, 'spear');
  return true;
}

/** SH-K-HolyRobe */
function robe(player: Player): number {
  return holds(player, 'HolyRobe') ? 1 : 0;
}

/** 8d, SH-H-47: reduce first, then test. */
function modifyDoubledD4(board: Board, run: Run, left: readonly Defender[]): void {
  for (const defender of left) {
    const player = playerAt(board, defender.seat);
    const reduced = isBehindBarrier(player) ? 0 : Math.max(0, defender.base - robe(player));
    defender.amount = reduced >= 1 ? reduced + board.options.doubleBonus : 0;
  }
  if (left.every(({ amount }) => amount === 0)) loseIt(board, run);
}

/** Step 9. SH-K-GuardianAngel, SH-C-Gregor */
export function prevent(board: Board, run: Run): void {
  for (const defender of defendersLeft(run)) {
    const player = playerAt(board, defender.seat);
    if (player.guardianAngel || isBehindBarrier(player)) defender.amount = 0;
  }
}

/** Step 10 */
export function dealDamage(board: Board, run: Run): void {
  const left = defendersLeft(run);
  // SH-E-14: Bob's choice per target, all of them before any damage.
  for (const defender of left) if (robs(board, run, defender)) defender.amount = 0;
  for (const defender of left) {
    const player = playerAt(board, defender.seat);
    takeDamage(board, run, player, defender.amount, 'attack');
    defender.taken = defender.amount;
  }
}

/** SH-C-Bob in the form for 4 to 6 players; SH-E-12, SH-E-13. */
function robs(board: Board, run: Run, defender: Defender): boolean {
  const bob = playerAt(board, run.attacker);
  const target = playerAt(board, defender.seat);
  if (!hasAbilityOf(bob, 'Bob') || board.players.length > 6) return false;
  if (defender.amount < 2 || target.equipment.length === 0) return false;
  const options = ['no', ...target.equipment];
  const answer = ask(board, run, { kind: 'robbery', who: bob.seat, about: target.seat, options });
  if (answer === 'no') return false;
  reveal(board, run, bob, 'ability');
  handOver(board, run, answer as Equipment, target, bob);
  run.won.push(answer);
  return true;
}

/** SH-H-16, SH-H-17; the gap at SH-H-16 for the characters with 8. */
function coupThreshold(board: Board, player: Player): number | null {
  if (player.hp >= 12) return board.options.coupThreshold12;
  if (player.hp >= 10) return board.options.coupThreshold10;
  return board.options.coupThresholdHp8;
}

/** Step 11. SH-H-18 to SH-H-22 */
export function coupDeGrace(board: Board, run: Run): void {
  for (const defender of defendersLeft(run)) defender.inCoupWindow = isInCoupWindow(board, defender);
  if (!board.rules.coupDeGrace) return;
  const attacker = playerAt(board, run.attacker);
  for (const defender of defendersLeft(run)) {
    const player = playerAt(board, defender.seat);
    const tries = attacker.coupTried.filter((seat) => seat === defender.seat).length;
    if (tries >= board.options.coupUses || !isCoupOffered(board, defender, player)) continue;
    const options = ['no', 'yes'];
    const answer = ask(board, run, { kind: 'coup', who: run.attacker, about: defender.seat, options });
    if (answer === 'no') continue;
    // SH-H-22: spent, successful or not. SH-H-37: locks Blur.
    attacker.coupTried.push(defender.seat);
    board.coups.push({ by: run.attacker, on: defender.seat });
    const faces: number[] = [];
    while (faces.length < board.options.coupSixes) faces.push(roll(board, run, run.attacker, 6));
    if (faces.every((face) => face === 6) && defender.inCoupWindow) {
      // SH-H-19: the marker is set to the HP.
      takeDamage(board, run, player, player.hp - player.damage, 'coup');
    }
  }
}

/** SH-H-15: took damage, lives, and what remains is at or below the threshold. */
function isInCoupWindow(board: Board, { seat, taken }: Defender): boolean {
  const player = playerAt(board, seat);
  const threshold = coupThreshold(board, player);
  return taken > 0 && !isFallen(player) && threshold !== null && player.hp - player.damage <= threshold;
}

/** SH-H-15, SH-H-20, and the gap at SH-H-18: what may be offered against a hidden defender. */
function isCoupOffered(board: Board, defender: Defender, player: Player): boolean {
  if (defender.taken === 0 || isFallen(player)) return false;
  if (player.revealed || board.options.coupSecrecy === 'leaky') return defender.inCoupWindow;
  return board.options.coupSecrecy === 'blind';
}
