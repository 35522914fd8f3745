/** Conditions as they look: shades stand behind, wounds drip, stone greys, the rest has a sign of its own about the shoulders. */
import type { ReactNode } from 'react';
import type { MarkId, MarkPanel } from '../../src/index.js';
import shade from '../world/shade.svg';

interface ConditionsProps {
  readonly marks: readonly MarkPanel[];
  readonly picture: string;
  readonly children: ReactNode;
}

export function Conditions({ marks, picture, children }: ConditionsProps) {
  const has = (mark: MarkId): boolean => marks.some(({ name }) => name === mark);
  return (
    <>
      {has('shades') && (
        <>
          <img className="dq-shade" src={shade} alt="" />
          <img className="dq-shade dq-shade-far" src={shade} alt="" />
        </>
      )}
      {has('haunt') && <img className="dq-shade dq-shade-haunt" src={shade} alt="" />}
      {BEHIND.some(([mark]) => has(mark)) && (
        <Signs>{BEHIND.map(([mark, sign]) => has(mark) && <g key={mark}>{sign}</g>)}</Signs>
      )}
      {children}
      {has('stone-skin') && <span className="dq-stone" style={{ maskImage: `url("${picture}")` }} />}
      {BEFORE.some(([mark]) => has(mark)) && (
        <Signs>{BEFORE.map(([mark, sign]) => has(mark) && <g key={mark}>{sign}</g>)}</Signs>
      )}
    </>
  );
}

function Signs({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="dq-signs" viewBox="-30 0 350 430" aria-hidden="true">
      {children}
    </svg>
  );
}

type Sign = readonly [MarkId, ReactNode];

const drops = (fill: string): ReactNode => (
  <g fill={fill} className="dq-drip">
    <path d="M96 250c10 18 14 26 8 34s-18 2-16-10 6-14 8-24zM226 282c8 16 12 22 6 30s-16 2-14-8 6-14 8-22zM150 330c12 20 16 30 9 39s-20 2-18-11 6-16 9-28zM262 336c8 16 12 22 6 30s-16 2-14-8 6-14 8-22z" />
    <path
      d="M92 236q6-26 2-44M222 270q4-20 10-30M148 320q-2-30 6-46"
      fill="none"
      stroke={fill}
      strokeWidth="6"
    />
  </g>
);

const BEHIND: readonly Sign[] = [
  [
    'meditation',
    <path
      key="ring"
      d="M160 14a150 150 0 0 1 0 300a150 150 0 0 1 0-300M160 34a130 130 0 0 1 0 260a130 130 0 0 1 0-260"
      fill="none"
      stroke="#ffe9a8"
      strokeOpacity=".75"
      strokeWidth="5"
    />,
  ],
  [
    'time-shift',
    <path
      key="clock"
      d="M160 20a140 140 0 0 1 0 280a140 140 0 0 1 0-280M160 28v22M160 270v22M28 160h22M270 160h22M160 160L236 92M160 160V70"
      fill="none"
      stroke="#bfe3ff"
      strokeOpacity=".8"
      strokeWidth="6"
    />,
  ],
  [
    'vortex',
    <path
      key="wind"
      d="M-10 330q170 60 320-10M0 270q160 50 300-14M20 206q150 40 270-16M40 140q120 30 230-10"
      fill="none"
      stroke="#dff3ff"
      strokeOpacity=".6"
      strokeWidth="7"
      strokeLinecap="round"
    />,
  ],
];

const BEFORE: readonly Sign[] = [
  ['bleed', drops('#c8231c')],
  ['venom', drops('#6bbf3a')],
  [
    'disease',
    <path
      key="spots"
      d="M118 226a9 9 0 0 1 18 0a9 9 0 0 1-18 0M186 240a7 7 0 0 1 14 0a7 7 0 0 1-14 0M146 256a6 6 0 0 1 12 0a6 6 0 0 1-12 0M96 330a12 12 0 0 1 24 0a12 12 0 0 1-24 0M214 344a10 10 0 0 1 20 0a10 10 0 0 1-20 0"
      fill="#a8c24a"
      fillOpacity=".85"
      stroke="#43551a"
      strokeWidth="3"
    />,
  ],
  [
    'burn',
    <g key="flames">
      <path
        d="M52 330c-20-40 10-54 6-92 30 30 22 50 34 66 8-14 4-26 2-38 26 30 20 60 2 78zM226 336c-14-36 12-46 8-80 28 26 20 46 32 60 8-12 4-22 2-34 22 28 18 54 2 68z"
        fill="#ff8a1f"
      />
      <path
        d="M64 330c-8-20 4-30 4-48 14 16 10 28 18 40-2 8-8 12-14 14zM238 336c-6-18 4-26 4-42 12 14 8 24 16 34-2 8-8 10-12 12z"
        fill="#ffe08a"
      />
    </g>,
  ],
  [
    'thorn-cage',
    <path
      key="thorns"
      d="M-6 400C60 300 20 240 80 180M326 400C260 310 300 240 240 180M-6 330q160 70 332 0M-6 392q160 50 332 0M30 322l8-22M90 350l4-24M160 362v-24M230 350l-6-24M290 322l-10-22M52 256l-22-8M268 256l22-8"
      fill="none"
      stroke="#3f5a22"
      strokeWidth="9"
      strokeLinecap="round"
    />,
  ],
  [
    'convulsions',
    <path
      key="shiver"
      d="M20 250l16-18-10-14 18-22M300 250l-16-18 10-14-18-22M10 330l18-16-8-16M310 330l-18-16 8-16"
      fill="none"
      stroke="#fff3b0"
      strokeWidth="6"
      strokeLinejoin="round"
    />,
  ],
  [
    'bolt-charge',
    <path
      key="bolt"
      d="M270 30l-34 64h26l-20 52 62-76h-30l22-40zM40 60l-20 40h16l-12 34 40-50H44l14-24z"
      fill="#ffe45c"
      stroke="#8a5f00"
      strokeWidth="4"
    />,
  ],
  [
    'stone-rain',
    <path
      key="stones"
      d="M30 40l26-12 18 18-10 24-28 2zM250 20l24-6 16 18-12 22-26-4zM140 6l22-4 12 16-10 18-24-4zM290 96l18-6 12 14-8 16-20-2z"
      fill="#9a938a"
      stroke="#4a453f"
      strokeWidth="5"
    />,
  ],
];
