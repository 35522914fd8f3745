/** What a seat is called: its hero, told apart by colour when both play the same one. */
import type { Options } from '@fray/engine';
import { heroesOf } from '../../options.js';

export function seatNameIn(
  colours: readonly [string, string],
  called: (name: string) => string = (name) => name,
): (seat: number, options: Options) => string {
  return (seat, options) => {
    const heroes = heroesOf(options);
    const name = called(heroes[seat]!.name);
    return heroes[0].name === heroes[1].name ? `${name} (${colours[seat]})` : name;
  };
}
