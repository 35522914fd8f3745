/** Those who have a match open here: each is sent the present once, and then only what changed for them. */
import type { SeatView } from '@fray/engine';
import type { Aside, Presence } from '@fray/protocol';
import type { Timeline } from '../timeline/timeline.js';
import type { Eyes, Here } from './eyes.js';
import { frameText, SharedTexts } from './frame-text.js';
import { presentText } from './present-text.js';

/** The number is the viewer's last one, for those who come back; the text is a message, and may go to several. */
export type SendText = (n: number, text: string) => void;

/** A class, so that all of them have one shape however they came about. */
class Viewer implements Eyes {
  constructor(
    readonly seat: number,
    readonly lean: boolean,
    readonly send: SendText,
    /** The last entry of the log that was dealt with. */
    public at: number,
    /** The view that the last message left the viewer with. */
    public base: SeatView<unknown>,
  ) {}
}

/** A frame that others may be sent who see and know the same. */
interface Made {
  readonly viewer: Viewer;
  readonly base: SeatView<unknown>;
  readonly text: string;
}

export class Audience {
  private readonly viewers = new Set<Viewer>();

  constructor(
    readonly timeline: Timeline,
    private readonly here: () => Here,
  ) {}

  get size(): number {
    return this.viewers.size;
  }

  /** Sends the present, then everything that follows, until the returned function is called. */
  open(eyes: Eyes, last: number | undefined, send: SendText): () => void {
    const { timeline } = this;
    const { seat, lean } = eyes;
    const viewer = new Viewer(seat, lean, send, timeline.n, timeline.look.view(seat));
    send(timeline.lastTold(seat), presentText(timeline, eyes, this.here, last));
    this.viewers.add(viewer);
    this.watch();
    return () => {
      this.viewers.delete(viewer);
      this.watch();
    };
  }

  /** Tells everyone whom it concerns about the last entry. A lean stream speaks only when there is something to do. */
  tell(): void {
    const { timeline } = this;
    const made: Made[] = [];
    const shared = new SharedTexts(timeline);
    for (const viewer of this.viewers) {
      const { seat, lean, base } = viewer;
      if (viewer.at >= timeline.n || !timeline.isTold(seat) || (lean && !timeline.concerns(seat))) continue;
      const same = findSame(made, viewer);
      const text = same?.text ?? frameText(timeline, viewer, base, shared);
      if (same === undefined) made.push({ viewer, base, text });
      viewer.at = timeline.n;
      viewer.base = timeline.look.view(seat);
      viewer.send(timeline.lastTold(seat), text);
    }
    timeline.forgetBeats();
  }

  /** Somebody came or went. */
  tellHere(): void {
    let text: string | undefined;
    for (const viewer of this.viewers) {
      if (viewer.lean) continue;
      text ??= JSON.stringify({ kind: 'here', ...this.here() } satisfies Presence);
      viewer.send(this.timeline.lastTold(viewer.seat), text);
    }
  }

  /** Somebody without a seat said something to the others without one. */
  tellAside(aside: Aside): void {
    const text = JSON.stringify(aside);
    for (const viewer of this.viewers)
      if (viewer.seat < 0 && !viewer.lean) viewer.send(this.timeline.lastTold(viewer.seat), text);
  }

  private watch(): void {
    const seats = [...this.viewers].filter(({ lean }) => !lean).map(({ seat }) => seat);
    this.timeline.watch([...new Set(seats)]);
  }
}

function findSame(made: readonly Made[], { seat, lean, base }: Viewer): Made | undefined {
  for (const each of made)
    if (each.viewer.seat === seat && each.viewer.lean === lean && each.base === base) return each;
  return undefined;
}
