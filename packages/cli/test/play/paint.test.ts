import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { paintChoices, paintLine, paintSheet, paintTable, percent } from '../../src/paint.js';

const plain = (text: string): string => stripVTControlCharacters(text);

describe('paint', () => {
  it('sets short choices side by side, read downwards, and long ones below', () => {
    const long = 'Something that takes more than thirty letters';
    expect(plain(paintChoices(['one', 'two', long, 'three', 'four', 'five', 'six'], 40))).toBe(
      ['  1 one      5 four', '  2 two      6 five', '  4 three    7 six', `  3 ${long}`].join('\n'),
    );
    expect(plain(paintChoices(['one', 'two'], 10))).toBe('  1 one\n  2 two');
    expect(paintChoices([], 80)).toBe('');
  });

  it('breaks long rows of a sheet between words, under their label', () => {
    const words = ['alpha beta gamma delta epsilon zeta ', { ref: 'eta', text: 'eta' }, ' theta'];
    expect(
      plain(
        paintSheet(
          [
            {
              title: 'Greek',
              rows: [
                { label: 'Few', words: ['nu'] },
                { label: 'Letters', words },
              ],
            },
          ],
          32,
        ),
      ),
    ).toBe(
      [
        'Greek',
        '  Few      nu',
        '  Letters  alpha beta gamma',
        '           delta epsilon zeta',
        '           eta theta',
      ].join('\n'),
    );
  });

  it('puts figures and clause behind a line of the story', () => {
    const words = ['A ', { ref: 'b', text: 'B' }, '.'];
    expect(plain(paintLine({ words }))).toBe('  A B.');
    expect(plain(paintLine({ words, seat: 0, small: '1 + 1 = 2', clause: 'X-1' }))).toBe(
      '│ A B.  1 + 1 = 2 · X-1',
    );
    expect(plain(paintLine({ words, heading: true }))).toBe('\nA B.');
  });

  it('lines up tables and rounds rates', () => {
    expect(
      plain(
        paintTable(
          ['who', 'n'],
          [
            ['Anna', '1'],
            ['Bo', '22'],
          ],
        ),
      ),
    ).toBe('who    n\nAnna   1\nBo    22');
    expect(percent(0.5456)).toBe('54.6%');
  });
});
