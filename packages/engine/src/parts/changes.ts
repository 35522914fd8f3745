/** House rules that a table changes in the middle of a match: what may change, and what is in force beside the start. */
import type { OptionDefinition, OptionValue } from '../option.js';
import { canonical } from '../record/canonical.js';

export interface Change {
  readonly id: string;
  readonly value: OptionValue;
}

/** Every value of these options, in order: what a move that proposes a change can name. */
export function changesOf(
  definitions: readonly OptionDefinition[],
  ids: readonly string[],
): readonly Change[] {
  return ids.flatMap((id) =>
    (definitions.find((definition) => definition.id === id)?.values ?? []).map((value) => ({ id, value })),
  );
}

/** How moves, events and records name it: "double-bonus:3". */
export function formatChange({ id, value }: Change): string {
  return `${id}:${String(value)}`.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** The options in force once it is agreed; those at the start stay as they are. */
export function withChange<T extends object>(options: T, { id, value }: Change): T {
  return { ...options, [id]: value };
}

/** What is in force now and was not at the start. */
export function changedSince(
  start: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.keys(now).filter((id) => id in start && canonical(now[id]) !== canonical(start[id]));
}
