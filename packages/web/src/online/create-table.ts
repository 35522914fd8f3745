/** Makes a table at the server and sits down at it. */
import { type AnyGame, fail, ok, type Result } from '@fray/engine';
import { type Clock, type CreateTable, Table } from '@fray/protocol';
import { texts } from '../texts/index.js';
import { introduce, request } from './api.js';

export interface NewTable {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly isPublic: boolean;
  readonly clock: Clock;
  readonly advice: boolean;
}

/** The answer is the table's id. */
export async function createTable(game: AnyGame, table: NewTable): Promise<Result<string>> {
  const guest = await introduce(table.name.trim() || texts().online.guest);
  if (!guest.ok) return fail(guest.error.text);
  const kind = table.isPublic ? 'open' : 'person';
  const body: CreateTable = {
    game: game.id,
    options: { ...table.options },
    seats: Array.from({ length: table.seats }, () => ({ kind })),
    public: table.isPublic,
    clock: table.clock,
    advice: table.advice,
  };
  const made = await request('POST', '/tables', Table, body);
  return made.ok ? ok(made.value.id) : fail(made.error.text);
}
