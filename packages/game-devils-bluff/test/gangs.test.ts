import { loadBook, type Options, parseOptions } from '@fray/engine';
import {
  devilsBluff,
  formatGang,
  GANG_IDS,
  GANGS,
  type GangFile,
  gangCost,
  gangFaults,
  PROFILES,
  parseGang,
  WEAPONS,
} from '@fray/game-devils-bluff';
import { describe, expect, it } from 'vitest';
import { GEAR } from '../src/data/gear.js';
import { formatGangAddress, parseGangAddress } from '../table/pages/gang-address.js';

const RULES = { edition: 'first', drifters: false } as const;
const clauses = (gang: GangFile, rules: Parameters<typeof gangFaults>[1] = RULES): unknown[] =>
  gangFaults(gang, rules).map(({ data }) => data?.['clause']);
const DEPUTIES = GANGS['dry-fork-deputies'].first!;

/** The Deputies with one model's gear or profile changed. */
function changed(index: number, change: Partial<GangFile['models'][number]>): GangFile {
  return {
    ...DEPUTIES,
    models: DEPUTIES.models.map((model, i) => (i === index ? { ...model, ...change } : model)),
  };
}

describe('the lists', () => {
  it('[CR-06, DB-P-leader, DB-P-legend, DB-P-hired-gun] profiles have the printed figures', () => {
    const row = (i: number): unknown[] => {
      const { command, movement, skill, defence, toughness, hp, cost, gear } = PROFILES.first[i]!;
      return [command, movement, skill, defence, toughness, hp, cost, gear];
    };
    expect(row(0)).toEqual([6, 4000, 6, 10, 3, 4, 60, 80]);
    expect(row(1)).toEqual([5, 4000, 8, 10, 3, 3, 50, 60]);
    expect(row(2)).toEqual([4, 4000, 9, 10, 3, 2, 30, 20]);
  });

  it('[DB-P-drifter] a Drifter is a Rookie and hired only where the option says so', () => {
    const { command, skill, cost, gear, rookie } = PROFILES.first[3]!;
    expect([command, skill, cost, gear, rookie]).toEqual([3, 12, 17, 10, true]);
    const gang = changed(6, { profile: 'drifter', gear: ['revolver'] });
    expect(clauses(gang)).toEqual(['DB-53']);
    expect(clauses(gang, { ...RULES, drifters: true })).toEqual([]);
  });

  it('[CR-07, DB-W-dual-pistols, DB-W-fists, DB-W-precision-pistol] weapons have the printed figures', () => {
    const figures = WEAPONS.first.map((w) => [w.id, w.range / 1000, w.attacks, w.damage, w.piercing, w.cost]);
    expect(figures).toEqual([
      ['revolver', 6, 2, 4, 1, 5],
      ['dual-pistols', 6, 3, 4, 1, 8],
      ['rifle', 10, 2, 4, 2, 9],
      ['shotgun', 8, 3, 6, 2, 18],
      ['knife', 1, 3, 3, 1, 3],
      ['fists', 1, 1, 2, 0, 0],
      ['precision-pistol', 9, 2, 4, 1, 8],
      ['hunting-rifle', 12, 2, 4, 2, 15],
      ['dynamite', 6, 3, 6, 4, 12],
      ['bowie-knife', 1, 3, 4, 1, 6],
    ]);
  });

  it('equipment and upgrades have the printed prices', () => {
    expect(GEAR.first.map(({ id, cost }) => [id, cost])).toEqual([
      ['horse', 15],
      ['whiskey-flask', 5],
      ['aces-wild', 15],
      ['quick-draw', 15],
      ['dodge-roll', 10],
      ['steady-hands', 10],
      ['mounted-combat', 10],
      ['intuition', 6],
      ['gunfighter', 15],
    ]);
  });
});

describe('hiring', () => {
  it('[DB-G-dry-fork-deputies, DB-G-red-mesa-riders, DB-G-lantern-street-crew] ours cost almost 500 and about the same', () => {
    for (const edition of ['first', 'later'] as const) {
      const ours = ['dry-fork-deputies', 'red-mesa-riders', 'lantern-street-crew'] as const;
      const costs = ours.map((id) => gangCost(GANGS[id][edition]!, edition));
      expect(costs).toEqual(edition === 'first' ? [493, 497, 494] : [492, 493, 491]);
      for (const id of ours)
        expect(gangFaults(GANGS[id][edition]!, { edition, drifters: false })).toEqual([]);
    }
  });

  it('[DB-G-author-second] the author’s second gang is legal', () => {
    const gang = GANGS['author-second'].first!;
    expect([gangCost(gang, 'first'), clauses(gang)]).toEqual([499, []]);
  });

  it('[DB-56, DB-G-homesteaders] Homesteaders carry three weapons twice', () => {
    const gang = GANGS.homesteaders.first!;
    expect([gangCost(gang, 'first'), clauses(gang)]).toEqual([499, ['DB-56', 'DB-56']]);
    expect(devilsBluff.optionsFault?.({ ...options(), gang1: 'homesteaders' }, 2)?.id).toBe('gang-weapons');
  });

  it('[DB-52] no more than 500 dollars', () => {
    expect(clauses(changed(3, { gear: ['shotgun'], profile: 'legend' }))).toContain('DB-52');
  });

  it('[DB-53, DB-54, DB-55, CR-04, CR-05] one Leader, two Legends at most, two Hired Guns at least', () => {
    expect(clauses(changed(0, { profile: 'legend' }))).toEqual(expect.arrayContaining(['DB-53', 'DB-54']));
    const few = { ...DEPUTIES, models: DEPUTIES.models.slice(0, 4) };
    expect(clauses(few)).toEqual(['DB-55']);
  });

  it('[DB-57, DB-58, DB-59] one of each special weapon, two horses, one Intuition', () => {
    expect(clauses(changed(2, { gear: ['hunting-rifle'] }))).toEqual(['DB-57']);
    const riders = { ...DEPUTIES, models: DEPUTIES.models.map((m) => ({ ...m, gear: ['horse' as const] })) };
    expect(clauses(riders)).toContain('DB-58');
    expect(clauses(changed(2, { gear: ['intuition'] }))).toEqual(['DB-59']);
  });

  it('[DB-60] limits and kinds of gear', () => {
    expect(clauses(changed(3, { gear: ['horse', 'revolver'] }))).toEqual([]);
    expect(clauses(changed(3, { gear: ['shotgun', 'knife'] }))).toEqual(['DB-60']);
    expect(clauses(changed(3, { gear: ['bowie-knife'] }))).toEqual(['DB-60']);
    expect(clauses(changed(3, { gear: ['steady-hands'] }))).toEqual(['DB-60']);
    expect(clauses(changed(3, { gear: ['knife', 'knife'] }))).toEqual(['DB-60']);
    expect(clauses(changed(3, { gear: ['cannon' as never] }))).toEqual(['DB-60']);
  });

  it('says why in words, with the figures', async () => {
    const book = await loadBook(devilsBluff);
    const [fault] = gangFaults(changed(3, { gear: ['shotgun', 'knife'] }), RULES);
    expect(book.problem(fault!)).toBe(
      'A Hired Gun carries 20 dollars of gear at most; Lyle Ames has 21. (DB-60)',
    );
  });

  it('writes every ready-made gang as a file of one line a model that reads back the same, and as an address', () => {
    for (const id of GANG_IDS) {
      const gang = GANGS[id].first!;
      const text = formatGang(gang);
      expect(text.split('\n')).toHaveLength(gang.models.length + 6);
      expect(parseGang(JSON.parse(text))).toEqual({ ok: true, value: gang });
      expect(parseGangAddress(formatGangAddress(gang), RULES)).toEqual(gang);
      expect(formatGangAddress(gang)).toMatch(/^[\w-]+$/);
    }
    const odd = { name: 'Señor “Ø” / 50%', models: DEPUTIES.models };
    expect(parseGangAddress(formatGangAddress(odd), RULES)).toEqual(odd);
    expect(parseGangAddress('%%%', RULES)).toBeUndefined();
  });

  it('calls a seat after its gang, also where a file has the name of a ready-made one', async () => {
    const { seat } = await loadBook(devilsBluff);
    const names = (gang1: unknown, gang2: unknown) =>
      [0, 1].map((each) => seat(each, { ...options(), gang1, gang2 } as Options));
    expect(names(DEPUTIES, 'red-mesa-riders')).toEqual(['Dry Fork Deputies', 'Red Mesa Riders']);
    expect(names({ ...DEPUTIES, name: 'Posse' }, DEPUTIES)).toEqual(['Posse', 'Dry Fork Deputies']);
    expect(names(DEPUTIES, { ...DEPUTIES })).toEqual(['Dry Fork Deputies 1', 'Dry Fork Deputies 2']);
  });

  it('reads gangs from outside and refuses what is none', () => {
    expect(parseGang('red-mesa-riders')).toEqual({ ok: true, value: 'red-mesa-riders' });
    expect(parseGang(DEPUTIES)).toEqual({ ok: true, value: DEPUTIES });
    const ids = [parseGang('posse'), parseGang(7), parseGang({ name: 'x', models: [{ name: 'y' }] })];
    expect(ids.map((result) => !result.ok && result.error.id)).toEqual([
      'gang-unknown',
      'gang-shape',
      'gang-model-shape',
    ]);
    const [first, ...rest] = DEPUTIES.models;
    const armed = (gear: string[]) => parseGang({ ...DEPUTIES, models: [{ ...first!, gear }, ...rest] });
    expect(armed(Array.from({ length: 13 }, () => 'rope'))).toMatchObject({
      error: { id: 'gang-model-shape' },
    });
    expect(armed(['x'.repeat(50_000)])).toMatchObject({ error: { id: 'gang-model-shape' } });
    expect(GANG_IDS).toHaveLength(5);
  });
});

function options() {
  const parsed = parseOptions(devilsBluff.options, {});
  if (!parsed.ok) throw new Error(parsed.error.id);
  return parsed.value;
}
