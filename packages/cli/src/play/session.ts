/** One match at one terminal: people at the keyboard, bots on the other seats. */
import { writeFileSync } from 'node:fs';
import { AutoPass, formatRecord, type Match, type Move, SPECTATOR } from '@fray/engine';
import pc from 'picocolors';
import { Complaint } from '../complaint.js';
import { paintChoices, paintSheet, seatPaint } from '../paint.js';
import { paintOutcome, paintStory } from '../story.js';
import type { Gone, Terminal } from '../terminal.js';
import { botChooses } from './bot-seat.js';
import { COMMANDS, type CommandName, readInput } from './input.js';
import { lookUp } from './look-up.js';
import { paintRefused } from './refused.js';
import { planTakeBack, takeBackTo } from './take-back.js';

/** Why a session stopped before the match was over. */
export type Left = Gone | 'quit';

export class Session {
  /** How many entries of the story each seat has been told. */
  private readonly told: number[];
  /** How often was chosen for each seat without its knowing yet. */
  private readonly passes: number[];
  private readonly people: readonly number[];
  private readonly autoPass: AutoPass;
  private reader = SPECTATOR;
  /** The parts of the table that the reader has in front of them. */
  private shown: readonly string[] = [];

  constructor(
    public match: Match,
    private readonly terminal: Terminal,
    private readonly saveTo: string | undefined,
    askAll = false,
  ) {
    this.autoPass = new AutoPass(() => !askAll);
    const { seats } = match.header;
    this.told = seats.map(() => 0);
    this.passes = seats.map(() => 0);
    this.people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Plays to the end, or until somebody leaves. */
  async run(): Promise<Left | undefined> {
    this.save();
    while (this.match.outcome === null) {
      const asked = this.match.asked();
      const bot = asked.find((seat) => !this.people.includes(seat));
      if (bot !== undefined) botChooses(this.match, bot);
      else if (!asked.some((seat) => this.pass(seat))) {
        const left = await this.personChooses(asked[0]!);
        if (left !== undefined) return left;
      }
      this.save();
    }
    this.tellRest();
    this.terminal.print(`\n${pc.bold(paintOutcome(this.match))}`);
    return undefined;
  }

  /** Asks until the seat has made a choice (or the last one was taken back). */
  private async personChooses(seat: number): Promise<Left | undefined> {
    const left = await this.handOver(seat);
    if (left !== undefined) return left;
    this.tell(seat);
    this.tellPassed(seat);
    this.showTable(seat, false);
    const moves = this.showChoices(seat);
    for (;;) {
      const line = await this.terminal.ask(seatPaint(seat)(`${this.name(seat)} > `));
      if (typeof line !== 'string') return line.gone;
      const input = readInput(line, moves, this.match.game.verbs);
      if (input.kind === 'unclear') this.terminal.print(input.message);
      if (input.kind === 'nothing') this.showChoices(seat);
      if (input.kind === 'move' && this.play(seat, input.move)) return undefined;
      if (input.kind !== 'command') continue;
      if (input.name === 'quit') return 'quit';
      if (input.name === 'undo') {
        if (await this.undo()) return undefined;
      } else this.obey(seat, input.name, input.rest);
    }
  }

  private play(seat: number, move: Move): boolean {
    const played = this.match.play(seat, move);
    if (!played.ok)
      this.terminal.print(`${pc.red('No:')} ${played.error.text} ${pc.dim(`(${played.error.clause})`)}`);
    else this.autoPass.chosen(seat, played.value, false);
    return played.ok;
  }

  /** Chooses for the seat if nothing is at stake. */
  private pass(seat: number): boolean {
    const { match } = this;
    const move = this.autoPass.moveFor(match.game, match.view(seat), match.moves(seat));
    if (move === undefined) return false;
    match.play(seat, move);
    this.autoPass.chosen(seat, match.length, true);
    this.passes[seat]!++;
    return true;
  }

  private tellPassed(seat: number): void {
    const times = this.passes[seat]!;
    this.passes[seat] = 0;
    if (times === 0) return;
    const often = times === 1 ? '' : ` ${times} times`;
    this.terminal.print(pc.dim(`Passed for you${often}: nothing was at stake.`));
  }

  private obey(seat: number, name: Exclude<CommandName, 'quit' | 'undo'>, rest: string): void {
    const { match, terminal } = this;
    if (name === '?') terminal.print(paintRefused(match, seat));
    else if (name === 'board') this.showTable(seat, true);
    else if (name === 'log') terminal.print(paintStory(match, seat, 0, match.length));
    else if (name === 'look') terminal.print(lookUp(match.game, rest));
    else if (name === 'save') terminal.print(this.saveAs(rest));
    else terminal.print(help(match, seat));
  }

  /** Another person at the same keyboard must not see this one's secrets. */
  private async handOver(seat: number): Promise<Left | undefined> {
    if (this.reader === seat) return undefined;
    const first = this.reader === SPECTATOR;
    this.reader = seat;
    this.shown = [];
    if (this.people.length === 1) return undefined;
    if (!first) this.terminal.cover();
    const line = await this.terminal.ask(
      `${this.name(seat)} is next. Press Enter when only they can see this. `,
    );
    if (typeof line !== 'string') return line.gone;
    this.terminal.cover();
    return undefined;
  }

  private tell(seat: number): void {
    const { length } = this.match;
    this.terminal.print(paintStory(this.match, seat, this.told[seat]!, length));
    this.told[seat] = length + 1;
  }

  /** The end is public: everybody at the screen reads it, but nobody's secrets. */
  private tellRest(): void {
    const [only] = this.people;
    const from = Math.min(...this.people.map((seat) => this.told[seat]!));
    const reader = this.people.length === 1 ? only! : SPECTATOR;
    this.terminal.print(paintStory(this.match, reader, from, this.match.length));
  }

  /** The whole table, or only the parts of it that look different from what is on the screen. */
  private showTable(seat: number, whole: boolean): void {
    const names = this.match.header.seats.map(({ name }) => name);
    const sections = this.match.game.text.sheet(this.match.view(seat), names);
    const parts = sections.map((section) => paintSheet([section], this.terminal.columns));
    const news = parts.filter((part) => whole || !this.shown.includes(part));
    this.shown = parts;
    if (news.length > 0) this.terminal.print(news.join('\n'));
  }

  private showChoices(seat: number): Move[] {
    const { match, terminal } = this;
    const moves = match.moves(seat);
    const view = match.view(seat);
    const prompt = match.prompt(seat)!;
    terminal.print(`\n${pc.bold(prompt.ask)}${prompt.hint === undefined ? '' : ` ${pc.dim(prompt.hint)}`}`);
    const labels = moves.map((move) => match.game.text.move(move, view));
    terminal.print(paintChoices(labels, terminal.columns));
    terminal.print(pc.dim('A number or short notation; ? why not, undo, help, quit.'));
    return moves;
  }

  private async undo(): Promise<boolean> {
    const plan = planTakeBack(this.match, this.autoPass.passed);
    if (plan === undefined) {
      this.terminal.print('Nothing has been chosen yet.');
      return false;
    }
    if (plan.consent !== undefined && this.people.length > 1) {
      const answer = await this.terminal.ask(`${plan.consent} Does everybody agree? (y/n) `);
      if (typeof answer !== 'string' || !/^y/i.test(answer.trim())) return false;
    }
    // With two people it may have been sealed: whoever sits here now must not read what it was.
    const what = this.people.length === 1 ? `: ${this.match.choices[plan.length]!.text}` : ' the last choice';
    this.match = takeBackTo(this.match, plan.length);
    this.autoPass.takenBack(plan.seat, plan.length);
    this.passes.fill(0);
    this.shown = [];
    for (const [seat, told] of this.told.entries()) this.told[seat] = Math.min(told, plan.length + 1);
    this.terminal.print(`${this.name(plan.seat)} took back${what}.`);
    return true;
  }

  private save(): void {
    if (this.saveTo === undefined) return;
    try {
      writeFileSync(this.saveTo, formatRecord(this.match.record()));
    } catch (error) {
      throw new Complaint(`Cannot write ${this.saveTo}: ${(error as Error).message}.`);
    }
  }

  private saveAs(file: string): string {
    if (file === '') return 'Say where to: save <file>.';
    try {
      writeFileSync(file, formatRecord(this.match.record()));
      return `Saved to ${file}.`;
    } catch (error) {
      return `Cannot write ${file}: ${(error as Error).message}.`;
    }
  }

  private name(seat: number): string {
    return this.match.header.seats[seat]!.name;
  }
}

function help(match: Match, seat: number): string {
  const shapes = match.game.verbs.map(({ id, args }) =>
    [id, ...args.map(({ name }) => `<${name}>`)].join(' '),
  );
  const commands = Object.entries(COMMANDS).map(([name, text]) => `  ${name.padEnd(6)} ${pc.dim(text)}`);
  const standing = match.standing(seat).map((move) => match.game.text.move(move, match.view(seat)));
  const always = standing.length === 0 ? [] : [`At any time: ${standing.join(', ')}`];
  return [`Choices: ${shapes.join(', ')}`, ...always, ...commands].join('\n');
}
