/** The arena from the back to the front: night, seven rows of heads, ring wall with its torches, lit sand, and the ledge one sits at. */
import { Layer, World } from '@fray/kit';
import crowd from './crowd.svg';
import ledge from './ledge.svg';
import ring from './ring.svg';
import stars from './stars.svg';

/** Drawings are in tenths of a unit on a desk; upright they are smaller, and the ledge lies lower. */
const TALL = 0.062;
const TALL_LEFT = 19.5 - 1140 * TALL;
const TALL_TOP = -4.6;

export function ArenaWorld() {
  return (
    <World ground="linear-gradient(#090b1a, #241a2a 40%, #2f1b12 60%, #150c08)">
      <Layer at={[-42, -6, 228, 18]} src={stars} />
      <Layer on="wide" at={[-42, 0.8, 228, 30]} src={crowd} className="dq-crowd" />
      <Layer on="wide" at={[-42, 0.8, 228, 84]} src={ring} />
      <Layer on="wide" at={[-42, 58.8, 228, 40]} src={ledge} />
      <Layer
        on="tall"
        at={[TALL_LEFT, TALL_TOP + 60 * TALL, 2280 * TALL, 300 * TALL]}
        src={crowd}
        className="dq-crowd"
      />
      <Layer on="tall" at={[TALL_LEFT, TALL_TOP + 60 * TALL, 2280 * TALL, 840 * TALL]} src={ring} />
      <Layer on="tall" at={[TALL_LEFT, 48.6, 2280 * TALL, 60]} src={ledge} />
    </World>
  );
}
