/** The two-way check between rules and tests: no clause without a test, no test that names a clause which does not exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TestFile {
  readonly path: string;
  readonly text: string;
}

export interface ClauseCheck {
  /** The text of RULES.md; a line that starts with a bold id, such as **RL-01**, states that clause. */
  readonly rules: string;
  /** The ids that the rules must state, if there is such a list. */
  readonly ids?: readonly string[];
  readonly testFiles: readonly TestFile[];
  /** Names of tests that are not written out in a file, such as those made for every card. */
  readonly names?: readonly string[];
}

const ID = '[A-Z]+-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*';
const STATED = new RegExp(`^\\*\\*(${ID})\\*\\*`, 'gm');
/** "[RL-09]" or "[RL-09, RL-10]" in the name of a test. */
const BRACKETS = new RegExp(`\\[(${ID}(?:[,\\s]+${ID})*)\\]`, 'g');
const RANGE = new RegExp(`\\[${ID}\\s*(?:to|bis|\\.\\.+|…|–)\\s*${ID}\\]`);

/** The clauses that a RULES.md states, as often as it does. */
export function clausesIn(rules: string): string[] {
  return [...rules.matchAll(STATED)].map((match) => match[1]!);
}

/** What is wrong, one sentence each; empty when rules and tests fit each other. */
export function checkClauses({ rules, ids = [], testFiles, names = [] }: ClauseCheck): string[] {
  const stated = clausesIn(rules);
  const known = new Set(stated);
  const families = new Set(stated.map(family));
  const proven = new Map<string, string>();
  for (const { path, text } of [...testFiles, { path: 'a generated test', text: names.join('\n') }])
    for (const id of idsIn(path, text)) if (!proven.has(id)) proven.set(id, path);
  return [
    ...stated.filter((id, i) => stated.indexOf(id) !== i).map((id) => `${id} is stated twice in the rules.`),
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} is not stated in the rules.`),
    ...(ids.length === 0
      ? []
      : stated.filter((id) => !ids.includes(id)).map((id) => `${id} is not in the list of ids.`)),
    ...[...known]
      .filter((id) => !proven.has(id))
      .map((id) => `${id} has no test: none has [${id}] in its name.`),
    ...[...proven]
      .filter(([id]) => families.has(family(id)) && !known.has(id))
      .map(([id, path]) => `${path} names ${id}, which the rules do not state.`),
    ...testFiles
      .filter(({ text }) => RANGE.test(text))
      .map(({ path }) => `${path} names a range of ids; each must be written out.`),
  ];
}

/**
 * Clauses that code, tables or records name and the rules do not state, one sentence each. Of an id that is put together
 * (`RL-AB-${name}`) the beginning must be one of a clause that is stated.
 */
export function checkNamed(rules: string, files: readonly TestFile[]): string[] {
  const stated = clausesIn(rules);
  const families = [...new Set(stated.map(family))];
  // A family of one letter may be anything, such as the "M" of a drawing: those count only where they stand alone.
  const long = families.filter((name) => name.length > 1);
  const within = new RegExp(`\\b(?:${long.join('|')})-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*(?:-\\$\\{)?`, 'g');
  const alone = new RegExp(`(?<=['"\`])(?:${families.join('|')})-[\\w.-]+(?=['"\`])`, 'g');
  // "RL-AB" means all clauses that begin so.
  const isStated = (id: string): boolean =>
    stated.includes(id) || stated.some((clause) => clause.startsWith(`${id.replace(/-\$\{$/, '')}-`));
  return files.flatMap(({ path, text }) => {
    const ids = [...(long.length === 0 ? [] : text.matchAll(within)), ...text.matchAll(alone)].map(
      ([id]) => id,
    );
    return [...new Set(ids)]
      .filter((id) => !isStated(id))
      .map((id) => `${path} names ${id}, which the rules do not state.`);
  });
}

/** All ids that a file's tests carry: in brackets in code, after `ids:` in scenarios. */
function idsIn(path: string, text: string): string[] {
  if (!path.endsWith('.scenario.txt'))
    return [...text.matchAll(BRACKETS)].flatMap((match) => match[1]!.split(/[,\s]+/));
  return [...text.matchAll(/^ids:(.*)$/gm)]
    .flatMap((match) => match[1]!.split(/[,\s]+/))
    .filter((id) => id !== '');
}

/** "RL" of "RL-AB-inspire": only ids of the rules' own families are held against them. */
function family(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

/** Every test and scenario file below a folder. */
export function readTestFiles(dir: string): TestFile[] {
  return readFiles(dir, /\.(test\.tsx?|scenario\.txt)$/);
}

/** Every file below a folder whose path ends so. */
export function readFiles(dir: string, ending: RegExp): TestFile[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(dir, path), 'utf8') }));
}
