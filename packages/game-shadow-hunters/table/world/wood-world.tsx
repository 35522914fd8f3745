/** The moonlit wood: sky, moon, firs, bare branches, the people round the table, the table in the light of its lamp. */
import { Layer, World } from '@fray/kit';
import type { ReactNode } from 'react';
import branches from './branches.svg';
import firs from './firs.svg';
import lamp from './lamp.svg';
import moon from './moon.svg';
import table from './table.svg';

const SKY = 'linear-gradient(#0a111d, #14233a 20%, #2b4358 38%, #172731 50%, #07090b)';
const GLOW = 'radial-gradient(closest-side, #ffdf9580, #ffb96030 40%, #ff9d3c00)';

/** The wood goes on to both sides, mirrored, so that no seam shows. */
const WIDE = [-147, 0, 147] as const;
const TALL = [-98, 0, 98] as const;

interface WoodProps {
  /** How far down the lamp stands: further where somebody sits behind it. */
  readonly lampAt: number;
  readonly children: ReactNode;
}

export function WoodWorld({ lampAt, children }: WoodProps) {
  return (
    <World ground="linear-gradient(#0a111d 47%, #07090b 53%)">
      <Layer on="wide" at={[-200, -12, 547, 116]} paint={SKY} />
      <Layer on="tall" at={[-60, -6, 159, 88]} paint={SKY} />
      <Layer on="wide" at={[40.5, -26.4, 66, 66]} src={moon} />
      <Layer on="tall" at={[4.5, -9, 30, 30]} src={moon} />
      {[firs, branches].map((src) => (
        <Wood key={src} src={src} />
      ))}
      <Layer on="wide" at={[31.5, -16, 84, 84]} paint={GLOW} />
      <Layer on="tall" at={[-6, 8, 51, 51]} paint={GLOW} />
      <div className="sh-figures">{children}</div>
      <Layer on="wide" at={[8.5, 19.6, 130, 80]} src={table} />
      <Layer on="tall" at={[-14, 20.5, 67, 58]} src={table} />
      <Layer on="wide" at={[49.5, lampAt - 14, 48, 48]} paint={GLOW} className="sh-flicker" />
      <Layer on="wide" at={[67.2, lampAt, 12.6, 20]} src={lamp} />
      <Layer on="tall" at={[16.5, 23.5, 6, 9.5]} src={lamp} />
    </World>
  );
}

function Wood({ src }: { readonly src: string }) {
  return (
    <>
      {WIDE.map((left, i) => (
        <Layer
          key={left}
          on="wide"
          at={[left, -4, 147, 108]}
          src={src}
          className={i === 1 ? undefined : 'sh-mirror'}
        />
      ))}
      {TALL.map((left, i) => (
        <Layer
          key={left}
          on="tall"
          at={[left - 29.5, -5, 98, 72]}
          src={src}
          className={i === 1 ? undefined : 'sh-mirror'}
        />
      ))}
    </>
  );
}
