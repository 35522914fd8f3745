/** "event damage lane=1 amount=3 by RL-21": reads such a line, finds events that fit it, and writes events the same way. */
import { canonical, type EventData, findNamed, type GameEvent } from '@fray/engine';
import { readValue } from './parse-scenarios.js';

export interface EventPattern {
  readonly type: string;
  readonly clause: string | undefined;
  readonly fields: readonly { readonly key: string; readonly text: string }[];
}

const FIELD = /([\w.-]+)=("(?:[^"\\]|\\.)*"|\[[^\]]*\]|\{[^}]*\}|\S+)/g;

/** Undefined when the words are not an event type followed by fields. */
export function readEventPattern(text: string): EventPattern | undefined {
  const [, head, clause] = /^(.*?)(?:\s+by\s+(\S+))?$/.exec(text.trim())!;
  const [, type, rest] = /^(\S+)\s*(.*)$/.exec(head!) ?? [];
  if (type === undefined || type.includes('=')) return undefined;
  const fields = [...rest!.matchAll(FIELD)].map((match) => ({ key: match[1]!, text: match[2]! }));
  return rest!.replace(FIELD, '').trim() === '' ? { type, clause, fields } : undefined;
}

/** Everything in an event, secrets included: what the rules did, not what a seat saw. */
export function wholeEvent(event: GameEvent): GameEvent {
  const data: EventData = Object.assign({}, event.data, ...(event.secret ?? []).map((part) => part.data));
  return { type: event.type, clause: event.clause, data };
}

export function fitsPattern(
  pattern: EventPattern,
  event: GameEvent,
  seatOf: (name: string) => number | undefined,
): boolean {
  if (event.type !== pattern.type) return false;
  if (pattern.clause !== undefined && event.clause !== pattern.clause) return false;
  return pattern.fields.every(({ key, text }) => {
    const value = field(event.data, key);
    return isValue(value, text) || (typeof value === 'number' && seatOf(String(readValue(text))) === value);
  });
}

/** How many parts of the pattern an event of the same type fulfils: to show the nearest miss. */
export function nearness(pattern: EventPattern, event: GameEvent): number {
  if (event.type !== pattern.type) return 0;
  return 1 + pattern.fields.filter(({ key, text }) => isValue(field(event.data, key), text)).length;
}

/** The event as a line of a scenario. */
export function formatEvent(event: GameEvent): string {
  const fields = Object.entries(event.data).map(([key, value]) => `${key}=${formatValue(value)}`);
  return ['event', event.type, ...fields, 'by', event.clause].join(' ');
}

/** Texts are the same however they are spelt: "fatal blow" is fatal-blow. */
function isValue(value: unknown, text: string): boolean {
  if (value === undefined) return false;
  const wanted = readValue(text);
  if (typeof value === 'string' && typeof wanted === 'string')
    return findNamed([value], wanted) !== undefined;
  return canonical(value) === canonical(wanted) || value === text;
}

export function hasField(data: EventData, path: string): boolean {
  return field(data, path) !== undefined;
}

function formatValue(value: unknown): string {
  return typeof value === 'string' && /^[^\s"]+$/.test(value) ? value : canonical(value);
}

function field(data: EventData, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as EventData)[key] : undefined),
      data,
    );
}
