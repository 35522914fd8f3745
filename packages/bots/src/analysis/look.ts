/** Looks at one part of a finished match. Each part has dice of its own, so that it comes out the same whoever looks, and in which order. */
import {
  type AnyGame,
  assert,
  cloneRng,
  Match,
  type MatchRecord,
  type Move,
  parseChoice,
  type Rng,
  rngFromSeed,
} from '@fray/engine';
import type { Candidate } from './analysis.js';
import { candidatesOf } from './candidates.js';
import { Chances, rounded } from './chances.js';

/**
 * What is asked about the n-th choice of a match: the chances after it (as everybody knew them, with all cards open, or both), what
 * it did in the eyes of the game's judge, or what else it could have been.
 */
export interface AnalysisPart {
  readonly n: number;
  readonly about: 'chances' | 'known' | 'open' | 'judged' | 'others';
  readonly lines: number;
}

export interface Seen {
  /** Each seat's chance with all cards open. */
  readonly open?: readonly number[];
  /** By seat: its own chance as it knew it. */
  readonly known?: readonly number[];
  /** How much the choice did for each seat, by what whoever made it could know. */
  readonly chosen?: readonly number[];
  /** How much each seat's chance rose, as the game's judge saw it a few choices later. */
  readonly swing?: readonly number[];
  readonly candidates?: readonly Candidate[];
}

const RANDOM_PERCENT = 5;
/** So many choices show what a choice and its dice have done, and let few other dice fall. */
const JUDGED_AFTER = 8;

export class Look {
  private match: Match;

  /** The record must be one that plays; `depth` as in the plan. */
  constructor(
    private readonly game: AnyGame,
    private readonly record: MatchRecord,
    private readonly depth: number,
  ) {
    this.match = this.start();
  }

  at({ n, about, lines }: AnalysisPart): Seen {
    const rng = rngFromSeed(`analysis ${this.record.header.seed} ${n} ${about} ${lines}`);
    if (about === 'others') return { candidates: this.others(n, lines, rng) };
    if (about === 'judged') return this.judged(n, lines, rng);
    if (about === 'open') return { open: this.open(n, lines, rng), chosen: this.chosen(n, lines, rng) };
    const known = this.known(n, lines, rng);
    return about === 'known' ? { known } : { known, open: this.open(n, lines, rng) };
  }

  private known(n: number, lines: number, rng: Rng): number[] {
    const match = this.after(n);
    const chances = this.chances(this.depth, rng);
    return this.record.header.seats.map((_, seat) => chances.known(match.view(seat), lines)[seat]!);
  }

  private open(n: number, lines: number, rng: Rng): number[] {
    return this.chances(this.depth, rng).open(this.after(n).state, lines);
  }

  private chosen(n: number, lines: number, rng: Rng, depth = this.depth): number[] {
    if (n === 0) return [];
    const { seat, move } = this.choice(n);
    return this.chances(depth, rng).chosen(this.after(n - 1).view(seat), move, lines);
  }

  /** Played on for a moment with the same dice each time, so that little else moves what is compared. */
  private judged(n: number, lines: number, rng: Rng): Seen {
    const at = (position: number): number[] =>
      this.chances(JUDGED_AFTER, cloneRng(rng)).open(this.after(position).state, lines);
    const [before, chosen] = [at(n - 1), this.chosen(n, lines, cloneRng(rng), JUDGED_AFTER)];
    return { chosen, swing: at(n).map((chance, seat) => rounded(chance - before[seat]!)) };
  }

  private others(n: number, lines: number, rng: Rng): readonly Candidate[] {
    const { seat, move } = this.choice(n);
    const playout = { randomPercent: RANDOM_PERCENT, depth: this.depth };
    return candidatesOf(this.game, this.after(n - 1), seat, move, playout, lines, rng);
  }

  private chances(depth: number, rng: Rng): Chances {
    const plan = { randomPercent: RANDOM_PERCENT, depth };
    return new Chances(this.game, this.record.header.seats.length, plan, rng);
  }

  /** The match after so many choices. It is only played forwards: parts come in order, so that few begin anew. */
  private after(n: number): Match {
    if (this.match.length > n) this.match = this.start();
    while (this.match.length < n) {
      const { seat, move } = this.choice(this.match.length + 1);
      this.match.apply(seat, move);
    }
    return this.match;
  }

  private start(): Match {
    const started = Match.start(this.game, this.record.header);
    assert(started.ok, 'the record was played before');
    return started.value;
  }

  private choice(n: number): { readonly seat: number; readonly move: Move } {
    const { seat, choice } = this.record.choices[n - 1]!;
    const move = parseChoice(this.game.verbs, choice);
    assert(move.ok, 'the record was played before');
    return { seat, move: move.value };
  }
}
