/** Sections 2.7 and 3: does the game end now, and who has won? */
import type { Board, Player } from './board.js';
import type { Equipment } from './tables.js';

/** SH-B-83, SH-B-84, SH-B-89: at the first terminating condition everybody whose condition is true wins. */
export function checkForTheEnd(board: Board): void {
  if (board.gameOver || !board.players.some((player) => endsTheGame(board, player))) return;
  board.gameOver = true;
  board.winners = board.players.filter((player) => hasWon(board, player)).map(({ seat }) => seat);
}

/** SH-B-85 */
function endsTheGame(board: Board, player: Player): boolean {
  if (player.faction === 'Hunter') return areAllDead(board, 'Shadow');
  if (player.faction === 'Shadow') return areAllDead(board, 'Hunter') || deadNeutrals(board) >= 3;
  switch (player.character) {
    case 'Bob':
      return !player.dead && player.equipment.length >= board.options.bobNumber;
    case 'Charles':
    case 'Bryan':
      return player.madeWinningKill;
    case 'Daniel':
      return player.firstToDie || (!player.dead && areAllDead(board, 'Shadow'));
    case 'Catherine':
      return player.firstToDie || (!player.dead && living(board) <= 2);
    case 'David':
      return relics(player) >= 3;
    default:
      return false;
  }
}

/** SH-B-86: the conditions that are looked at only when the game is over. */
function hasWon(board: Board, player: Player): boolean {
  if (endsTheGame(board, player)) return true;
  if (player.character === 'Allie') return !player.dead;
  if (player.character === 'Bryan') {
    return !player.dead && player.slot !== undefined && player.slot === board.altarSlot;
  }
  if (player.character !== 'Agnes') return false;
  // SH-E-48: seats as dealt, the dead included; left is next in turn order.
  const count = board.players.length;
  const neighbour = board.players[(player.seat + (player.agnesLooksLeft ? 1 : count - 1)) % count]!;
  return hasWon(board, neighbour);
}

/** SH-B-91, SH-B-92 */
function areAllDead(board: Board, faction: 'Hunter' | 'Shadow'): boolean {
  const members = board.players.filter((player) => player.faction === faction);
  return members.length > 0 && members.every(({ dead }) => dead);
}

/** SH-B-92, SH-E-40 */
function deadNeutrals(board: Board): number {
  return board.players.filter(({ faction, dead }) => faction === 'Neutral' && dead).length;
}

function living(board: Board): number {
  return board.players.filter(({ dead }) => !dead).length;
}

/** SH-C-David */
function relics(player: Player): number {
  const wanted: readonly Equipment[] = ['Talisman', 'SpearOfLonginus', 'HolyRobe', 'SilverRosary'];
  return player.equipment.filter((card) => wanted.includes(card)).length;
}
