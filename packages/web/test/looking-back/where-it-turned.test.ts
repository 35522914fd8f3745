/** Where a match of Shadow Hunters turned, held against its own story. */
import { readFileSync } from 'node:fs';
import { CHARACTERS, chartPoint, type ShadowView } from '@fray/game-shadow-hunters';
import type { StoryBeat } from '@fray/kit';
import { beforeAll, expect, it } from 'vitest';
import { overTime } from '../../../game-shadow-hunters/table/aftermath/over-time.js';
import { readFilm } from '../../src/replay/film.js';
import { loadTexts } from '../../src/texts/index.js';

beforeAll(() => loadTexts(['en']));

const PATH = '../../../game-shadow-hunters/test/golden/shadow-hunters-every-house-rule.fray.jsonl';

it('names the heaviest blow and the end, and what a seat could have known just before', async () => {
  const film = await readFilm(readFileSync(new URL(PATH, import.meta.url), 'utf8'));
  if (!film.ok) throw new Error(film.error);
  for (const seat of film.value.names.keys()) {
    const story = film.value.steps(seat).flatMap(({ beats }) => beats) as StoryBeat<ShadowView>[];
    const { pivots, turns } = overTime(story, seat);
    const blows = story.flatMap(({ event: { type, data } }) =>
      type === 'hurt' && data['seat'] === seat && Number(data['by']) >= 0 && data['by'] !== seat
        ? [Number(data['amount'])]
        : [],
    );
    const blow = pivots.find(({ kind }) => kind === 'blow');
    expect(blow?.event.data['amount']).toBe(blows.length === 0 ? undefined : Math.max(...blows));
    const end = pivots.find(({ kind }) => kind === 'end');
    expect(['died', undefined]).toContain(end?.event.type);
    for (const { n, by, side, share, at, turn } of pivots) {
      expect(side).toBe(CHARACTERS[story.at(-1)!.view.table.characters[by]!]!.faction);
      expect(share).toBeCloseTo(chartPoint(n, story[n - 1]!.view.table).factions[by]![side]!, 9);
      expect(at).toBeLessThan(1);
      expect(turn).toBeLessThanOrEqual(turns);
    }
  }
});
