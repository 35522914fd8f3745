/** The hero on the bench: kept as one goes, and every change can be taken back. */
import { useEffect, useState } from 'react';
import { type Hero, type HeroSpec, specOf } from '../../src/index.js';
import type { DuelWords } from '../words/en.js';
import { keepDraft } from './own-heroes.js';

const MOST_STEPS = 50;

export interface Draft {
  readonly spec: HeroSpec;
  readonly change: (next: HeroSpec) => void;
  /** Absent when there is nothing to take back. */
  readonly undo: (() => void) | undefined;
}

export function useDraft(start: () => HeroSpec): Draft {
  const [steps, setSteps] = useState<readonly HeroSpec[]>(() => [start()]);
  const spec = steps.at(-1)!;
  useEffect(() => keepDraft(spec), [spec]);
  return {
    spec,
    change: (next) => setSteps((before) => [...before, next].slice(-MOST_STEPS)),
    undo: steps.length > 1 ? () => setSteps((before) => before.slice(0, -1)) : undefined,
  };
}

/** A changed hero is another hero: its id follows from its name. Names are taken over as its builder reads them. */
export function draftOf(hero: Hero, { called }: Pick<DuelWords, 'called'>): HeroSpec {
  const { id: _, ...spec } = specOf(hero);
  const items = spec.items.map((item) => ({ ...item, name: called(item.name) }));
  return { ...spec, name: called(spec.name), items };
}
