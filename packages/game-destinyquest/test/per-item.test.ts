import { ABILITIES } from '@fray/game-destinyquest';
import { expect, test } from 'vitest';

test('[DQ-P5] five abilities are had once for each item, every other once a duel', () => {
  const perItem = ABILITIES.filter((ability) => ability.perItem === true).map(({ id }) => id);
  expect(perItem.sort()).toEqual(['channel', 'charm', 'greater-heal', 'heal', 'regrowth']);
});
