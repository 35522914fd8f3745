/** Whatever comes from outside is answered with a result, never with a crash. */
import {
  formatRecord,
  loadBook,
  parseChoice,
  parseNotation,
  parseOptions,
  parseRecord,
  sayFault,
  verifyRecord,
} from '@fray/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScenarios, playRandomMatch, runScenarios } from '../src/index.js';
import { HOUSE_RULES, hiddenRoles, sealedAndAnswered } from '../src/models/index.js';
import { duelAdapter } from './duel-adapter.js';

/** Mutation testing runs this once for every change that survives so far. */
const numRuns = process.env['FRAY_MUTATED'] === undefined ? 300 : 30;

const game = hiddenRoles(HOUSE_RULES);
const book = await loadBook(game);
const match = playRandomMatch(game, {}, 'parsers');
const lines = formatRecord(match.record(), match.story).trimEnd().split('\n');

/** A record with one field of one line replaced by anything, and perhaps a line lost or repeated. */
const damaged = fc
  .record({
    line: fc.nat(lines.length - 1),
    field: fc.nat(20),
    value: fc.jsonValue(),
    lost: fc.option(fc.nat(lines.length - 1)),
    repeated: fc.option(fc.nat(lines.length - 1)),
  })
  .map(({ line, field, value, lost, repeated }) => {
    const row = JSON.parse(lines[line]!) as Record<string, unknown>;
    const keys = Object.keys(row);
    row[keys[field % keys.length]!] = value;
    const changed = lines.map((text, i) => (i === line ? JSON.stringify(row) : text));
    return changed
      .flatMap((text, i) => (i === lost ? [] : i === repeated ? [text, text] : [text]))
      .join('\n');
  });

describe('nothing from outside crashes', () => {
  it('a record, however damaged: it is read and verified, or refused in words', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const record = parseRecord(text);
        const verified = record.ok ? verifyRecord(game, record.value) : record;
        if (verified.ok) return;
        const { error } = verified;
        expect(sayFault(book, 'message' in error ? error.message : error)).toMatch(/\w/);
      }),
      { numRuns, seed: 2026 },
    );
  });

  it('text that is no record, no scenario and no notation', async () => {
    const scrap = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.stringMatching(/^(# x\n)?(\w+:|\s\w+\n)*$/),
    );
    await fc.assert(
      fc.asyncProperty(scrap, async (text) => {
        parseRecord(text);
        parseScenarios(text);
        await runScenarios(text, sealedAndAnswered, duelAdapter);
        parseNotation(game.verbs, text);
      }),
      { numRuns, seed: 2026 },
    );
  });

  it('data that is no choice and no options', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseChoice(game.verbs, value);
        parseOptions(game.options, value);
      }),
      { seed: 2026 },
    );
  });
});
