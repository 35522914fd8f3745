/** Standing orders at the terminal: what is answered for a seat, and how it changes that. */
import { knownOrders, type WordBook } from '@fray/engine';
import type { LocalHost } from '@fray/host';
import pc from 'picocolors';
import { words } from '../words/index.js';

const { table } = words;

/** Lists the orders, or gives or ends the one that is named. */
export function changeOrders(host: LocalHost, book: WordBook, seat: number, name: string): string {
  const known = knownOrders(host.timeline.game, host.timeline.match.options);
  if (known.length === 0) return table.noOrders;
  const given = host.timeline.orders.of(seat);
  if (name === '') return known.map((id) => paintOrder(book, id, given.includes(id))).join('\n');
  const id = known.find((each) => each === name.toLowerCase());
  if (id === undefined) return table.noOrder(name, known);
  const ends = given.includes(id);
  host.giveOrders(seat, ends ? given.filter((each) => each !== id) : [...given, id]);
  const { label } = book.orders[id]!;
  return ends ? table.orderEnded(label) : table.orderGiven(label);
}

function paintOrder(book: WordBook, id: string, isGiven: boolean): string {
  const { label, help } = book.orders[id]!;
  const state = isGiven ? pc.green(table.on) : pc.dim(table.off);
  return `  ${pc.bold(id)}  ${state}  ${label}. ${pc.dim(help)}`;
}
