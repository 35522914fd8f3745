/** One model in words: `first leader bell with rifle, knife at 12,4 cp 4 hp 3 injured`. */
import { fail, ok, type Result } from '@fray/engine';
import { GEAR_IDS, HORSE } from '../data/gear.js';
import { PROFILE_IDS } from '../data/profiles.js';
import { FISTS, WEAPON_IDS } from '../data/weapons.js';
import { ON_TABLE, REMOVED, RESERVE } from '../geometry/bodies.js';
import { type DevilsState, type Member, profileOf } from '../state.js';
import { units } from '../table/build-table.js';

export interface ModelLine {
  readonly member: Member;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly where: number;
  readonly mounted: number;
  readonly hp: number | undefined;
  readonly cp: number | undefined;
  readonly injured: number;
  readonly spent: number;
}

const FORM =
  /^(first|second) (\S+) (\S+?)(?: with ([a-z, -]+?))?((?: (?:at|cp|hp|spent) [\d.,]+| (?:injured|afoot|reserve|removed))*)$/;

export function readModel(line: string): Result<ModelLine> | undefined {
  const found = FORM.exec(line);
  if (found === null) return undefined;
  const [, seat, profile, name, items, rest] = found;
  const place = PROFILE_IDS.indexOf(profile as (typeof PROFILE_IDS)[number]);
  if (place === -1) return undefined;
  const gear = (items ?? '').split(',').map((item) => item.trim());
  const unknown = gear.find((id) => id !== '' && !isItem(id));
  if (unknown !== undefined)
    return fail(`there is no "${unknown}"; write weapons and gear as in a gang file.`);
  const member = memberWith(name!, place, gear);
  const figure = (key: string): number | undefined => {
    const value = new RegExp(` ${key} (\\d+)`).exec(rest!);
    return value === null ? undefined : Number(value[1]);
  };
  const at = / at ([\d.]+),([\d.]+)(?:,(\d+))?/.exec(rest!);
  const flag = (word: string): boolean => rest!.includes(` ${word}`);
  return ok({
    member,
    seat: seat === 'first' ? 0 : 1,
    x: at === null ? 0 : units(Number(at[1])),
    y: at === null ? 0 : units(Number(at[2])),
    level: Number(at?.[3] ?? 0),
    where: flag('removed') ? REMOVED : at === null || flag('reserve') ? RESERVE : ON_TABLE,
    mounted: (member.gear & HORSE) !== 0 && !flag('afoot') ? 1 : 0,
    hp: figure('hp'),
    cp: figure('cp'),
    injured: flag('injured') ? 1 : 0,
    spent: figure('spent') ?? 0,
  });
}

function isItem(id: string): boolean {
  return WEAPON_IDS.some((weapon) => weapon === id) || GEAR_IDS.some((gear) => gear === id);
}

function memberWith(name: string, profile: number, items: readonly string[]): Member {
  const weapons = WEAPON_IDS.map((_, i) => i).filter((i) => items.includes(WEAPON_IDS[i]!));
  const gear = GEAR_IDS.reduce((bits, id, i) => (items.includes(id) ? bits | (1 << i) : bits), 0);
  return { name, profile, weapons: [...weapons, FISTS], gear };
}

/** The same wording back. */
export function describeModel(s: Readonly<DevilsState>, i: number): string {
  const { name, profile, weapons, gear } = s.roster[i]!;
  const items = [
    ...weapons.filter((weapon) => weapon !== FISTS).map((weapon) => WEAPON_IDS[weapon]!),
    ...GEAR_IDS.filter((_, bit) => (gear & (1 << bit)) !== 0),
  ];
  const parts = [`${s.seatOf[i] === 0 ? 'first' : 'second'} ${PROFILE_IDS[profile]} ${name}`];
  if (items.length > 0) parts.push(`with ${items.join(', ')}`);
  if (s.where[i] === ON_TABLE) parts.push(`at ${placeText(s.x[i]!, s.y[i]!, s.level[i]!)}`);
  if (s.where[i] !== REMOVED) parts.push(`cp ${s.cp[i]}`);
  if (s.where[i] !== REMOVED && s.hp[i] !== profileOf(s, i).hp) parts.push(`hp ${s.hp[i]}`);
  if (s.injured[i] === 1 && s.where[i] !== REMOVED) parts.push('injured');
  if ((gear & HORSE) !== 0 && s.mounted[i] === 0 && s.where[i] !== REMOVED) parts.push('afoot');
  if (s.spent[i] !== 0 && s.where[i] !== REMOVED) parts.push(`spent ${s.spent[i]}`);
  if (s.where[i] === REMOVED) parts.push('removed');
  return parts.join(' ');
}

export function placeText(x: number, y: number, level: number): string {
  return `${x / 1000},${y / 1000}${level === 0 ? '' : `,${level}`}`;
}
