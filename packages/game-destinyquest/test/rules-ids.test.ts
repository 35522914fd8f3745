import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../src/abilities/index.js';
import { OPTIONS } from '../src/options.js';
import { CLAUSE_GROUPS, CLAUSE_IDS } from './clause-ids.js';
import { book } from './words.js';

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const STATED = [...RULES.matchAll(/^\*\*((?:DQ|R)-[A-Za-z0-9.-]+)\*\* /gm)].map((match) => match[1]!);

function entryOf(id: string): string {
  return RULES.split('\n').find((line) => line.startsWith(`**${id}** `)) ?? '';
}

describe('RULES.md', () => {
  test('states every id of the clause index exactly once, and no other', () => {
    expect([...STATED].sort()).toEqual([...CLAUSE_IDS].sort());
    expect(new Set(CLAUSE_IDS).size).toBe(351);
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
    for (const { clause, id } of ABILITIES) {
      const title = /\*([^*]+)\*/.exec(entryOf(clause).slice(clause.length + 4))?.[1] ?? '';
      expect(title.replace(/\.$/, '').toLowerCase()).toBe(book.glossary[id]!.name);
    }
  });

  test('names every option that changes a ruling, at the clause the option gives, and no other', () => {
    const rulings = OPTIONS.filter(({ id }) => !id.startsWith('hero')).map(({ id }) => id);
    const named = [...RULES.matchAll(/Option `([^`]+)`/g)].map((match) => match[1]!);
    expect([...new Set(named)].sort()).toEqual([...rulings].sort());
    for (const { id, clause } of OPTIONS.filter((option) => rulings.includes(option.id))) {
      expect(entryOf(clause)).toContain(`Option \`${id}\``);
    }
  });

  test('says why an ability is inert, and only of those that are', () => {
    const said = CLAUSE_IDS.filter((id) => entryOf(id).includes(' Inert: '));
    const inert = ABILITIES.filter((ability) => ability.inert === true).map((ability) => ability.clause);
    expect([...said].sort()).toEqual([...inert].sort());
  });
});
