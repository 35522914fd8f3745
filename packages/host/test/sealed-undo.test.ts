import { type Core, newCore, procedureOf } from '@fray/engine';
import { modelGame, question, sampleCore } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { hostOf, setupFor, Watcher } from './support.js';

interface Fair extends Core {
  waves: number;
  bids: number[];
}

const [BID, GO, WAVE] = [0, 1, 2] as const;

const bid = question<Fair>('bid', 'WV-1', (_s, _seat, out) => {
  for (let n = 1; n <= 3; n++) out.offer(undefined, BID, n);
});
const go = question<Fair>('go', 'WV-2', (_s, _seat, out) => out.offer(undefined, GO));

const game = procedureOf<Fair, { seat: number }>()('fair', {
  askBids: (_s, run) => run.askAll(0b11, bid),
  openBids(s, run) {
    s.bids = [0, 1].map((seat) => run.sealed(seat)[1]);
    if (run.listening) run.tell({ type: 'opened', clause: 'WV-1', data: { bids: s.bids } });
  },
  first: (_s, run) => run.ask(0, go),
  second: (_s, run) => run.ask(1, go),
  again: (_s, run) => run.goto(game.at.first),
});

/** Two bid in secret, while anybody may wave at any moment; then they take turns for ever. */
const fair = modelGame<Fair, Pick<Fair, 'waves' | 'bids'>>({
  id: 'fair',
  title: 'Fair',
  seats: { min: 2, max: 2 },
  maxDecisions: 100,
  verbs: ['bid amount', 'go', 'wave'],
  procedures: [game],
  decisions: [bid, go],
  start: game,
  standing: {
    firstVerb: WAVE,
    offers: (_s, _seat, out) => out.offer(undefined, WAVE),
    act(s, run) {
      s.waves++;
      if (run.listening) run.tell({ type: 'waved', clause: 'WV-3', data: { seat: run.seat } });
    },
  },
  orders: [
    { id: 'go-on', default: false, answer: (_view, _moves, asked) => (asked === 'go' ? 0 : undefined) },
  ],
  setup: (_setup, rng) => ({ ...newCore(rng), waves: 0, bids: [] }),
  view: ({ waves, bids }) => ({ waves, bids: [...bids] }),
  sample: (view, rng) => ({ ...sampleCore(view, rng), ...view.table }),
  audit: () => undefined,
});

function start() {
  const host = hostOf(setupFor(fair, 2));
  host.resume();
  const [ann, bob] = [new Watcher(host, 0), new Watcher(host, 1)];
  const story = ({ session }: Watcher) => session.state.steps.map(({ n }) => n);
  return { host, ann, bob, story };
}

describe('a sealed choice', () => {
  it('is taken back alone, out of the middle of the story', () => {
    const { host, ann, bob, story } = start();
    host.choose(0, { do: 'bid', amount: 2 });
    host.choose(1, { do: 'wave' });
    // Bob counts on as if nothing had been sealed.
    expect([story(ann), story(bob)]).toEqual([
      [0, 1, 2],
      [0, 1],
    ]);
    expect(bob.session.state.made).toBe(1);
    const away = new Watcher(host, 0);
    away.close();
    host.undo(0);
    expect([story(ann), story(bob)]).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(ann.session.state.view.table).toEqual({ waves: 1, bids: [] });
    // Somebody who was away meanwhile cannot just cut the end off.
    away.comeBack();
    expect(story(away)).toEqual([0, 2]);
    host.choose(0, { do: 'bid', amount: 1 });
    host.choose(1, { do: 'bid', amount: 3 });
    expect(bob.session.state.view.table).toEqual({ waves: 1, bids: [1, 3] });
    expect(story(bob)).toEqual([0, 1, 2]);
  });

  it('that was opened takes those of the others along', () => {
    const { host, ann, bob, story } = start();
    host.choose(0, { do: 'bid', amount: 2 });
    host.choose(1, { do: 'bid', amount: 3 });
    expect(host.undo(0)).toEqual({ ok: true, value: 'asked' });
    host.answerUndo(1, true);
    expect([story(ann), story(bob)]).toEqual([[0], [0]]);
    expect(host.timeline.asked()).toEqual([0, 1]);
  });
});

describe('standing orders', () => {
  it('wait while an undo is talked about', () => {
    const { host } = start();
    host.choose(0, { do: 'bid', amount: 2 });
    host.choose(1, { do: 'bid', amount: 3 });
    host.choose(0, { do: 'go' });
    host.undo(0);
    host.giveOrders(1, ['go-on']);
    expect([host.timeline.asked(), host.timeline.match.length]).toEqual([[1], 3]);
    host.answerUndo(1, false);
    expect([host.timeline.asked(), host.timeline.match.length]).toEqual([[0], 4]);
    expect(host.timeline.choices.list.at(-1)!.entry.by).toBe('orders');
  });
});
