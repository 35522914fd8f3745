/** What a window is about: a question inside it says what it answers, who was asked and who has passed. Public. */
import type { Message } from './words/message.js';

export interface Pending {
  /** What would happen next, for the word book: "strike", with the figures. */
  readonly what: Message;
  /** The seat whose doing it is. */
  readonly source?: number;
  /** The seat it is done to. */
  readonly target?: number;
  /** The card or ability it is done by, as the glossary names it. */
  readonly by?: string;
  /** The seats that may answer, in the order in which their answers count. */
  readonly order: readonly number[];
  /** Those of them that have passed. */
  readonly passed: readonly number[];
}
