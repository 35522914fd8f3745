import type { GlossaryEntry } from '@fray/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EntryView, GlossaryProvider, Said } from '../src/index.js';
import { linkerOf } from '../src/words/link-terms.js';

const entry = (name: string, text = '', forms?: readonly string[]): GlossaryEntry => ({
  name,
  text,
  clause: '',
  ...(forms === undefined ? {} : { forms }),
});

const ENTRIES = {
  speed: entry('speed', 'Added to attack speed.'),
  'attack-speed': entry('attack speed'),
  lane: entry('lane', '', ['lane', 'lanes']),
  heal: entry('heal', '', []),
};

const refs = (text: string): string[] =>
  linkerOf(ENTRIES)(text).flatMap((part) => (typeof part === 'string' ? [] : [`${part.ref}=${part.text}`]));

describe('the things of a glossary in a sentence', () => {
  it('are found in all their forms, at the start of a sentence, too', () => {
    expect(refs('Lanes fight: lane 2, lane 3.')).toEqual(['lane=Lanes', 'lane=lane', 'lane=lane']);
  });

  it('are whole words, and the longest name counts', () => {
    expect(refs('attack speed, a planet, speedy, speed')).toEqual([
      'attack-speed=attack speed',
      'speed=speed',
    ]);
  });

  it('are not found where a word may mean anything', () => {
    expect(refs('You heal 2.')).toEqual([]);
  });

  it('leave the sentence as it was', () => {
    const words = linkerOf(ENTRIES)('In lane 2 speed wins.');
    expect(words.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(
      'In lane 2 speed wins.',
    );
  });
});

describe('what is told of a thing', () => {
  const told = (node: ReturnType<typeof createElement>): string =>
    renderToStaticMarkup(
      createElement(
        GlossaryProvider,
        { value: { entries: ENTRIES, onClause: () => undefined, hasClause: () => false } },
        node,
      ),
    );

  it('opens what it names', () => {
    expect(told(createElement(Said, { text: 'A lane.' }))).toMatch(/<button[^>]*>lane<\/button>/);
    expect(told(createElement(EntryView, { entry: ENTRIES.speed }))).toMatch(
      /<button[^>]*>attack speed<\/button>/,
    );
  });

  it('does not open itself again', () => {
    expect(told(createElement(EntryView, { entry: ENTRIES['attack-speed'] }))).not.toContain('<button');
  });
});
