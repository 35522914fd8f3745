/** Reads and writes experiment files: `head: value` lines, and below `compare:` one change a line. */
import { fail, type Message, message, ok, type Result } from '@fray/engine';
import { type Change, DESIGNS, type Design, type Experiment, type Told, type Tuning } from './experiment.js';
import { isShare } from './responses.js';

const HEADS = [
  'game',
  'seats',
  'bots',
  'options',
  'vary',
  'compare',
  'design',
  'tune',
  'target',
  'measure',
  'matches',
  'within',
  'seed',
];
const MOST_CHANGES = 16;

export function parseExperiment(text: string): Result<Experiment, Message> {
  const heads = new Map<string, { value: string; line: number }>();
  const changes: Change[] = [];
  let title = '';
  let head = '';
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const content = raw.trim();
    if (content === '' || isForReaders(content)) continue;
    if (content.startsWith('#')) title = content.replace(/^#+\s*/, '');
    else if (/^\s/.test(raw) && head === 'compare') changes.push(readChange(content));
    else {
      const [, name, value] = /^([a-z]+):\s*(.*)$/.exec(raw) ?? [];
      if (name === undefined || !HEADS.includes(name))
        return fail(message('experiment-line', { line: i + 1, known: HEADS }));
      head = name;
      heads.set(name, { value: value!.trim(), line: i + 1 });
    }
  }
  return assemble(title, heads, changes);
}

/** What somebody says about it, and its title in another language: "> A note", ">de Eine Anmerkung", "#fr Le titre". */
function isForReaders(line: string): boolean {
  return line.startsWith('>') || /^#[a-z]{2}\s/.test(line);
}

/** Title and notes of an experiment file in one language; undefined where it has none. */
export function toldIn(text: string, language: string): Told | undefined {
  const mark = language === 'en' ? '' : language;
  const lines = (sign: string): string[] =>
    text.split(/\r?\n/).flatMap((line) => {
      const start = `${sign}${mark} `;
      return line.startsWith(start) ? [line.slice(start.length).trim()] : [];
    });
  const [title] = lines('#');
  return title === undefined ? undefined : { title, notes: lines('>') };
}

type Heads = ReadonlyMap<string, { readonly value: string; readonly line: number }>;

function assemble(title: string, heads: Heads, changes: readonly Change[]): Result<Experiment, Message> {
  const value = (head: string): string | undefined => heads.get(head)?.value;
  const wrong = (head: string): Result<never, Message> =>
    fail(message('experiment-value', { head, line: heads.get(head)?.line ?? 0, given: value(head) ?? '' }));
  const game = value('game');
  if (game === undefined) return fail(message('experiment-needs', { head: 'game' }));
  if (changes.length > MOST_CHANGES) return fail(message('experiment-changes', { most: MOST_CHANGES }));
  const design = value('design') ?? 'each';
  if (!DESIGNS.includes(design as Design)) return wrong('design');
  const numbers: Record<string, number | undefined> = {};
  for (const head of ['seats', 'matches', 'within']) {
    const given = value(head)?.replace(/\s*%$/, '');
    const number = given === undefined ? undefined : Number(given);
    if (number !== undefined && !(number > 0)) return wrong(head);
    numbers[head] = number;
  }
  const tuning = readTuning(value('tune'), value('target'));
  if (tuning === undefined && (design === 'tune' || heads.has('tune')))
    return heads.has('tune')
      ? wrong(heads.has('target') ? 'target' : 'tune')
      : fail(message('experiment-needs', { head: 'tune' }));
  return ok({
    title: title === '' ? game : title,
    game,
    seats: numbers['seats'],
    bots: listOf(value('bots') ?? 'greedy'),
    options: readPairs(value('options') ?? ''),
    changes,
    design: tuning === undefined ? (design as Design) : 'tune',
    ...(tuning === undefined ? {} : { tuning }),
    vary: listOf(value('vary') ?? ''),
    measures: listOf(value('measure') ?? ''),
    matches: numbers['matches'] ?? 2000,
    within: numbers['within'] === undefined ? undefined : numbers['within'] / 100,
    seed: value('seed') ?? '1',
  });
}

/** `tune: startHealth from 10 to 40` and `target: first = 50%`. */
function readTuning(tune: string | undefined, target: string | undefined): Tuning | undefined {
  const [, option, from, to] = /^(\w+) from (-?\d+) to (-?\d+)$/.exec(tune ?? '') ?? [];
  const [, response, goal, percent] = /^([\w:-]+) = (-?[\d.]+)\s*(%?)$/.exec(target ?? '') ?? [];
  if (option === undefined || response === undefined || !(Number(from) < Number(to))) return undefined;
  const aim = Number(goal) / (percent === '' ? 1 : 100);
  return { option, from: Number(from), to: Number(to), response, target: aim };
}

function formatTuning({ option, from, to, response, target }: Tuning): string[] {
  const goal = isShare(response) ? `${Number((target * 100).toFixed(6))}%` : `${target}`;
  return [`tune: ${option} from ${from} to ${to}`, `target: ${response} = ${goal}`];
}

/** The same experiment as a file. */
export function formatExperiment(experiment: Experiment): string {
  const { title, game, seats, bots, options, changes, design, measures, matches, within, seed } = experiment;
  const { vary, tuning } = experiment;
  const pairs = Object.entries(options).map(([id, value]) => `${id} = ${String(value)}`);
  return `${[
    `# ${title}`,
    `game: ${game}`,
    ...(seats === undefined ? [] : [`seats: ${seats}`]),
    `bots: ${bots.join(', ')}`,
    ...(pairs.length === 0 ? [] : [`options: ${pairs.join(', ')}`]),
    ...(vary.length === 0 ? [] : [`vary: ${vary.join(', ')}`]),
    ...(changes.length === 0 ? [] : ['compare:', ...changes.map(({ name }) => `  ${name}`)]),
    `design: ${design}`,
    ...(tuning === undefined ? [] : formatTuning(tuning)),
    ...(measures.length === 0 ? [] : [`measure: ${measures.join(', ')}`]),
    `matches: ${matches}`,
    ...(within === undefined ? [] : [`within: ${within * 100}%`]),
    `seed: ${seed}`,
  ].join('\n')}\n`;
}

/** "duelDice, startHealth = 30, bots = best steady": a name alone switches an option on. */
export function readChange(name: string): Change {
  const { bots, ...options } = readPairs(name);
  return { name, options, ...(typeof bots === 'string' ? { bots: bots.split(/\s+/) } : {}) };
}

function readPairs(text: string): Record<string, unknown> {
  return Object.fromEntries(
    listOf(text).map((part) => {
      const [name = '', value] = part.split('=').map((side) => side.trim());
      return [name, value === undefined ? true : readValue(value)];
    }),
  );
}

function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
