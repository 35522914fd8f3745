import type { Match } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { checkRecord, checkSilentPlay, checkSnapshots } from '../../src/conformance/record-checks.js';
import { playRandomMatch } from '../../src/index.js';
import { everyoneMayAnswer } from '../../src/models/index.js';

const played = playRandomMatch(everyoneMayAnswer, {}, 'records');

/** The match with one answer of its own changed. */
function but(changes: Partial<Record<keyof Match, unknown>>, match: Match = played): Match {
  return new Proxy(match, {
    get(target, name) {
      if (name in changes) return changes[name as keyof Match];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('the record of a match', () => {
  const record = played.record();

  it('is found sound where it is', () => expect(checkRecord(played)).toBeUndefined());

  it('can be read', () => {
    const header = { ...record.header, seats: 'nobody' };
    expect(checkRecord(but({ record: () => ({ ...record, header }) }))).toMatch(
      /^its own record cannot be read: /,
    );
  });

  it('is the same after reading and writing', () => {
    const end = { ...record.end, weather: 'rain' };
    expect(checkRecord(but({ record: () => ({ ...record, end }) }))).toBe(
      'the record is not the same after reading and writing',
    );
  });

  it('replays', () => {
    const choices = record.choices.with(1, { ...record.choices[1]!, choice: { do: 'dance' } });
    expect(checkRecord(but({ record: () => ({ ...record, choices }) }))).toMatch(
      /^the record does not replay: at choice 2, /,
    );
  });

  it('leads to the same position by the same story', () => {
    expect(checkRecord(but({ hash: () => 'elsewhere' }))).toBe('the replay ends in another position');
    const told = checkRecord(but({ story: played.story.slice(1) }));
    expect(told).toMatch(/^the replay tells another story:\n/);
    expect(told).toContain('played');
    expect(told).toContain('replayed');
  });
});

describe('a match that nobody hears', () => {
  it('is found the same where it is', () => expect(checkSilentPlay(played)).toBeUndefined());

  it('takes the same choices', () => {
    const [first] = played.choices;
    const dancing = played.choices.with(1, { ...played.choices[1]!, choice: { do: 'dance' } });
    expect(checkSilentPlay(but({ choices: dancing }))).toMatch(/^choice 2 cannot be read: /);
    const twice = [first, first, first, first];
    expect(checkSilentPlay(but({ choices: twice }))).toMatch(
      /^choice \d is refused when nobody listens: .+ \(.*\)$/,
    );
  });

  it('ends in the same position', () => {
    const fault = checkSilentPlay(but({ choices: played.choices.slice(0, -1) }));
    expect(fault).toMatch(/^seed records: the match goes differently when nobody listens:\n/);
    expect(fault).toContain('heard');
    expect(fault).toContain('silent');
  });
});

it('what a seat holds must not change', () => {
  const hand = { what: 'a view', data: { cards: [1] }, text: '{"cards":[1]}' };
  expect(checkSnapshots([hand])).toBeUndefined();
  expect(checkSnapshots([hand, { ...hand, data: { cards: [2] } }])).toBe(
    'a view changed when the match went on; it must be a copy',
  );
});
