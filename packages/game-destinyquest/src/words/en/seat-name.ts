/** What a seat is called: its hero, told apart by colour when both play the same one. */
import type { Options } from '@fray/engine';
import { heroesOf } from '../../options.js';

const COLOURS = ['azure', 'bronze'];

export function seatName(seat: number, options: Options): string {
  const heroes = heroesOf(options);
  const { name } = heroes[seat]!;
  return heroes[0].name === heroes[1].name ? `${name} (${COLOURS[seat]})` : name;
}
