/** A weapon as a drawing: five shapes of bows in three woods each, crossbows, and spears of the same woods. */
import { classes } from '@fray/kit';
import { WEAPON_IDS } from '../../src/index.js';

/** The limbs of a bow between the ends of its string. */
const LIMBS = {
  plain: 'M20 80C20 40 50 12 92 12',
  waves: 'M20 78C6 66 30 58 48 40C58 30 66 8 82 6C92 4 96 12 92 16',
  bolt: 'M18 80l14-10-2-10 20-8-2-12 20-6-1-12 22-10',
  roots: 'M18 80C14 70 34 62 36 52C52 50 50 34 62 32C62 20 78 24 82 8C90 2 98 8 94 14',
  horns: 'M20 80C8 60 24 46 44 44C58 42 60 34 58 24C60 6 82 2 92 12',
} as const;
type Limbs = keyof typeof LIMBS;

/** Wood, its edge, and the stone set into it. */
const WOODS = [
  ['#8d3a2a', '#e0a25a', '#ffcf6b'],
  ['#5f6f86', '#cfd8e6', '#8fd0f5'],
  ['#4d5f34', '#b9c98a', '#e0a25a'],
  ['#c99a2e', '#fff1b8', '#ffe26b'],
] as const;

type Shape = Limbs | 'cross' | 'spear';
const SHAPES: Readonly<Record<string, readonly [Shape, number]>> = {
  arathar: ['cross', 1],
  ashjrethul: ['plain', 0],
  dominion: ['roots', 2],
  falinrush: ['horns', 1],
  'fang-kung': ['waves', 2],
  kiril: ['bolt', 0],
  klatith: ['cross', 0],
  lotrafen: ['waves', 3],
  miracoran: ['roots', 0],
  oathbinder: ['spear', 0],
  rhokdelar: ['roots', 3],
  'screaming-tiger': ['bolt', 2],
  'shan-dun': ['horns', 3],
  talrak: ['plain', 2],
  talonclaw: ['spear', 1],
  taoren: ['horns', 0],
  thasdorah: ['plain', 1],
  thoridal: ['bolt', 3],
  titanstrike: ['waves', 1],
  vishanka: ['horns', 2],
  xutenash: ['waves', 0],
  jotungeirr: ['spear', 2],
  raeshalare: ['bolt', 1],
  soulbarb: ['roots', 1],
  zovastrum: ['cross', 2],
  awakmami: ['plain', 3],
  djaruun: ['cross', 3],
  neltharax: ['spear', 3],
};

interface BowProps {
  /** Less than 0: the weapon everybody begins with. */
  readonly weapon: number;
  readonly className?: string;
}

export function Bow({ weapon, className }: BowProps) {
  const [shape, wood] = SHAPES[WEAPON_IDS[weapon] ?? ''] ?? ['plain', 0];
  const [body, edge, stone] = weapon < 0 ? (['#7a5128', '#a67c45', '#d9c39a'] as const) : WOODS[wood]!;
  return (
    <svg viewBox="0 0 120 90" className={classes('tl-bow', className)} aria-hidden="true">
      {shape === 'cross' ? (
        <Crossbow {...{ body, edge, stone }} />
      ) : shape === 'spear' ? (
        <Spear {...{ body, edge, stone }} />
      ) : (
        <Longbow limbs={LIMBS[shape]} {...{ body, edge, stone }} />
      )}
    </svg>
  );
}

interface Wood {
  readonly body: string;
  readonly edge: string;
  readonly stone: string;
}

function Longbow({ limbs, body, edge, stone }: Wood & { readonly limbs: string }) {
  return (
    <>
      <path d="M20 80L94 12" stroke="#f4ead2" strokeWidth="1.8" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={limbs} stroke={body} strokeWidth="9" />
        <path d={limbs} stroke={edge} strokeWidth="3" strokeDasharray="6 10" />
      </g>
      <circle cx="52" cy="36" r="7" fill={stone} stroke={edge} strokeWidth="3" />
      <path d="M30 24L104 82" stroke="#cbb68a" strokeWidth="3.4" />
      <path d="M24 18l14 4-9 9z" fill="#e9dfc8" />
      <path d="M96 84l14 4-4-14z" fill={stone} />
    </>
  );
}

function Crossbow({ body, edge, stone }: Wood) {
  return (
    <>
      <path d="M16 26C40 6 80 6 104 26" fill="none" stroke={body} strokeWidth="7" strokeLinecap="round" />
      <path d="M16 26L60 46L104 26" fill="none" stroke="#f4ead2" strokeWidth="1.6" />
      <path d="M54 12h12l-2 70q-4 6-8 0z" fill="#4a2c14" stroke={edge} strokeWidth="1.4" />
      <path d="M60 2l6 14H54z" fill="#e6dcc4" />
      <circle cx="60" cy="30" r="5" fill={stone} />
      <path d="M56 60q-10 4-12 12" stroke="#4a2c14" strokeWidth="4" fill="none" />
    </>
  );
}

function Spear({ body, edge, stone }: Wood) {
  return (
    <>
      <path d="M14 82L84 26" stroke={body} strokeWidth="6" strokeLinecap="round" />
      <path d="M30 69l14-11M50 53l10-8" stroke={edge} strokeWidth="2.6" />
      <path d="M78 36C76 20 92 8 112 4C108 22 98 36 84 40Z" fill="#e9dfc8" stroke={edge} strokeWidth="2" />
      <path d="M84 34L108 8" stroke={body} strokeWidth="1.6" />
      <circle cx="77" cy="32" r="5.4" fill={stone} stroke={edge} strokeWidth="2" />
      <path d="M70 42q-4 12-14 16M76 44q0 12-8 18" stroke={stone} strokeWidth="3" fill="none" />
    </>
  );
}
