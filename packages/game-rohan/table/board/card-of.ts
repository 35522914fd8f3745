/** A card by its place in the table of cards, with the figures that the options give it. */
import { type Card, figures, type RohanOptions } from '../../src/index.js';

export function cardOf(options: RohanOptions, index: number): Card {
  return figures(options)[index]!;
}
