/** What happens to one player: turning up, taking damage, healing, losing and gaining Equipment. */
import type { Board, Moment, Player } from './board.js';
import type { Heal, Hit, Reveal } from './outcome.js';
import type { Character, Equipment } from './tables.js';

/** SH-B-04 */
const END_OF_TRACK = 14;

export function holds(player: Player, card: Equipment): boolean {
  return player.equipment.includes(card);
}

/** The character has this ability and Ellen has not cancelled it (SH-C-Ellen, SH-E-44). Revealed or not is asked apart. */
export function hasAbilityOf(player: Player, character: Character): boolean {
  return player.character === character && !player.abilityCancelled;
}

/** SH-C-Gregor */
export function isBehindBarrier(player: Player): boolean {
  return player.ghostlyBarrier && hasAbilityOf(player, 'Gregor');
}

/** SH-B-70: once up, a card stays up. */
export function reveal(board: Board, moment: Moment, player: Player, cause: Reveal['cause']): void {
  if (player.revealed) return;
  player.revealed = true;
  board.reveals.push({ run: moment.number, step: moment.step, who: player.seat, cause });
}

/** SH-B-54. Death follows in step 12. */
export function takeDamage(
  board: Board,
  moment: Moment,
  player: Player,
  amount: number,
  cause: Hit['cause'],
): void {
  if (amount === 0) return;
  player.damage = Math.min(END_OF_TRACK, player.damage + amount);
  board.hits.push({ run: moment.number, step: moment.step, to: player.seat, amount, cause });
}

/** SH-B-55 */
export function isFallen(player: Player): boolean {
  return player.damage >= player.hp;
}

/** SH-B-56 */
export function healDamage(
  board: Board,
  moment: Moment,
  player: Player,
  most: number,
  cause: Heal['cause'],
): void {
  const amount = Math.min(most, player.damage);
  player.damage -= amount;
  board.heals.push({ run: moment.number, who: player.seat, amount, cause });
}

export function handOver(board: Board, moment: Moment, card: Equipment, from: Player, to: Player): void {
  from.equipment = from.equipment.filter((other) => other !== card);
  to.equipment.push(card);
  board.moves.push({ run: moment.number, card, from: from.seat, to: to.seat });
}

/** SH-B-64 */
export function discardAll(board: Board, moment: Moment, player: Player): void {
  for (const card of player.equipment) {
    board.discards.push(card);
    board.moves.push({ run: moment.number, card, from: player.seat, to: 'discard' });
  }
  player.equipment = [];
}
