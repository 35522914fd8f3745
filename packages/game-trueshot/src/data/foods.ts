/** The seven foods of Dire Diets: what they are aimed at and what they do. */
import {
  AIM_NONE,
  AIM_PET,
  BONUS,
  FUNGUS,
  HEAL_PET,
  HIT,
  NEXT_ROUND,
  ON_OWNER,
  ON_TARGETS,
  type Op,
  op,
  PURSE,
  ROUND,
  removal,
} from './vocabulary.js';

export interface Food {
  readonly id: string;
  readonly aim: number;
  readonly ops: readonly Op[];
}

const onPet = (id: string, ...ops: Op[]): Food => ({ id, aim: AIM_PET, ops });
const onSelf = (id: string, ...ops: Op[]): Food => ({ id, aim: AIM_NONE, ops });

export const FOODS: readonly Food[] = [
  onPet('bread', op(BONUS, ON_TARGETS, 1, 1, ROUND)),
  onPet('cheese', removal(HIT, ON_TARGETS, 1)),
  onPet('fish', op(BONUS, ON_TARGETS, 0, 1, NEXT_ROUND)),
  onPet('fruit', op(HEAL_PET, ON_TARGETS, 2)),
  onSelf('fungus', op(FUNGUS, ON_OWNER, 1)),
  onPet('meat', op(BONUS, ON_TARGETS, 1, 0, NEXT_ROUND)),
  onSelf('water', op(PURSE, ON_OWNER, 1)),
];

export const FOOD_IDS: readonly string[] = FOODS.map(({ id }) => id);
