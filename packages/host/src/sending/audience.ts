/** Those who have a match open here: each is sent the present once, and then only what changed for them. */
import type { SeatView } from '@fray/engine';
import { type Aside, type Presence, pack } from '@fray/protocol';
import type { Timeline } from '../timeline/timeline.js';
import { frameText, SharedTexts } from './frame-text.js';
import { type Eyes, type Here, presentFor } from './messages.js';

/** The number is the viewer's last one, for those who come back; the text is a message, and may go to several. */
export type SendText = (n: number, text: string) => void;

interface Viewer extends Eyes {
  readonly send: SendText;
  /** The last entry of the log that was dealt with. */
  at: number;
  /** The view that the last message left the viewer with. */
  base: SeatView<unknown>;
}

/** A frame that others may be sent who see and know the same. */
interface Made extends Eyes {
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
    const viewer: Viewer = {
      ...eyes,
      send,
      at: timeline.n,
      base: timeline.look.view(eyes.seat),
    };
    send(timeline.lastTold(eyes.seat), presentText(timeline, eyes, this.here, last));
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
      const same = made.find((each) => each.seat === seat && each.lean === lean && each.base === base);
      const text = same?.text ?? frameText(timeline, viewer, base, shared);
      if (same === undefined) made.push({ seat, lean, base, text });
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

/** Everything at once, as it is sent. */
export function presentText(...about: Parameters<typeof presentFor>): string {
  return JSON.stringify(pack(presentFor(...about)));
}
