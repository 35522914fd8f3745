/** Step 12 of section 6.8: deaths, reveals, Daniel and loot as one batch, then one win check. */
import { ask, type Board, clockwiseFrom, type Player, playerAt } from './board.js';
import { discardAll, handOver, hasAbilityOf, holds, isFallen, reveal } from './player.js';
import type { Run } from './run.js';
import type { Equipment } from './tables.js';
import { checkForTheEnd } from './winning.js';

export function settleDeaths(board: Board, run: Run): void {
  const fallenSeats = board.players
    .filter((player) => !player.dead && isFallen(player))
    .map(({ seat }) => seat);
  const fallen = clockwiseFrom(board, run.attacker, fallenSeats).map((seat) => playerAt(board, seat));
  const isFirstDeath = board.players.every(({ dead }) => !dead);
  for (const player of fallen) {
    player.dead = true;
    // SH-E-39: all who die in the first batch are first.
    player.firstToDie = isFirstDeath;
    reveal(board, run, player, 'death');
    // SH-E-15 and the gap at SH-H-12: whoever falls by his own doing has no killer.
    const killer = player.seat === run.attacker ? null : run.attacker;
    board.deaths.push({ run: run.number, who: player.seat, killer });
  }
  if (fallen.length > 0) scream(board, run);
  const victims = fallen.filter(({ seat }) => seat !== run.attacker);
  if (victims.length > 0) creditKills(board, run, victims);
  for (const victim of victims) loot(board, run, victim);
  // SH-B-64, SH-B-66
  for (const player of fallen) discardAll(board, run, player);
  checkForTheEnd(board);
}

/** SH-C-Daniel: as soon as another character dies. */
function scream(board: Board, run: Run): void {
  for (const player of board.players) {
    if (!player.dead && hasAbilityOf(player, 'Daniel')) reveal(board, run, player, 'scream');
  }
}

function creditKills(board: Board, run: Run, victims: readonly Player[]): void {
  const attacker = playerAt(board, run.attacker);
  // SH-C-Charles: the dead, these included, number 3 or more.
  const dead = board.players.filter((player) => player.dead).length;
  if (attacker.character === 'Charles' && dead >= 3) attacker.madeWinningKill = true;
  // SH-C-Bryan
  if (attacker.character !== 'Bryan') return;
  if (victims.some(({ hp }) => hp >= 13)) attacker.madeWinningKill = true;
  if (victims.some(({ hp }) => hp <= 12) && !attacker.abilityCancelled) reveal(board, run, attacker, 'myGod');
}

/** SH-B-63, SH-B-67: one card of his choice from each victim, or all. */
function loot(board: Board, run: Run, victim: Player): void {
  const killer = playerAt(board, run.attacker);
  const cards = [...victim.equipment];
  if (cards.length === 0) return;
  const taken =
    cards.length === 1 || takesAll(board, run, killer, victim) ? cards : [pick(board, run, victim)];
  for (const card of taken) {
    handOver(board, run, card, victim, killer);
    run.won.push(card);
  }
}

function pick(board: Board, run: Run, victim: Player): Equipment {
  const options = [...victim.equipment];
  return ask(board, run, { kind: 'loot', who: run.attacker, about: victim.seat, options }) as Equipment;
}

/** SH-K-SilverRosary (but SH-B-68: not one this attack has won), and SH-C-Bob in the form for 7 and 8 players. */
function takesAll(board: Board, run: Run, killer: Player, victim: Player): boolean {
  if (holds(killer, 'SilverRosary') && !run.won.includes('SilverRosary')) return true;
  if (!hasAbilityOf(killer, 'Bob') || board.players.length < 7) return false;
  if (killer.revealed) return true;
  const options = ['no', 'yes'];
  const answer = ask(board, run, { kind: 'takeAll', who: killer.seat, about: victim.seat, options });
  if (answer === 'no') return false;
  reveal(board, run, killer, 'ability');
  return true;
}
