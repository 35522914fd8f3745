/** The plain before the wall, from sky to stones. The sky counts the rounds: dusk, night, first light, dawn. */
import { Layer, World } from '@fray/kit';
import clouds from './clouds.svg';
import land from './land.svg';
import merlonsTall from './merlons-tall.svg';
import merlonsWide from './merlons-wide.svg';
import pathsTall from './paths-tall.svg';
import pathsWide from './paths-wide.svg';
import stars from './stars.svg';
import wall from './wall.svg';

/** From above to the ridges; and what lies over land and wall at that hour. */
const HOURS = [
  {
    sky: '#2a2750, #4d3b63 30%, #8a4f62 58%, #d87a52 82%, #f3ac63',
    light: '#2a120c',
    dark: 0.12,
    stars: 0.25,
  },
  { sky: '#0b1030, #18204a 45%, #2b3560 78%, #43486e', light: '#070a24', dark: 0.5, stars: 1 },
  {
    sky: '#1d2140, #40345a 26%, #7c4a62 50%, #c8684c 76%, #f0a35c',
    light: '#120e26',
    dark: 0.22,
    stars: 0.75,
  },
  { sky: '#4a83b0, #8fb2c4 45%, #e8d9ae 78%, #fff6d8', light: '#fff3c4', dark: 0.1, stars: 0 },
] as const;

/** Night follows dawn again, however long the wall holds. */
export function hourOf(round: number): number {
  return Math.max(0, round - 1) % HOURS.length;
}

export const HOURS_COUNT = HOURS.length;

const LAND_TALL = -94.5;

export function RohanWorld({ round }: { readonly round: number }) {
  const hour = hourOf(round);
  return (
    <World ground="linear-gradient(#1d2140 49%, #33302b 51%)">
      {HOURS.map(({ sky }, i) => (
        <Layer
          key={sky}
          at={[-150, -60, 444, 80]}
          paint={`linear-gradient(#0e1230, ${sky})`}
          light={i === hour ? 1 : 0}
        />
      ))}
      <Layer at={[-42, -6, 228, 26.6]} src={stars} light={HOURS[hour]!.stars} />
      <Layer at={[-42, -6, 228, 26.6]} src={clouds} light={hour === 1 ? 0.2 : 1} />
      <Layer on="wide" at={[84, -10, 50, 50]} paint={SUN} light={hour === 1 ? 0 : 0.9} />
      <Layer on="tall" at={[10, -12, 44, 44]} paint={SUN} light={hour === 1 ? 0 : 0.7} />
      <Layer on="wide" at={[-42, 4, 228, 56]} src={land} />
      <Layer on="tall" at={[LAND_TALL, 0, 228, 56]} src={land} />
      <Layer on="wide" at={[0, 18.6, 144, 39]} src={pathsWide} />
      <Layer on="tall" at={[0, 14.6, 39, 27]} src={pathsTall} />
      <Layer on="wide" at={[-42, 56.2, 228, 48]} src={wall} />
      <Layer on="tall" at={[LAND_TALL, 40.2, 228, 60]} src={wall} />
      <Layer on="wide" at={[-42, 51, 228, 20]} src={merlonsWide} />
      <Layer on="tall" at={[-30, 35.1, 99, 6]} src={merlonsTall} />
      {HOURS.map(({ light, dark }, i) => (
        <Layer
          key={light}
          at={[-150, 0, 444, 140]}
          paint={`linear-gradient(${light}00, ${light} 18%)`}
          light={i === hour ? dark : 0}
        />
      ))}
    </World>
  );
}

const SUN = 'radial-gradient(circle, #ffd78c 0 7%, #ffd78c99 9%, #ffd78c40 26%, #ffd78c00 66%)';
