import { Match, plain, rngFromSeed, SPECTATOR } from '@fray/engine';
import { ABILITIES, destinyquest, heroPanel, tray } from '@fray/game-destinyquest';
import { describe, expect, test } from 'vitest';
import { book } from '../words.js';

const NAMES = ['Ann', 'Bea'];
const READERS = [SPECTATOR, 0, 1].map((seat) => ({ seat, names: NAMES }));
const WATCHING = READERS[0]!;
const SEATS = NAMES.map((name) => ({ name, kind: 'person' as const }));
const PAIRS = [
  ['gladiator', 'necromancer'],
  ['cavalier', 'titan'],
  ['icelock', 'druid'],
  ['pyromancer', 'blood-archer'],
  ['shadowstalker', 'pariah'],
  ['witchfinder', 'inquisitor'],
  ['monk', 'ranger'],
] as const;

type Duel = Match<Parameters<typeof destinyquest.audit>[0], ReturnType<typeof destinyquest.view>>;

function start(hero1: string, hero2: string, seed: string): Duel {
  const match = Match.start(destinyquest, { seats: SEATS, seed, options: { hero1, hero2 } });
  if (!match.ok) throw new Error(match.error.id);
  return match.value as Duel;
}

/** Both sides played by the greedy policy; `visit` sees every question. */
function duel(match: Duel, visit: (match: Duel, seat: number) => void): void {
  const rng = rngFromSeed('story');
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    visit(match, seat);
    const moves = match.moves(seat);
    match.play(seat, moves[destinyquest.knowledge.policy!(match.view(seat), moves, rng)]!);
  }
}

describe.each(PAIRS)('%s against %s', (hero1, hero2) => {
  test('every event is a sentence that leaves nothing out', () => {
    const match = start(hero1, hero2, `${hero1} ${hero2}`);
    duel(match, () => undefined);
    for (const event of match.story.flat())
      for (const reader of READERS) {
        const line = book.event(event, reader);
        expect(line, event.type).toBeDefined();
        const words = `${plain(line!.words)} ${line!.small ?? ''}`;
        expect(words).not.toMatch(/undefined|NaN|\[object/);
        expect(plain(line!.words)).toMatch(line!.heading === true ? /^Round \d+$/ : /^[A-Z].*[^!]\.$|!$/);
        if (reader === WATCHING) expect(words).not.toMatch(/\byou/i);
      }
  });

  test('every question, move and sheet is in words', () => {
    const match = start(hero1, hero2, `${hero2} ${hero1}`);
    duel(match, (now, seat) => {
      const reader = READERS[seat + 1]!;
      const prompt = book.prompt(now.prompt(seat)!, reader);
      expect(prompt.ask).toMatch(/[?.]$/);
      expect(prompt.hint).toMatch(/\.$/);
      expect(`${prompt.ask} ${prompt.hint}`).not.toMatch(/undefined|NaN/);
      const labels = now.moves(seat).map((move) => book.move(move, now.view(seat), reader));
      expect(labels.join()).not.toMatch(/undefined|unknown/);
      const sections = book.sheet(now.view(seat), reader);
      const sheet = sections.flatMap(({ rows }) => rows.map((row) => plain(row.words))).join(' ');
      expect(sheet).not.toMatch(/undefined|NaN/);
    });
  });
});

test('the figures of a round can be followed in the story', () => {
  const match = start('gladiator', 'necromancer', 'figures');
  duel(match, () => undefined);
  const told = match.story.flat().map((event) => book.event(event, WATCHING)!);
  const smalls = told.map((line) => line.small ?? '');
  expect(smalls.some((small) => /^step 2: \d \+ \d \+ \d+ speed = \d+$/.test(small))).toBe(true);
  expect(smalls.some((small) => /^step 5: .*(brawn|magic) = \d+/.test(small))).toBe(true);
  expect(smalls.some((small) => /^step 6: \d+ − \d+ armour = \d+/.test(small))).toBe(true);
  expect(smalls.some((small) => /^step 8: [a-z ]+ \d/.test(small))).toBe(true);
});

test('[R-OPEN] whoever is asked can see for every ability on the sheet whether it may be played, and why not', () => {
  const match = start('monk', 'ranger', 'why not');
  duel(match, (now, seat) => {
    const { abilities } = heroPanel(now.view(seat), seat);
    const offered = new Set(
      [...now.moves(seat), ...now.refused(seat).map(({ move }) => move)].map((m) => m[1]),
    );
    const onSheet = abilities.map(({ id }) => ABILITIES.findIndex((ability) => ability.id === id));
    for (const ability of onSheet) expect(offered.has(ability), ABILITIES[ability]!.id).toBe(true);
    for (const { why } of now.refused(seat)) expect(book.refusal(why, WATCHING)).toMatch(/\.$/);
  });
});

test('the forecast holds what then happens to a plain blow', () => {
  const match = start('gladiator', 'cavalier', 'forecast');
  let checked = 0;
  duel(match, (now, seat) => {
    if (now.decision() !== 'attack') return;
    const forecast = tray(now.view(seat)).forecast!;
    expect(forecast.at).toBe(1 - seat);
    expect(forecast.most - forecast.least).toBeLessThanOrEqual(5);
    checked++;
  });
  expect(checked).toBeGreaterThan(3);
});

test('two of the same hero are told apart', () => {
  const options = { hero1: 'monk', hero2: 'monk' };
  expect(book.seat(0, options)).not.toBe(book.seat(1, options));
  expect(book.seat(0, { ...options, hero2: 'titan' })).toBe('Asha of the Quiet Step');
});

test('[DQ-P4] every ability can be looked up', () => {
  for (const { id, clause } of ABILITIES) {
    const entry = book.glossary[id]!;
    expect(entry.clause).toBe(clause);
    expect(entry.text).toMatch(/\.$/);
  }
});
