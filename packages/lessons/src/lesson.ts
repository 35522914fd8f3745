/** A lesson: a scripted match of a few turns, one new thing at a time. It is written in the form of a scenario file. */
import type { ScenarioLine } from '@fray/testkit/scenario';

/** A sentence in every language the lesson speaks. */
export type Words = Readonly<Record<string, string>>;

/** What the learner reads at one moment, and what they are to do then. */
export interface Card {
  readonly line: number;
  readonly say: Words;
  /** The places the lamp shines on, by the names that the table gives them; none: the whole table. */
  readonly look: readonly string[];
  /** The clause behind it. */
  readonly why: string | undefined;
  /** The choices that are right, as a scenario writes them; none: the learner reads and goes on. */
  readonly do: readonly ScenarioLine[];
  /** Two choices: whatever lies between them is taken for the right one. For points on a map, which nobody hits to a hair. */
  readonly between: readonly ScenarioLine[];
  /** What to say to a choice that is not; without it a general word. */
  readonly wrong: Words | undefined;
}

export type Item =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'dice' | 'choices' | 'expect'; readonly lines: readonly ScenarioLine[] };

export interface Chapter {
  readonly id: string;
  readonly line: number;
  readonly title: Words;
  /** Where it begins; a chapter without a position goes on from where the last one ended. */
  readonly position: readonly ScenarioLine[] | undefined;
  readonly items: readonly Item[];
}

export interface Lesson {
  readonly game: string;
  readonly id: string;
  readonly title: Words;
  /** The seat of the learner, as scenarios call it. */
  readonly seat: string;
  readonly seats: number | undefined;
  /** What everybody is called; those not named have the names of their seats. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly chapters: readonly Chapter[];
}

export function cardsOf({ items }: Chapter): readonly Card[] {
  return items.flatMap((item) => (item.kind === 'card' ? [item.card] : []));
}

const WORDS_A_MINUTE = 150;
const SECONDS_A_CARD = 4;
const SECONDS_A_CHOICE = 6;

/** How long it takes: reading, looking at what happens, choosing. Whole minutes, one at least. */
export function minutesOf(lesson: Lesson): number {
  let seconds = 0;
  for (const card of lesson.chapters.flatMap(cardsOf)) {
    const words = (card.say['en'] ?? '').split(/\s+/).length;
    seconds += (words * 60) / WORDS_A_MINUTE + (card.do.length > 0 ? SECONDS_A_CHOICE : SECONDS_A_CARD);
  }
  return Math.max(1, Math.round(seconds / 60));
}
