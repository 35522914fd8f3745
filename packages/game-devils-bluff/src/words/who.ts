/** Who is meant, in whatever language: the reader, somebody with a name, a model or a piece of terrain. */
import type { EventValue, Options, Part, Reader } from '@fray/engine';
import type { GangOption } from '../gang/parse-gang.js';
import { readOptions } from '../options.js';
import type { Names } from './figures.js';

export function isYou(seat: EventValue | undefined, reader: Reader): boolean {
  return seat === reader.seat;
}

export function nameOf(seat: EventValue | undefined, reader: Reader): string {
  return reader.names[Number(seat)] ?? '?';
}

/** What has a name of its own: ready-made things by their id, others as their maker wrote it. */
export function calledIn(names: Names): (id: EventValue | undefined) => string {
  return (id) => names[String(id)] ?? String(id);
}

/** The same for terrain, of which nobody may know the name. */
export function pieceIn(names: Names, unknown: string): (id: EventValue | undefined) => string {
  return (id) => (id === '' || id === undefined ? unknown : (names[String(id)] ?? String(id)));
}

/** A gang by its player, or by its own name where the player is called after it. */
export function gangIn(
  gangs: Names,
  of: (player: string) => string,
): (seat: EventValue | undefined, reader: Reader) => string {
  const own = Object.values(gangs);
  return (seat, reader) => {
    const player = nameOf(seat, reader);
    return own.some((gang) => player === gang || player.startsWith(`${gang} `)) ? player : of(player);
  };
}

/** Weapons as one attacks with them, "au revolver", "mit dem Revolver": as plain words, and to be looked up. */
export function weaponsIn(names: Names, unknown: (id: string) => string) {
  const withWeapon = (id: EventValue | undefined): string => names[String(id)] ?? unknown(String(id));
  return {
    withWeapon,
    withWeaponPart: (id: EventValue | undefined): Part => ({ ref: `weapon-${id}`, text: withWeapon(id) }),
  };
}

/** What a seat is called after its gang; numbered where both gangs are called the same, or have no name. */
export function seatNameIn(gangs: Names, unnamed: string): (seat: number, options: Options) => string {
  const nameOfGang = (gang: GangOption | undefined): string | undefined =>
    typeof gang === 'string' ? gangs[gang] : gang && (gangs[gang.name] ?? gang.name);
  return (seat, options) => {
    const { gang1, gang2 } = readOptions(options);
    const [own, other] = [gang1, gang2].map(nameOfGang);
    const name = seat === 0 ? own : other;
    return own === other || name === undefined ? `${name ?? unnamed} ${seat + 1}` : name;
  };
}
