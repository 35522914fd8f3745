/**
 * What happened, to whom, by which clause. What only some seats may see is kept apart, so the same event can
 * be shown to everyone without telling anyone too much. Built only when somebody listens.
 */
export type EventData = { readonly [key: string]: EventValue };
export type EventValue =
  | string
  | number
  | boolean
  | null
  | readonly EventValue[]
  | { readonly [key: string]: EventValue };

export interface GameEvent {
  readonly type: string;
  readonly clause: string;
  /** Everyone may see this part. */
  readonly data: EventData;
  /** Extra data for some seats only. */
  readonly secret?: readonly { readonly seats: readonly number[]; readonly data: EventData }[];
}

export type Sink = (event: GameEvent) => void;

/** The event as one seat may see it; seat -1 is a spectator, who sees the public part. */
export function seenBy(event: GameEvent, seat: number): GameEvent {
  if (event.secret === undefined) return event;
  let data = event.data;
  for (const part of event.secret) if (part.seats.includes(seat)) data = { ...data, ...part.data };
  return { type: event.type, clause: event.clause, data };
}
