import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatHeroFile, parseHeroFile } from '../../src/heroes/hero-file.js';
import { specOf } from '../../src/heroes/hero-spec.js';
import { PREBUILT } from '../../src/heroes/prebuilt.js';
import { readHero } from '../../src/heroes/read-hero.js';
import { saidBy } from '../words.js';

const FILE = `
# Any line that starts with a hash is a note.
hero: Old Marrow
path: rogue
career: Pariah
wounds: 4

Main Hand: Shiv (dagger) +2 speed, +3 brawn [deep wound]
left hand: Twin (DAGGER) +2 Speed [Flurry, judgement] {epic loot card, rogue only}
ring 1: Plain hoop
`;

function wrong(text: string): string {
  return saidBy(parseHeroFile(text), 'read');
}

describe('a hero file', () => {
  test('can be what the README shows', () => {
    const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, shown] = /^```\n(hero: [\s\S]*?)^```$/m.exec(text)!;
    const hero = parseHeroFile(shown!);
    expect(hero.ok && specOf(hero.value)).toMatchObject({
      name: 'Old Marrow',
      path: 'rogue',
      career: 'pariah',
    });
  });

  test('compares nothing that is longer than any name: that would take seconds', () => {
    const near = (text: string) => {
      const read = readHero(text);
      return read.ok ? undefined : read.error.data?.['near'];
    };
    expect(near('gladiatr')).toContain('gladiator');
    expect(near(`gladiatr${'-'.repeat(50_000)}`)).toEqual([]);
  });

  test('is read with notes, any case and only the boxes that are filled', () => {
    const hero = parseHeroFile(FILE);
    expect(hero.ok && specOf(hero.value)).toEqual({
      id: 'old-marrow',
      name: 'Old Marrow',
      path: 'rogue',
      career: 'pariah',
      wounds: 4,
      items: [
        { box: 'main hand', name: 'Shiv', kind: 'dagger', speed: 2, brawn: 3, abilities: ['deep wound'] },
        {
          box: 'left hand',
          name: 'Twin',
          kind: 'dagger',
          speed: 2,
          abilities: ['flurry', 'judgment'],
          only: 'rogue',
          lootCard: 'epic',
        },
        { box: 'ring 1', name: 'Plain hoop' },
      ],
    });
  });

  test('comes back the same after writing and reading, for every hero', () => {
    const own = parseHeroFile(FILE);
    const heroes = [...PREBUILT, ...(own.ok ? [own.value] : [])];
    expect(heroes).toHaveLength(16);
    for (const hero of heroes) {
      const text = formatHeroFile(hero);
      expect(parseHeroFile(text)).toEqual({ ok: true, value: hero });
      expect(parseHeroFile(text.replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: hero });
      expect(parseHeroFile(JSON.stringify(specOf(hero)))).toEqual({ ok: true, value: hero });
    }
  });

  test('is short and readable', () => {
    expect(formatHeroFile(PREBUILT[0]!).split('\n').slice(0, 7)).toEqual([
      'hero: Harl Ossevane',
      'id: gladiator',
      'path: warrior',
      'career: gladiator',
      '',
      'head: Dented arena visor +1 speed +1 brawn +1 armour [brutality]',
      'cloak: Red sand mantle +1 speed +1 brawn +1 armour [bleed]',
    ]);
  });

  test.each([
    ['', 'A hero needs a name'],
    ['{"name": ', 'This starts like JSON but is not'],
    ['Old Marrow', 'Line 1: write a word, a colon'],
    ['hero: A\nhero: B', 'Line 2: hero has been given before.'],
    ['hero: A\nbelt: Rope', 'Line 2: "belt" is neither one of hero, id'],
    ['hero: A\nhed: Rope', 'Did you mean head?'],
    ['hero: A\n\nhead: Hat +1 luck', 'Line 3: "luck" cannot be raised'],
    ['head: Hat +1 speed +1 speed', 'Line 1: it gives speed twice.'],
    ['head: Hat [parry', 'Line 1: an item is written as'],
    ['head: Hat {cursed}', 'Line 1: "cursed" says nothing'],
    ['hero: A\npath: mage\ncareer: druid\nwounds: some', 'wounds must be a whole number'],
    ['x'.repeat(20_001), 'too long for a hero file'],
  ])('%j is refused', (text, reason) => {
    expect(wrong(text)).toContain(reason);
  });

  test('hostile text is answered quickly', () => {
    const long = `hero: A\nhead: ${'a '.repeat(9_000)}+`;
    expect(wrong(long)).toContain('Line 2');
  });

  test('a whole file may stand where a hero is asked for', () => {
    const read = readHero(formatHeroFile(PREBUILT[0]!));
    expect(read.ok && read.value.name).toBe(PREBUILT[0]!.name);
    const broken = readHero('hero: A\nbelt: Rope');
    expect(saidBy(broken, '')).toContain('Line 2');
  });
});
