import type { Analysis } from '@fray/bots';
import { Match, type MatchRecord } from '@fray/engine';
import { games } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { analysisOf, keepAnalysis } from '../../src/analysis/kept-analyses.js';
import { Shelf } from '../shelf.js';

const game = games[0]!;
const seats = Array.from({ length: game.seats.min }, () => ({ name: 'A', kind: 'person' as const }));
const started = Match.start(game, { seats, seed: 'analyses' });
if (!started.ok) throw new Error('the match starts');
const { header } = started.value.record();

function ended(hash: string, choices = 0): MatchRecord {
  const list = Array.from({ length: choices }, () => ({ seat: 0, choice: {} }));
  const end = { n: choices, outcome: null, hash };
  return { header, choices: list, checkpoints: [], end, notes: [] } as unknown as MatchRecord;
}

function analysis(choices: number): Analysis {
  return { line: 'analysis', choices, points: [] } as unknown as Analysis;
}

describe('analyses of matches that were played elsewhere', () => {
  it('come back for the same match, and for no other', () => {
    const shelf = new Shelf();
    keepAnalysis(ended('one', 7), analysis(7), shelf);
    expect(analysisOf(ended('one', 7), shelf)).toEqual(analysis(7));
    expect(analysisOf(ended('two', 7), shelf)).toBeUndefined();
    expect(analysisOf(ended('one', 8), shelf)).toBeUndefined();
  });

  it('are kept for the last twenty', () => {
    const shelf = new Shelf();
    for (let i = 0; i < 21; i++) keepAnalysis(ended(`match ${i}`), analysis(0), shelf);
    expect(analysisOf(ended('match 0'), shelf)).toBeUndefined();
    expect(analysisOf(ended('match 1'), shelf)).toBeDefined();
  });

  it('are worked out again where the storage holds nonsense or is full', () => {
    const shelf = new Shelf();
    shelf.setItem('fray.analyses', '[1, null, {"match": 3}');
    expect(analysisOf(ended('one'), shelf)).toBeUndefined();
    shelf.setItem = () => {
      throw new Error('full');
    };
    keepAnalysis(ended('one'), analysis(0), shelf);
    expect(analysisOf(ended('one'), shelf)).toBeUndefined();
  });
});
