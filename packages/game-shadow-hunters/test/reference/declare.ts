/** Steps 1 to 3 of section 6.8: the attack, DOUBLE and Blur are declared; no die has been rolled. */
import { ask, type Board, playerAt } from './board.js';
import { holds } from './player.js';
import { defendersLeft, type Run } from './run.js';
import type { AttackSetting } from './setting.js';

/** Step 1: what the Attack step may not be. A counter never comes here: its range is ignored (SH-E-06). */
export function checkDeclaration(board: Board, setting: AttackSetting): void {
  const { attacker, targets } = setting;
  const count = board.players.length;
  if (count < 4 || count > 8) throw new Error('The game takes 4 to 8 players (SH-B-01).');
  if (board.rules.criticalMisses && !board.rules.duelDice) {
    throw new Error('Critical Misses need Duel Dice (SH-H-13).');
  }
  if (playerAt(board, attacker).dead) throw new Error('The dead take no turns (SH-B-61).');
  if (targets.length === 0) throw new Error('An attack needs a target (SH-B-39).');
  if (targets.some((seat) => seat === attacker || playerAt(board, seat).dead)) {
    throw new Error('The target is another, living player (SH-B-39).');
  }
  if (new Set(targets).size < targets.length) throw new Error('Nobody is a target twice.');
  const machineGun = holds(playerAt(board, attacker), 'MachineGun');
  if (targets.length > 1 && !machineGun) throw new Error('Only the Machine Gun hits several (SH-B-39).');
  if (board.players.some(({ dead, slot }) => !dead && slot === undefined)) return;
  const inRange = seatsInRange(board, attacker);
  if (targets.some((seat) => !inRange.includes(seat)))
    throw new Error('The target is out of range (SH-B-41).');
  if (machineGun && targets.length < inRange.length) {
    throw new Error('The Machine Gun hits everybody in range (SH-B-43).');
  }
}

/** SH-B-41, SH-B-42, SH-K-Handgun */
export function seatsInRange(board: Board, attacker: number): number[] {
  const shooter = playerAt(board, attacker);
  // SH-B-10: slots 1 and 2, 3 and 4, 5 and 6; 0 is off the board.
  const pair = (slot: number | undefined): number => Math.ceil((slot ?? 0) / 2);
  if (pair(shooter.slot) === 0) return [];
  return board.players
    .filter(({ seat, dead, slot }) => seat !== attacker && !dead && pair(slot) !== 0)
    .filter(({ slot }) => (pair(slot) === pair(shooter.slot)) !== holds(shooter, 'Handgun'))
    .map(({ seat }) => seat);
}

/** Step 2. SH-H-39; SH-H-45: once per game, spent on declaration. */
export function declareDouble(board: Board, run: Run): void {
  const attacker = playerAt(board, run.attacker);
  if (!board.rules.doubleIt || attacker.doubleUsed >= board.options.doubleUses) return;
  const about = run.defenders[0]!.seat;
  const answer = ask(board, run, { kind: 'double', who: run.attacker, about, options: ['no', 'yes'] });
  if (answer === 'no') return;
  attacker.doubleUsed += 1;
  run.double = true;
}

/** Step 3. SH-H-29, SH-H-30; SH-H-36: once per game. */
export function declareBlur(board: Board, run: Run): void {
  if (!board.rules.blur) return;
  for (const defender of defendersLeft(run)) {
    const player = playerAt(board, defender.seat);
    if (player.blurUsed >= board.options.blurUses || isBlurLocked(board, run.attacker, defender.seat))
      continue;
    const who = defender.seat;
    const answer = ask(board, run, { kind: 'blur', who, about: run.attacker, options: ['no', 'yes'] });
    if (answer === 'no') continue;
    player.blurUsed += 1;
    defender.declaredBlur = true;
  }
}

/** SH-H-37: not after a Coup de Grâce has been declared this turn. */
function isBlurLocked(board: Board, attacker: number, defender: number): boolean {
  if (board.options.blurCoupLock === 'turn') return board.coups.length > 0;
  return board.coups.some(({ by, on }) => by === attacker && on === defender);
}
