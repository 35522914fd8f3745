/** A lesson as scenarios: chapters that follow each other without a new position are one. Tests play them to the end. */
import type { Scenario, ScenarioStep } from '@fray/testkit/scenario';
import type { Chapter, Item, Lesson } from './lesson.js';

/** The chapters from one position to the next, by their places in the lesson. */
export interface Stretch {
  readonly first: number;
  readonly chapters: readonly Chapter[];
  readonly scenario: Scenario;
}

export function stretchesOf(lesson: Lesson): readonly Stretch[] {
  const starts = lesson.chapters.flatMap(({ position }, i) => (position !== undefined || i === 0 ? [i] : []));
  return starts.map((first, i) => {
    const chapters = lesson.chapters.slice(first, starts[i + 1]);
    return { first, chapters, scenario: scenarioOf(lesson, chapters) };
  });
}

function scenarioOf(lesson: Lesson, chapters: readonly Chapter[]): Scenario {
  const { id, line, position } = chapters[0]!;
  return {
    title: `${lesson.id}: ${id}`,
    line,
    ids: [],
    options: lesson.options,
    seats: lesson.seats,
    idsLine: line,
    optionsLine: line,
    seatsLine: line,
    seed: undefined,
    position,
    steps: chapters.flatMap(({ items }) => items.flatMap(stepsOf)),
  };
}

function stepsOf(item: Item): readonly ScenarioStep[] {
  if (item.kind !== 'card') return [item];
  return item.card.do.length === 0 ? [] : [{ kind: 'choices', lines: item.card.do.slice(0, 1) }];
}
