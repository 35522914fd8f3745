/** A roof from above: shingles, ridge, eaves towards the middle of the map, a chimney, and a cross on a house of God. */

import type { LabelBox as Box } from '../names/labels.js';
import { round as p } from '../sheet.js';
import { area, boards, chance } from './strokes.js';

interface BuildingProps {
  readonly name: string;
  readonly box: Box;
  /** Its front looks up, as the street lies there. */
  readonly frontUp: boolean;
}

/** Sunny side and shadow side of a roof, by what stands under it; others by chance of their place. */
const ROOFS: Readonly<Record<string, readonly [string, string]>> = {
  bank: ['#c9a06a', '#a77c48'],
  saloon: ['#bd6a45', '#94492b'],
  store: ['#a9a07c', '#857c5a'],
  livery: ['#a5603c', '#7f4528'],
  church: ['#d9cfb8', '#b3a88c'],
  chapel: ['#d9cfb8', '#b3a88c'],
  crypt: ['#a8a49a', '#84807a'],
  undertaker: ['#8d8a86', '#6c6a68'],
  hotel: ['#b98a58', '#906638'],
  jail: ['#9c8f7d', '#786c5c'],
  barn: ['#a84f35', '#7f3823'],
  'store-tent': ['#e9dcbc', '#cdbb92'],
  'mess-tent': ['#e9dcbc', '#cdbb92'],
};
const OTHERS = [ROOFS['bank']!, ROOFS['hotel']!, ROOFS['store']!, ROOFS['livery']!, ROOFS['jail']!];
const HOLY = new Set(['church', 'chapel']);
const BARE = new Set(['crypt', 'store-tent', 'mess-tent', ...HOLY]);
const SHINGLE = 0.42;

export function Building({ name, box, frontUp }: BuildingProps) {
  const { x, y, w, h } = box;
  const [sunny, shady] = ROOFS[name] ?? OTHERS[Math.round(x * 7 + y * 3) % OTHERS.length]!;
  const ridge = y + h / 2;
  const eaves = frontUp ? y - 0.02 : y + h - 0.34;
  const [cx, cy] = [x + w - 1.1, frontUp ? y + h - 1.15 : y + 0.5];
  return (
    <>
      <path d={area(box)} fill={sunny} />
      <path d={area({ x, y: ridge, w, h: h / 2 })} fill={shady} />
      <path className="db-shingles" d={shingles(box)} />
      <path d={`M${p(x - 0.1)} ${p(ridge)}h${p(w + 0.2)}`} stroke="#3b2812" strokeWidth="0.16" />
      <path
        d={`M${p(x - 0.1)} ${p(ridge - 0.1)}h${p(w + 0.2)}`}
        stroke="#f7e2b4"
        strokeWidth="0.06"
        opacity=".8"
      />
      <path d={area(box)} className="db-edge" />
      <path
        d={area({ x: x - 0.12, y: eaves, w: w + 0.24, h: 0.36 })}
        fill="#6b4522"
        stroke="#2f1e0c"
        strokeWidth="0.06"
      />
      {!BARE.has(name) && (
        <>
          <path
            d={area({ x: cx, y: cy, w: 0.62, h: 0.62 })}
            fill="#5b4630"
            stroke="#2f1e0c"
            strokeWidth="0.06"
          />
          <path d={area({ x: cx + 0.12, y: cy + 0.12, w: 0.38, h: 0.38 })} fill="#241608" />
        </>
      )}
      {HOLY.has(name) && <Steeple x={x + w / 2} y={y + h * (frontUp ? 0.28 : 0.72)} />}
    </>
  );
}

function Steeple({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <path
        d={area({ x: x - 0.75, y: y - 0.75, w: 1.5, h: 1.5 })}
        fill="#efe7d4"
        stroke="#3b2812"
        strokeWidth="0.08"
      />
      <path
        d={`M${p(x - 0.75)} ${p(y - 0.75)}l1.5 1.5m0-1.500l-1.500 1.500`}
        stroke="#3b2812"
        strokeWidth="0.04"
      />
      <path
        d={`M${p(x - 0.12)} ${p(y - 0.62)}h.24v.3h.36v.24h-.36v.7h-.24v-.7h-.36v-.24h.36z`}
        fill="#4a3218"
      />
    </>
  );
}

function shingles({ x, y, w, h }: Box): string {
  const next = chance(x * 31 + y);
  let d = boards({ x, y, w: Math.max(w, h), h: Math.min(w, h) }, 99);
  for (let at = SHINGLE; at < h; at += SHINGLE) d += `M${p(x)} ${p(y + at)}h${p(w)}`;
  const rows = Math.floor(h / SHINGLE);
  for (let i = 0; i < w * 5; i++)
    d += `M${p(x + next(w))} ${p(y + Math.floor(next(rows)) * SHINGLE)}v${SHINGLE}`;
  return d;
}
