/** Everything at once, as the text that whoever opens a match is sent: all they may know, and nothing else. */
import type { StoryStep, TalkLine } from '@fray/protocol';
import type { Timeline } from '../timeline/timeline.js';
import type { Eyes, Here } from './eyes.js';
import { list } from './fields.js';
import { commonText, standingText } from './standing-text.js';

/** `last` is the number up to which the viewer knows the story. A program is not told who is here, nor the story. */
export function presentText(timeline: Timeline, eyes: Eyes, here: () => Here, last = -1): string {
  const { seat, lean } = eyes;
  const undo = (viewer: number) => timeline.undo(viewer).status;
  const standing = standingText(timeline, eyes, commonText(timeline), undo);
  const people = lean ? '' : hereText(here()) + pastText(timeline, seat, last);
  return `{"kind":"present"${standing}${people},"view":${JSON.stringify(timeline.look.view(seat))}}`;
}

function hereText({ present, watchers, away }: Here): string {
  return list('present', present) + list('away', away) + (watchers === 0 ? '' : `,"watchers":${watchers}`);
}

function pastText(timeline: Timeline, seat: number, last: number): string {
  const since = last < timeline.brokenUpTo(seat) ? -1 : last;
  const story = storyFor(timeline, seat);
  const news = story.filter(({ n }) => n > since);
  const kept = story.length - news.length;
  return (
    (kept === 0 ? '' : `,"kept":${kept}`) + list('story', news) + list('talk', talkFor(timeline, seat, last))
  );
}

/** The story so far, as the viewer saw it. */
export function storyFor(timeline: Timeline, viewer: number): StoryStep[] {
  const { match, choices } = timeline;
  const numbers = timeline.numbersOf(viewer);
  const start: StoryStep = { n: 0, made: 0, what: { kind: 'start' }, events: match.eventsFor(0, viewer) };
  const steps = choices.steps(viewer, (place) => match.isHidden(place));
  return [
    start,
    ...steps.map(({ n, what, first, last }): StoryStep => {
      const events: StoryStep['events'] = [];
      for (let place = first; place <= last; place++) events.push(...match.eventsFor(place, viewer));
      return { n: numbers.upTo(n), made: last, what, events };
    }),
  ];
}

function talkFor(timeline: Timeline, viewer: number, last: number): TalkLine[] {
  const numbers = timeline.numbersOf(viewer);
  const lines = timeline.talk.heardBy(viewer).map((line) => ({ ...line, n: numbers.upTo(line.n) }));
  return lines.filter(({ n }) => n > last);
}
