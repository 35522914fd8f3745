import { loadBook } from '@fray/engine';
import {
  ABILITIES,
  CARDS,
  CLASSIC_CARDS,
  CLASSIC_DECKS,
  CONDITIONS,
  cardIndex,
  DECKS,
  ISENGARD,
  ROHAN,
  rohan,
} from '@fray/game-rohan';
import { describe, expect, it } from 'vitest';

const { glossary } = await loadBook(rohan);

/** id, hit points, attack, defence, condition, ability, copies (0: made by Reinforce). */
const PRINTED: readonly (readonly [string, number, number, number, string, string, number])[] = [
  ['strider', 7, 7, 2, 'free', 'inspire', 2],
  ['elven-prince', 4, 9, 0, 'free', 'armor-pierce', 2],
  ['recruit', 3, 2, 2, 'free', 'none', 20],
  ['elf-soldier', 4, 4, 0, 'free', 'armor-pierce', 10],
  ['lockbearer', 10, 6, 4, 'defence-only', 'inspire', 2],
  ['the-white', 24, 8, 0, 'free', 'reinforce', 1],
  ['the-king', 9, 5, 5, 'free', 'inspire', 1],
  ['eomer', 5, 6, 2, 'free', 'inspire', 0],
  ['cavalry', 5, 5, 2, 'free', 'surprise', 0],
  ['uruk-hai', 3, 5, 1, 'free', 'none', 10],
  ['orc', 3, 4, 0, 'free', 'none', 15],
  ['dunlending', 3, 3, 1, 'free', 'hate', 10],
  ['berserker', 9, 6, 3, 'free', 'rally', 8],
  ['battering-ram', 2, 10, 1, 'attack-only', 'surprise', 2],
  ['felgrom', 1, 0, 20, 'attack-only', 'kamikaze', 2],
];

describe('cards', () => {
  it.each(PRINTED)(
    '[RL-K-%s] has its figures, condition, ability and copies',
    (id, hp, atk, def, condition, ability, copies) => {
      const index = cardIndex(id);
      const card = CARDS[index]!;
      expect([card.hp, card.atk, card.def]).toEqual([hp, atk, def]);
      expect([CONDITIONS[card.condition], ABILITIES[card.ability]]).toEqual([condition, ability]);
      expect(DECKS.flat().filter((c) => c === index)).toHaveLength(copies);
    },
  );

  it.each(CARDS.map((card) => card.id))(
    '[RL-16] %s shows hit points, attack, defence and condition',
    (id) => {
      const card = CARDS[cardIndex(id)]!;
      const facts = new Map(glossary[`card:${id}`]!.facts!.map(({ label, value }) => [label, value]));
      expect(facts.get('Hit points')).toBe(String(card.hp));
      expect(facts.get('Attack')).toBe(String(card.atk));
      expect(facts.get('Defence')).toBe(String(card.def));
      expect(facts.get('Play')).toBe(['Free', 'Attack only', 'Defence only'][card.condition]);
    },
  );

  it('[RL-02] the decks hold 38 and 47 cards', () => {
    expect([DECKS[ROHAN]!.length, DECKS[ISENGARD]!.length]).toEqual([38, 47]);
    expect(CARDS).toHaveLength(15);
  });

  it('[RL-33] the earlier edition has its own figures and decks of 23 and 52', () => {
    const figures = (id: string): number[] => {
      const { hp, atk, def } = CLASSIC_CARDS[cardIndex(id)]!;
      return [hp, atk, def];
    };
    expect(figures('uruk-hai')).toEqual([3, 4, 1]);
    expect(figures('orc')).toEqual([3, 3, 0]);
    expect(figures('dunlending')).toEqual([3, 2, 1]);
    expect(figures('berserker')).toEqual([9, 5, 3]);
    expect(figures('battering-ram')).toEqual([2, 8, 1]);
    expect(figures('felgrom')).toEqual([1, 10, 1]);
    expect(figures('strider')).toEqual([7, 7, 2]);
    expect(CLASSIC_DECKS.map((deck) => deck.length)).toEqual([23, 52]);
  });

  it('[RL-33] whoever looks a card up reads what the earlier edition had, where it was another figure', () => {
    const earlier = (id: string) =>
      glossary[`card:${id}`]!.facts!.find(({ label }) => label === 'Earlier edition')?.value;
    expect(earlier('felgrom')).toBe('Attack 10, Defence 1, Hit points 1');
    expect(earlier('orc')).toBe('Attack 3, Defence 0, Hit points 3');
    expect(earlier('recruit')).toBeUndefined();
  });

  it('[RL-35] every card and ability can be read before a match is set up', () => {
    const abilities = ABILITIES.filter((id) => id !== 'none');
    const named = [...CARDS.map(({ id }) => `card:${id}`), ...abilities.map((id) => `ability:${id}`)];
    expect(named.filter((key) => (glossary[key]?.text.length ?? 0) <= 5)).toEqual([]);
  });
});
