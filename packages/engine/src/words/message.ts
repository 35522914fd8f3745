/** What the rules have to say, without a language. */
import type { AnyEvents, EventData, Written } from '../event.js';

/** Which sentence, and what it speaks of. */
export interface Message {
  readonly id: string;
  readonly data?: EventData;
}

/** What messages speak of, by id: `{ block: { seat: number } }`; ids alone say nothing of it. */
export type Spoken<M> = [M] extends [string] ? Readonly<Record<M, EventData>> : M;

/** What a message needs beside its id: nothing where it speaks of nothing. */
export type DataOf<D> = [keyof D] extends [never]
  ? readonly []
  : string extends keyof D
    ? readonly [data?: D]
    : readonly [data: D];

/** A message of a kind that says what each id speaks of: `type Prompts = { block: { seat: number } }`. */
export type MessageOf<M = AnyEvents, Id extends keyof M & string = keyof M & string> = {
  readonly [K in Id]: [keyof M[K]] extends [never]
    ? { readonly id: K; readonly data?: Written<M[K]> }
    : { readonly id: K; readonly data: M[K] };
}[Id];

export function message(id: string, data?: EventData): Message {
  return data === undefined ? { id } : { id, data };
}

export type MessageMaker<M> = <K extends keyof Spoken<M> & string>(
  id: K,
  ...data: DataOf<Spoken<M>[K]>
) => Message;

/** The same for one kind of messages: only ids that its word books know, each with what its sentence speaks of. */
export function messagesOf<M>(): MessageMaker<M> {
  return message as (id: string, ...data: readonly unknown[]) => Message;
}
