/** Turns what a host, the engine or the rules have to say into a sentence for the reader. */
import { type Message, NOBODY, type Reader, type Refusal, sayFrom, type WordBook } from '@fray/engine';
import type { Notice } from '../session/session.js';
import { texts } from '../texts/index.js';

export function sayNotice(notice: Notice, book: WordBook, reader: Reader): string {
  if ('text' in notice) return notice.text;
  const own = saySelf(notice);
  if (own !== undefined) return own;
  return 'clause' in notice ? `${book.refusal(notice, reader)} (${notice.clause})` : book.problem(notice);
}

/** The sentence of a message that is the host's or the shell's own; undefined for those of games and engine. */
export function saySelf(message: Message | Refusal): string | undefined {
  const { problems } = texts();
  return message.id in problems ? sayFrom(problems, message, NOBODY) : undefined;
}
