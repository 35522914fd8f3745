/** Words that are missing, and words where none should be: each book or rule here breaks one promise. */
import { type AnyGame, defineGame, type GameEvent, loadBook, type WordBook } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { languageFault } from '../src/conformance/language-free.js';
import { inMadeUpLanguage, leftOver, madeUpBook, playRandomMatch } from '../src/index.js';
import { HOUSE_RULES, hiddenRoles } from '../src/models/index.js';
import { faultOf, sound, withDecision } from './broken-game.js';

const book = await loadBook(sound);
const roles: AnyGame = hiddenRoles(HOUSE_RULES);

function speaking(change: Partial<WordBook>, game = sound): AnyGame {
  return { ...game, books: { en: () => Promise.resolve({ ...book, ...change }) } };
}

/** Every step of the game, and what is told after it. */
function telling(event: GameEvent): AnyGame {
  const procedures = sound.procedures.map((procedure) => ({
    ...procedure,
    steps: procedure.steps.map((step): typeof step => (s, run, l) => {
      step(s, run, l);
      if (run.listening && procedure.name === 'lose') run.tell(event);
    }),
  }));
  return defineGame({ ...sound, procedures });
}

describe('conformance finds words that are missing:', () => {
  it.each<[string, Partial<WordBook>, string]>([
    ['the title', { title: ' ' }, 'the book has no title or no blurb'],
    ['the blurb', { blurb: '' }, 'the book has no title or no blurb'],
    [
      'the gist',
      { gist: { aim: 'Win.', turn: '', win: 'Well.' } },
      'the book does not say what the game is about',
    ],
    ['the name of a seat', { seat: (seat) => (seat === 3 ? '' : 'Ann') }, 'seat 3 has no name'],
    [
      'a standing order',
      { orders: { 'only-target': { label: 'Pass', help: '' } } },
      '"only-target" has no label or no help',
    ],
    ['standing orders', { orders: {} }, 'standing order "only-target" has no label or no help'],
    [
      'an entry',
      { glossary: { orc: { name: 'Orc', text: '', clause: 'X' } } },
      'the glossary\'s "orc" has no name, no text',
    ],
    ['a prompt', { prompt: () => ({ ask: '' }) }, 'read by seat 0: the prompt "shoot" has no words'],
    ['a refusal', { refusal: () => '' }, 'the refusal "not-yourself" has no words'],
    ['a move', { move: () => '' }, 'read by seat 0: the move [3,1,0,0,0] has no words'],
    ['an outcome', { outcome: () => '' }, 'the outcome "last-left" has no words'],
    ['what is pending', { pending: () => [''] }, 'read by seat -1: the pending "shot" has no words'],
    ['a line of the story', { event: () => ({ words: [] }) }, 'event "draw": its line has no words'],
    ...['It fell , at last.', 'It fell .', 'It  fell.', ' It fell.', 'It fell. '].map(
      (words): [string, Partial<WordBook>, string] => [
        `a word in "${words}"`,
        { event: () => ({ words: [words] }) },
        `event "draw": its line has a gap: "${words}"`,
      ],
    ),
    [
      'a "you" in a line',
      { event: (_event, { names, seat }) => ({ words: [`It fell to ${names[seat] ?? 'somebody'}.`] }) },
      'its line calls its reader by name: It fell to Player 1.',
    ],
    [
      'a "you" in a question',
      { prompt: (_prompt, { names, seat }) => ({ ask: 'Well?', hint: `${names[seat]}, choose.` }) },
      'the hint of "shoot" calls its reader by name: Player 1, choose.',
    ],
    [
      'a part of the sheet',
      { sheet: () => [{ title: '', rows: [] }] },
      'the sheet has a part without a title',
    ],
  ])('%s', async (_what, change, message) => {
    expect(await faultOf(speaking(change))).toContain(message);
  });

  it('an option, and what is wrong with several of them', async () => {
    const own = await loadBook(roles);
    expect(await faultOf(speaking({ ...own, options: {} }, roles))).toContain(
      'option "doubleIt" has no label',
    );
    expect(await faultOf(speaking({ ...own, problem: () => '' }, roles))).toContain(
      'the problem "everybody-handicapped" with options has no words',
    );
  });

  it('a book that fails, for one reader alone', async () => {
    const sheet: WordBook['sheet'] = (view, { names, seat }) => {
      if (seat === -1) throw new Error(`no words for ${names[seat]}`);
      return book.sheet(view, { seat, names });
    };
    expect(await faultOf(speaking({ sheet }))).toContain(
      'read by seat -1: the book fails: no words for undefined',
    );
  });

  it('and nothing where all is said, or an event is passed over on purpose', async () => {
    expect(await faultOf(speaking({ event: () => undefined }))).toBe('nothing found');
  });
});

describe('conformance finds words in the rules:', () => {
  it('a sentence or a name in an event, in its secret part, too', async () => {
    const event = { type: 'x', clause: 'X', data: {} };
    expect(await faultOf(telling({ ...event, data: { why: 'You lose a life.' } }))).toContain(
      'event "x" carries words in place of an id: data.why is "You lose a life."',
    );
    const secret = [{ seats: [0], data: { cards: [{ name: 'Strider' }] } }];
    expect(await faultOf(telling({ ...event, secret }))).toContain('data.cards.0.name is "Strider"');
    expect(await faultOf(telling({ ...event, data: { card: 'the-king', by: 'RL-AB-inspire' } }))).toBe(
      'nothing found',
    );
  });

  it('in a prompt, a refusal and what is pending', async () => {
    const data = { who: 'the shooter' };
    expect(await faultOf(withDecision(() => ({ prompt: () => ({ id: 'x', data }) })))).toContain(
      'prompt "x" carries',
    );
    const pending = { what: { id: 'shot', data }, order: [], passed: [] };
    expect(await faultOf(withDecision(() => ({ pending: () => pending })))).toContain(
      'pending "shot" carries',
    );
    const refuses = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        out.offer({ clause: 'X', id: 'no', data }, 3, 9);
      },
    }));
    expect(await faultOf(refuses)).toContain('refusal "no" carries');
  });

  it.each([
    ['strider', undefined],
    ['RL-09', undefined],
    ['H', undefined],
    ['ability:fatal-blow', undefined],
    [7, undefined],
    [null, undefined],
    ['Strider', 'data is "Strider"'],
    ['two words', 'data is "two words"'],
    ['Stop!', 'data is "Stop!"'],
    ['Ann Other', undefined],
  ])('%j', (value, fault) => {
    const found = languageFault(value, new Set(['Ann Other']));
    expect(found).toBe(fault === undefined ? undefined : `words in place of an id: ${fault}`);
  });
});

describe('a made-up language', () => {
  it('keeps the contract, and puts every sentence of a book in brackets', async () => {
    const game = inMadeUpLanguage(roles);
    expect(await faultOf(game)).toBe('nothing found');
    const strange = await game.books.en();
    const match = playRandomMatch(roles, {}, 'strange');
    const reader = { seat: 0, names: ['⟦Ann⟧', '⟦Bob⟧', '⟦Cyd⟧', '⟦Dan⟧'] };
    const texts = [
      strange.title,
      strange.blurb,
      ...Object.values(strange.gist),
      strange.seat(0, {}),
      strange.refusal({ clause: 'X', id: 'no' }, reader),
      strange.problem({ id: 'no' }),
      strange.prompt({ id: 'act' }, reader).ask,
      strange.move([0, 1, 0, 0, 0], match.view(0) as never, reader),
      strange.outcome(match.outcome!, reader),
      ...Object.values(strange.options).flatMap(({ label, help }) => [label, help]),
    ];
    expect(texts.filter((text) => leftOver(text) !== '' || !text.startsWith('⟦'))).toEqual([]);
    const line = strange.event(match.eventsFor(1, 0)[0]!, reader)!;
    expect([line.words, leftOver(line.small!), line.clause]).toEqual([['⟦Turn⟧'], '', 'MH-02']);
    const [section] = strange.sheet(match.view(0) as never, reader);
    expect(section!.rows.every(({ label, words }) => leftOver(`${label}${words[0]}`) === '')).toBe(true);
  });

  it('reaches hints, things that can be looked up, and the glossary', () => {
    const strange = madeUpBook({
      ...book,
      prompt: () => ({ ask: 'Who?', hint: 'Choose.' }),
      pending: () => ['by ', { ref: 'orc', text: 'Orc' }],
      event: () => undefined,
      glossary: {
        orc: { name: 'Orc', text: 'A foe.', clause: 'X-1', facts: [{ label: 'Life', value: '3' }] },
      },
    });
    const nobody = { seat: -1, names: [] };
    expect(strange.prompt({ id: 'x' }, nobody)).toEqual({ ask: '⟦Who?⟧', hint: '⟦Choose.⟧' });
    expect(strange.pending({ what: { id: 'x' }, order: [], passed: [] }, nobody)).toEqual([
      '⟦by ⟧',
      { ref: 'orc', text: '⟦Orc⟧' },
    ]);
    expect(strange.event({ type: 'x', clause: 'X', data: {} }, nobody)).toBeUndefined();
    expect(strange.glossary['orc']).toEqual({
      name: '⟦Orc⟧',
      text: '⟦A foe.⟧',
      clause: 'X-1',
      facts: [{ label: '⟦Life⟧', value: '⟦3⟧' }],
    });
  });

  it('leaves over what comes from no book', () => {
    expect(leftOver('⟦Your turn⟧')).toBe('');
    expect(leftOver('⟦You drew ⟦two⟧ cards⟧ Undo ⟦3⟧')).toBe('Undo');
  });
});
