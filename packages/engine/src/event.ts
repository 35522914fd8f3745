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

/** The events of any game, where only their form matters. */
export type AnyEvents = { readonly [type: string]: EventData };

/**
 * An event of a game that says what its events carry, by their type: `type Events = { played: { seat: number; lane: number } }`. Type
 * and data belong together, so that a misspelt field of either does not compile.
 */
export type GameEvent<E = AnyEvents, T extends keyof E & string = keyof E & string> = {
  readonly [K in T]: {
    readonly type: K;
    readonly clause: string;
    /** Everyone may see this part. */
    readonly data: E[K];
    /** Extra data for some seats only. */
    readonly secret?: readonly { readonly seats: readonly number[]; readonly data: SomeOf<E[K]> }[];
  };
}[T];

/** What carries nothing. */
export type Nothing = Readonly<Record<never, never>>;

/** What may be written where D is read: nothing at all where D has no field. */
export type Written<D> = [keyof D] extends [never] ? { readonly [field: string]: never } : D;

/** Fields with any names may all be missing as it is. */
type SomeOf<D> = string extends keyof D ? D : Partial<D>;

export type EventMaker<E> = <T extends keyof E & string>(
  type: T,
  clause: string,
  data: Written<E[T]>,
  secret?: GameEvent<E, T>['secret'],
) => GameEvent<E, T>;

/** For rules: an event of one game, whose type and data belong together. */
export function eventsOf<E>(): EventMaker<E> {
  return event as unknown as EventMaker<E>;
}

function event(type: string, clause: string, data: EventData, secret?: GameEvent['secret']): GameEvent {
  return secret === undefined ? { type, clause, data } : { type, clause, data, secret };
}

export type Sink = (event: GameEvent) => void;

/** The event as one seat may see it; seat -1 is a spectator, who sees the public part. */
export function seenBy(event: GameEvent, seat: number): GameEvent {
  if (event.secret === undefined) return event;
  let data = event.data;
  for (const part of event.secret) if (part.seats.includes(seat)) data = { ...data, ...part.data };
  return { type: event.type, clause: event.clause, data };
}
