/** What stands about in a town: wagons, boxcars, crates, barrels, troughs, walls, fences and headstones. */
import type { LabelBox as Box } from '../names/labels.js';
import { round as p } from '../sheet.js';
import { area, boards } from './strokes.js';

interface Props {
  readonly box: Box;
}

const INK = '#3b2812';

export function Wagon({ box }: Props) {
  const { x, y, w, h } = box;
  const wide = w >= h;
  const wheels = wide
    ? [0.12, 0.7].flatMap((at) =>
        [-0.2, h - 0.02].map((off) => area({ x: x + at * w, y: y + off, w: 0.9, h: 0.22 })),
      )
    : [0.12, 0.7].flatMap((at) =>
        [-0.2, w - 0.02].map((off) => area({ x: x + off, y: y + at * h, w: 0.22, h: 0.9 })),
      );
  const hoops = Array.from({ length: 5 }, (_, i) => (i + 0.7) / 5.6);
  return (
    <>
      <path d={wheels.join('')} fill={INK} />
      <rect
        x={p(x)}
        y={p(y)}
        width={p(w)}
        height={p(h)}
        rx="0.25"
        fill="#fbf4e2"
        stroke={INK}
        strokeWidth="0.08"
      />
      <path
        d={hoops
          .map((at) =>
            wide
              ? `M${p(x + at * w)} ${p(y + 0.05)}q.28 ${p(h / 2)} 0 ${p(h - 0.1)}`
              : `M${p(x + 0.05)} ${p(y + at * h)}q${p(w / 2)} .28 ${p(w - 0.1)} 0`,
          )
          .join('')}
        fill="none"
        stroke="#b9a57a"
        strokeWidth="0.09"
      />
      <path d={area({ x: x + 0.06, y: y + h * 0.56, w: w - 0.12, h: h * 0.4 })} fill="#c9b38a" opacity=".4" />
    </>
  );
}

export function Boxcar({ box }: Props) {
  const { x, y, w, h } = box;
  const wide = w >= h;
  const walk = wide ? { x, y: y + h / 2 - 0.2, w, h: 0.4 } : { x: x + w / 2 - 0.2, y, w: 0.4, h };
  return (
    <>
      <path d={area(box)} fill="#9a4a30" stroke={INK} strokeWidth="0.09" />
      <path d={boards(box, 0.4, true)} className="db-grain" />
      <path d={area(walk)} fill="#c08a5a" stroke={INK} strokeWidth="0.05" />
    </>
  );
}

export function Crate({ box }: Props) {
  const { x, y, w, h } = box;
  return (
    <>
      <path d={area(box)} fill="#c9985a" stroke={INK} strokeWidth="0.07" />
      <path
        d={`M${p(x)} ${p(y)}l${p(w)} ${p(h)}m${p(-w)} 0l${p(w)} ${p(-h)}`}
        stroke={INK}
        strokeWidth="0.06"
      />
    </>
  );
}

export function Barrel({ box: { x, y, w } }: Props) {
  const [cx, cy, r] = [p(x + w / 2), p(y + w / 2), w / 2];
  return (
    <>
      <circle cx={cx} cy={cy} r={p(r)} fill="#8a5a2c" stroke={INK} strokeWidth="0.07" />
      <circle cx={cx} cy={cy} r={p(r * 0.62)} fill="#a9763e" stroke="#5a3718" strokeWidth="0.06" />
    </>
  );
}

export function Trough({ box }: Props) {
  const { x, y, w, h } = box;
  const inside = { x: x + 0.13, y: y + 0.13, w: w - 0.26, h: h - 0.26 };
  return (
    <>
      <path d={area(box)} fill="#8a6238" stroke={INK} strokeWidth="0.07" />
      <path d={area(inside)} fill="#7fb0b8" stroke={INK} strokeWidth="0.04" />
      <path d={`M${p(x + 0.25)} ${p(y + 0.3)}l.3 .1`} stroke="#e6f4f2" strokeWidth="0.05" />
    </>
  );
}

const STONES = ['#b3a48a', '#c4b69c', '#a2937a'];

export function Wall({ box: { x, y, w, h } }: Props) {
  const wide = w >= h;
  const count = Math.max(1, Math.round((wide ? w : h) / 0.5));
  const [sw, sh] = wide ? [w / count, h] : [w, h / count];
  return Array.from({ length: count }, (_, i) => (
    <rect
      key={i}
      x={p(x + (wide ? i * sw : 0))}
      y={p(y + (wide ? 0 : i * sh))}
      width={p(sw)}
      height={p(sh)}
      rx="0.1"
      fill={STONES[i % STONES.length]}
      stroke={INK}
      strokeWidth="0.06"
    />
  ));
}

export function Headstone({ box: { x, y, w, h } }: Props) {
  return (
    <>
      <rect
        x={p(x)}
        y={p(y)}
        width={p(w)}
        height={p(h)}
        rx="0.16"
        fill="#b8b2a4"
        stroke={INK}
        strokeWidth="0.06"
      />
      <path
        d={`M${p(x + w / 2 - 0.12)} ${p(y + h / 2)}h.24M${p(x + w / 2)} ${p(y + h / 2 - 0.12)}v.24`}
        stroke="#5d564a"
        strokeWidth="0.06"
      />
    </>
  );
}

/** A rail with its posts. */
export function Fence({ box: { x, y, w, h } }: Props) {
  const wide = w >= h;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const long = wide ? w : h;
  const count = Math.max(2, Math.round(long / 0.76));
  const posts = Array.from({ length: count + 1 }, (_, i) => (i * (long - 0.2)) / count);
  return (
    <>
      <path
        d={wide ? `M${p(x)} ${p(cy)}h${p(w)}` : `M${p(cx)} ${p(y)}v${p(h)}`}
        stroke="#6b4522"
        strokeWidth="0.12"
      />
      <path
        d={posts
          .map((at) =>
            wide
              ? area({ x: x + at, y: cy - 0.17, w: 0.2, h: 0.34 })
              : area({ x: cx - 0.17, y: y + at, w: 0.34, h: 0.2 }),
          )
          .join('')}
        fill="#8a6238"
        stroke={INK}
        strokeWidth="0.05"
      />
    </>
  );
}
