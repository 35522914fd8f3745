/** Plain English for a model game, made from its ids: "no-card" becomes "No card." */
import {
  formatNotation,
  type GameEvent,
  type Line,
  type Message,
  type OptionDefinition,
  type Reader,
  type SeatView,
  type Section,
  type StandingOrder,
  type Verb,
  type WordBook,
} from '@fray/engine';

interface Named {
  readonly title: string;
  readonly verbs: readonly Verb[];
  readonly options: readonly OptionDefinition[];
  readonly orders: readonly Pick<StandingOrder<unknown>, 'id'>[];
}

export function modelBook<V>({ title, verbs, options, orders }: Named): WordBook<V> {
  const labels = (named: readonly { readonly id: string }[]) =>
    Object.fromEntries(named.map(({ id }) => [id, { label: phrase(id), help: sentence({ id }) }]));
  return {
    language: 'en',
    title,
    gist: { aim: `Win ${title}.`, turn: 'Choose one thing.', win: 'Choose well.' },
    blurb: `A model game: ${title}.`,
    seat: (seat) => `Player ${seat + 1}`,
    refusal: sentence,
    problem: sentence,
    prompt: ({ id }) => ({ ask: `${phrase(id)}?` }),
    move: (move) => formatNotation(verbs, move),
    event: storyLine,
    outcome: ({ reason }) => sentence({ id: reason }),
    pending: ({ what, source, target }, reader) => [
      [nameOf(source, reader), sentence(what), nameOf(target, reader)].join(' '),
    ],
    sheet: describeTable,
    options: labels(options),
    orders: labels(orders),
    glossary: {},
  };
}

/** "no-card" and "noCard" as words. */
function phrase(id: string): string {
  const words = id.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sentence({ id }: Message): string {
  return `${phrase(id)}.`;
}

function nameOf(seat: number | undefined, { seat: own, names }: Reader): string {
  return seat === undefined ? 'Nobody' : seat === own ? 'You' : (names[seat] ?? `Player ${seat + 1}`);
}

function storyLine(event: GameEvent): Line {
  const facts = Object.entries(event.data).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return { words: [phrase(event.type)], small: facts.join(', '), clause: event.clause };
}

function describeTable<V>(view: SeatView<V>): Section[] {
  const rows = Object.entries(view.table as object).map(([label, value]) => ({
    label,
    words: [JSON.stringify(value)],
  }));
  return [{ title: 'Table', rows }];
}
