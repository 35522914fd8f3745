/** Coming in from reserve (1.6). */
import { type Decision, decision, type Move, message, type Refusal, refusalsOf } from '@fray/engine';
import { type DevilsState, movementOf, type PublicTable } from '../../state.js';
import { PLACE } from '../../verbs.js';
import type { PromptId, RefusalId } from '../../words/ids.js';
import { eachPlacement, finePlacements, placementCandidates } from './candidates.js';
import { fieldOf, levelsOf, placementRefusal } from './places.js';

const refusal = refusalsOf<RefusalId>();
const NO_LEVEL = refusal('GEO-18', 'no-such-level');
const NO_PLACE = refusal('CR-48', 'no-placement');

/** The first legal place found, x, y and level; undefined when there is none (CR-48). */
export function findPlacement(
  s: Readonly<PublicTable>,
  model: number,
): readonly [number, number, number] | undefined {
  const field = fieldOf(s);
  const movement = movementOf(s, model);
  const levels = levelsOf(field);
  let found: readonly [number, number, number] | undefined;
  const fitsOn =
    (level: number) =>
    (x: number, y: number): boolean => {
      const fits = placementRefusal(s, field, model, movement, x, y, level, true) === undefined;
      if (fits) found = [x, y, level];
      return fits;
    };
  for (let level = 0; level < levels; level++)
    if (eachPlacement(s, field, model, level, fitsOn(level))) return found;
  for (let level = 0; level < levels; level++) if (finePlacements(s, model, fitsOn(level))) return found;
  return undefined;
}

/** CR-48: why a reserve model could not be placed as it is, on its horse or on foot. */
export function comingInRefusal(
  s: Readonly<PublicTable>,
  model: number,
  mounted = s.mounted[model]!,
): Refusal | undefined {
  const as =
    mounted === s.mounted[model]
      ? s
      : { ...s, mounted: s.mounted.map((old, i) => (i === model ? mounted : old)) };
  return findPlacement(as, model) === undefined ? NO_PLACE : undefined;
}

/** CR-48: a rider who has no room may still have some on foot (DB-17). */
export function noPlacementRefusal(s: Readonly<PublicTable>, model: number): Refusal | undefined {
  const why = comingInRefusal(s, model);
  return why !== undefined && s.mounted[model] === 1 ? comingInRefusal(s, model, 0) : why;
}

export const placeDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'place',
  clause: 'CR-17',
  offers(s, _seat, out) {
    const field = fieldOf(s);
    const model = s.active;
    const movement = movementOf(s, model);
    const brief = out.listing;
    const sure = findPlacement(s, model);
    for (let level = 0; level < levelsOf(field); level++) {
      const check = (x: number, y: number) => placementRefusal(s, field, model, movement, x, y, level, brief);
      const points = placementCandidates(s, field, model, level);
      const all = sure?.[2] === level ? [...points, sure[0], sure[1]] : points;
      out.region(PLACE, level, check, all);
    }
    out.otherwise(PLACE, () => NO_LEVEL);
  },
  prompt: (s) =>
    message('place' satisfies PromptId, {
      model: s.roster[s.active]!.name,
      movement: movementOf(s, s.active),
    }),
  timeout: (s): Move => {
    const [x, y, level] = findPlacement(s, s.active)!;
    return [PLACE, level, x, y, 0];
  },
});
