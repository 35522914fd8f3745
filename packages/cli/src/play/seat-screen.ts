/** What one person at this terminal has read of the match, and what they are shown next. */
import { type Move, plain, type Reader, type WordBook } from '@fray/engine';
import { type ChoiceEntry, type LocalHost, SeatSession, type SessionQuestion, type Step } from '@fray/host';
import pc from 'picocolors';
import { paintChoices, paintSheet } from '../paint.js';
import { paintEvents } from '../story.js';
import type { Terminal } from '../terminal.js';
import { words } from '../words/index.js';
import { newEntries } from './explained.js';
import { paintEntry } from './look-up.js';

const { table } = words;

export class SeatScreen {
  readonly reader: Reader;
  private readonly session: SeatSession;
  /** The last step that was read. */
  private told = -1;
  /** The parts of the table that are on the screen. */
  private shown: readonly string[] = [];
  private readonly explained = new Set<string>();

  constructor(
    private readonly host: LocalHost,
    private readonly book: WordBook,
    private readonly terminal: Terminal,
    readonly seat: number,
  ) {
    const { game, match } = host.timeline;
    this.reader = { seat, names: match.header.seats.map(({ name }) => name) };
    this.session = new SeatSession(game);
    host.open(seat, (_n, message) => {
      if (message.kind !== 'aside') this.session.hear(message);
    });
  }

  get question(): SessionQuestion {
    return this.session.state.question;
  }

  /** Another person has had the screen. */
  forget(): void {
    this.shown = [];
  }

  /** What happened since this person last looked. */
  tell(): void {
    const { steps } = this.session.state;
    const news = steps.filter(({ n }) => n > this.told);
    this.terminal.print(this.paint(news));
    const times = this.answeredSince(this.told);
    if (times > 0) this.terminal.print(pc.dim(table.answered(times)));
    this.told = steps.at(-1)?.n ?? -1;
  }

  /** How often standing orders have answered for this person since. */
  private answeredSince(n: number): number {
    const { list } = this.host.timeline.choices;
    return list.filter(({ entry, playedAt }) => isOrdered(entry, this.seat) && playedAt > n).length;
  }

  tellAll(): void {
    this.terminal.print(this.paint(this.session.state.steps));
  }

  /** From this number on, the story is another one now. */
  takenBack(): void {
    this.told = Math.min(this.told, this.session.state.steps.at(-1)?.n ?? -1);
    this.shown = [];
  }

  /** The whole table, or only the parts of it that look different from what is on the screen. */
  showTable(whole: boolean): void {
    const sections = this.book.sheet(this.session.state.view, this.reader);
    const parts = sections.map((section) => paintSheet([section], this.terminal.columns));
    const news = parts.filter((part) => whole || !this.shown.includes(part));
    this.shown = parts;
    if (news.length > 0) this.terminal.print(news.join('\n'));
  }

  showChoices(): void {
    const { terminal, question } = this;
    this.showPending();
    const prompt = this.book.prompt(question.prompt!, this.reader);
    terminal.print(`\n${pc.bold(prompt.ask)}${prompt.hint === undefined ? '' : ` ${pc.dim(prompt.hint)}`}`);
    const moves = question.moves.map(({ move }) => move);
    terminal.print(
      paintChoices(
        moves.map((move) => this.say(move)),
        terminal.columns,
      ),
    );
    const entries = newEntries(this.book, this.host.timeline.game.verbs, moves, this.explained);
    for (const entry of entries) terminal.print(pc.dim(`    ${paintEntry(entry)}`));
    terminal.print(pc.dim(table.keys));
  }

  say(move: Move): string {
    return this.book.move(move, this.session.state.view, this.reader);
  }

  /** What is being answered, who has passed, and who may still speak. */
  private showPending(): void {
    const { pending } = this.question;
    if (pending === null) return;
    const names = (seats: readonly number[]): string[] =>
      seats.filter((seat) => seat !== this.seat).map((seat) => this.reader.names[seat]!);
    const passed = names(pending.passed);
    const waiting = names(pending.order.filter((seat) => !pending.passed.includes(seat)));
    const notes = [
      ...(passed.length === 0 ? [] : [table.passed(passed)]),
      ...(waiting.length === 0 ? [] : [table.stillAsked(waiting)]),
    ];
    const what = plain(this.book.pending(pending, this.reader));
    const stop = /[.!?]$/.test(what) ? '' : '.';
    this.terminal.print(`\n${what}${stop} ${pc.dim(notes.join(' '))}`);
  }

  private paint(steps: readonly Step[]): string {
    return steps.map(({ events }) => paintEvents(this.book, events, this.reader)).join('');
  }
}

function isOrdered({ seat, by }: ChoiceEntry, reader: number): boolean {
  return seat === reader && by === 'orders';
}
