/**
 * One cast of opponents for all games. A persona changes nothing about how strong a level is: it only decides between choices
 * that the level holds to be about as good.
 */
import { below, type Rng } from '@fray/engine';
import type { Findings } from './search/question.js';

export type Style = 'bold' | 'careful' | 'stubborn' | 'sly' | 'reckless';
export type PersonaId = 'halla' | 'oswin' | 'brand' | 'vesper' | 'grishk';

export interface Persona {
  readonly id: PersonaId;
  readonly style: Style;
}

export const PERSONAS: readonly Persona[] = [
  { id: 'halla', style: 'bold' },
  { id: 'oswin', style: 'careful' },
  { id: 'brand', style: 'stubborn' },
  { id: 'vesper', style: 'sly' },
  { id: 'grishk', style: 'reckless' },
];

const BETWEEN = '.';

/** A bot's id: a level, or a level as one of the cast plays it, such as "steady.oswin". */
export function castAs(level: string, persona: PersonaId): string {
  return `${level}${BETWEEN}${persona}`;
}

export function readCast(id: string): { readonly level: string; readonly persona: Persona | undefined } {
  const [level = '', name] = id.split(BETWEEN);
  return { level, persona: PERSONAS.find((each) => each.id === name) };
}

/** So much of a reward (-1 to 1) two choices may differ and still be about as good. */
const ABOUT_AS_GOOD = 0.02;

/**
 * Which of the findings a style takes: the bold what wins most if it works out, the careful the surest, the stubborn the first
 * thought, the sly any, so that nobody can foresee it, the reckless the one that was looked at least.
 */
export function choiceOf(style: Style, findings: Findings, firstThought: number, rng: Rng): number {
  const best = findings[0]!;
  const equals = findings.flatMap(({ worth, visits }, i) =>
    worth >= best.worth - ABOUT_AS_GOOD && visits * 2 >= best.visits ? [i] : [],
  );
  const by = (better: (x: number, y: number) => boolean): number =>
    equals.reduce((kept, i) => (better(i, kept) ? i : kept), equals[0] ?? 0);
  switch (style) {
    case 'bold':
      return by((x, y) => findings[x]!.worth > findings[y]!.worth);
    case 'careful':
      return by((x, y) => findings[x]!.visits > findings[y]!.visits);
    case 'stubborn':
      return equals.includes(firstThought) ? firstThought : 0;
    case 'sly':
      return equals[below(rng, Math.max(1, equals.length))] ?? 0;
    case 'reckless':
      return by((x, y) => findings[x]!.visits < findings[y]!.visits);
  }
}
