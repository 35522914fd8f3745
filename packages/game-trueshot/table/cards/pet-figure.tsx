/** A pet as it stands in the land of its type: mesa, firs or peaks; whoever has no type stands in the dusk. */
import { classes } from '@fray/kit';
import { useId } from 'react';
import { petPicture } from '../pictures.js';

/** From the light to the deep end of each type's colour. */
const DEEP = [
  ['#9a5a0c', '#5a2c0c'],
  ['#155e62', '#0f3a44'],
  ['#3d5f22', '#243d16'],
  ['#4a3670', '#261b3d'],
] as const;
const LIGHT = '#fff6dc';
const NO_TYPE = DEEP.length - 1;

interface PetFigureProps {
  readonly id: string;
  readonly type: number;
  readonly className?: string;
}

export function PetFigure({ id, type, className }: PetFigureProps) {
  const shade = useId();
  const land = Math.min(type, NO_TYPE);
  const [light, deep] = DEEP[land]!;
  const body = petPicture(id);
  return (
    <span className={classes('tl-land', `tl-land-${land}`, className)} aria-hidden="true">
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <linearGradient id={shade} x2="1" y2="1">
          <stop stopColor={light} />
          <stop offset=".55" stopColor={deep} />
          <stop offset="1" stopColor="#120d08" />
        </linearGradient>
        <g color={LIGHT} transform="translate(-7 -8)" {...drawn(body)} />
        <g {...drawn(body.replaceAll('currentColor', `url(#${shade})`))} />
      </svg>
    </span>
  );
}

function drawn(body: string) {
  return { dangerouslySetInnerHTML: { __html: body } };
}
