/** Whether a gang may be hired (DB-52 to DB-60), and if not, every reason why. */
import { type Message, message } from '@fray/engine';
import type { EditionId } from '../data/editions.js';
import { GEAR, type GearId } from '../data/gear.js';
import { type Category, PROFILES, type Profile } from '../data/profiles.js';
import { WEAPONS, type WeaponId } from '../data/weapons.js';
import type { GangFault } from '../words/ids.js';
import type { GangFile, ModelFile } from './gang-file.js';

/** DB-52 */
export const DOLLARS = 500;
/** DB-56 */
export const MOST_WEAPONS = 2;

export interface Item {
  readonly id: WeaponId | GearId;
  readonly category: Category;
  readonly cost: number;
  readonly limit?: number;
}

export interface HireRules {
  readonly edition: EditionId;
  /** 3.6: whether Drifters may be hired. */
  readonly drifters: boolean;
}

export function findItem(id: string, edition: EditionId): Item | undefined {
  const weapon = WEAPONS[edition].find((each) => each.id === id && id !== 'fists');
  if (weapon === undefined) return GEAR[edition].find((each) => each.id === id);
  // DB-57: one of each kind of special weapon.
  return weapon.special
    ? { id: weapon.id, category: 'special', cost: weapon.cost, limit: 1 }
    : { id: weapon.id, category: 'weapon', cost: weapon.cost };
}

export function findProfile(id: string, { edition, drifters }: HireRules): Profile | undefined {
  return PROFILES[edition].find((each) => each.id === id && (each.rookie !== true || drifters));
}

/** What a model's gear costs; what does not exist costs nothing. */
export function gearCost(model: ModelFile, edition: EditionId): number {
  return model.gear.reduce((sum, id) => sum + (findItem(id, edition)?.cost ?? 0), 0);
}

export function modelCost(model: ModelFile, edition: EditionId): number {
  return (findProfile(model.profile, { edition, drifters: true })?.cost ?? 0) + gearCost(model, edition);
}

export function gangCost(gang: GangFile, edition: EditionId): number {
  return gang.models.reduce((sum, model) => sum + modelCost(model, edition), 0);
}

/** Everything that is wrong with a gang, the model's faults in its order; empty when it may ride. */
export function gangFaults(gang: GangFile, rules: HireRules): Message[] {
  const faults = gang.models.flatMap((model) => modelFaults(model, rules));
  if (faults.length > 0 && gang.models.some((model) => findProfile(model.profile, rules) === undefined))
    return faults;
  return [...faults, ...countFaults(gang, rules), ...limitFaults(gang, rules), ...priceFaults(gang, rules)];
}

function fault(id: GangFault, clause: string, data: Message['data']): Message {
  return message(id, { clause, ...data });
}

/** What is wrong with one model by itself. */
export function modelFaults(model: ModelFile, rules: HireRules): Message[] {
  const profile = findProfile(model.profile, rules);
  const who = { model: model.name };
  if (profile === undefined)
    return [fault('gang-profile', 'DB-53', { ...who, profile: String(model.profile) })];
  const faults: Message[] = [];
  const items: Item[] = [];
  for (const id of model.gear) {
    const item = findItem(id, rules.edition);
    if (item === undefined) faults.push(fault('gang-item', 'DB-60', { ...who, item: String(id) }));
    else items.push(item);
  }
  for (const item of items)
    if (!profile.buys.includes(item.category))
      faults.push(fault('gang-category', 'DB-60', { ...who, item: item.id, profile: profile.id }));
  const twice = items.find((item, i) => items.findIndex((other) => other.id === item.id) !== i);
  if (twice !== undefined) faults.push(fault('gang-twice', 'DB-60', { ...who, item: twice.id }));
  const arms = items.filter((item) => item.category === 'weapon' || item.category === 'special').length;
  if (arms > MOST_WEAPONS)
    faults.push(fault('gang-weapons', 'DB-56', { ...who, count: arms, most: MOST_WEAPONS }));
  const spent = gearCost(model, rules.edition);
  if (spent > profile.gear)
    faults.push(fault('gang-gear', 'DB-60', { ...who, profile: profile.id, spent, most: profile.gear }));
  return faults;
}

const COUNT_CLAUSES: Readonly<Record<Profile['id'], string>> = {
  leader: 'DB-53',
  legend: 'DB-54',
  'hired-gun': 'DB-55',
  drifter: 'DB-55',
};

function countFaults(gang: GangFile, rules: HireRules): Message[] {
  return PROFILES[rules.edition].flatMap((profile) => {
    const count = gang.models.filter((model) => model.profile === profile.id).length;
    const data = { profile: profile.id, count, min: profile.min, max: profile.max };
    if (count < profile.min) return [fault('gang-too-few', COUNT_CLAUSES[profile.id], data)];
    return count > profile.max ? [fault('gang-too-many', COUNT_CLAUSES[profile.id], data)] : [];
  });
}

function limitFaults(gang: GangFile, { edition }: HireRules): Message[] {
  const ids = [...new Set(gang.models.flatMap((model) => [...new Set(model.gear)]))];
  return ids.flatMap((id) => {
    const item = findItem(id, edition);
    const count = gang.models.filter((model) => model.gear.includes(id)).length;
    if (item?.limit === undefined || count <= item.limit) return [];
    const clause = id === 'horse' ? 'DB-58' : item.category === 'special' ? 'DB-57' : 'DB-59';
    return [fault('gang-limit', clause, { item: id, count, most: item.limit })];
  });
}

function priceFaults(gang: GangFile, { edition }: HireRules): Message[] {
  const cost = gangCost(gang, edition);
  return cost > DOLLARS ? [fault('gang-price', 'DB-52', { cost, most: DOLLARS, over: cost - DOLLARS })] : [];
}
