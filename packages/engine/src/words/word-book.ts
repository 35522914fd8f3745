/**
 * Rules speak in ids and figures; a word book turns them into sentences. One module a language, all of this type, loaded
 * only when somebody reads it. Every sentence is told to a reader, so that it can say "you".
 */
import type { Outcome } from '../core.js';
import type { EventData, GameEvent } from '../event.js';
import type { Move } from '../move.js';
import type { Refusal } from '../offers.js';
import type { Options } from '../option.js';
import type { Pending } from '../pending.js';
import type { SeatView } from '../seat/view.js';
import type { Message } from './message.js';
import type { GlossaryEntry, Line, Section, Words } from './text.js';

/** Who reads, and what everybody at the table is called. */
export interface Reader {
  /** SPECTATOR for somebody who only watches: nobody is "you" to them. */
  readonly seat: number;
  readonly names: readonly string[];
}

/** Words for one message: fixed, or made from its data. */
export type Sentence<D = EventData> = string | ((data: D, reader: Reader) => string);

/** Words for every message of a kind, by id, each made from what that message speaks of. */
export type Sentences<M> = { readonly [Id in keyof M]: Sentence<M[Id]> };

/** How a book tells an event; undefined when there is nothing to tell. */
export type Teller<D = EventData> = (data: D, reader: Reader) => Telling | undefined;
/** A line of the story before its clause is put to it. */
export type Telling = Omit<Line, 'clause'>;
export type Tellers<E> = { readonly [T in keyof E]: Teller<E[T]> };

/** Questions by id, each made from what it speaks of. */
export type Questions<M> = { readonly [Id in keyof M]: (data: M[Id], reader: Reader) => Prompt };

/** The question in the game's own voice, and one softer sentence on what matters. */
export interface Prompt {
  readonly ask: string;
  readonly hint?: string;
}

/** A named switch of a game, or one of its values where those need a word of their own. */
export interface OptionWords {
  readonly label: string;
  readonly help: string;
  /** By value as text, such as `{ seat1: 'Rohan' }`; a value without an entry is shown as it is. */
  readonly values?: Readonly<Record<string, string>>;
  /** Why we would play other than the document says; there where a value is a departure from it. */
  readonly why?: string;
}

export interface OrderWords {
  readonly label: string;
  readonly help: string;
}

export interface Gist {
  readonly aim: string;
  readonly turn: string;
  readonly win: string;
}

/** How a game speaks in one language. Every function sees only what the reader may see. */
export interface WordBook<V = unknown> {
  /** As in `Intl`: "en". */
  readonly language: string;
  readonly title: string;
  readonly blurb: string;
  /** The game in three sentences, for somebody who sits down for the first time. */
  readonly gist: Gist;
  /** What a seat is called when its player has no name, for example "Rohan". */
  seat(seat: number, options: Options): string;
  /** Answers "Why not?". */
  refusal(why: Refusal, reader: Reader): string;
  /** What is wrong with something from outside: an option, a hero, a file. */
  problem(problem: Message): string;
  prompt(prompt: Message, reader: Reader): Prompt;
  /** A move in words: "Play Strider in lane 4". */
  move(move: Move, view: SeatView<V>, reader: Reader): string;
  /** Why a move is good, in a few words after its name; only where the game's knowledge has reasons. */
  why?(why: Message, reader: Reader): string;
  /** The story line of an event as its reader saw it; undefined when there is nothing to tell. */
  event(event: GameEvent, reader: Reader): Line | undefined;
  /** Why it ended so: "Isengard's Health is gone." */
  outcome(outcome: Outcome, reader: Reader): string;
  /** What is being answered: "Wolf strikes your Fox for 4". */
  pending(pending: Pending, reader: Reader): Words;
  /** The table in words, from one seat's view. */
  sheet(view: SeatView<V>, reader: Reader): Section[];
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly orders: Readonly<Record<string, OrderWords>>;
  readonly glossary: Readonly<Record<string, GlossaryEntry>>;
  /** What the game measures about a match, as the heading of a figure ("Rounds played"), and its sides ("Hunters"). */
  readonly measures?: Readonly<Record<string, string>>;
}

/** Word books by language; English is always there. */
export type Books<V = unknown> = { readonly en: () => Promise<WordBook<V>> } & {
  readonly [language: string]: () => Promise<WordBook<V>>;
};

export function say(sentence: Sentence, data: EventData | undefined, reader: Reader): string {
  return typeof sentence === 'string' ? sentence : sentence(data ?? {}, reader);
}

/** For books: the sentence of an id that the type of the book promises; an id nobody knows is our own mistake. */
export function sayFrom(
  sentences: { readonly [id: string]: Sentence<never> },
  { id, data }: Message,
  reader: Reader,
): string {
  const sentence = sentences[id];
  if (sentence === undefined) throw new Error(`Fray invariant broken: no words for "${id}"`);
  return say(sentence as Sentence, data, reader);
}

/** For books: the question of an id that the type of the book promises. */
export function askFrom(
  questions: { readonly [id: string]: (data: never, reader: Reader) => Prompt },
  { id, data }: Message,
  reader: Reader,
): Prompt {
  const question = questions[id] as ((data: EventData, reader: Reader) => Prompt) | undefined;
  if (question === undefined) throw new Error(`Fray invariant broken: no words for "${id}"`);
  return question(data ?? {}, reader);
}

/** For books: the line of an event whose type the type of the book promises. */
export function tellFrom(
  tellers: { readonly [type: string]: Teller<never> },
  { type, clause, data }: GameEvent,
  reader: Reader,
): Line | undefined {
  const teller = tellers[type] as Teller | undefined;
  if (teller === undefined) throw new Error(`Fray invariant broken: no words for "${type}"`);
  const line = teller(data, reader);
  return line && { ...line, clause };
}

/** A reader of something that concerns no seat. */
export const NOBODY: Reader = { seat: -1, names: [] };
