/**
 * Model 2, everyone may answer. A shot is declared and a window passes round the table; a shield stops it, and a redirect
 * (which costs a life, so that its player may fall in the middle) gives it a new target and opens a new window.
 */
import {
  type Core,
  conserved,
  dealUnseen,
  newCore,
  procedureOf,
  type Rng,
  refusal,
  type SeatView,
  without,
} from '@fray/engine';
import { copyPlain, modelGame, question, sampleCore } from './model-game.js';

export interface Shootout extends Core {
  lives: number[];
  /** Cards are 0 (shield) and 1 (redirect). */
  hands: number[][];
  deck: number[];
  discard: number[];
  /** Where the pending shot goes, or -1 once it was stopped. */
  target: number;
}

interface Table extends Pick<Shootout, 'lives' | 'discard' | 'target'> {
  readonly hand: number[];
  readonly handSizes: number[];
  readonly deckSize: number;
}

const SEATS = 4;
const [PASS, SHIELD, REDIRECT, SHOOT] = [0, 1, 2, 3] as const;
const DECK = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1];

const DOWN = refusal('ME-02', 'player-out');
const SELF = refusal('ME-02', 'not-yourself');
const SAME = refusal('ME-04', 'same-target');
const NO_CARD = refusal('ME-03', 'no-card');

const shoot = question<Shootout>('shoot', 'ME-02', (s, seat, out) => {
  for (const [to, lives] of s.lives.entries())
    out.offer(lives === 0 ? DOWN : to === seat ? SELF : undefined, SHOOT, to);
});

const answer = question<Shootout>('answer', 'ME-03', (s, seat, out) => {
  const [shield, redirect] = [0, 1].map((card) => (s.hands[seat]!.includes(card) ? undefined : NO_CARD));
  out.offer(undefined, PASS);
  out.offer(shield, SHIELD);
  for (const [to, lives] of s.lives.entries())
    out.offer(lives === 0 ? DOWN : to === s.target ? SAME : redirect, REDIRECT, to);
});

/** From the target on, clockwise; ends when every living seat in turn has passed. */
const window = procedureOf<Shootout, { at: number; passes: number }>()('window', {
  askNext(s, run, l) {
    // Whoever fell in the middle is passed over, and nobody answers for a shot that was stopped.
    while (l.passes < SEATS && s.lives[l.at]! <= 0) [l.at, l.passes] = [(l.at + 1) % SEATS, l.passes + 1];
    if (s.target === -1 || l.passes >= SEATS) run.leave();
    else run.ask(l.at, answer);
  },
  takeAnswer(s, run, l) {
    const seat = l.at;
    if (run.verb === PASS) {
      [l.at, l.passes] = [(seat + 1) % SEATS, l.passes + 1];
      return run.goto(window.at.askNext);
    }
    const card = run.verb === SHIELD ? 0 : 1;
    s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1);
    s.discard.push(card);
    if (run.listening) run.tell({ type: 'answer', clause: 'ME-03', data: { seat, card, target: run.a } });
    s.target = run.verb === SHIELD ? -1 : run.a;
    if (run.verb === REDIRECT) run.call(lose, { seat });
  },
  reopen(s, run) {
    // ME-04: the changed shot is a new one, which everybody may answer again.
    if (s.target !== -1) run.call(window, { at: s.target, passes: 0 });
  },
});

const lose = procedureOf<Shootout, { seat: number }>()('lose', {
  life(s, run, l) {
    s.lives[l.seat]!--;
    if (run.listening) run.tell({ type: 'hurt', clause: 'ME-05', data: { seat: l.seat } });
    if (s.lives[l.seat]! > 0) return;
    // ME-06: whoever falls lays the hand down; a shot at nobody is stopped.
    s.discard.push(...s.hands[l.seat]!.splice(0));
    if (s.target === l.seat) s.target = -1;
    const left = s.lives.flatMap((n, seat) => (n > 0 ? [seat] : []));
    if (left.length === 1) run.finish(left, 'ME-06', 'last-left');
  },
});

const game = procedureOf<Shootout>()('game', {
  shuffle: (s, run) => run.shuffle(s.deck),
  deal(s, run) {
    for (let seat = 0; seat < SEATS; seat++) s.hands[seat] = s.deck.splice(-2);
    run.call(turn, { seat: 0 });
  },
});

const turn = procedureOf<Shootout, { seat: number }>()('turn', {
  draw(s, run, l) {
    const card = s.deck.pop();
    if (card === undefined) return;
    s.hands[l.seat]!.push(card);
    const secret = [{ seats: [l.seat], data: { card } }];
    if (run.listening) run.tell({ type: 'draw', clause: 'ME-01', data: { seat: l.seat }, secret });
  },
  declare: (_s, run, l) => run.ask(l.seat, shoot),
  openWindow(s, run) {
    s.target = run.a;
    if (run.listening) run.tell({ type: 'shot', clause: 'ME-02', data: { seat: run.seat, target: run.a } });
    run.call(window, { at: run.a, passes: 0 });
  },
  hit(s, run) {
    if (s.target !== -1) run.call(lose, { seat: s.target });
  },
  passOn(s, run, l) {
    do l.seat = (l.seat + 1) % SEATS;
    while (s.lives[l.seat]! <= 0);
    run.goto(turn.at.draw);
  },
});

function sample(view: SeatView<Table>, rng: Rng): Shootout {
  const { seat, table } = view;
  const hidden = without(DECK, [...table.discard, ...table.hand]);
  const known = table.handSizes.map((_, other) => (other === seat ? table.hand : []));
  const { piles: hands, rest: deck } = dealUnseen(hidden, known, table.handSizes, rng);
  const { lives, discard, target } = copyPlain(table);
  return { ...sampleCore(view, rng), lives, hands, deck, discard, target };
}

export const everyoneMayAnswer = modelGame<Shootout, Table>({
  id: 'model-answers',
  title: 'Everyone may answer',
  seats: { min: SEATS, max: SEATS },
  maxDecisions: 300,
  verbs: ['pass', 'shield', 'redirect player', 'shoot player'],
  procedures: [game, turn, window, lose],
  decisions: [shoot, answer],
  start: game,
  setup: (_setup, rng) => ({
    ...newCore(rng),
    ...{ lives: [3, 3, 3, 3], hands: [[], [], [], []], deck: [...DECK], discard: [], target: -1 },
  }),
  view({ lives, hands, deck, discard, target }, seat) {
    const handSizes = hands.map((hand) => hand.length);
    return copyPlain({ lives, discard, target, hand: hands[seat] ?? [], handSizes, deckSize: deck.length });
  },
  // A shot at somebody else can be left to them.
  orders: [
    {
      id: 'only-target',
      default: true,
      answer: ({ seat, table }, _moves, asked) =>
        asked === 'answer' && table.target !== seat ? PASS : undefined,
    },
  ],
  sample,
  audit: (s) => conserved(DECK, [...s.hands, s.deck, s.discard]),
});
