import { afterEach, describe, expect, it, vi } from 'vitest';
import { flagIn, numberIn, numbersIn, textIn, textsIn } from '../src/index.js';
import { isForTable, isTyping } from '../src/table/use-table-keys.js';

describe('what an event carries', () => {
  const event = { data: { seat: 2, card: 'orc', over: true, hits: [1, 3], cards: ['orc', 'ent'] } };

  it('is read by its kind, and missing lists are empty', () => {
    expect([
      numberIn(event, 'seat'),
      textIn(event, 'card'),
      flagIn(event, 'over'),
      flagIn(event, 'seat'),
    ]).toEqual([2, 'orc', true, false]);
    expect([
      numbersIn(event, 'hits'),
      textsIn(event, 'cards'),
      numbersIn(event, 'card'),
      textsIn(event, 'none'),
    ]).toEqual([[1, 3], ['orc', 'ent'], [], []]);
  });
});

describe('keys', () => {
  class Element {
    constructor(
      private readonly typing: boolean,
      readonly isContentEditable = false,
    ) {}
    matches(): boolean {
      return this.typing;
    }
  }

  function page(dialog: boolean): void {
    vi.stubGlobal('HTMLElement', Element);
    vi.stubGlobal('document', { querySelector: () => (dialog ? {} : null) });
  }

  const key = (more: object = {}): KeyboardEvent =>
    ({ key: 'p', target: new Element(false), ...more }) as unknown as KeyboardEvent;

  afterEach(() => vi.unstubAllGlobals());

  it('are for the table, unless somebody types, holds a modifier or has used them already', () => {
    page(false);
    expect(isForTable(key())).toBe(true);
    for (const more of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { defaultPrevented: true },
      { target: new Element(true) },
      { target: new Element(false, true) },
    ])
      expect(isForTable(key(more)), JSON.stringify(more)).toBe(false);
    expect(isTyping(null)).toBe(false);
  });

  it('are not for the table while a dialog is open', () => {
    page(true);
    expect(isForTable(key())).toBe(false);
  });
});
