/**
 * A hero as a small file that people can read and write: a few lines on who it is, then one line a box, such
 * as `main hand: Sandcutter (axe) +2 speed +3 brawn [cleave] {rare loot card}`. JSON is read as well.
 */
import { fail, type Message, ok, type Result } from '@fray/engine';
import { problem, within } from '../words/speak.js';
import { buildHero } from './build-hero.js';
import { BONUSES, BOXES, type Hero, LOOT_RANKS, WEARERS } from './hero.js';
import { type ItemSpec, specOf } from './hero-spec.js';
import { bare, nearest } from './near.js';

const HEAD = ['hero', 'id', 'path', 'career', 'wounds', 'story'] as const;
const ITEM =
  /^(?<name>[^(+[{]*[^(+[{\s])\s*(?:\((?<kind>[^)]*)\))?\s*(?<points>(?:\+\s*\d+\s+[a-z]+[\s,]*)*)(?:\[(?<abilities>[^\]]*)\])?\s*(?:\{(?<notes>[^}]*)\})?$/i;

type Draft = { fields: Record<string, unknown>; items: Record<string, unknown>[] };

/** The longest file that is read; a hero needs a tenth of it. */
const LONGEST = 20_000;

export function parseHeroFile(text: string): Result<Hero, Message> {
  if (text.length > LONGEST) return fail(problem('file-long'));
  return text.trimStart().startsWith('{') ? parseJson(text) : parseLines(text);
}

export function formatHeroFile(hero: Hero): string {
  const spec = specOf(hero);
  const head = [`hero: ${spec.name}`, `id: ${spec.id}`, `path: ${spec.path}`, `career: ${spec.career}`];
  if (spec.wounds !== undefined) head.push(`wounds: ${spec.wounds}`);
  if (spec.story !== undefined) head.push(`story: ${spec.story.join(', ')}`);
  return `${[...head, '', ...spec.items.map(formatItem)].join('\n')}\n`;
}

function formatItem(item: ItemSpec): string {
  const parts = [`${item.box}: ${item.name}`];
  if (item.kind !== undefined) parts.push(`(${item.kind})`);
  for (const bonus of BONUSES) if (item[bonus] !== undefined) parts.push(`+${item[bonus]} ${bonus}`);
  if (item.abilities !== undefined) parts.push(`[${item.abilities.join(', ')}]`);
  const notes: string[] = [];
  if (item.lootCard !== undefined) notes.push(`${item.lootCard} loot card`);
  if (item.only !== undefined) notes.push(`${item.only.replace('+', ' or ')} only`);
  if (item.asks !== undefined) notes.push(`for ${item.asks}`);
  if (item.set !== undefined) notes.push(`set ${item.set}`);
  if (notes.length > 0) parts.push(`{${notes.join(', ')}}`);
  return parts.join(' ');
}

function parseJson(text: string): Result<Hero, Message> {
  try {
    return buildHero(JSON.parse(text));
  } catch {
    return fail(problem('file-json'));
  }
}

function parseLines(text: string): Result<Hero, Message> {
  const draft: Draft = { fields: {}, items: [] };
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const wrong = readLine(trimmed, draft);
    if (wrong !== undefined) return fail(problem('in-line', { line: i + 1, problem: within(wrong) }));
  }
  return buildHero({ ...draft.fields, items: draft.items });
}

/** Puts one line into the draft; says what is wrong with it, if anything. */
function readLine(line: string, draft: Draft): Message | undefined {
  const colon = line.indexOf(':');
  if (colon === -1) return problem('line-shape');
  const key = line.slice(0, colon).trim();
  const value = line.slice(colon + 1).trim();
  const head = HEAD.find((word) => word === key.toLowerCase());
  if (head !== undefined) return readHead(head, value, draft);
  const box = BOXES.find((b) => bare(b) === bare(key));
  if (box === undefined)
    return problem('line-word', {
      given: key.slice(0, 40),
      heads: HEAD,
      boxes: BOXES,
      near: nearest(key, BOXES),
    });
  const item = readItemText(value);
  if (!item.ok) return item.error;
  draft.items.push({ box, ...item.value });
  return undefined;
}

function readHead(word: (typeof HEAD)[number], value: string, draft: Draft): Message | undefined {
  const field = word === 'hero' ? 'name' : word;
  if (field in draft.fields) return problem('line-repeated', { word });
  draft.fields[field] = word === 'wounds' ? Number(value) : word === 'story' ? listOf(value) : value;
  return undefined;
}

function readItemText(text: string): Result<Record<string, unknown>, Message> {
  const found = ITEM.exec(text)?.groups;
  if (found === undefined) return fail(problem('line-item'));
  const item: Record<string, unknown> = { name: found['name'] };
  if (found['kind'] !== undefined) item['kind'] = found['kind'];
  for (const [, points, word] of (found['points'] ?? '').matchAll(/\+\s*(\d+)\s+([a-z]+)/gi)) {
    const bonus = BONUSES.find((b) => b === word!.toLowerCase());
    if (bonus === undefined) return fail(problem('line-bonus', { given: word!, known: BONUSES }));
    if (bonus in item) return fail(problem('line-bonus-twice', { bonus }));
    item[bonus] = Number(points);
  }
  if (found['abilities'] !== undefined) item['abilities'] = listOf(found['abilities']);
  return readNotes(listOf(found['notes'] ?? ''), item);
}

function readNotes(
  notes: readonly string[],
  item: Record<string, unknown>,
): Result<Record<string, unknown>, Message> {
  for (const note of notes) {
    const rank = LOOT_RANKS.find((r) => bare(note) === `${r}lootcard`);
    const only = WEARERS.find((p) => bare(note) === `${bare(p.replace('+', ' or '))}only`);
    const asks = /^for (.+)$/i.exec(note);
    const set = /^set (.+)$/i.exec(note);
    if (rank !== undefined) item['lootCard'] = rank;
    else if (only !== undefined) item['only'] = only;
    else if (asks !== null) item['asks'] = asks[1];
    else if (set !== null) item['set'] = set[1];
    else return fail(problem('line-note', { given: note }));
  }
  return ok(item);
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
