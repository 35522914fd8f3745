/** What a player says over the socket of a match, read by the schemas that the routes have. */
import { AgainRequest, ChooseRequest, isPlainChoice } from '@fray/protocol';
import type { z } from 'zod';
import { refuse } from '../refused.js';
import { misfit } from './answers.js';

export type Said = ChooseRequest | AgainRequest;

export function readSaid(text: string): Said {
  const said = parsed(text);
  if (isPlainChoice(said)) return said;
  return isObject(said) && 'again' in said ? read(AgainRequest, said) : read(ChooseRequest, said);
}

function read<T>(schema: z.ZodType<T>, said: unknown): T {
  const request = schema.safeParse(said);
  if (request.success) return request.data;
  const { path, code, ...details } = request.error.issues[0]!;
  throw refuse('malformed', 'misfit', misfit(path, code, details));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('malformed', 'not-json');
  }
}
