/** Proves what a record says about who chose, take-backs, stand-ins and claims, by living through the whole match again. */
import type { Core } from '../core.js';
import type { Game } from '../game.js';
import { Match } from '../match.js';
import { formatChoice } from '../move.js';
import { engineMessage } from '../words/engine-message.js';
import { hashActs, type RecordedAct, type RecordedChoice } from './act.js';
import { canonical } from './canonical.js';
import type { MatchRecord } from './record.js';
import type { ReplayFault } from './replay.js';
import { takeBack, undoStatus } from './undo.js';

type Happening = { readonly choice: RecordedChoice } | { readonly act: RecordedAct };

export function checkActs<S extends Core, V>(game: Game<S, V>, record: MatchRecord): ReplayFault | undefined {
  const { acts = [], choices, end } = record;
  const hash = hashActs(choices, acts);
  if (end !== undefined && end.acts !== hash) return { n: end.n, message: engineMessage('other-acts') };
  if (hash === undefined) return undefined;
  const happenings = unwind(choices, acts);
  if (happenings === undefined) return { n: 0, message: engineMessage('other-acts') };
  return new Witness(game, record).watch(happenings);
}

/** Choices and acts in the order in which they happened, found from the end backwards; undefined where they do not fit. */
function unwind(final: readonly RecordedChoice[], acts: readonly RecordedAct[]): Happening[] | undefined {
  const happenings: Happening[] = [];
  let list = [...final];
  for (const act of [...acts].reverse()) {
    const after = act.act === 'undo' ? act.n - act.took.length : act.n;
    if (after < 0 || after > list.length) return undefined;
    for (const choice of list.slice(after).reverse()) happenings.push({ choice });
    happenings.push({ act });
    list = list.slice(0, after);
    if (act.act === 'undo') list.splice(act.from - 1, 0, ...act.took);
  }
  for (const choice of list.reverse()) happenings.push({ choice });
  return happenings.reverse();
}

class Witness<S extends Core, V> {
  private match: Match<S, V>;
  private readonly standIns = new Map<number, string>();
  /** Seats whose stand-in went since their last choice: an answer it gave may have been shown only now. */
  private readonly relieved = new Set<number>();
  private readonly votes = new Map<number, Map<number, string>>();
  private agreed = new Set<number>();

  constructor(
    game: Game<S, V>,
    private readonly record: MatchRecord,
  ) {
    const started = Match.start(game, record.header);
    if (!started.ok) throw new Error('a record that was replayed starts');
    this.match = started.value;
  }

  watch(happenings: readonly Happening[]): ReplayFault | undefined {
    for (const step of happenings) {
      const fits = 'choice' in step ? this.choose(step.choice) : this.act(step.act);
      if (!fits) {
        const id = 'choice' in step ? 'other-chooser' : `other-${step.act.act}`;
        return { n: this.match.length, message: engineMessage(id as 'other-undo') };
      }
    }
    return undefined;
  }

  private choose({ seat, choice, by, ms }: RecordedChoice): boolean {
    const may = by === undefined || this.mayChooseFor(seat, choice, by);
    this.relieved.delete(seat);
    const done = this.match.choose(seat, choice, ms).ok;
    // A sealed choice leaves the others' talk about a take-back as it is.
    if (!this.match.isHidden(this.match.length)) this.agreed.clear();
    return may && done;
  }

  private mayChooseFor(seat: number, choice: unknown, by: NonNullable<RecordedChoice['by']>): boolean {
    const { match, record } = this;
    if (by === 'bot') return this.standIns.has(seat) || this.relieved.has(seat);
    if (by === 'others') return isConcession(choice) && this.hasVoted(seat, 'claim');
    if (by === 'orders') return (match.game.orders?.length ?? 0) > 0;
    if (record.header.clock === undefined || !match.isAsked(seat)) return false;
    // What was answered in a common beat is played after the others' answers, when the game might choose otherwise.
    return (
      match.isPaced() ||
      canonical(choice) === canonical(formatChoice(match.game.verbs, match.timeoutMove(seat)))
    );
  }

  private act(act: RecordedAct): boolean {
    const { seat } = act;
    switch (act.act) {
      case 'undo-asked':
        this.agreed = new Set();
        return true;
      case 'undo-answered':
        if (act.agree) this.agreed.add(seat);
        else this.agreed.clear();
        return this.plays(seat);
      case 'undo':
        return this.takeBack(seat, act.from, act.took);
      case 'stand-in':
        return this.replace(seat, act.level, act.by);
      case 'left':
        this.votes.set(seat, new Map());
        return true;
      case 'voted':
        this.votes.get(act.about)?.set(seat, act.remedy);
        return this.votes.has(act.about) && this.plays(seat);
    }
  }

  /** What had to be agreed to was agreed to, by people who played themselves. */
  private takeBack(seat: number, from: number, took: readonly RecordedChoice[]): boolean {
    const { match } = this;
    const own = match.choices.findIndex((each, i) => i + 1 >= from && each.seat === seat) + 1;
    if (own === 0) return false;
    const isRight = took.every(
      (each, i) => canonical(each.choice) === canonical(match.choices[from - 1 + i]?.choice),
    );
    const terms = undoStatus(match, seat, own);
    const free =
      terms.kind === 'free' ||
      (terms.kind === 'consent' && terms.seats.every((each) => this.isBot(each) || this.agreed.has(each)));
    this.match = takeBack(match, from);
    this.agreed.clear();
    return isRight && free;
  }

  private replace(seat: number, level: string | null, by: 'self' | 'absence' | 'votes'): boolean {
    const { standIn } = this.record.header;
    if (level === null) {
      if (this.standIns.delete(seat)) this.relieved.add(seat);
      this.votes.delete(seat);
      return true;
    }
    const mayBegin =
      by === 'self' || (by === 'absence' ? standIn?.seconds !== undefined : this.hasVoted(seat, 'bot'));
    this.standIns.set(seat, level);
    return mayBegin && !this.isBot(seat) && (standIn === undefined || standIn.level === level);
  }

  private hasVoted(about: number, remedy: string): boolean {
    const votes = this.votes.get(about);
    const voters = this.record.header.seats.map((_, seat) => seat).filter((seat) => this.plays(seat));
    const counted = voters.filter((seat) => votes?.get(seat) === remedy);
    return counted.length * 2 > voters.length;
  }

  /** A person who plays the seat, and has not left. */
  private plays(seat: number): boolean {
    return !this.isBot(seat) && !this.standIns.has(seat) && !this.votes.has(seat);
  }

  private isBot(seat: number): boolean {
    return this.record.header.seats[seat]?.kind === 'bot';
  }
}

function isConcession(choice: unknown): boolean {
  return (choice as { readonly do?: unknown }).do === 'concede';
}
