/** Somebody at the table: face and shoulders over a drawn cloak, lit by the lamp from its side. */
import { avatarFor, classes, FaceDrawing, type Mood, usePerson } from '@fray/kit';
import { useId } from 'react';
import type { Chair } from './seating.js';

/** Cloaks by seat: dark cloth, so that the seat's sign stays the bright one. */
const CLOAKS = ['#24392b', '#3a2230', '#2c2740', '#26342a', '#2f3038', '#3a2f1c', '#3b261c', '#24323a'];

/** Where the light comes from, and how it fades to the moon's. */
const LIGHT = {
  left: { cx: 1.05, cy: 0.72 },
  behind: { cx: 0.5, cy: 1.02 },
  right: { cx: -0.05, cy: 0.72 },
} as const;

interface FigureProps {
  readonly seat: number;
  readonly name: string;
  readonly chair: Chair;
  readonly mood: Mood;
  readonly out: boolean;
}

export function SeatFigure({ seat, name, chair, mood, out }: FigureProps) {
  const id = useId();
  const person = usePerson(seat);
  return (
    <div
      className={classes('sh-figure', `sh-figure-${chair.side}`, out && 'sh-figure-out')}
      style={chair.style}
      data-figure={seat}
    >
      <svg viewBox="-20 -8 160 190" aria-hidden="true">
        <defs>
          <radialGradient id={`${id}l`} {...LIGHT[chair.side]} r="1.15">
            <stop offset="0" stopColor="#ffdca4" />
            <stop offset=".36" stopColor="#f6c890" />
            <stop offset=".7" stopColor="#b3a7ae" />
            <stop offset="1" stopColor="#5d74a0" />
          </radialGradient>
          <g id={`${id}p`}>
            <path
              d="M-18 300C-20 108 20 82 60 78C100 82 140 108 138 300Z"
              fill={CLOAKS[seat % CLOAKS.length]}
            />
            <path d="M34 84Q60 108 86 84L92 92Q60 128 28 92Z" fill="#0006" />
            <FaceDrawing id={person?.face ?? avatarFor(name)} mood={mood} />
          </g>
          <mask id={`${id}m`} style={{ maskType: 'alpha' }}>
            <use href={`#${id}p`} />
          </mask>
        </defs>
        <use href={`#${id}p`} />
        <rect
          x="-20"
          y="-8"
          width="160"
          height="320"
          fill={`url(#${id}l)`}
          mask={`url(#${id}m)`}
          style={{ mixBlendMode: 'multiply' }}
        />
      </svg>
    </div>
  );
}
