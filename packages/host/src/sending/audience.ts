/** Those who have a match open here: each is sent the present once, and then only what changed for them. */
import type { SeatView } from '@fray/engine';
import type { Aside, Frame, Presence, Present } from '@fray/protocol';
import type { Timeline } from '../timeline/timeline.js';
import { type Eyes, frameFor, type Here, presentFor } from './messages.js';

export type ToViewer = Present | Frame | Presence | Aside;
/** The number is the viewer's last one, for those who come back. The same message may go to several. */
export type Send = (n: number, message: ToViewer) => void;

interface Viewer extends Eyes {
  readonly send: Send;
  /** The last entry of the log that was dealt with. */
  at: number;
  /** The view that the last message left the viewer with. */
  base: SeatView<unknown>;
}

/** A frame that others may be sent who see and know the same. */
interface Made extends Eyes {
  readonly base: SeatView<unknown>;
  readonly frame: Frame;
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
  open(eyes: Eyes, last: number | undefined, send: Send): () => void {
    const { timeline } = this;
    const viewer: Viewer = {
      ...eyes,
      send,
      at: timeline.n,
      base: timeline.look.view(eyes.seat),
    };
    send(timeline.lastTold(eyes.seat), presentFor(timeline, eyes, this.here, last));
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
    for (const viewer of this.viewers) {
      const { seat, lean, base } = viewer;
      if (viewer.at >= timeline.n || !timeline.isTold(seat) || (lean && !timeline.concerns(seat))) continue;
      const same = made.find((each) => each.seat === seat && each.lean === lean && each.base === base);
      const frame = same?.frame ?? frameFor(timeline, viewer, base);
      if (same === undefined && this.viewers.size > made.length + 1) made.push({ seat, lean, base, frame });
      viewer.at = timeline.n;
      viewer.base = timeline.look.view(seat);
      viewer.send(frame.n, frame);
    }
    timeline.forgetBeats();
  }

  /** Somebody came or went. */
  tellHere(): void {
    let presence: Presence | undefined;
    for (const viewer of this.viewers) {
      if (viewer.lean) continue;
      presence ??= { kind: 'here', ...this.here() };
      viewer.send(this.timeline.lastTold(viewer.seat), presence);
    }
  }

  /** Somebody without a seat said something to the others without one. */
  tellAside(aside: Aside): void {
    for (const viewer of this.viewers)
      if (viewer.seat < 0 && !viewer.lean) viewer.send(this.timeline.lastTold(viewer.seat), aside);
  }

  private watch(): void {
    const seats = [...this.viewers].filter(({ lean }) => !lean).map(({ seat }) => seat);
    this.timeline.watch([...new Set(seats)]);
  }
}
