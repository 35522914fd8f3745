/**
 * Model 2, everyone may answer. A shot is declared, and everybody who holds a card is asked at once, in secret; the first answer
 * clockwise from the target counts. A shield stops the shot, a redirect (which costs a life, so that its player may fall in the
 * middle) gives it a new target and opens a new window.
 */
import {
  conserved,
  type Decision,
  type Game,
  type Move,
  newCore,
  procedureOf,
  refusal,
  type SeatView,
} from '@fray/engine';
import { modelGame, question } from './model-game.js';
import { type Shootout, sample, spell, type Table, view } from './shootout-view.js';

const SEATS = 4;
const [PASS, SHIELD, REDIRECT, SHOOT] = [0, 1, 2, 3] as const;
/** The verb that plays each card. */
const VERBS = { shield: SHIELD, redirect: REDIRECT } as const;
const DECK = [...new Array(6).fill('shield'), ...new Array(6).fill('redirect')] as readonly string[];
export const CARDS: readonly string[] = ['shield', 'redirect'];

const DOWN = refusal('ME-02', 'player-out');
const SELF = refusal('ME-02', 'not-yourself');
const SAME = refusal('ME-04', 'same-target');
const NO_CARD = refusal('ME-03', 'no-card');

const shoot = question<Shootout>('shoot', 'ME-02', (s, seat, out) => {
  for (const [to, lives] of s.lives.entries())
    out.offer(lives === 0 ? DOWN : to === seat ? SELF : undefined, SHOOT, to);
});

/** The living seats from the target on, clockwise: in this order answers count. */
function inOrder(s: Readonly<Shootout>): number[] {
  return s.lives.map((_, i) => (s.target + i) % SEATS).filter((seat) => s.lives[seat]! > 0);
}

/** Whoever holds a card could have any: how many each holds is all that the others know. */
function askable(s: Readonly<Shootout>): number[] {
  return inOrder(s).filter((seat) => s.hands[seat]!.length > 0);
}

function makeAnswer(cards: readonly string[]): Decision<Shootout> {
  return question<Shootout>(
    'answer',
    'ME-03',
    (s, seat, out) => {
      const why = (card: string) => (s.hands[seat]!.includes(cards.indexOf(card)) ? undefined : NO_CARD);
      out.offer(undefined, PASS);
      out.offer(why('shield'), SHIELD);
      for (const [to, lives] of s.lives.entries())
        out.offer(lives === 0 ? DOWN : to === s.target ? SAME : why('redirect'), REDIRECT, to);
    },
    {
      // A quick pass would tell that there is nothing to answer with.
      paced: true,
      pending: (s) => ({
        what: { id: 'shot' },
        source: s.shooter,
        target: s.target,
        order: inOrder(s),
        passed: inOrder(s).filter((seat) => s.hands[seat]!.length === 0),
      }),
    },
  );
}

function makeWindow(cards: readonly string[], answer: Decision<Shootout>) {
  const window = procedureOf<Shootout>()('window', {
    askEverybody(s, run) {
      const seats = askable(s);
      if (seats.length === 0) run.leave();
      else
        run.askAll(
          seats.reduce((bits, seat) => bits | (1 << seat), 0),
          answer,
        );
    },
    takeFirst(s, run) {
      const seat = askable(s).find((other) => run.sealed(other)[0] !== PASS);
      if (seat === undefined) return run.leave();
      const [verb, target] = run.sealed(seat);
      const card = cards.findIndex((id) => VERBS[id as keyof typeof VERBS] === verb);
      s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1);
      s.discard.push(card);
      s.target = verb === SHIELD ? -1 : target;
      const data = { seat, card: cards[card]!, target: s.target };
      if (run.listening) run.tell({ type: 'answer', clause: 'ME-03', data });
      if (verb === REDIRECT) run.call(lose, { seat });
    },
    reopen(s, run) {
      // ME-04: the changed shot is a new one, which everybody may answer again.
      if (s.target !== -1) run.call(window);
    },
  });
  return window;
}

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

function makeTurn(window: ReturnType<typeof makeWindow>) {
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
      [s.shooter, s.target] = [run.seat, run.a];
      if (run.listening) run.tell({ type: 'shot', clause: 'ME-02', data: { seat: run.seat, target: run.a } });
      run.call(window);
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
  return turn;
}

/** `cards` is the table of cards; one more in it changes every card's place, and no hash. */
export function shootout(cards: readonly string[]): Game<Shootout, Table> {
  const answer = makeAnswer(cards);
  const window = makeWindow(cards, answer);
  const turn = makeTurn(window);
  const deck = DECK.map((id) => cards.indexOf(id));
  const game = procedureOf<Shootout>()('game', {
    shuffle: (s, run) => run.shuffle(s.deck),
    deal(s, run) {
      for (let seat = 0; seat < SEATS; seat++) s.hands[seat] = s.deck.splice(-2);
      run.call(turn, { seat: 0 });
    },
  });
  return modelGame<Shootout, Table>({
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
      ...{
        lives: [3, 3, 3, 3],
        hands: [[], [], [], []],
        deck: [...deck],
        discard: [],
        shooter: 0,
        target: -1,
      },
    }),
    view,
    orders: [
      // A shot at somebody else can be left to them.
      { id: 'only-target', default: true, answer: passIf(({ seat, table }) => table.target !== seat) },
      // From one's own hand: allowed because the decision is paced.
      { id: 'shieldless', default: true, answer: passIf((_, moves) => !moves.some(isShield)) },
      {
        id: 'until-my-turn',
        default: false,
        answer: passIf(() => true),
        lapses: ({ seat, table }) => table.shooter === seat,
      },
    ],
    sample: (view, rng) => sample(view, deck, rng),
    audit: (s) => conserved(deck, [...s.hands, s.deck, s.discard]),
    spell: (s) => spell(s, cards),
  });
}

/** Passes in the window when it may. */
function passIf(may: (view: SeatView<Table>, moves: readonly Move[]) => boolean) {
  return (view: SeatView<Table>, moves: readonly Move[], asked: string): number | undefined =>
    asked === 'answer' && may(view, moves) ? PASS : undefined;
}

function isShield([verb]: Move): boolean {
  return verb === SHIELD;
}

export const everyoneMayAnswer = shootout(CARDS);
