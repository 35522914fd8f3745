/** One match at one terminal: people at the keyboard, bots on the other seats. The host of the match is right here. */
import { writeFileSync } from 'node:fs';
import {
  assert,
  formatChoice,
  formatNotation,
  formatRecord,
  type Match,
  type MatchSetup,
  type Message,
  type Move,
  type Refusal,
  SPECTATOR,
} from '@fray/engine';
import { LocalHost } from '@fray/host';
import pc from 'picocolors';
import { Complaint, must } from '../complaint.js';
import type { OpenGame } from '../game/open-game.js';
import { seatPaint } from '../paint.js';
import { plainText, readRules } from '../rules-text.js';
import { paintOutcome } from '../story.js';
import type { Gone, Terminal } from '../terminal.js';
import { words } from '../words/index.js';
import { thinkHere } from './bots.js';
import { type CommandName, readInput } from './input.js';
import { lookUp } from './look-up.js';
import { changeOrders } from './orders.js';
import { paintRefused } from './refused.js';
import { SeatScreen } from './seat-screen.js';

const { table } = words;

/** Why somebody stopped before the match was over. */
export type Left = Gone | 'quit';

export interface TableSetup {
  readonly opened: OpenGame;
  readonly match: MatchSetup;
  readonly terminal: Terminal;
  /** Where the record is kept as the match goes on. */
  readonly saveTo?: string;
  /** Nobody has given any standing orders. */
  readonly askAll?: boolean;
}

export class MatchTable {
  private readonly host: LocalHost;
  private readonly people: readonly number[];
  private readonly screens = new Map<number, SeatScreen>();
  private readonly watcher: SeatScreen;
  private readonly terminal: Terminal;
  private readonly thinking = new Set<Promise<unknown>>();
  private reader = SPECTATOR;
  /** Why the record could not be written. */
  private unsaved: string | undefined;

  constructor(private readonly setup: TableSetup) {
    const { opened, match, terminal } = setup;
    const { game, book } = opened;
    this.terminal = terminal;
    this.people = match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const watching = [...this.people, SPECTATOR];
    // Nobody can be quick or slow at one keyboard, so time stands still: no clocks, and beats are over at once.
    const timeline = { game, match, clock: { kind: 'none' as const }, started: 0, beatMs: 0 };
    const shell = {
      now: () => 0,
      later: () => () => undefined,
      think: (turn: Parameters<typeof thinkHere>[1]) => this.think(turn),
      changed: () => this.save(),
    };
    this.host = must(LocalHost.start(timeline, shell, [], watching), book);
    for (const seat of this.people) this.screens.set(seat, new SeatScreen(this.host, book, terminal, seat));
    this.watcher = new SeatScreen(this.host, book, terminal, SPECTATOR);
    if (setup.askAll === true) for (const seat of this.people) this.host.giveOrders(seat, []);
  }

  get match(): Match {
    return this.host.timeline.match;
  }

  /** Plays to the end, or until somebody leaves. */
  async run(): Promise<Left | undefined> {
    this.save();
    this.host.resume();
    for (;;) {
      await this.settle();
      if (this.unsaved !== undefined) throw new Complaint(this.unsaved);
      if (this.match.outcome !== null) break;
      const seat = this.host.timeline.asked().find((each) => this.people.includes(each));
      assert(seat !== undefined, 'somebody at this terminal is asked, or the match is over');
      const left = await this.serve(seat);
      if (left !== undefined) return left;
    }
    this.tellEnd();
    return undefined;
  }

  /** Waits until the bots have done all they want to do. */
  private async settle(): Promise<void> {
    do await Promise.all([...this.thinking, new Promise((resolve) => setImmediate(resolve))]);
    while (this.thinking.size > 0);
  }

  private think(turn: Parameters<typeof thinkHere>[1]): Promise<Move | undefined> {
    const thought = Promise.resolve().then(() =>
      thinkHere(this.match, turn, ({ why }) =>
        this.terminal.print(pc.yellow(table.botReplaced(this.name(turn.seat), why))),
      ),
    );
    this.thinking.add(thought);
    return thought.finally(() => this.thinking.delete(thought));
  }

  /** Asks until the seat has made a choice (or the last one was taken back). */
  private async serve(seat: number): Promise<Left | undefined> {
    const left = await this.handOver(seat);
    if (left !== undefined) return left;
    const screen = this.screens.get(seat)!;
    screen.tell();
    screen.showTable(false);
    screen.showChoices();
    for (;;) {
      const line = await this.terminal.ask(seatPaint(seat)(`${this.name(seat)} > `));
      if (typeof line !== 'string') return line.gone;
      const moves = screen.question.moves.map(({ move }) => move);
      const input = readInput(line, moves, this.match.game.verbs);
      if (input.kind === 'unclear') this.terminal.print(this.explain(input.problem));
      if (input.kind === 'nothing') screen.showChoices();
      if (input.kind === 'move' && this.play(screen, input.move)) return undefined;
      if (input.kind !== 'command') continue;
      if (input.name === 'quit') return 'quit';
      if (await this.obey(screen, input.name, input.rest)) return undefined;
    }
  }

  private play({ seat, reader }: SeatScreen, move: Move): boolean {
    const { game } = this.host.timeline;
    const played = this.host.choose(seat, formatChoice(game.verbs, move));
    if (!played.ok) {
      const { message } = played.error;
      const why = 'clause' in message ? this.book.refusal(message, reader) : this.explain(message);
      const clause = 'clause' in message ? ` ${pc.dim(`(${message.clause})`)}` : '';
      this.terminal.print(`${pc.red(table.no)} ${why}${clause}`);
    }
    return played.ok;
  }

  /** True when the question is another one now. */
  private async obey(screen: SeatScreen, name: Exclude<CommandName, 'quit'>, rest: string): Promise<boolean> {
    const { terminal } = this;
    if (name === 'undo') return this.undo();
    if (name === 'orders') {
      const before = this.host.timeline.n;
      terminal.print(changeOrders(this.host, this.book, screen.seat, rest));
      return this.host.timeline.n !== before && !this.host.timeline.isAsked(screen.seat);
    }
    if (name === '?')
      terminal.print(paintRefused(this.book, this.match.game.verbs, screen.question.refused, screen.reader));
    else if (name === 'board') screen.showTable(true);
    else if (name === 'log') screen.tellAll();
    else if (name === 'look') terminal.print(lookUp(this.book, this.rules(), rest));
    else if (name === 'rules') terminal.print(this.readRules(rest));
    else if (name === 'save') terminal.print(this.saveAs(rest));
    else terminal.print(this.help(screen));
    return false;
  }

  private readRules(clause: string): string {
    const rules = this.rules();
    if (rules === undefined) return table.noRules;
    return clause === '' ? plainText(rules) : lookUp(this.book, rules, clause);
  }

  private rules(): string | undefined {
    return readRules(this.setup.opened.rules);
  }

  private help(screen: SeatScreen): string {
    const shapes = this.match.game.verbs.map(({ id, args }) =>
      [id, ...args.map(({ name }) => `<${name}>`)].join(' '),
    );
    const standing = screen.question.standing.map(({ move }) => screen.say(move));
    const commands = Object.entries(words.commands).map(
      ([name, text]) => `  ${name.padEnd(6)} ${pc.dim(text)}`,
    );
    const always = standing.length === 0 ? [] : [table.anyTime(standing)];
    return [table.choices(shapes), ...always, ...commands].join('\n');
  }

  /** Another person at the same keyboard must not see this one's secrets. */
  private async handOver(seat: number): Promise<Left | undefined> {
    if (this.reader === seat) return undefined;
    const first = this.reader === SPECTATOR;
    this.reader = seat;
    this.screens.get(seat)!.forget();
    if (this.people.length === 1) return undefined;
    if (!first) this.terminal.cover();
    const line = await this.terminal.ask(table.next(this.name(seat)));
    if (typeof line !== 'string') return line.gone;
    this.terminal.cover();
    return undefined;
  }

  /** Back to before the last choice that a person here made themselves. */
  private async undo(): Promise<boolean> {
    const { timeline } = this.host;
    const last = timeline.choices.list.findLast(({ entry }) => entry.by === 'player');
    if (last === undefined) {
      this.terminal.print(table.nothingChosen);
      return false;
    }
    const { seat } = last.entry;
    const asked = this.host.undo(seat, last.n);
    if (!asked.ok) {
      this.terminal.print(this.explain(asked.error.message));
      return false;
    }
    if (asked.value === 'asked' && !(await this.allAgree())) return false;
    // With two people it may have been sealed: whoever sits here now must not read what it was.
    const what = this.people.length === 1 ? formatNotation(this.match.game.verbs, last.move) : undefined;
    for (const screen of this.screens.values()) screen.takenBack();
    this.terminal.print(table.tookBack(this.name(seat), what));
    return true;
  }

  private async allAgree(): Promise<boolean> {
    const { reason, waiting } = this.host.timeline.undoAsked!;
    const why = reason === undefined ? '' : this.explain(reason);
    const answer = await this.terminal.ask(table.agree(why));
    const agree = typeof answer === 'string' && answer.trim().toLowerCase().startsWith(table.yes);
    for (const seat of agree ? waiting : waiting.slice(0, 1)) this.host.answerUndo(seat, agree);
    return agree;
  }

  /** The end is public: everybody at the screen reads it, but nobody's secrets. */
  private tellEnd(): void {
    const [only] = this.people;
    const screen = this.people.length === 1 ? this.screens.get(only!)! : this.watcher;
    screen.tell();
    const { outcome, length } = this.match;
    this.terminal.print(`\n${pc.bold(paintOutcome(this.book, outcome, length, screen.reader))}`);
  }

  private explain(problem: string | Message | Refusal): string {
    return typeof problem === 'string' ? problem : this.book.problem(problem);
  }

  private save(): void {
    const { saveTo } = this.setup;
    if (saveTo !== undefined) this.unsaved ??= this.write(saveTo);
  }

  private saveAs(file: string): string {
    return file === '' ? table.sayWhere : (this.write(file) ?? table.saved(file));
  }

  private write(file: string): string | undefined {
    try {
      writeFileSync(file, formatRecord(this.host.record()));
      return undefined;
    } catch (error) {
      return words.problems.cannotWrite(file, (error as Error).message);
    }
  }

  private get book(): OpenGame['book'] {
    return this.setup.opened.book;
  }

  private name(seat: number): string {
    return this.match.header.seats[seat]!.name;
  }
}
