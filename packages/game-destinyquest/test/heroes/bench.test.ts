/** The bench where heroes are built: what is wrong, what would mend it, and which abilities fit. */
import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  buildHero,
  type HeroSpec,
  heroFaults,
  heroWarnings,
  mendOf,
  PREBUILT,
  specOf,
} from '../../src/index.js';
import { candidates, NO_FILTER } from '../../table/builder/candidates.js';
import { words } from '../../table/words/en.js';
import { book } from '../words.js';

const texts = { name: words.ability, text: (id: string) => book.glossary?.[id]?.text ?? '' };
const gladiator = specOf(PREBUILT[0]!);

function withItem(item: HeroSpec['items'][number]): HeroSpec {
  return { ...gladiator, items: [...gladiator.items.filter(({ box }) => box !== item.box), item] };
}

describe('what is wrong with a hero on the bench', () => {
  it('is nothing for every ready hero', () => {
    for (const hero of PREBUILT) expect(heroFaults(specOf(hero))).toEqual([]);
  });

  it('names every box that is wrong, not only the first', () => {
    const spec: HeroSpec = {
      ...gladiator,
      name: '',
      items: [
        { box: 'head', name: 'Hat', armour: 5 },
        { box: 'feet', name: 'Boots', speed: 4, brawn: 4 },
      ],
    };
    expect(heroFaults(spec).map(({ box }) => box)).toEqual([undefined, 'head', 'feet']);
  });

  it('is mended by one press where another path’s item is worn', () => {
    const spec: HeroSpec = withItem({ box: 'cloak', name: 'Robe', only: 'mage' });
    const [fault] = heroFaults(spec);
    const mend = mendOf(spec, fault!.problem, fault!.box);
    expect(mend?.id).toBe('anybody');
    expect(heroFaults(mend!.spec)).toEqual([]);
  });

  it('is mended by one press where an ability wants another weapon', () => {
    const spec = withItem({ box: 'cloak', name: 'Cape', abilities: ['double punch'] });
    const built = buildHero(spec);
    const [warning] = built.ok ? heroWarnings(built.value) : [];
    const mend = mendOf(spec, warning!);
    const after = buildHero(mend?.spec);
    expect(mend).toMatchObject({ id: 'hold', kind: 'dagger' });
    expect(after.ok && heroWarnings(after.value)).toEqual([]);
  });
});

describe('the abilities for an item', () => {
  const item = gladiator.items.find(({ box }) => box === 'head')!;

  it('are all of them, the one it carries first', () => {
    const all = candidates(gladiator, item, NO_FILTER, texts);
    expect(all).toHaveLength(ABILITIES.length);
    expect(all[0]!.ability.id).toBe('brutality');
    expect(all.filter(({ chosen }) => chosen)).toHaveLength(1);
  });

  it('are found by a word of their text, by kind and by step', () => {
    const dodges = candidates(gladiator, item, { ...NO_FILTER, text: 'Damage Dice', classes: ['co'] }, texts);
    expect(dodges.length).toBeGreaterThan(3);
    for (const { ability } of dodges.slice(1)) {
      expect(`${texts.name(ability.id)} ${texts.text(ability.id)}`.toLowerCase()).toContain('damage dice');
      expect(ability.class).toBe('co');
    }
    const first = candidates(gladiator, item, { ...NO_FILTER, step: 1 }, texts);
    expect(new Set(first.map(({ step }) => step))).toEqual(new Set([1]));
  });

  it('say what is in the way, and can be left out then', () => {
    const all = candidates(gladiator, item, NO_FILTER, texts);
    const punch = all.find(({ ability }) => ability.id === 'double-punch')!;
    expect(book.problem(punch.snag!)).toContain('can never be used');
    const fitting = candidates(gladiator, item, { ...NO_FILTER, fitsOnly: true }, texts);
    expect(fitting.some(({ ability }) => ability.id === 'double-punch')).toBe(false);
    expect(fitting.length).toBeLessThan(all.length);
  });
});
