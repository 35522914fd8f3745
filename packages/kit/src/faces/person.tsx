/** A person's face, put together from a look: skin, hair, clothes and one thing that is their own. */
import type { Mood } from './face-id.js';
import { Brows, Eyes, Mouth } from './features.js';

export interface Look {
  readonly ground: string;
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly style: 'bun' | 'crop' | 'long' | 'curls' | 'tail' | 'bald' | 'bob' | 'cap';
  readonly cloth: string;
  readonly trim: string;
  readonly extra?: 'rings' | 'glasses' | 'beard' | 'scar' | 'freckles' | 'patch' | 'moustache' | 'band';
}

export function Person({ look, mood }: { readonly look: Look; readonly mood: Mood }) {
  const { skin, shade, cloth, trim } = look;
  return (
    <>
      <Behind look={look} />
      <path d="M18 96C20 80 36 74 60 74s40 6 42 22z" fill={cloth} />
      <path d="M34 77c8 10 44 10 52 0l4 3c-10 14-50 14-60 0z" fill={trim} />
      <path d="M53.5 60h13v19q-6.5 4-13 0z" fill={shade} />
      <path d="M43 40c0-12 7-20 17-20s17 8 17 20v10c0 12-7 20-17 20s-17-8-17-20z" fill={skin} />
      <path
        d="M66 21.500c7 3 11 9.5 11 18.500v10c0 12-7 20-17 20 7-5 11-13 11-24 0-10-2-18-5-24.500z"
        fill={shade}
        opacity=".5"
      />
      <Front look={look} />
      <Brows mood={mood} y={40.5} stroke={look.style === 'bald' ? shade : look.hair} />
      <Eyes mood={mood} y={46} apart={9.5} />
      <path d="M60 48l-2.4 6h4z" fill={shade} />
      <Extra look={look} />
      <Mouth mood={mood} y={61} />
    </>
  );
}

/** Hair that falls behind head and shoulders. */
function Behind({ look: { style, hair } }: { readonly look: Look }) {
  switch (style) {
    case 'bun':
      return (
        <>
          <circle cx="60" cy="11.5" r="8.6" fill={hair} />
          <path d="M35 48c-2-24 10-35 25-35s27 11 25 35c0 10-2 16-6 22H41c-4-6-6-12-6-22z" fill={hair} />
        </>
      );
    case 'long':
      return <path d="M33 84c-4-44 4-72 27-72s31 28 27 72z" fill={hair} />;
    case 'bob':
      return <path d="M35 66c-5-36 5-53 25-53s30 17 25 53q-7 4-12 0H47q-5 4-12 0z" fill={hair} />;
    case 'tail':
      return <path d="M70 14c22-2 26 22 20 46-2 8-8 10-8 2 2-14 0-24-8-32z" fill={hair} />;
    case 'curls':
      return (
        <g fill={hair}>
          {CURLS.map(([x, y]) => (
            <circle key={`${x}.${y}`} cx={x} cy={y} r="8.5" />
          ))}
        </g>
      );
    default:
      return null;
  }
}

const CURLS = [
  [41, 26],
  [49, 17],
  [60, 13.5],
  [71, 17],
  [79, 26],
  [37.5, 38],
  [82.5, 38],
  [38, 50],
  [82, 50],
] as const;

/** Hair over the brow, or what is worn there. */
function Front({ look: { style, hair, trim } }: { readonly look: Look }) {
  switch (style) {
    case 'bald':
      return <path d="M51 24q9-3.5 18 0" stroke="#fff" strokeOpacity=".35" strokeWidth="2" fill="none" />;
    case 'cap':
      return (
        <>
          <path d="M40 34c0-15 8-22 20-22s20 7 20 22z" fill={trim} />
          <path d="M36 33q24-7 52 1l-2 4q-24-6-48-1z" fill={hair} />
        </>
      );
    case 'crop':
      return (
        <path d="M41 38c-3-18 7-26 19-26s22 8 19 26c-2-7-4-11-7-14-8 3-16 3-24 0-3 3-5 7-7 14z" fill={hair} />
      );
    case 'bob':
      return <path d="M42 40c-2-14 6-23 18-23s20 9 18 23c-3-6-8-9-18-9s-15 3-18 9z" fill={hair} />;
    default:
      return <path d="M42 43c0-15 8-24 19-24 11 0 17 9 17 23-4-9-8-13-14-15-4 7-12 13-22 16z" fill={hair} />;
  }
}

function Extra({ look: { extra, hair, shade } }: { readonly look: Look }) {
  switch (extra) {
    case 'rings':
      return (
        <g fill="none" stroke="#d9ae57" strokeWidth="1.8">
          <circle cx="41.5" cy="60" r="3" />
          <circle cx="78.5" cy="60" r="3" />
        </g>
      );
    case 'glasses':
      return (
        <g fill="none" stroke="#a9791f" strokeWidth="1.7">
          <circle cx="50.5" cy="46" r="6.2" />
          <circle cx="69.5" cy="46" r="6.2" />
          <path d="M56.7 45q3.3-2 6.6 0" />
        </g>
      );
    case 'beard':
      return <path d="M42 50c1 19 8 27 18 27s17-8 18-27c-4 6-9 7-18 7s-14-1-18-7z" fill={hair} />;
    case 'moustache':
      return <path d="M49 59q6-6 11-2 5-4 11 2-6 3-11 0-5 3-11 0z" fill={hair} />;
    case 'scar':
      return <path d="M70 34l4 20" stroke={shade} strokeWidth="2" strokeLinecap="round" />;
    case 'freckles':
      return (
        <g fill={shade}>
          {[47, 50.5, 53, 67, 69.5, 73].map((x, i) => (
            <circle key={x} cx={x} cy={53 + (i % 2) * 2.2} r="0.9" />
          ))}
        </g>
      );
    case 'patch':
      return (
        <g fill={INK_PATCH}>
          <path d="M64 41h12v7q-6 6-12 0z" />
          <path d="M42 33l36 9" stroke={INK_PATCH} strokeWidth="1.6" />
        </g>
      );
    case 'band':
      return <path d="M42.5 34q17.5-6 35 0v4.500q-17.5-6-35 0z" fill="#c9a04a" />;
    default:
      return null;
  }
}

const INK_PATCH = '#2a211c';
