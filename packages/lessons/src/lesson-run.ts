/**
 * A lesson being played: the match of the stretch one is in, what the learner is told now, and what they are to choose.
 * Everybody else's choices are in the script, so it goes the same way every time.
 */
import { fail, type Move, moveEquals, ok, type Result } from '@fray/engine';
import { LocalHost } from '@fray/host';
import { type ScenarioLine, type ScenarioRules, ScenarioTable } from '@fray/testkit/scenario';
import type { Card, Item, Lesson } from './lesson.js';
import { type Stretch, stretchesOf } from './stretches.js';

/** How far somebody has come: the chapter, and the card in it. */
export interface Place {
  readonly chapter: number;
  readonly card: number;
}

export const START: Place = { chapter: 0, card: 0 };

export class LessonRun {
  private readonly items: readonly { readonly item: Item; readonly place: Place }[];
  private next = 0;

  private constructor(
    readonly lesson: Lesson,
    readonly host: LocalHost,
    readonly seat: number,
    private readonly stretch: Stretch,
    private readonly table: ScenarioTable,
  ) {
    this.items = stretch.chapters.flatMap(({ items }, i) => {
      let card = -1;
      return items.map((item) => {
        if (item.kind === 'card') card++;
        return { item, place: { chapter: stretch.first + i, card } };
      });
    });
  }

  /** Opens the stretch that the place is in and plays it up to there. Undefined: the lesson has no such chapter, it is over. */
  static open(lesson: Lesson, rules: ScenarioRules, place: Place = START): Result<LessonRun | undefined> {
    const stretch = stretchesOf(lesson).findLast(({ first }) => first <= place.chapter);
    if (stretch === undefined || place.chapter >= lesson.chapters.length) return ok(undefined);
    const opened = ScenarioTable.open(rules, stretch.scenario);
    if (!opened.ok) return opened;
    const table = opened.value;
    const seat = table.seat(lesson.seat);
    if (seat === undefined) return fail(table.noSeat(lesson.seat));
    // Dice at the very beginning may be needed before anybody is asked.
    const { items } = stretch.chapters[0]!;
    const leading = items.findIndex(({ kind }) => kind !== 'dice');
    for (const item of items.slice(0, leading))
      if (item.kind === 'dice') for (const { text } of item.lines) table.tape?.add(text);
    const host = hostOf(lesson, rules, stretch, table);
    if (!host.ok) return host;
    const run = new LessonRun(lesson, host.value, seat, stretch, table);
    run.next = leading;
    run.settle();
    while (run.card !== undefined && isBefore(run.place, place)) run.showMe();
    return ok(run);
  }

  /** What the learner is told now; undefined when this stretch is over. */
  get card(): Card | undefined {
    const item = this.items[this.next]?.item;
    return item?.kind === 'card' ? item.card : undefined;
  }

  get place(): Place {
    return (
      this.items[this.next]?.place ?? { chapter: this.stretch.first + this.stretch.chapters.length, card: 0 }
    );
  }

  /** The moves that are right now; the first is the one the script goes on with. */
  rightMoves(): readonly Move[] {
    return this.movesIn(this.card?.do ?? []);
  }

  /** What is played for a choice of the learner: itself if it is right, the script's if it comes close enough. */
  answerTo(move: Move): Move | undefined {
    const right = this.rightMoves();
    const [from, to] = this.movesIn(this.card?.between ?? []);
    const close = from !== undefined && to !== undefined && isBetween(move, from, to);
    return right.find((each) => moveEquals(each, move)) ?? (close ? right[0] : undefined);
  }

  /** The learner chooses. Only what the lesson asks for is played. */
  choose(move: Move): boolean {
    const answer = this.answerTo(move);
    if (answer === undefined || !this.host.play(this.seat, answer).ok) return false;
    this.next++;
    this.settle();
    return true;
  }

  /** Makes the right choice for the learner, or goes on where there is none to make. */
  showMe(): void {
    const [move] = this.rightMoves();
    if (move !== undefined) {
      this.choose(move);
      return;
    }
    this.next++;
    this.settle();
  }

  /** Plays what the script says up to the next card. */
  private settle(): void {
    for (let entry = this.items[this.next]; entry !== undefined; entry = this.items[++this.next]) {
      const { item } = entry;
      if (item.kind === 'card') break;
      if (item.kind === 'dice') for (const { text } of item.lines) this.table.tape?.add(text);
      if (item.kind === 'choices') for (const { text } of item.lines) this.play(text);
    }
  }

  private movesIn(lines: readonly ScenarioLine[]): readonly Move[] {
    return lines.flatMap(({ text }) => {
      const read = this.table.readMove(text);
      return read.ok ? [read.value.move] : [];
    });
  }

  private play(text: string): void {
    const read = this.table.readMove(text);
    if (read.ok) this.host.play(read.value.seat, read.value.move);
  }
}

/** Two moves as the corners of a box, figure by figure. */
function isBetween(move: Move, from: Move, to: Move): boolean {
  return move.every(
    (figure, i) => figure >= Math.min(from[i]!, to[i]!) && figure <= Math.max(from[i]!, to[i]!),
  );
}

function isBefore(here: Place, there: Place): boolean {
  return here.chapter < there.chapter || (here.chapter === there.chapter && here.card < there.card);
}

/** Everybody is a person: nobody thinks, the script chooses for all but the learner. */
function hostOf(
  lesson: Lesson,
  { game, book }: ScenarioRules,
  { scenario }: Stretch,
  { names, tape, state, setup }: ScenarioTable,
): Result<LocalHost> {
  const opening = scenario.position === undefined ? undefined : () => state;
  const host = LocalHost.start(
    {
      game,
      match: {
        options: setup.options,
        seats: names.map((_, seat) => ({
          name: lesson.names[seat] ?? book.seat(seat, setup.options),
          kind: 'person' as const,
        })),
        seed: lesson.id,
        tape: tape!,
        ...(opening && { opening }),
      },
      clock: { kind: 'none' },
      started: 0,
      beatMs: 0,
    },
    { now: () => 0, later: () => () => {}, think: async () => undefined },
  );
  if (!host.ok) return fail(book.problem(host.error));
  // Before anything moves: the first window is asked, too.
  for (const seat of names.keys()) host.value.giveOrders(seat, []);
  host.value.resume();
  return ok(host.value);
}
