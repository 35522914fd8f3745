/** What the set-up says of the lab's findings is what docs/BALANCE.md says. */
import { readFileSync } from 'node:fs';
import { loadBook } from '@fray/engine';
import { HOUSE_IDS, type HouseId, shadowHunters } from '@fray/game-shadow-hunters';
import { expect, it } from 'vitest';
import { FINDINGS } from '../../table/setup/findings.js';

const BALANCE = readFileSync(new URL('../../../../docs/BALANCE.md', import.meta.url), 'utf8');
const SECTION = BALANCE.split(/^## /m).find((part) =>
  part.startsWith('Shadow Hunters: what each house rule does'),
)!;

/** "| Blur | +0.3 | −2.3 to +3.0 |" of the table below this picture. */
function rowOf(picture: string, label: string): readonly number[] {
  const table = SECTION.split('![').find((part) => part.startsWith(picture))!;
  const row = table.split('\n').find((line) => line.startsWith(`| ${label} |`))!;
  return [...row.matchAll(/[+−]?\d+\.\d/g)].map(([figure]) => Number(figure.replace('−', '-')));
}

it.each(HOUSE_IDS)('of %s', async (rule: HouseId) => {
  const { options } = await loadBook(shadowHunters);
  const alone = options[rule]!.label;
  const label = rule === 'criticalMisses' ? `${options['duelDice']!.label}, ${alone}` : alone;
  const { hunters, shadows, minutes } = FINDINGS[rule];
  expect(rowOf('Hunters: wins', label)).toEqual(hunters);
  expect(rowOf('Shadows: wins', label)).toEqual(shadows);
  expect(rowOf('Expected minutes', label)).toEqual(minutes);
});
