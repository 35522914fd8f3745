import { formatRecord, Match, type SeatView, SPECTATOR } from '@fray/engine';
import { games } from '@fray/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Film, readFilm } from '../src/replay/film.js';
import { pack, unpack } from '../src/replay/pack.js';
import { replaySpeed } from '../src/replay/use-film-show.js';
import { loadTexts } from '../src/texts/index.js';

const game = games.find(({ id }) => id === 'rohan')!;

function record(choices: number): string {
  const seats = [
    { name: 'Ada', kind: 'person' as const },
    { name: '', kind: 'bot' as const, bot: 'greedy' },
  ];
  const started = Match.start(game, { seats, seed: 'a film' });
  if (!started.ok) throw new Error(started.error.id);
  const match = started.value;
  for (let n = 0; n < choices && match.outcome === null; n++) {
    const seat = match.asked()[0]!;
    match.play(seat, match.moves(seat)[0]!);
  }
  return formatRecord(match.record());
}

async function film(choices: number): Promise<Film> {
  const read = await readFilm(record(choices));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** What lies on the table; whose turn comes next is no event. */
function board({ table }: SeatView<unknown>): unknown {
  const { cards, hp, health, handSizes, deckSizes } = table as Record<string, unknown>;
  return { cards, hp, health, handSizes, deckSizes };
}

beforeAll(() => loadTexts(['en']));

describe('a film of a record', () => {
  it('has every position as every seat saw it', async () => {
    const shown = await film(6);
    expect(shown.length).toBe(6);
    expect(shown.names).toEqual(['Ada', 'Isengard']);
    for (const seat of [0, 1, SPECTATOR]) {
      expect(shown.steps(seat).length).toBe(7);
      expect(shown.steps(seat).every((step) => step.view?.seat === seat)).toBe(true);
    }
    expect(shown.isOver).toBe(false);
  });

  it('shows the position after every event, and ends each step where the engine is', async () => {
    for (const seat of [0, 1, SPECTATOR])
      for (const { n, beats, view } of (await film(30)).steps(seat)) {
        if (n > 0 && beats.length > 0) expect(board(beats.at(-1)!.view)).toEqual(board(view!));
        expect(beats.every((beat) => beat.view.seat === seat)).toBe(true);
      }
  });

  it('steps by turns to where another seat takes over', async () => {
    const shown = await film(8);
    const steps = shown.steps(SPECTATOR);
    const end = shown.turn(0, 1);
    expect(end).toBeGreaterThan(0);
    expect(steps[end]!.seats).not.toEqual(steps[end + 1]?.seats);
    expect(shown.turn(shown.length, 1)).toBe(shown.length);
    expect(shown.turn(0, -1)).toBe(0);
  });

  it('verifies itself, and says at which choice a bent one breaks', async () => {
    const good = await film(10);
    expect(good.verify().ok).toBe(true);
    const checkpoint = /"hash":"[0-9a-f]+","line":"checkpoint","n":10/;
    const bent = await readFilm(record(10).replace(checkpoint, '"hash":"00","line":"checkpoint","n":10'));
    expect(bent.ok && bent.value.verify()).toEqual({
      ok: false,
      error: 'It fails at choice 10: the position is not the recorded one.',
    });
  });

  it('says in words why a file cannot be shown', async () => {
    const unknown = await readFilm(record(1).replace('"rohan"', '"chess"'));
    expect(unknown).toEqual({
      ok: false,
      error: 'It is a record of “chess”, which is not among the games here.',
    });
    const illegal = await readFilm(record(3).replace(/"do":"[a-z]+"/, '"do":"dance"'));
    expect(illegal.ok ? '' : illegal.error).toMatch(/^It fails at choice 1: /);
  });
});

describe('the pace of a film', () => {
  it('is slow where one wants every table slow, and at half the rate', () => {
    expect([0.5, 1, 2, 4].map((rate) => replaySpeed('slow', rate))).toEqual([
      'slow',
      'slow',
      'normal',
      'off',
    ]);
    expect([0.5, 1, 2, 4].map((rate) => replaySpeed('normal', rate))).toEqual([
      'slow',
      'normal',
      'fast',
      'off',
    ]);
    expect(replaySpeed('off', 0.5)).toBe('off');
  });
});

describe('a record in a link', () => {
  it('comes out as it went in', async () => {
    const text = record(12);
    const packed = await pack(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(text.length / 2);
    expect(await unpack(packed)).toBe(text);
  });

  it('is refused when it was cut', async () => {
    const packed = await pack(record(12));
    expect(await unpack(packed.slice(0, packed.length / 2))).toBeUndefined();
    expect(await unpack('%%%')).toBeUndefined();
  });
});
