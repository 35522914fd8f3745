import { fileURLToPath } from 'node:url';
import { type AnyGame, type Core, loadBook, type ScenarioAdapter } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { parseScenarios, runScenarios } from '../src/index.js';
import { sealedAndAnswered } from '../src/models/index.js';
import { describeScenarios } from '../src/scenario/describe-scenarios.js';
import { spellMove } from '../src/scenario/notation.js';
import { duelAdapter } from './duel-adapter.js';

describeScenarios(sealedAndAnswered, duelAdapter, fileURLToPath(new URL('./scenarios', import.meta.url)));

const CLAUSES = ['MS-01', 'MS-02', 'MS-03', 'MS-04', 'MS-05', 'MS-06'];

/** The fault of a scenario with these lines after the title. */
async function faultOf(...lines: string[]): Promise<string | undefined> {
  const run = await runScenarios(['# Try', ...lines].join('\n'), sealedAndAnswered, duelAdapter, CLAUSES);
  return run.ok ? run.value[0]!.fault : run.error;
}

const STRUCK = ['position:', '  player 1 is struck', 'dice: 4', 'choices:', '  seat 1: nothing', 'expect:'];

describe('a scenario that fails shows the difference', () => {
  it('in a line of the table', async () => {
    expect(await faultOf('expect:', '  player 1 health 19')).toBe(
      'line 3: expected and found differ\n    - player 1 health 19\n    + player 1 health 20',
    );
  });

  it('in an event, with what happened instead', async () => {
    const fault = await faultOf(
      'position:',
      '  player 1 is struck',
      'dice: 4',
      'choices:',
      '  seat 1: nothing',
      'expect:',
      '  event hit damage=3',
    );
    expect(fault).toContain('    - event hit damage=3\n    + event hit seat=0 damage=4 by MS-05');
    expect(fault).toContain('what happened:\n      event answered seat=0 verb=1 by MS-03');
    expect(await faultOf('expect:', '  event hit')).toContain('+ no such event\n    nothing happened');
  });

  it('in the order of events', async () => {
    const lines = [
      'position:',
      '  player 1 is struck',
      'dice: 4',
      'choices:',
      '  seat 1: nothing',
      'expect:',
    ];
    expect(await faultOf(...lines, '  event answered', '  event hit')).toBeUndefined();
    expect(await faultOf(...lines, '  event hit', '  event answered')).toContain('line 9');
    expect(await faultOf(...lines, '  no event hit damage=4')).toContain(
      '+ event hit seat=0 damage=4 by MS-05',
    );
  });

  it.each([
    ['asked player 1: answer', 'asked player 1: speed, asked player 2: speed'],
    ['asked nobody', 'asked player 1: speed'],
    ['offered player 1: dodge', 'offered player 1: rush | nothing'],
    ['not offered player 1: rush', 'offered player 1: rush'],
    ['refused MS-01 player 1: rush', 'allowed player 1: rush'],
    ['refused MS-01 player 1: dodge', 'refused ENGINE player 1: dodge saying'],
    ['outcome draw', 'outcome none'],
  ])('in %j', async (expected, found) => {
    expect(await faultOf('expect:', `  ${expected}`)).toContain(`    - ${expected}\n    + ${found}`);
  });

  it('when a choice is refused, with what is allowed', async () => {
    expect(await faultOf('choices:', '  player 1: dodge', 'expect:', '  outcome none')).toBe(
      [
        'line 3: "player 1: dodge" is refused: That is not among the things you can choose here. (ENGINE)',
        '    player 1 may: rush | nothing',
        '    asked now: player 1, player 2 (speed)',
      ].join('\n'),
    );
  });

  it('when dice are left over or run out', async () => {
    expect(await faultOf('dice: 4', 'expect:', '  outcome none')).toContain('1 of 1 dice were never used: 4');
    const short = await faultOf(
      'dice: 4',
      'choices:',
      '  seat 1: rush',
      '  seat 2: rush',
      'expect:',
      '  outcome none',
    );
    expect(short).toContain('line 5: The dice ran out: a number from 1 to 6 is needed');
  });
});

describe('what is said not to happen must be something that could', () => {
  it.each([
    ['no event nonsense', 'there is no event "nonsense"; the game tells speed, answered, hit.'],
    ['event nonsense', 'there is no event "nonsense"'],
    ['no event hit dammage=4', 'an event "hit" has no "dammage"; it has seat, damage.'],
    ['no event speed rushd=1', 'an event "speed" has no "rushd"; it has rushed, totals.'],
    ['no event speed rushed.name=1', 'an event "speed" has no "rushed.name"'],
    ['no event hit seat=gandalf', 'nothing in this game is called "gandalf".'],
    ['no event hit damage=3 by MS-99', 'the rules state no clause MS-99.'],
    ['no event to gandalf: hit', '"gandalf" is no seat here'],
    ['not offered player 1: dance', 'Unknown word "dance". Known: rush, nothing, command, dodge.'],
    ['not offered player 1: rush now', 'Write it as: rush.'],
    ['not offered gandalf: rush', '"gandalf" is no seat here'],
    ['asked player 1: sped', 'nobody is ever asked "sped"; the decisions are speed, answer.'],
    ['refused MS-99 player 1: rush', 'the rules state no clause MS-99.'],
    ['outcome gandalf', '"gandalf" is no seat here'],
    ['outcome player 1 by MS-99', 'the rules state no clause MS-99.'],
  ])('%j', async (line, message) => {
    expect(await faultOf(...STRUCK, `  ${line}`)).toContain(`line 8: ${message}`);
  });

  it('and then it may well not happen', async () => {
    const holds = [
      'no event speed',
      'no event speed totals.0=9',
      'no event hit damage=3 by MS-05',
      'not offered player 1: dodge',
    ];
    expect(await faultOf(...STRUCK, ...holds.map((line) => `  ${line}`))).toBeUndefined();
  });

  it('where words stand in events: names of arguments, the glossary, options, ids of the adapter, and what was told', async () => {
    const names = ['fatal-blow'];
    const game: AnyGame = {
      ...(sealedAndAnswered as AnyGame),
      options: [
        { id: 'arena', clause: 'MS-01', values: ['old-bridge'], default: 'old-bridge', basis: 'letter' },
      ],
      verbs: sealedAndAnswered.verbs.map((verb, i) =>
        i === 0 ? { id: 'rush', args: [{ name: 'a', names }] } : verb,
      ),
      books: {
        en: async () => ({
          ...(await loadBook(sealedAndAnswered as AnyGame)),
          glossary: { rust: { name: 'Rust', text: 'Eats iron.', clause: 'MS-01' } },
        }),
      },
    };
    const adapter = { ...duelAdapter, ids: ['storm'] };
    const faultWith = async (value: string): Promise<string> => {
      const text = `# T\nexpect:\n  no event hit damage=${value}`;
      const run = await runScenarios(text, game, adapter as ScenarioAdapter<Core>);
      return run.ok ? (run.value[0]!.fault ?? 'fine') : run.error;
    };
    for (const value of [
      'fatal-blow',
      '"fatal blow"',
      'rust',
      'old-bridge',
      'storm',
      'dodge',
      '3',
      'true',
      'null',
      '[1,"rust"]',
      '{"a":"storm"}',
    ])
      expect([value, await faultWith(value)]).toEqual([value, 'fine']);
    for (const value of ['fatal', 'rusty', '["rust","x"]', '{"a":"y"}'])
      expect(await faultWith(value)).toMatch(
        /^line 3: nothing in this game is called "(fatal|rusty|x|y)"\.$/,
      );
  });

  it('numbers are whole, and names are not cut short', async () => {
    const verbs = [{ id: 'go', args: [{ name: 'x' }] }];
    const book = await loadBook(sealedAndAnswered as AnyGame);
    const read = (text: string) => spellMove(verbs, text, book).ok;
    expect(['go 12', ' go   -7 ', 'go 1x', 'go x1', 'go 1.5'].map(read)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('in a list of names, one that is no name is found, however the others are spelt', async () => {
    const names = ['fatal-blow', 'fatal-blow-ii', 'rust'];
    const verbs = [{ id: 'play', args: [{ name: 'ability', names }, { name: 'die' }] }];
    const book = await loadBook(sealedAndAnswered as AnyGame);
    const spell = (text: string) => {
      const read = spellMove(verbs, text, book);
      return read.ok ? `${read.value.notation}${read.value.complete ? '' : ' …'}` : read.error;
    };
    expect(
      ['play', 'play rust', 'play Fatal Blow', 'play fatal-blow 2', 'play fatal blow II 3'].map(spell),
    ).toEqual(['play …', 'play rust …', 'play fatal-blow …', 'play fatal-blow 2', 'play fatal-blow-ii 3']);
    expect(['play fatal', 'play rust two', 'play rust 2 3'].map(spell)).toEqual([
      '"play" needs "ability": one of fatal-blow, fatal-blow-ii, rust.',
      '"play" needs "die": a whole number.',
      'Write it as: play <ability> <die>.',
    ]);
  });
});

describe('a position that cannot be', () => {
  it('is refused with the line that says so: by the adapter, and by the audit of the game', async () => {
    const end = ['expect:', '  outcome none'];
    expect(
      await faultOf('position:', '  player 1 rushes 1', '  player 2 health 0', '  player 1 health 3', ...end),
    ).toBe('line 4: health is from 1 to 20, not 0.');
    expect(await faultOf('position:', '  player 2 health 3', '  player 1 rushes -1', ...end)).toBe(
      'line 4: there is no such position: more rushes than there are.',
    );
  });

  it('is found in what another scenario brings along', async () => {
    const text =
      '# A\nposition:\n  player 1 health 30\nexpect:\n  outcome none\n# B\nfrom: A\nexpect:\n  outcome none';
    const run = await runScenarios(text, sealedAndAnswered, duelAdapter);
    expect(run.ok && run.value.map(({ fault }) => fault?.slice(0, 6))).toEqual(['line 3', 'line 3']);
  });

  it('a clause that the rules do not state proves nothing', async () => {
    const lines = ['seats: 2', 'ids: MS-01 MS-99', 'expect:', '  outcome none'];
    expect(await faultOf(...lines)).toBe('line 3: the rules state no clause MS-99.');
    const unchecked = await runScenarios(['# T', ...lines].join('\n'), sealedAndAnswered, duelAdapter);
    expect(unchecked.ok && unchecked.value[0]!.fault).toBeUndefined();
  });
});

it('"seat 1" stands for a name in positions, choices and every expectation', async () => {
  const fault = await faultOf(
    'position:',
    '  seat 1 health 2',
    '  seat 1 is struck',
    'dice: 4',
    'choices:',
    '  seat 1: nothing',
    'expect:',
    '  event to seat 2: answered seat=seat-1',
    '  event hit seat="seat 1" damage=4',
    '  seat 1 health -3',
    '  refused ENGINE seat 2: rush',
    '  outcome seat 2 by MS-06',
  );
  expect(fault).toBeUndefined();
});

describe('a scenario that cannot be read gets one sentence', () => {
  it.each([
    [['expect:'], 'expects nothing'],
    [['what: 3', 'expect:', '  outcome none'], 'Line 2: a line at the left edge is "# title" or one of'],
    [['from: Nowhere', 'expect:', '  outcome none'], 'no earlier scenario in this file is called "Nowhere"'],
    [['options: speed', 'expect:', '  outcome none'], 'write an option as name = value, not "speed"'],
    [['options: speed=3', 'expect:', '  outcome none'], 'Unknown option "speed"'],
    [['seats: 3', 'expect:', '  outcome none'], 'line 2: model-sealed is for 2 to 2 seats, not 3'],
    [['position:', '  a wall', 'expect:', '  outcome none'], '"a wall" is not understood'],
    [
      ['choices:', '  gandalf: rush', 'expect:', '  outcome none'],
      '"gandalf" is no seat here; the seats are player 1, player 2',
    ],
    [['choices:', '  seat 1: fly', 'expect:', '  outcome none'], 'Unknown word "fly"'],
    [['seed: x', 'dice: 3', 'expect:', '  outcome none'], 'either a "seed:" or "dice:"'],
    [['expect:', '  event =3'], 'write an event as'],
    [['expect:', '  refused MS-01'], 'write "refused CLAUSE seat: move"'],
  ])('%j', async (lines, message) => {
    expect(await faultOf(...lines)).toContain(message);
  });

  it('also when there is none, or it is for another game', async () => {
    expect(parseScenarios('  stray')).toEqual({
      ok: false,
      error: 'Line 1: an indented line needs a head such as "position:" above it.',
    });
    expect(parseScenarios('game: x')).toMatchObject({
      ok: false,
      error: expect.stringContaining('no scenario'),
    });
    const other = await runScenarios(
      'game: chess\n# T\nexpect:\n  outcome none',
      sealedAndAnswered,
      duelAdapter,
    );
    expect(other).toEqual({ ok: false, error: 'These scenarios are for "chess", not for "model-sealed".' });
  });
});
