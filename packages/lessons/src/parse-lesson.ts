/** Reads a lesson file. CONTRIBUTING.md shows how one is written. */
import { fail, ok, type Result } from '@fray/engine';
import { type Block, type Draft, readDrafts, readOptions, type ScenarioLine } from '@fray/testkit/scenario';
import type { Card, Chapter, Item, Lesson, Words } from './lesson.js';

const PREAMBLE = ['game', 'lesson', 'title', 'seat', 'seats', 'names', 'options'];
const HEADS = [
  'title',
  'position',
  'dice',
  'choices',
  'expect',
  'say',
  'look',
  'why',
  'do',
  'between',
  'wrong',
];

export function parseLesson(text: string): Result<Lesson> {
  const drafts = readDrafts(text, HEADS, PREAMBLE);
  if (!drafts.ok) return drafts;
  const [preamble, ...titled] = drafts.value;
  if (titled.length === 0)
    return fail('There is no chapter in this lesson: each starts with a line "# name".');
  const line = (head: string): ScenarioLine | undefined => linesOf(preamble!, head)[0];
  for (const head of ['game', 'lesson', 'seat'])
    if (line(head) === undefined) return fail(`A lesson says "${head}:" before its first chapter.`);
  const title = readWords(linesOf(preamble!, 'title'), 'title', 0);
  if (!title.ok) return title;
  const options = readOptions(linesOf(preamble!, 'options'));
  if (!options.ok) return options;
  const chapters: Chapter[] = [];
  for (const draft of titled) {
    const chapter = readChapter(draft);
    if (!chapter.ok) return chapter;
    chapters.push(chapter.value);
  }
  const seats = line('seats');
  return ok({
    game: line('game')!.text,
    id: line('lesson')!.text,
    title: title.value,
    seat: line('seat')!.text,
    seats: seats === undefined ? undefined : Number(seats.text),
    names: line('names')?.text.split(/\s*,\s*/) ?? [],
    options: options.value,
    chapters,
  });
}

function linesOf({ blocks }: Draft, head: string): ScenarioLine[] {
  return blocks.filter((block) => block.head === head).flatMap(({ lines }) => lines);
}

function readChapter(draft: Draft): Result<Chapter> {
  const title = readWords(linesOf(draft, 'title'), 'title', draft.line);
  if (!title.ok) return title;
  const items: Item[] = [];
  for (const block of draft.blocks) {
    const read = readBlock(block, items);
    if (!read.ok) return read;
  }
  const position = linesOf(draft, 'position');
  const { title: id, line } = draft;
  return ok({ id, line, title: title.value, position: position.length > 0 ? position : undefined, items });
}

/** Adds a block to the items: `say:` begins a card, and what belongs to a card goes to the last one. */
function readBlock({ head, line, lines }: Block, items: Item[]): Result<void> {
  if (head === 'title' || head === 'position') return ok(undefined);
  if (head === 'dice' || head === 'choices' || head === 'expect') {
    items.push({ kind: head, lines });
    return ok(undefined);
  }
  if (head === 'say') {
    const say = readWords(lines, head, line);
    if (!say.ok) return say;
    items.push({
      kind: 'card',
      card: { line, say: say.value, look: [], why: undefined, do: [], between: [], wrong: undefined },
    });
    return ok(undefined);
  }
  const last = items[items.length - 1];
  if (last?.kind !== 'card') return fail(`Line ${line}: "${head}:" belongs to a "say:" right above it.`);
  const changed = readPart(head, line, lines);
  if (!changed.ok) return changed;
  items[items.length - 1] = { kind: 'card', card: { ...last.card, ...changed.value } };
  return ok(undefined);
}

function readPart(head: string, line: number, lines: readonly ScenarioLine[]): Result<Partial<Card>> {
  const text = lines[0]?.text;
  if (text === undefined) return fail(`Line ${line}: "${head}:" says nothing.`);
  if (head === 'look')
    return ok({ look: lines.flatMap((each) => each.text.split(',').map((part) => part.trim())) });
  if (head === 'why') return ok({ why: text });
  if (head === 'do') return ok({ do: lines });
  if (head === 'between')
    return lines.length === 2
      ? ok({ between: lines })
      : fail(`Line ${line}: "between:" has two lines, one a corner.`);
  const wrong = readWords(lines, head, line);
  return wrong.ok ? ok({ wrong: wrong.value }) : wrong;
}

/** `en: A sentence.`, one line a language; English is never missing. */
function readWords(lines: readonly ScenarioLine[], head: string, line: number): Result<Words> {
  const words: Record<string, string> = {};
  for (const each of lines) {
    const [, language, text] = /^([a-z]{2}):\s+(.+)$/.exec(each.text) ?? [];
    if (language === undefined)
      return fail(`Line ${each.line}: write "en: ..." (or another language), not "${each.text}".`);
    words[language] = text!;
  }
  return words['en'] === undefined ? fail(`Line ${line}: "${head}:" needs a line "en: ...".`) : ok(words);
}
