/** The Attack step with every house rule, step by step as section 6.8 lists them. */
import { ask, type Board, layOut, playerAt, playersAfter } from './board.js';
import { coupDeGrace, dealDamage, modify, prevent } from './damage.js';
import { settleDeaths } from './deaths.js';
import { checkDeclaration, declareBlur, declareDouble } from './declare.js';
import { attackerRolls, blurRolls, findBase, payForTie } from './dice.js';
import { interject } from './interject.js';
import type { AttackOutcome, RunMade } from './outcome.js';
import { hasAbilityOf, healDamage, holds, isFallen, reveal, takeDamage } from './player.js';
import { type Defender, isCounter, newRun, type Run } from './run.js';
import type { AttackSetting } from './setting.js';

export function playAttack(setting: AttackSetting): AttackOutcome {
  const board = layOut(setting);
  // Step 1
  checkDeclaration(board, setting);
  playRun(board, 'attack', setting.attacker, setting.targets);
  checkTapes(board);
  return {
    runs: board.runs,
    questions: board.questions,
    dice: board.dice,
    hits: board.hits,
    heals: board.heals,
    deaths: board.deaths,
    reveals: board.reveals,
    equipment: board.moves,
    players: playersAfter(board),
    discards: board.discards,
    coupsThisTurn: board.coups,
    endTurnAfterAttack: board.endTurnAfterAttack,
    gameOver: board.gameOver,
    winners: board.winners,
  };
}

/** What was scripted must have happened. */
function checkTapes(board: Board): void {
  if (typeof board.rollDie !== 'function' && board.rollDie.length > board.dice.length) {
    throw new Error(`Only ${board.dice.length} of ${board.rollDie.length} dice were rolled.`);
  }
  if (typeof board.decide !== 'function' && board.decide.length > board.questions.length) {
    throw new Error(`Only ${board.questions.length} of ${board.decide.length} answers were asked for.`);
  }
  const [unused] = board.interjections;
  if (unused !== undefined) throw new Error(`Run ${unused.run} never came to step ${unused.step}.`);
}

const STEPS: readonly (readonly [number, (board: Board, run: Run) => void])[] = [
  [2, declareDouble],
  [3, declareBlur],
  [4, attackerRolls],
  [5, blurRolls],
  [6, findBase],
  [7, payForTie],
  [8, modify],
  [9, prevent],
  [10, dealDamage],
  [11, coupDeGrace],
  [12, settleDeaths],
  [13, suckBlood],
  [14, react],
  [15, feast],
];

function playRun(board: Board, kind: RunMade['kind'], attacker: number, targets: readonly number[]): void {
  const run = newRun(board, kind, attacker, targets);
  for (const [step, play] of STEPS) {
    // Steps 7 and 8d: A dead -> step 12, then the attack is over.
    if (run.state === 'attacker fell' && step < 12) continue;
    run.step = step;
    interject(board, run);
    if (board.gameOver) return;
    play(board, run);
    if (step === 12 && run.state === 'attacker fell') run.state = 'over';
    // SH-B-83: the game ends at the instant a terminating condition is true.
    if (run.state === 'over' || board.gameOver) return;
  }
}

/** Step 13. SH-C-Vampire, SH-E-01 to SH-E-03: once per attack, if anybody took damage. */
function suckBlood(board: Board, run: Run): void {
  const vampire = playerAt(board, run.attacker);
  if (!hasAbilityOf(vampire, 'Vampire')) return;
  const bitten = run.defenders.find(({ taken }) => taken > 0);
  if (bitten === undefined) return;
  if (!vampire.revealed) {
    const options = ['no', 'yes'];
    const answer = ask(board, run, { kind: 'suckBlood', who: vampire.seat, about: bitten.seat, options });
    if (answer === 'no') return;
    reveal(board, run, vampire, 'ability');
  }
  healDamage(board, run, vampire, 2, 'suckBlood');
}

/** Step 14: clockwise from A, every surviving defender who did not Blur successfully. */
function react(board: Board, run: Run): void {
  // SH-E-07 and the gap at SH-H-27: a counter is not answered unless the option says so.
  if (isCounter(run) && board.options.counterChain === 'off') return;
  for (const defender of run.defenders) {
    if (!defender.out) reactionsOf(board, run, defender);
  }
}

/** Gap at SH-H-26: Werewolf may use both, in the order he chooses. A dead -> no more reactions. */
function reactionsOf(board: Board, run: Run, defender: Defender): void {
  const player = playerAt(board, defender.seat);
  let hasCountered = false;
  while (!board.gameOver && !player.dead && !playerAt(board, run.attacker).dead) {
    const open: ('counterattack' | 'lastStand')[] = [];
    // SH-E-04: also after a failed attack. SH-E-17: one counter for each attack.
    if (hasAbilityOf(player, 'Werewolf') && !hasCountered) open.push('counterattack');
    if (mayMakeLastStand(board, defender)) open.push('lastStand');
    if (open.length === 0) return;
    const options = ['no', ...open];
    const answer = ask(board, run, { kind: 'reaction', who: player.seat, about: run.attacker, options });
    if (answer === 'no') return;
    if (answer === 'counterattack') {
      reveal(board, run, player, 'ability');
      hasCountered = true;
    } else player.lastStandUsed += 1;
    // SH-E-06, SH-E-08, SH-H-26: only the attacker, whatever the range.
    playRun(board, answer as 'counterattack' | 'lastStand', player.seat, [run.attacker]);
  }
}

/** SH-H-26 to SH-H-28 and the gap there: when it may be activated. It needs no reveal. */
function mayMakeLastStand(board: Board, defender: Defender): boolean {
  if (!board.rules.lastStand) return false;
  if (playerAt(board, defender.seat).lastStandUsed >= board.options.standUses) return false;
  if (board.options.lastStandTrigger === 'damaged') return defender.taken > 0;
  return board.options.lastStandTrigger === 'threshold' ? defender.inCoupWindow : true;
}

/** Step 15. SH-C-Charles, SH-E-15, SH-E-16; SH-E-49: never after a counterattack. */
function feast(board: Board, run: Run): void {
  const charles = playerAt(board, run.attacker);
  if (isCounter(run) || board.endTurnAfterAttack || charles.dead || !hasAbilityOf(charles, 'Charles')) return;
  const living = run.defenders.map(({ seat }) => seat).filter((seat) => !playerAt(board, seat).dead);
  if (living.length === 0) return;
  const isOneChoice = living.length === 1 || holds(charles, 'MachineGun');
  const options = ['no', ...(isOneChoice ? ['yes'] : living.map(String))];
  const answer = ask(board, run, { kind: 'bloodyFeast', who: charles.seat, about: living[0]!, options });
  if (answer === 'no') return;
  reveal(board, run, charles, 'ability');
  takeDamage(board, run, charles, 2, 'bloodyFeast');
  if (isFallen(charles)) settleDeaths(board, run);
  else playRun(board, 'bloodyFeast', charles.seat, isOneChoice ? living : [Number(answer)]);
}
