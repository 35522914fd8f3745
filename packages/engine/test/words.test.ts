import { describe, expect, it } from 'vitest';
import {
  bestLanguage,
  elided,
  findNamed,
  type Game,
  grammarOf,
  loadBook,
  loadEngineWords,
  message,
  NOBODY,
  plain,
  refusal,
  say,
  sayFault,
  sayFrom,
  withRulings,
} from '../src/index.js';
import { sentences } from '../src/words/en.js';
import { engineMessage } from '../src/words/engine-message.js';
import { type Toy, type ToyView, toy, toyBook } from './toy-game.js';

const bilingual: Game<Toy, ToyView> = {
  ...toy,
  books: { ...toy.books, de: () => Promise.resolve({ ...toyBook, language: 'de', title: 'Spielzeug' }) },
};

describe('the language of a book', () => {
  it.each([
    [[], 'en'],
    [['fr'], 'en'],
    [['de'], 'de'],
    [['de-CH'], 'de'],
    [['DE'], 'de'],
    [['fr', 'de-AT', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['pt-BR'], 'pt-BR'],
    [['pt'], 'en'],
  ])('for %j is %s', (wanted, language) => {
    expect(bestLanguage(['en', 'de', 'pt-BR'], wanted)).toBe(language);
  });

  it('is the best one that the game has', async () => {
    const titles = [[], ['de-CH'], ['fr']].map(async (wanted) => (await loadBook(bilingual, wanted)).title);
    expect(await Promise.all(titles)).toEqual(['Toy', 'Spielzeug', 'Toy']);
  });
});

describe('a book', () => {
  it('speaks of what the rules refuse in its own words, and of what the engine refuses in those of the engine', async () => {
    const book = await loadBook(toy);
    expect(book.refusal(refusal('TOY-1', 'too-high', { most: 3 }), NOBODY)).toBe(
      'Nobody may bid more than 3.',
    );
    expect(book.refusal(refusal('ENGINE', 'over'), NOBODY)).toBe('The match is over.');
    expect(book.problem({ id: 'record-empty' })).toMatch(/^The file is empty/);
    expect(book.problem({ id: 'of-its-own' })).toBe('of-its-own');
  });

  it('names the clause of a refused choice, and none where no rule is concerned', async () => {
    const book = await loadBook(toy);
    expect(sayFault(book, refusal('TOY-2', 'not-ahead'))).toBe('Only whoever is ahead may stop. (TOY-2)');
    expect(sayFault(book, { id: 'other-outcome' })).toBe('the match did not end as recorded');
  });

  it('has no words for an id that nobody knows: that is our own mistake', () => {
    expect(() => sayFrom({}, { id: 'unheard-of' }, NOBODY)).toThrow('no words for "unheard-of"');
  });

  it('tells a sentence with its data to its reader', () => {
    const reader = { seat: 1, names: ['Ann', 'Bob'] };
    expect(say('Fixed.', undefined, reader)).toBe('Fixed.');
    expect(say((_data, { seat, names }) => `You are ${names[seat]}.`, undefined, reader)).toBe(
      'You are Bob.',
    );
    expect(say(({ n }) => `Drew ${n}.`, { n: 2 }, reader)).toBe('Drew 2.');
  });
});

describe('the engine itself', () => {
  const data = {
    known: ['pass', 'play'],
    given: '"x"',
    verb: 'play',
    key: 'lane',
    argument: 'card',
    names: ['orc', 'ent'],
    form: 'play <card>',
    option: 'goal',
    allowed: ['1', '2'],
    min: 2,
    max: 4,
    line: 3,
    formats: ['fray-record/1'],
    field: 'seed',
    n: 7,
    wanted: 'toy',
    length: 9,
    end: 8,
    name: 'Ann',
    about: 'Bob',
    level: 'steady',
    more: 2,
    by: 'votes',
    remedy: 'bot',
    labels: ['Selling', 'Hands'],
    seat: 1,
  };

  it.each(Object.keys(sentences))('speaks of "%s" in a sentence that leaves nothing open', async (id) => {
    const words = (await loadEngineWords())({ id, data });
    expect(words).toMatch(/^[\w"].+\w.*$/);
    expect(words).not.toMatch(/undefined|null|\[object|NaN/);
  });

  it('says figures once where there is no choice, and a range where there is', async () => {
    const words = await loadEngineWords(['xx']);
    const count = (min: number, max: number): string =>
      words({ id: 'seat-count', data: { min, max, given: 9 } });
    expect(count(2, 2)).toBe('This game is for 2 players, not 9.');
    expect(count(2, 4)).toBe('This game is for 2 to 4 players, not 9.');
  });
});

describe('grammar', () => {
  const english = () => grammarOf('en');

  it('has plurals and places', () => {
    const { plural, ordinal } = english();
    const cards = (n: number): string => `${n} ${plural(n, { one: 'card', other: 'cards' })}`;
    expect([0, 1, 2].map(cards)).toEqual(['0 cards', '1 card', '2 cards']);
    expect(plural(1, { other: 'sheep' })).toBe('sheep');
    const places = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
    expect([1, 2, 3, 4, 11, 21].map((n) => ordinal(n, places))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
    ]);
    expect(ordinal(1, { other: '.' })).toBe('1.');
  });

  it('lists things and keeps what can be looked up', () => {
    const { list, listed } = english();
    const orc = { ref: 'orc', text: 'Orc' };
    expect(list(['Ann', orc, 'Bob'])).toEqual(['Ann', ', ', orc, ', and ', 'Bob']);
    expect(plain(list(['Ann', orc]))).toBe('Ann and Orc');
    expect(listed(['a', 'b'])).toBe('a and b');
  });

  it('writes numbers as its language does', () => {
    expect([english().number(1234567), grammarOf('de').number(1234567)]).toEqual(['1,234,567', '1.234.567']);
    expect(grammarOf('de').listed(['a', 'b', 'c'])).toBe('a, b und c');
  });
});

it('French words give up their vowel before another one', () => {
  const of = (name: string): string => elided('de', name);
  expect(['Bob', 'Ada', 'Émile', 'Œil', 'Yann', 'Hugo'].map(of)).toEqual([
    'de Bob',
    'd’Ada',
    'd’Émile',
    'd’Œil',
    'de Yann',
    'de Hugo',
  ]);
  expect(elided('que', 'on')).toBe('qu’on');
});

it('a message has data only where there is some', () => {
  expect(message('drew')).toStrictEqual({ id: 'drew' });
  expect(message('drew', { n: 2 })).toStrictEqual({ id: 'drew', data: { n: 2 } });
  expect(engineMessage('over')).toStrictEqual({ id: 'over' });
});

it('a name is found in a list however it is spelt', () => {
  const names = ['rust', 'fatal-blow', 'The King'];
  const texts = ['rust', 'Fatal blow', ' FATAL_-_BLOW ', 'the-king', 'blow', 'fatalblow', ''];
  expect(texts.map((text) => findNamed(names, text))).toEqual([0, 1, 1, 2, undefined, undefined, undefined]);
});

describe('rulings', () => {
  const entries = {
    ram: { name: 'Ram', text: 'Surprise.', clause: 'X-1', facts: [{ label: 'Attack', value: '10' }] },
    surprise: { name: 'Surprise', text: 'Nobody opposite.', clause: 'X-2' },
    lane: { name: 'lane', text: 'A place.', clause: 'X-3' },
  };
  const rulings = { label: 'Ruling', texts: { surprise: 'No exception.' } };

  it('stand behind the facts of what they settle, and of what is like it', () => {
    const ruled = withRulings(entries, rulings, (id) => (id === 'ram' ? 'surprise' : id));
    expect(ruled['surprise']!.facts).toEqual([{ label: 'Ruling', value: 'No exception.' }]);
    expect(ruled['ram']!.facts!.map(({ value }) => value)).toEqual(['10', 'No exception.']);
    expect(ruled['lane']).toBe(entries.lane);
  });

  it('are about something that can be looked up', () => {
    expect(() => withRulings({ lane: entries.lane }, rulings)).toThrow('surprise');
  });
});
