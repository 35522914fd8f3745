import { Match } from '@fray/engine';
import { buildHero, destinyquest } from '@fray/game-destinyquest';
import { describe, expect, test } from 'vitest';

const SEATS = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bea', kind: 'person' },
] as const;

/** What a player might send to get something out of a backpack, said in every way the game can be spoken to. */
const TRIES = [
  { do: 'use', item: 'healing-potion' },
  { do: 'backpack', slot: 1 },
  { do: 'play', ability: 'healing-potion' },
  { do: 'play', ability: 'backpack' },
  { do: 'play', ability: 'heal', item: 'healing-potion' },
  { do: 'renew', ability: 'refresh', which: 'backpack' },
];

describe('[DQ-P3] a backpack', () => {
  test('stays shut in every position: nothing in it is offered, and trying changes nothing', () => {
    const started = Match.start(destinyquest, { seats: SEATS, seed: 'backpack' });
    if (!started.ok) throw new Error(started.error.id);
    const match = started.value;
    let tried = 0;
    for (let n = 1; match.outcome === null && n < 120; n++) {
      const seat = match.asked()[0]!;
      const before = match.hash();
      for (const choice of TRIES) {
        expect(match.choose(seat, choice)).toMatchObject({ ok: false });
        tried++;
      }
      expect(match.hash()).toBe(before);
      const moves = match.moves(seat);
      const onSheet = match.state.sheets[seat]!.abilities;
      const named = moves.filter(([verb]) => destinyquest.verbs[verb]!.args[0]?.name === 'ability');
      for (const move of named) expect(onSheet).toContain(move[1]);
      match.play(seat, moves[(n * 5) % moves.length]!);
    }
    expect(tried).toBeGreaterThan(200);
  });

  test('is no part of a hero, and is locked by the check list', () => {
    const spec = { name: 'Asha', path: 'warrior', career: 'monk', items: [] };
    expect(buildHero(spec)).toMatchObject({ ok: true });
    expect(buildHero({ ...spec, backpack: ['potion'] })).toMatchObject({ error: { id: 'hero-field' } });
    const packed = { ...spec, items: [{ box: 'backpack', name: 'Potion' }] };
    expect(buildHero(packed)).toMatchObject({ error: { id: 'item-box' } });
    const started = Match.start(destinyquest, { seats: SEATS, seed: 'locked' });
    const told = started.ok ? started.value.story[0]! : [];
    const ready = told.filter(({ type }) => type === 'ready').map(({ data }) => data['backpack']);
    expect(ready).toEqual(['locked', 'locked']);
  });
});
