import { fileURLToPath } from 'node:url';
import { basisOf } from '@fray/engine';
import { games } from '@fray/games';
import { expect, it } from 'vitest';
import { letterPage } from '../../src/game/off-letter.js';

it('docs/LETTER.md says what every game plays off the letter by default', async () => {
  const page = await letterPage();
  await expect(page).toMatchFileSnapshot(
    fileURLToPath(new URL('../../../../docs/LETTER.md', import.meta.url)),
  );
});

it('a departure by default has its reason and what the letter would be', async () => {
  const page = await letterPage();
  const lines = games.flatMap(({ options }) =>
    options
      .filter((option) => option.values !== undefined && basisOf(option, option.default) === 'departure')
      .map(({ id }) => page.split('\n').find((text) => text.includes(`(\`${id}\`)`))),
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const cells = line!.split('|').map((cell) => cell.trim());
    const [usual, letter, why] = cells.slice(3, 6);
    expect([usual === letter, why], line).not.toEqual([true, expect.anything()]);
    expect(why, line).toMatch(/\.$/);
  }
});
