/** What grew or lay there before the town: rocks, boulders, brush and cactus; and the ways between. */
import type { LabelBox as Box } from '../names/labels.js';
import { round as p } from '../sheet.js';
import { area, boards, chance } from './strokes.js';

interface Props {
  readonly box: Box;
  readonly outline: string;
}

const INK = '#3b2812';

/** Facets: the sun comes from above on the left. */
export function Rock({ box: { x, y, w, h }, outline }: Props) {
  const at = (a: number, b: number): string => `${p(x + a * w)} ${p(y + b * h)}`;
  return (
    <>
      <path d={outline} fill="#b49a78" />
      <path
        d={`M${at(0.3, 0.22)}L${at(0.68, 0.26)}L${at(0.74, 0.6)}L${at(0.44, 0.76)}L${at(0.24, 0.54)}Z`}
        fill="#cdb692"
      />
      <path
        d={`M${at(0.74, 0.6)}L${at(0.98, 0.32)}L${at(0.98, 0.7)}L${at(0.7, 0.98)}L${at(0.3, 0.98)}L${at(0.44, 0.76)}Z`}
        fill="#8a7154"
      />
      <path
        d={`M${at(0.3, 0.22)}L${at(0.29, 0.02)}M${at(0.68, 0.26)}L${at(0.98, 0.3)}M${at(0.44, 0.76)}L${at(0.3, 0.98)}M${at(0.24, 0.54)}L${at(0.02, 0.68)}`}
        className="db-grain"
      />
      <path d={outline} className="db-edge" />
    </>
  );
}

/** Round bushes on a patch of green. */
export function Brush({ box: { x, y, w, h }, outline }: Props) {
  const next = chance(x * 13 + y);
  const bushes = Array.from({ length: Math.max(5, Math.round(w * h * 2.6)) }, () => {
    const r = 0.24 + next(0.2);
    return { x: x + r + next(w - 2 * r), y: y + r + next(h - 2 * r), r, light: next(1) > 0.5 };
  }).sort((a, b) => a.y - b.y);
  return (
    <>
      <path d={outline} fill="#8a9a54" opacity=".35" />
      {bushes.map((bush, i) => (
        <circle
          key={i}
          cx={p(bush.x)}
          cy={p(bush.y)}
          r={p(bush.r)}
          fill={bush.light ? '#8fa75c' : '#6c8a45'}
          stroke="#3d5426"
          strokeWidth="0.05"
        />
      ))}
    </>
  );
}

export function Cactus({ box: { x, y, w, h } }: Props) {
  const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) / 2];
  const arms = Array.from({ length: 6 }, (_, i) => (i * Math.PI) / 3);
  return (
    <>
      <circle cx={p(cx)} cy={p(cy)} r={p(r)} fill="#6f8d4a" stroke="#3d5426" strokeWidth="0.07" />
      <path
        d={arms
          .map((a) => `M${p(cx)} ${p(cy)}l${p(Math.cos(a) * r * 0.85)} ${p(Math.sin(a) * r * 0.85)}`)
          .join('')}
        stroke="#cfe09a"
        strokeWidth="0.07"
      />
    </>
  );
}

export function Boardwalk({ box }: Props) {
  return (
    <>
      <path d={area(box)} fill="#d9b87c" stroke="#4a3218" strokeWidth="0.05" />
      <path d={boards(box, 0.25, true)} stroke="#4a3218" strokeWidth="0.03" opacity=".7" />
    </>
  );
}

/** Wheel tracks along a road, a little crooked. */
export function Road({ box }: Props) {
  const { x, y, w, h } = box;
  const wide = w >= h;
  const [long, across] = wide ? [w, h] : [h, w];
  let d = '';
  for (const share of [0.24, 0.4, 0.62, 0.78]) {
    const off = share * across;
    const [sx, sy] = wide ? [x, y + off] : [x + off, y];
    d += `M${p(sx)} ${p(sy)}`;
    for (let at = 0; at < long - 0.01; at += long / 12) {
      const bend = p(((Math.round(at * 7 + share * 100) % 5) - 2) * 0.11);
      d += wide ? `q${p(long / 24)} ${bend} ${p(long / 12)} 0` : `q${bend} ${p(long / 24)} 0 ${p(long / 12)}`;
    }
  }
  return (
    <>
      <path d={area(box)} fill="#f7ebca" />
      <path d={d} fill="none" stroke="#d3b985" strokeWidth="0.08" strokeDasharray="0.9 0.35" />
    </>
  );
}

/** Anything else a player's own table may hold. */
export function Plain({ outline }: Props) {
  return <path d={outline} fill="#e6d2a6" stroke={INK} strokeWidth="0.07" />;
}
