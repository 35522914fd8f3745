import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../src/abilities/index.js';
import { CLAUSE_GROUPS, CLAUSE_IDS } from './clause-ids.js';

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const STATED = [...RULES.matchAll(/^\*\*((?:DQ|R)-[A-Za-z0-9.-]+)\*\* /gm)].map((match) => match[1]!);

describe('RULES.md', () => {
  test('states every id of the clause index exactly once, and no other', () => {
    expect([...STATED].sort()).toEqual([...CLAUSE_IDS].sort());
    expect(new Set(CLAUSE_IDS).size).toBe(303);
  });

  test('refers to no id that does not exist', () => {
    const named = [...RULES.matchAll(/\b(?:DQ|R)-[A-Z0-9][A-Za-z0-9.-]*[A-Za-z0-9]/g)].map(
      (match) => match[0],
    );
    expect(named.filter((id) => !CLAUSE_IDS.includes(id))).toEqual([]);
  });

  test('says of every cross-cutting ruling that it is one', () => {
    const rulings = CLAUSE_GROUPS.find((group) => group.name === 'Rulings')!.ids;
    for (const id of rulings) expect(RULES).toContain(`\n**${id}** **Ruling:** `);
  });

  test('has an entry for every ability of the table and no other ability', () => {
    const abilities = CLAUSE_IDS.filter((id) => /^DQ-[ASMV]-/.test(id));
    expect(ABILITIES.map((ability) => ability.clause).sort()).toEqual([...abilities].sort());
  });

  test('names each ability in its entry as the table does', () => {
    for (const { clause, name } of ABILITIES) {
      const entry = RULES.split('\n').find((line) => line.startsWith(`**${clause}** `)) ?? '';
      const title = /\*([^*]+)\*/.exec(entry.slice(clause.length + 4))?.[1] ?? '';
      expect(title.replace(/\.$/, '').toLowerCase()).toBe(name);
    }
  });
});
