/**
 * Lets a game of two learn from matches against itself and against its quick choice, and keeps what it learnt:
 *
 *     npx tsx --conditions=source tools/practise/main.ts rohan 200000 learn-1 50
 *
 * plays so many matches with this seed, 50 of a hundred against the quick choice, and writes the
 * game's practice-weights.ts; a fifth word names options that are drawn anew for each match. It goes on from what was learnt before; README.md has the commands that lead to what is kept.
 */
import { writeFileSync } from 'node:fs';
import { assert, type Core, keptWeights, type Signs } from '@fray/engine';
import { findGame } from '@fray/games';
import { Chances } from './chances.js';
import { LeastSquares } from './least-squares.js';
import { LEARNERS, Sparring } from './sparring.js';

/** Matches between two lessons. */
const BATCH = 5_000;
/** Batches that are only looked at before what was learnt earlier is changed; and for how many batches that counts. */
const LOOKING = 8;
const MEMORY = 70;
/** How much of the look ahead to later rounds is believed rather than their own chances. */
const PATIENCE = 0.85;
/** Of so many matches one tells how signs vary. */
const SPREAD_EVERY = 4;
/** From curious to calm, in chances of winning. */
const CALM = [0.012, 0.008] as const;
const WHERE: Readonly<Record<string, string>> = {
  rohan: '../../packages/game-rohan/src/practice-weights.ts',
};

class Practising {
  private readonly chances: Chances;
  private readonly squares: LeastSquares;
  private readonly sparring: Sparring;
  private readonly signs: Float64Array;
  private readonly isFirst: boolean;

  constructor(
    private readonly practice: Signs<Core>,
    spar: (chances: Chances) => Sparring,
  ) {
    this.chances = new Chances(practice.moment);
    this.squares = new LeastSquares(practice.weights, practice.guess);
    this.sparring = spar(this.chances);
    this.signs = new Float64Array(practice.guess.length);
    this.isFirst = practice.kinds.every((_, kind) => this.isGuess(kind));
  }

  run(matches: number): void {
    const batches = Math.ceil(matches / BATCH);
    const looking = this.isFirst ? 1 : LOOKING;
    for (let n = 1; n <= batches; n++) {
      const calm = CALM[0] + ((CALM[1] - CALM[0]) * n) / batches;
      for (let k = 0; k < BATCH; k++) this.learnFrom(this.sparring.play(calm), k % SPREAD_EVERY === 0);
      this.chances.learn();
      if (n < looking) continue;
      if (n === looking && !this.isFirst) this.squares.trust(MEMORY / LOOKING);
      const known = this.isFirst ? Math.min(n, MEMORY) : MEMORY;
      this.squares.learn(1 - 1 / (known + 1));
      if (n % 20 === 0) this.tell(`${n * BATCH} matches`, 2_000);
    }
    this.tell('in the end', 10_000);
  }

  tell(when: string, pairs: number): void {
    const wins = (100 * this.sparring.measure(pairs)).toFixed(2);
    process.stdout.write(`${when}: wins ${wins} % against the quick choice in ${2 * pairs} matches\n`);
  }

  /** What is kept: every kind that was seen now or earlier. */
  kept(): string[] {
    const { practice, squares } = this;
    const width = practice.guess.length;
    return practice.kinds.flatMap((name, kind) => {
      if (!squares.isKnown(kind) && this.isGuess(kind)) return [];
      return [`  '${name}': '${keptWeights(practice.weights.subarray(kind * width, (kind + 1) * width))}',`];
    });
  }

  private isGuess(kind: number): boolean {
    const { guess, weights } = this.practice;
    return guess.every((weight, k) => weights[kind * guess.length + k] === weight);
  }

  private learnFrom(won: number, withSpread: boolean): void {
    const { log } = this.sparring;
    let later = won;
    let next = won;
    let round = Number.POSITIVE_INFINITY;
    for (let n = log.choices.length - 1; n >= 0; n--) {
      const choice = log.choices[n]!;
      if (choice.round !== round) {
        later = round === Number.POSITIVE_INFINITY ? won : (1 - PATIENCE) * next + PATIENCE * later;
        round = choice.round;
      }
      next = choice.seat === 0 ? choice.chance : 1 - choice.chance;
      this.learnChoice(n, choice.seat === 0 ? later : 1 - later, withSpread);
      const end = choice.seat === 0 ? won : 1 - won;
      this.chances.note(choice.judged, log.moments, choice.moment, end - choice.chance);
    }
  }

  private learnChoice(n: number, came: number, withSpread: boolean): void {
    const { sparring, squares, signs } = this;
    const { log } = sparring;
    const choice = log.choices[n]!;
    const surprise = came - choice.chance - choice.thought;
    for (let i = 0; i < choice.count; i++) {
      const kind = log.kinds[choice.first + i]!;
      const share = log.shares[choice.first + i]!;
      if (kind < 0 || share < 0.002) continue;
      log.signsOf(choice, i, signs);
      squares.note(kind, signs, surprise * ((i === choice.chosen ? 1 : 0) - share));
      if (withSpread) squares.noteSpread(kind, signs, SPREAD_EVERY * share * (1 - share));
    }
  }
}

const [id = 'rohan', matches = '200000', seed = 'learn-1', against = '50', vary] = process.argv.slice(2);
const game = findGame(id);
const where = WHERE[id];
const learners = LEARNERS[against];
const signs = game.ok ? game.value.knowledge.practice?.signs : undefined;
assert(game.ok && where !== undefined && signs !== undefined, `${id} practises by signs`);
assert(learners !== undefined, 'either half of the matches are against the quick choice or four of five');
const practising = new Practising(
  signs,
  (chances) => new Sparring(game.value, signs, chances, learners, seed, vary?.split(',') ?? []),
);
practising.run(Number(matches));
const head =
  '/** What each sign weighs, by kind of move. Made by tools/practise, see its README; not written by hand. */';
const lines = [
  'export const PRACTICE_WEIGHTS: Readonly<Record<string, string>> = {',
  ...practising.kept(),
  '};',
  '',
];
writeFileSync(new URL(where, import.meta.url), [head, ...lines].join('\n'));
