/**
 * Model 3, hidden roles and acts out of turn. Hunters and Shadows do not know each other. A question is answered in private; a
 * Shadow may show itself at any moment, though somebody else is being asked, and strike; house rules hook into the attack.
 */
import { conserved, type Game, newCore, procedureOf, type Run, refusal } from '@fray/engine';
import { handicapOptions, handicaps, isEverybodyHandicapped } from './handicaps.js';
import { type Hunt, isAlive, rolesFor, sample, type Table, view } from './hidden-roles-view.js';
import { type HouseRule, houseBits, houseOption, withHouseRules } from './house-rules.js';
import { modelGame, question } from './model-game.js';

const [ATTACK, ASK, YES, NO, STRIKE, REVEAL] = [0, 1, 2, 3, 4, 5] as const;
const SEATS = { min: 4, max: 8 } as const;
const LAST_TURN = 20;
const DESPERATE = 4;

const DEAD = refusal('MH-01', 'player-dead');
const SELF = refusal('MH-01', 'not-yourself');
const TRUTH = refusal('MH-03', 'tell-the-truth');
const NO_SHADOW = refusal('MH-05', 'no-hidden-shadow');

const aim = (id: string, clause: string, verbs: readonly number[]) =>
  question<Hunt>(id, clause, (s, seat, out) => {
    for (const verb of verbs)
      for (let other = 0; other < s.roles.length; other++)
        out.offer(other === seat ? SELF : isAlive(s, other) ? undefined : DEAD, verb, other);
  });

const act = aim('act', 'MH-02', [ATTACK, ASK]);
const strike = aim('strike', 'MH-05', [STRIKE]);
const reply = question<Hunt>('reply', 'MH-03', (s, seat, out) => {
  out.offer(s.roles[seat] === 1 ? undefined : TRUTH, YES);
  out.offer(s.roles[seat] === 0 ? undefined : TRUTH, NO);
});

function wound(s: Hunt, run: Run<Hunt>, seat: number, damage: number): void {
  s.wounds[seat]! += damage;
  if (run.listening) run.tell({ type: 'wound', clause: 'MH-04', data: { seat, damage } });
  if (!isAlive(s, seat)) s.shown[seat] = true;
  for (const side of [0, 1])
    if (s.roles.every((role, other) => role === side || !isAlive(s, other))) {
      const winners = s.roles.flatMap((role, other) => (role === side ? [other] : []));
      run.finish(winners, 'MH-06', 'other-side-dead');
    }
}

/** MH-05: the strike of a Shadow that showed itself, in the middle of whatever was going on. */
const outOfTurn = procedureOf<Hunt, { seat: number }>()('outOfTurn', {
  aim: (s, run, l) => (isAlive(s, l.seat) ? run.ask(l.seat, strike) : run.leave()),
  hit: (s, run) => wound(s, run, run.a, 2),
});

/** `modules` is the table of house rules: they act in this order, and one that is off does nothing at all. */
function makeTurn(modules: readonly HouseRule[]) {
  const turn = procedureOf<Hunt, { seat: number; other: number; n: number }>()('turn', {
    choose(s, run, l) {
      // A strike out of turn may have killed the very player who was being asked.
      if (isAlive(s, l.seat)) run.ask(l.seat, act);
      else run.goto(turn.at.passOn);
    },
    begin(_s, run, l) {
      l.other = run.a;
      const data = { seat: l.seat, verb: run.verb, other: run.a };
      if (run.listening) run.tell({ type: 'turn', clause: 'MH-02', data });
      if (run.verb === ATTACK) run.goto(turn.at.attack);
    },
    askInPrivate(s, run, l) {
      if (isAlive(s, l.other) && isAlive(s, l.seat)) run.ask(l.other, reply);
      else run.goto(turn.at.passOn);
    },
    hear(s, run, l) {
      const answer = run.verb === YES ? 1 : 2;
      s.answers[l.seat]![l.other] = answer;
      const secret = [{ seats: [l.seat, l.other], data: { answer } }];
      if (run.listening) run.tell({ type: 'reply', clause: 'MH-03', data: { seat: l.other }, secret });
      run.goto(turn.at.passOn);
    },
    attack(s, run, l) {
      const damage = Math.abs(run.die(6) - run.die(4));
      wound(s, run, l.other, withHouseRules(modules, s, run, damage));
    },
    passOn(s, run, l) {
      if (++l.n > LAST_TURN) return run.finish([], 'MH-06', 'night-falls');
      do l.seat = (l.seat + 1) % s.roles.length;
      while (!isAlive(s, l.seat));
      run.goto(turn.at.choose);
    },
  });
  return turn;
}

export function hiddenRoles(modules: readonly HouseRule[]): Game<Hunt, Table> {
  const turn = makeTurn(modules);
  const deal = procedureOf<Hunt>()('deal', {
    roles: (s, run) => run.shuffle(s.roles),
    play: (_s, run) => run.call(turn, { seat: 0, other: 0, n: 0 }),
  });
  return modelGame<Hunt, Table>({
    id: 'model-roles',
    title: 'Hidden roles',
    seats: SEATS,
    maxDecisions: 80,
    verbs: ['attack player', 'ask player', 'yes', 'no', 'strike player', 'reveal'],
    options: [...modules.map(houseOption), ...handicapOptions(SEATS.max)],
    // MH-09
    optionsFault: (options, seats) =>
      isEverybodyHandicapped(options, seats) ? { id: 'everybody-handicapped', data: { seats } } : undefined,
    procedures: [deal, turn, outOfTurn],
    decisions: [act, strike, reply],
    start: deal,
    standing: {
      firstVerb: REVEAL,
      offers: (s, seat, out) =>
        out.offer(s.roles[seat] === 1 && !s.shown[seat] ? undefined : NO_SHADOW, REVEAL),
      act(s, run) {
        s.shown[run.seat] = true;
        if (run.listening) run.tell({ type: 'reveal', clause: 'MH-05', data: { seat: run.seat } });
        run.call(outOfTurn, { seat: run.seat });
      },
    },
    setup: ({ options, seats }, rng) => ({
      ...newCore(rng),
      roles: rolesFor(seats),
      shown: new Array(seats).fill(false),
      wounds: handicaps(options, seats),
      answers: Array.from({ length: seats }, () => new Array(seats).fill(0)),
      house: houseBits(modules, options),
    }),
    // Whoever is about to die has nothing left to hide.
    act: (look, standing) => {
      if (standing.length === 0) return undefined;
      const { seat, table } = look();
      return table.wounds[seat]! >= DESPERATE ? 0 : undefined;
    },
    view,
    sample,
    audit: (s) => conserved(rolesFor(s.roles.length), [s.roles]),
  });
}
