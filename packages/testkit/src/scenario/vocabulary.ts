/** The words a scenario may use. What a misspelt line says never happens, so a word nobody knows is an error of its own. */
import { findNamed } from '@fray/engine';
import { findField } from './event-fields.js';
import { type EventPattern, hasField } from './event-pattern.js';
import { readValue } from './parse-scenarios.js';
import type { ScenarioTable } from './scenario-table.js';

/** What is wrong with the words of an event line; undefined when the game could tell such an event. */
export function eventFault(table: ScenarioTable, pattern: EventPattern): string | undefined {
  const { type, fields, clause } = pattern;
  const { events } = table.rules.adapter;
  if (!events.includes(type)) return `there is no event "${type}"; the game tells ${events.join(', ')}.`;
  for (const { key, text } of fields) {
    const fault = fieldFault(table, type, key);
    if (fault !== undefined) return fault;
    const stranger = words(readValue(text)).find((word) => !isKnown(table, word));
    if (stranger !== undefined) return `nothing in this game is called "${stranger}".`;
  }
  return clause === undefined ? undefined : clauseFault(table, clause);
}

/** What an event carries is known from this scenario, or from matches played at random. */
function fieldFault({ told, rules }: ScenarioTable, type: string, field: string): string | undefined {
  if (told.some((event) => event.type === type && hasField(event.data, field))) return undefined;
  const found = findField(rules.game, type, field);
  if (found === true) return undefined;
  return found.length === 0
    ? `nothing shows what an event "${type}" has; name it without "${field}".`
    : `an event "${type}" has no "${field}"; it has ${found.join(', ')}.`;
}

/** A clause that the rules do not state; the engine's own is always there. */
export function clauseFault({ rules: { clauses } }: ScenarioTable, clause: string): string | undefined {
  return clauses === undefined || clause === 'ENGINE' || clauses.includes(clause)
    ? undefined
    : `the rules state no clause ${clause}.`;
}

function isKnown(table: ScenarioTable, word: string): boolean {
  const { game, adapter, book } = table.rules;
  const named = game.verbs.flatMap(({ id, args }) => [id, ...args.flatMap(({ names }) => names ?? [])]);
  const listed = [named, adapter.ids ?? [], Object.keys(book.glossary), words(table.setup.options)];
  return (
    table.seat(word) !== undefined ||
    listed.some((names) => findNamed(names, word) !== undefined) ||
    table.told.some((event) => words(event.data).includes(word))
  );
}

/** Every text of plain data. */
function words(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : [];
}
