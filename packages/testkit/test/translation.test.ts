/** A language is complete when it says all that English says, and nothing of it in English. */
import { type AnyGame, loadBook, type WordBook } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { translationFault } from '../src/index.js';
import { sound } from './broken-game.js';

const book = await loadBook(sound);

/** Every part says a sentence of its own, so that each can be forgotten alone. */
function speaking(language: string, say: (what: string) => string): WordBook {
  return {
    ...book,
    language,
    blurb: say('blurb'),
    gist: { aim: say('aim'), turn: say('turn'), win: say('win') },
    orders: Object.fromEntries(
      sound.orders!.map(({ id }) => [id, { label: say('label'), help: say('help') }]),
    ),
    prompt: () => ({ ask: say('question'), hint: say('hint') }),
    move: () => say('move'),
    refusal: () => say('refusal'),
    pending: () => [say('shot')],
    event: () => ({ words: [say('line')], small: say('print') }),
    outcome: () => say('end'),
    sheet: () => [{ title: say('sheet'), rows: [{ label: say('row'), words: ['7'] }] }],
  };
}

const english = speaking('en', (what) => `This is the ${what}.`);
const french = speaking('fr', (what) => `Voici donc le ${what}.`);

function faultOf(change: Partial<WordBook>, original: Partial<WordBook> = {}): Promise<string | undefined> {
  const game: AnyGame = {
    ...sound,
    books: {
      en: () => Promise.resolve({ ...english, ...original }),
      fr: () => Promise.resolve({ ...french, ...change }),
    },
  };
  return translationFault(game, 'fr', { matches: 1 });
}

describe('a translation', () => {
  it('is complete when all of it is said in other words', async () => {
    expect(await faultOf({})).toBeUndefined();
  });

  it.each([
    ['blurb', 'blurb'],
    ['gist', 'aim'],
    ['orders', 'help'],
    ['prompt', 'question'],
    ['move', 'move'],
    ['refusal', 'refusal'],
    ['pending', 'shot'],
    ['event', 'line'],
    ['outcome', 'end'],
    ['sheet', 'sheet'],
  ] as const)('has a %s of its own', async (part, what) => {
    expect(await faultOf({ [part]: english[part] })).toBe(`still English: This is the ${what}.`);
  });

  it('has a hint, small print and rows of its own', async () => {
    const hint = () => ({ ask: 'Qui donc ?', hint: 'This is the hint.' });
    expect(await faultOf({ prompt: hint })).toBe('still English: This is the hint.');
    const event = () => ({ words: ['Voici.'], small: 'This is the print.' });
    expect(await faultOf({ event })).toBe('still English: This is the print.');
    const rows = [{ label: 'This is the row.', words: ['7'] }];
    expect(await faultOf({ sheet: () => [{ title: 'Feuille', rows }] })).toBe(
      'still English: This is the row. 7',
    );
  });

  it('says neither more nor less, and which language it is', async () => {
    expect(await faultOf({ sheet: () => [] })).toMatch(/^\d+ sayings, but \d+ in English$/);
    expect(await faultOf({ orders: {} })).toMatch(/sayings, but/);
    expect(await faultOf({ language: 'en' })).toBe('the book of "fr" says it is in "en"');
  });

  it('may share names and figures with English, but no sentence of four words', async () => {
    const both = (text: string) => faultOf({ outcome: () => text }, { outcome: () => text });
    expect(await both('Dry Fork Deputies 7 Player 99 (3) a')).toBeUndefined();
    expect(await both('Dry Fork Deputies win')).toBe('still English: Dry Fork Deputies win');
  });

  it('is held to having words at all, from the first position on', async () => {
    expect(await faultOf({ title: '' })).toBe('the book has no title or no blurb');
    expect(await faultOf({ move: () => '' }, { move: () => '' })).toContain('has no words');
  });
});
