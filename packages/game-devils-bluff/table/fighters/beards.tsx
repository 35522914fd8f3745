/** What grows under a nose, and the mouth between. */
import type { Look } from './looks.js';

interface Props {
  readonly look: Look;
}

/** On cheeks and chin; it is cut to the outline of the head. */
export function Beard({ look: { beard, hair } }: Props) {
  if (beard === 'full' || beard === 'bush')
    return <path d="M34 58C40 66 40 74 47 76Q60 70 73 76C80 74 80 66 86 58V100H34Z" fill={hair} />;
  if (beard === 'stubble' || beard === 'curled')
    return <path d="M36 66C42 78 50 79 60 78S78 78 84 66V96H36Z" fill={hair} opacity=".32" />;
  return null;
}

const MOUTHS: Readonly<Record<Look['mouth'], string>> = {
  straight: 'M53 79.5Q60 78 67 79.5',
  grin: 'M52 78Q60 84 68 78',
  smirk: 'M53 80Q62 82 68 76.5',
  sour: 'M53 81.5Q60 77 67 81.5',
};

export function Mouth({ look: { mouth, soft, beard } }: Props) {
  if (beard === 'walrus' || beard === 'bush') return null;
  return (
    <path
      d={MOUTHS[mouth]}
      stroke={soft ? '#a34a3c' : '#6a3324'}
      strokeWidth={soft ? 2.6 : 2.1}
      fill="none"
      strokeLinecap="round"
    />
  );
}

const CHIN = 'M40 74C42 92 50 106 60 108S78 92 80 74Q74 80 60 79T40 74Z';
const WALRUS = 'M60 72Q48 71 44 84Q46 88 51 86Q57 84 60 80Q63 84 69 86Q74 88 76 84Q72 71 60 72Z';
const SHAPES: Readonly<Partial<Record<NonNullable<Look['beard']>, string>>> = {
  full: CHIN,
  bush: `${CHIN}${WALRUS}`,
  walrus: WALRUS,
  curled:
    'M60 73Q52 72 47 78Q42 82 37 77Q40 87 49 84Q56 82 60 77Q64 82 71 84Q80 87 83 77Q78 82 73 78Q68 72 60 73Z',
  thin: 'M60 74.5Q54 74 49 77Q55 78 60 76.5Q65 78 71 77Q66 74 60 74.5Z',
  stubble: 'M60 74.5Q54 74 49 77Q55 78 60 76.5Q65 78 71 77Q66 74 60 74.5Z',
  horseshoe:
    'M52 83Q60 86 68 83L64 100Q60 104 56 100ZM60 73Q50 73 47 80L45 96L50 94L53 81Q57 78 60 77Q63 78 67 81L70 94L75 96L73 80Q70 73 60 73Z',
};

export function Moustache({ look: { beard, hair } }: Props) {
  const shape = beard === undefined ? undefined : SHAPES[beard];
  return shape === undefined ? null : <path d={shape} fill={hair} />;
}
