/**
 * Model 1, sealed and answered. Both duellists choose in secret at once whether to rush; the faster one strikes; the
 * struck one may command the blow back, that may be answered by a command or a dodge, and a dodge sends play on to the last step.
 */
import { type Core, newCore, procedureOf, refusal } from '@fray/engine';
import { modelGame, question, sampleCore } from './model-game.js';

export interface Duel extends Core {
  health: number[];
  rushes: number[];
  /** Whether a seat still has its one command and its one dodge. */
  commands: boolean[];
  dodges: boolean[];
  dodged: boolean;
}

type Table = Pick<Duel, 'health' | 'rushes' | 'commands' | 'dodges' | 'dodged'>;

const RUSH = 0;
const NOTHING = 1;
const COMMAND = 2;
const DODGE = 3;

const NO_RUSH_LEFT = refusal('MS-01', 'no-rush-left');
const COMMAND_USED = refusal('MS-03', 'command-used');
const DODGE_USED = refusal('MS-04', 'dodge-used');

const speed = question<Duel>('speed', 'MS-01', (s, seat, out) => {
  out.offer(s.rushes[seat]! > 0 ? undefined : NO_RUSH_LEFT, RUSH);
  out.offer(undefined, NOTHING);
});

const answer = question<Duel>('answer', 'MS-03', (s, seat, out) => {
  out.offer(s.commands[seat] ? undefined : COMMAND_USED, COMMAND);
  out.offer(s.dodges[seat] ? undefined : DODGE_USED, DODGE);
  out.offer(undefined, NOTHING);
});

/** A blow and its answers. A command is a blow in the other direction, answered in its turn. */
const blow = procedureOf<Duel, { to: number }>()('blow', {
  offerAnswer: (_s, run, l) => run.ask(l.to, answer),
  takeAnswer(s, run, l) {
    if (run.listening) run.tell({ type: 'answered', clause: 'MS-03', data: { seat: l.to, verb: run.verb } });
    if (run.verb === COMMAND) {
      s.commands[l.to] = false;
      run.call(blow, { to: 1 - l.to });
      run.leave();
    } else if (run.verb === DODGE) {
      s.dodges[l.to] = false;
      s.dodged = true;
      run.leave();
    }
  },
  hit(s, run, l) {
    const damage = run.die(6);
    s.health[l.to]! -= damage;
    if (run.listening) run.tell({ type: 'hit', clause: 'MS-05', data: { seat: l.to, damage } });
  },
});

const round = procedureOf<Duel>()('round', {
  step1Speed: (_s, run) => run.askAll(0b11, speed),
  step2Reveal(s, run) {
    s.dodged = false;
    const rushed = [0, 1].map((seat) => run.sealed(seat)[0] === RUSH);
    const totals = rushed.map((rush, seat) => {
      if (rush) s.rushes[seat]!--;
      return run.die(6) + (rush ? 2 : 0);
    });
    if (run.listening) run.tell({ type: 'speed', clause: 'MS-02', data: { rushed, totals } });
    if (totals[0] === totals[1]) run.goto(round.at.step4Wounds);
    else run.call(blow, { to: totals[0]! > totals[1]! ? 1 : 0 });
  },
  step3Aftermath(s, run) {
    // MS-04: after a dodge play goes on with the wounds, past everything that follows a blow.
    if (s.dodged) run.goto(round.at.step4Wounds);
    else for (const seat of [0, 1]) if (s.health[seat]! < 5) s.rushes[seat] = 0;
  },
  step4Wounds(s, run) {
    for (const seat of [0, 1]) s.health[seat]!--;
    const standing = [0, 1].filter((seat) => s.health[seat]! > 0);
    if (standing.length < 2) run.finish(standing, 'MS-06', 'last-standing');
    else run.goto(round.at.step1Speed);
  },
});

function table(s: Readonly<Table>): Table {
  const { health, rushes, commands, dodges, dodged } = s;
  return { health: [...health], rushes: [...rushes], commands: [...commands], dodges: [...dodges], dodged };
}

export const sealedAndAnswered = modelGame<Duel, Table>({
  id: 'model-sealed',
  title: 'Sealed and answered',
  seats: { min: 2, max: 2 },
  maxDecisions: 150,
  verbs: ['rush', 'nothing', 'command', 'dodge'],
  procedures: [round, blow],
  decisions: [speed, answer],
  start: round,
  setup: (_setup, rng) => ({
    ...newCore(rng),
    ...{ health: [20, 20], rushes: [2, 2], commands: [true, true], dodges: [true, true], dodged: false },
  }),
  // Whoever has spent everything can only wait.
  orders: [
    { id: 'only-choice', default: true, answer: (_view, moves) => (moves.length === 1 ? 0 : undefined) },
  ],
  view: table,
  sample: (view, rng) => ({ ...sampleCore(view, rng), ...table(view.table) }),
  audit: (s) => (s.rushes.some((n) => n < 0) ? 'more rushes than there are' : undefined),
});
