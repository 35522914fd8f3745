/** The sheet itself: old paper with a torn edge, lines every twelve inches. */
import { chance } from './pieces/strokes.js';
import { round as p, type Sheet } from './sheet.js';

export function Paper({ sheet: { across, down } }: { readonly sheet: Sheet }) {
  const edge = torn(across, down);
  const lines = [12, 24].map((at) => (at < across ? `M${at} -.7V${down + 0.7}` : '')).join('');
  return (
    <>
      <defs>
        <radialGradient id="db-old" cx=".5" cy=".45" r=".75">
          <stop offset="0" className="db-old-0" />
          <stop offset=".6" className="db-old-1" />
          <stop offset=".88" className="db-old-2" />
          <stop offset="1" className="db-old-3" />
        </radialGradient>
      </defs>
      <path className="db-paper-shadow" d={edge} transform="translate(.22 .34)" />
      <path className="db-paper" d={edge} fill="url(#db-old)" />
      <path d={`${lines}M-.7 ${p(down / 2)}H${across + 0.7}`} className="db-fold" />
    </>
  );
}

const OUT = 0.72;
const STEP = 0.42;

function torn(across: number, down: number): string {
  const next = chance(8);
  const rough = (): number => OUT + next(0.34) - 0.2;
  const points: string[] = [];
  for (let x = -OUT; x < across + OUT; x += STEP) points.push(`${p(x)} ${p(-rough())}`);
  for (let y = -OUT; y < down + OUT; y += STEP) points.push(`${p(across + rough())} ${p(y)}`);
  for (let x = across + OUT; x > -OUT; x -= STEP) points.push(`${p(x)} ${p(down + rough())}`);
  for (let y = down + OUT; y > -OUT; y -= STEP) points.push(`${p(-rough())} ${p(y)}`);
  return `M${points.join('L')}Z`;
}
