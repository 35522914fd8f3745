/** Four hats: tall with a crease, flat, pinched with a rolled brim, and a bowler. */
import type { Hat, Look } from './looks.js';

const CROWNS: Readonly<Record<Hat, string>> = {
  tall: 'M32 42C32 22 36 6 46 4C52 3 55 8 60 8S68 3 74 4C84 6 88 22 88 42Q60 50 32 42Z',
  flat: 'M35 42V14Q60 8 85 14V42Q60 49 35 42Z',
  pinched: 'M34 43C32 24 40 10 52 8C58 12 66 8 72 8C82 12 88 26 86 43Q60 50 34 43Z',
  bowler: 'M34 44C32 18 44 8 60 8S88 18 86 44Q60 50 34 44Z',
};
/** The left half again, which the sun falls on. */
const LIT: Readonly<Record<Hat, string>> = {
  tall: 'M32 42C32 22 36 6 46 4C51 3.200 53.500 6 56 7.400V46.500Q44 46 32 42Z',
  flat: 'M35 42V14Q45 11.500 56 11.100V45.400Q45 45 35 42Z',
  pinched: 'M34 43C32 24 40 10 52 8Q54 9.300 56 9.700V46.400Q45 46 34 43Z',
  bowler: 'M34 44C32.500 22 42 10 56 8.200V46.900Q45 46.500 34 44Z',
};
const BRIMS: Readonly<Record<Hat, string>> = {
  tall: 'M4 44C16 34 34 40 60 40S104 34 116 44C106 54 84 51 60 51S14 54 4 44Z',
  flat: 'M6 42Q60 34 114 42Q112 51 60 51T6 42Z',
  pinched: 'M2 52C16 34 34 40 60 40S108 30 118 40C108 54 84 51 60 52S22 60 2 52Z',
  bowler: 'M22 44Q60 36 98 44Q96 51 60 51T22 44Z',
};

interface HatProps {
  readonly look: Look;
}

export function Crown({ look: { hat, felt, band } }: HatProps) {
  return (
    <>
      <path d={CROWNS[hat]} fill={felt} />
      <path d={LIT[hat]} fill="#fff" opacity=".1" />
      <path d="M33 34Q60 42 87 34L87.5 43Q60 50 32.5 43Z" fill={band} />
    </>
  );
}

export function Brim({ look: { hat, felt } }: HatProps) {
  return (
    <>
      <path d={BRIMS[hat]} fill={felt} />
      <path d={BRIMS[hat]} fill="none" stroke="#fff" strokeOpacity=".16" strokeWidth="1.4" />
    </>
  );
}
