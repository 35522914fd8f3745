/** Positions of scenario files that cannot be are refused with one sentence. */
import { readFileSync } from 'node:fs';
import { parseOptions, rngFromSeed } from '@fray/engine';
import { destinyquest } from '@fray/game-destinyquest';
import { scenarioAdapter } from '@fray/game-destinyquest/scenario';
import { describe, expect, test } from 'vitest';

function read(...lines: string[]): string {
  const options = parseOptions(destinyquest.options, {});
  if (!options.ok) throw new Error(options.error.id);
  const setup = { options: options.value, seats: 2 };
  const state = scenarioAdapter.position(['plain heroes', ...lines], setup, rngFromSeed('position'));
  return state.ok ? (destinyquest.audit(state.value) ?? 'read') : state.error;
}

describe('a position', () => {
  test.each([
    ['azure health 0', 'between 1 and 100 health'],
    ['azure health 101', 'between 1 and 100 health'],
    ['azure health 99 of 60', 'between 1 and 60 health'],
    ['azure used parry', 'not on that sheet'],
    ['azure combat slot parry', 'not on that sheet'],
    ['azure speed slot nonsense', 'no ability called "nonsense"'],
    ['azure has nonsense', 'no ability called "nonsense"'],
    ['azure marked nonsense', 'A mark is one of'],
    ['azure marked bleed since 9', 'cannot lie there'],
    ['azure effect luck +1 rounds 1 to 2 by rust', 'An effect is on one of'],
    ['azure effect armour -2 rounds 3 to 2 by rust', 'cannot last'],
    ['azure dice 1 2 3 4 5', 'up to 4 faces'],
    ['azure dice 12', 'up to 4 faces'],
    ['azure holds bread and nothing', 'A hand holds'],
    ['green health 5', 'starts with azure or bronze'],
    ['azure dances', 'says nothing about a duel'],
  ])('with "%s" is refused', (line, reason) => {
    expect(read(line)).toContain(reason);
  });

  test('with a slot of the wrong kind is refused', () => {
    expect(read('azure has parry', 'azure speed slot parry')).toContain('takes no speed slot');
    expect(read('azure has parry', 'azure combat slot parry')).toBe('read');
  });

  test.each([
    'azure has fatal blow',
    'azure has fatal-blow',
    'azure has Fatal Blow',
    'azure marked thorn cage',
    'azure marked thorn-cage',
    'azure effect damage score -2 rounds 1 to 1 by fear',
    'azure effect damage-score -2 rounds 1 to end by fear',
    'azure health 40 of 100',
  ])('may be spelt "%s"', (line) => {
    expect(read(line)).toBe('read');
  });

  test('may use every line that the README lists', () => {
    const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const table = text.slice(text.indexOf('## Positions'), text.indexOf('## Heroes'));
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const lines = rows.flatMap((row) => [...row.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map((m) => m[1]!));
    expect(lines.length).toBeGreaterThan(20);
    expect(read(...lines)).toBe('read');
  });

  test('that names an ability twice has it once', () => {
    const options = parseOptions(destinyquest.options, {});
    if (!options.ok) throw new Error(options.error.id);
    const lines = ['plain heroes', 'azure has charm, parry', 'azure has charm x2'];
    const setup = { options: options.value, seats: 2 };
    const state = scenarioAdapter.position(lines, setup, rngFromSeed('twice'));
    expect(state.ok && state.value.left[0]).toEqual([2, 1]);
  });
});
