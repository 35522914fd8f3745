/** What players do unasked: turn up (SH-B-69), Mother's Love (SH-C-Allie), Grave Digger (SH-C-David). */
import { type Board, type Player, playerAt } from './board.js';
import { hasAbilityOf, healDamage, reveal } from './player.js';
import type { Run } from './run.js';
import type { Interjection } from './setting.js';
import type { Equipment } from './tables.js';
import { checkForTheEnd } from './winning.js';

/** Everything scripted for the beginning of this step. */
export function interject(board: Board, run: Run): void {
  const isNow = (scripted: Interjection): boolean =>
    scripted.run === run.number && scripted.step === run.step;
  for (const scripted of board.interjections.filter(isNow)) {
    board.interjections.splice(board.interjections.indexOf(scripted), 1);
    act(board, run, playerAt(board, scripted.who), scripted.act);
  }
}

function act(board: Board, run: Run, player: Player, deed: Interjection['act']): void {
  // SH-E-43: not after death.
  if (player.dead || player.damage >= player.hp) throw new Error(`Seat ${player.seat} is dead.`);
  if (deed === 'reveal') {
    if (player.character === 'Daniel')
      throw new Error('Daniel may not turn up by his own will (SH-C-Daniel).');
    reveal(board, run, player, 'free');
  } else if (deed === 'mothersLove') {
    spendAbility(board, run, player, 'Allie');
    healDamage(board, run, player, player.damage, 'mothersLove');
  } else {
    spendAbility(board, run, player, 'David');
    digUp(board, run, player, deed.graveDigger);
  }
}

/** SH-B-71: the ability needs the character revealed, so a hidden one turns up with it. */
function spendAbility(board: Board, run: Run, player: Player, owner: 'Allie' | 'David'): void {
  if (!hasAbilityOf(player, owner) || player.abilityUsed) {
    throw new Error(`Seat ${player.seat} has no ability of ${owner} left.`);
  }
  reveal(board, run, player, 'ability');
  player.abilityUsed = true;
}

/** SH-C-David; SH-B-89: a transfer of Equipment can end the game. */
function digUp(board: Board, run: Run, player: Player, card: Equipment): void {
  if (!board.discards.includes(card)) throw new Error(`${card} lies in no discard pile.`);
  board.discards = board.discards.filter((other) => other !== card);
  player.equipment.push(card);
  board.moves.push({ run: run.number, card, from: 'discard', to: player.seat });
  checkForTheEnd(board);
}
