/** What an `expect:` block says, line by line, and how the table differs from it. */
import { canonical, formatNotation, type GameEvent, seenBy } from '@fray/engine';
import type { ScenarioLine } from './blocks.js';
import {
  type EventPattern,
  fitsPattern,
  formatEvent,
  nearness,
  readEventPattern,
  wholeEvent,
} from './event-pattern.js';
import { spellMove } from './notation.js';
import { withSeatNames } from './position.js';
import type { ScenarioTable } from './scenario-table.js';
import { clauseFault, eventFault } from './vocabulary.js';

/** Checks every line of a block against the table. Event lines must come in the order in which they happened. */
export function checkExpectations(table: ScenarioTable, lines: readonly ScenarioLine[]): string | undefined {
  const order = { next: 0 };
  const faults = lines.flatMap(({ text, line }) => {
    const fault = checkLine(table, text, order);
    return fault === undefined ? [] : [`line ${line}: ${fault}`];
  });
  return faults.length === 0 ? undefined : faults.join('\n');
}

function checkLine(table: ScenarioTable, text: string, order: { next: number }): string | undefined {
  const [, keyword, words] =
    /^(event|no event|asked|offered|not offered|refused|outcome)\b:?\s*(.*)$/.exec(text) ?? [];
  switch (keyword) {
    case 'event':
      return checkEvent(table, words!, order);
    case 'no event':
      return checkNoEvent(table, words!);
    case 'asked':
      return checkAsked(table, words!);
    case 'offered':
      return checkOffered(table, words!, true);
    case 'not offered':
      return checkOffered(table, words!, false);
    case 'refused':
      return checkRefused(table, words!);
    case 'outcome':
      return checkOutcome(table, words!);
    default:
      return checkDescribed(table, text);
  }
}

function checkEvent(table: ScenarioTable, words: string, order: { next: number }): string | undefined {
  const read = readPattern(table, words);
  if (typeof read === 'string') return read;
  const { pattern, events } = read;
  const at = events.findIndex(
    (event, i) => i >= order.next && fitsPattern(pattern, event, (name) => table.seat(name)),
  );
  if (at !== -1) {
    order.next = at + 1;
    return undefined;
  }
  const nearest = events.slice(order.next).sort((x, y) => nearness(pattern, y) - nearness(pattern, x))[0];
  const found =
    nearest !== undefined && nearest.type === pattern.type ? formatEvent(nearest) : 'no such event';
  return `${differs(`event ${words}`, found)}\n${story(events)}`;
}

function checkNoEvent(table: ScenarioTable, words: string): string | undefined {
  const read = readPattern(table, words);
  if (typeof read === 'string') return read;
  const found = read.events.find((event) => fitsPattern(read.pattern, event, (name) => table.seat(name)));
  return found === undefined ? undefined : differs(`no event ${words}`, formatEvent(found));
}

/** "to rohan draw card=strider" looks at the events as that seat saw them. */
function readPattern(
  table: ScenarioTable,
  words: string,
): string | { pattern: EventPattern; events: GameEvent[] } {
  const [, viewer, rest] = /^to ([^:]+):\s*(.*)$/.exec(words) ?? [undefined, undefined, words];
  const seat = viewer === undefined ? undefined : viewer === 'spectator' ? -1 : table.seat(viewer);
  if (viewer !== undefined && seat === undefined) return table.noSeat(viewer);
  const pattern = readEventPattern(rest!);
  if (pattern === undefined)
    return `write an event as "event TYPE field=value ... by CLAUSE", not "event ${words}".`;
  const unknown = eventFault(table, pattern);
  if (unknown !== undefined) return unknown;
  const events = table.events.map((event) => (seat === undefined ? wholeEvent(event) : seenBy(event, seat)));
  return { pattern, events };
}

function checkAsked(table: ScenarioTable, words: string): string | undefined {
  const asked = table.asked();
  const decision = table.machine.decision(table.state)?.id;
  const found =
    asked.length === 0
      ? 'asked nobody'
      : asked.map((seat) => `asked ${table.names[seat]}: ${decision}`).join(', ');
  if (words === 'nobody') return asked.length === 0 ? undefined : differs('asked nobody', found);
  const called = table.readSeat(words);
  if (!called.ok) return called.error;
  const { seat, rest } = called.value;
  const decisions = table.rules.game.decisions.map(({ id }) => id);
  if (rest !== '' && !decisions.includes(rest))
    return `nobody is ever asked "${rest}"; the decisions are ${decisions.join(', ')}.`;
  const holds = asked.includes(seat) && (rest === '' || rest === decision);
  return holds ? undefined : differs(`asked ${words}`, found);
}

function checkOffered(table: ScenarioTable, words: string, wanted: boolean): string | undefined {
  const called = table.readSeat(words);
  if (!called.ok) return called.error;
  const { seat, rest } = called.value;
  const { game, book } = table.rules;
  const begun = rest === '' ? undefined : spellMove(game.verbs, rest, book);
  if (begun !== undefined && !begun.ok) return begun.error;
  const start = begun?.value.notation;
  const offered = table.offered(seat);
  const found = offered.find((move) => start === undefined || `${move} `.startsWith(`${start} `));
  if ((found !== undefined) === wanted) return undefined;
  if (!wanted) return differs(`not offered ${words}`, `offered ${table.names[seat]}: ${found}`);
  return differs(`offered ${words}`, `offered ${table.names[seat]}: ${offered.join(' | ') || 'nothing'}`);
}

function checkRefused(table: ScenarioTable, words: string): string | undefined {
  const [, clause, attempt, saying] = /^(\S+)\s+(.+?)(?:\s+saying\s+(.+))?$/.exec(words) ?? [];
  if (clause === undefined || attempt === undefined)
    return `write "refused CLAUSE seat: move", not "refused ${words}".`;
  const unknown = clauseFault(table, clause);
  if (unknown !== undefined) return unknown;
  const read = table.readMove(attempt);
  if (!read.ok) return read.error;
  const { seat, move } = read.value;
  const why = table.machine.refusal(table.state, seat, move);
  const reason = why === undefined ? '' : table.rules.book.refusal(why, { seat, names: table.names });
  const holds =
    why?.clause === clause && (saying === undefined || reason.toLowerCase().includes(saying.toLowerCase()));
  if (holds) return undefined;
  const notation = `${table.names[seat]}: ${formatNotation(table.rules.game.verbs, move)}`;
  return differs(
    `refused ${words}`,
    why === undefined ? `allowed ${notation}` : `refused ${why.clause} ${notation} saying ${reason}`,
  );
}

function checkOutcome(table: ScenarioTable, words: string): string | undefined {
  const { outcome } = table.state;
  const winners = outcome?.winners.map((seat) => table.names[seat]!).join(', ') || 'draw';
  const found = outcome === null ? 'outcome none' : `outcome ${winners} by ${outcome.clause}`;
  const [, who, clause] = /^(.+?)(?: by (\S+))?$/.exec(words) ?? [undefined, words, undefined];
  const seats = who === 'none' || who === 'draw' ? [] : who!.split(/\s*,\s*/).map((name) => table.seat(name));
  const stranger = seats.indexOf(undefined);
  if (stranger !== -1) return table.noSeat(who!.split(/\s*,\s*/)[stranger]!);
  const unknown = clause === undefined ? undefined : clauseFault(table, clause);
  if (unknown !== undefined) return unknown;
  const holds =
    outcome === null
      ? words === 'none'
      : who !== 'none' &&
        canonical([...outcome.winners].sort()) === canonical([...seats].sort()) &&
        (clause === undefined || clause === outcome.clause);
  return holds
    ? undefined
    : differs(`outcome ${words}`, `${found}${outcome === null ? '' : ` (${outcome.reason})`}`);
}

/** A plain line must be one of those that describe the table; if not, the most similar one is shown. */
function checkDescribed(table: ScenarioTable, text: string): string | undefined {
  const lines = table.describe();
  const wanted = normal(withSeatNames(text, table.names));
  if (lines.some((line) => normal(line) === wanted)) return undefined;
  const words = new Set(wanted.split(' '));
  const likeness = (line: string): number => {
    const own = normal(line).split(' ');
    const sameStart = own[0] === wanted.split(' ')[0] ? 2 : 0;
    return sameStart + own.filter((word) => words.has(word)).length - own.length / 100;
  };
  const best = Math.max(0, ...lines.map(likeness));
  const near = lines.filter((line) => likeness(line) === best);
  return differs(text, near[0] ?? `no such line; the table is\n      ${lines.join('\n      ')}`);
}

/** Spaces, capitals and hyphens between words make no difference. */
function normal(line: string): string {
  return line
    .trim()
    .toLowerCase()
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/\s+/g, ' ');
}

function differs(expected: string, found: string): string {
  return `expected and found differ\n    - ${expected}\n    + ${found}`;
}

function story(events: readonly GameEvent[]): string {
  return events.length === 0
    ? '    nothing happened'
    : ['    what happened:', ...events.map((e) => `      ${formatEvent(e)}`)].join('\n');
}
