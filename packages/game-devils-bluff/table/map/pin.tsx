/** A model as a pin: its base lies exactly where it stands, its face above; whose, how hurt and how high without colour alone. */
import { classes } from '@fray/kit';
import { memo } from 'react';
import { type DevilsView, profileOf, RADII } from '../../src/index.js';
import { faceId } from '../fighters/faces.js';
import { HORSE_PICTURE } from '../pictures.js';
import { type Point, round as p } from './sheet.js';

interface PinProps {
  readonly table: DevilsView;
  readonly model: number;
  readonly at: Point;
  readonly label: string;
  readonly may: boolean;
  readonly dim: boolean;
  /** Looks to the left. */
  readonly turned: boolean;
  /** The size of a face, of its full one. */
  readonly face: number;
  readonly aimed?: boolean;
  readonly advised?: boolean;
  readonly onPick?: ((model: number) => void) | undefined;
  readonly onPoint?: ((model: number) => void) | undefined;
}

/** In inches: the radius of a face, and how far it stands above the base. */
export const FACE = 0.86;
export const ABOVE = 1.15;

export const Pin = memo(function Pin(props: PinProps) {
  const { table, model, at, label, may, dim, turned, face, aimed, advised, onPick, onPoint } = props;
  const mounted = table.mounted[model] === 1;
  const base = RADII[mounted ? 1 : 0] / 1000;
  const seat = table.seatOf[model]!;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cards at the sides have the same choice
    <g
      className={classes(
        'db-pin',
        `side-${seat}`,
        table.active === model && 'db-active',
        may && 'db-may',
        aimed && 'db-aimed',
        advised && 'db-advised',
        dim && 'db-dim',
      )}
      transform={`translate(${p(at.x)} ${p(at.y)})`}
      data-model={model}
      data-spot={`model ${table.roster[model]!.name}`}
      onClick={(event) => {
        if (!may || onPick === undefined) return;
        event.stopPropagation();
        onPick(model);
      }}
      onPointerEnter={() => onPoint?.(model)}
      onPointerLeave={() => onPoint?.(-1)}
    >
      <title>{label}</title>
      <ellipse className="db-pin-shade" cx="0.16" cy="0.14" rx={p(base)} ry={p(base)} />
      <circle className="db-base" r={p(base)} />
      <g transform={`scale(${p(face)})`}>
        <Head
          name={table.roster[model]!.name}
          turned={turned}
          round={seat === 0}
          wavers={table.wavering[seat] === true}
        />
        {table.injured[model] === 1 && (
          <path className="db-slash" d={`M-.6 ${p(0.6 - ABOVE)}L.6 ${p(-0.6 - ABOVE)}`} />
        )}
        {mounted && (
          <g transform={`translate(-.86 ${p(-ABOVE - 0.86)})`}>
            <circle className="db-badge" cx=".3" cy=".3" r=".36" />
            <svg
              x="0"
              y="0"
              width=".6"
              height=".6"
              viewBox="0 0 512 512"
              dangerouslySetInnerHTML={{ __html: HORSE_PICTURE }}
            />
          </g>
        )}
        {table.level[model]! > 0 && (
          <g className="db-level" transform={`translate(.36 ${p(-ABOVE - 1.1)})`}>
            <rect width="1.1" height=".66" rx=".2" />
            <text x=".55" y=".5">
              ▲{table.level[model]}
            </text>
          </g>
        )}
      </g>
      <Pips hp={table.hp[model]!} most={profileOf(table, model).hp} />
    </g>
  );
});

interface HeadProps {
  readonly name: string;
  readonly turned: boolean;
  /** The second gang's rim has corners, so that they differ in shape, too. */
  readonly round: boolean;
  readonly wavers: boolean;
}

export function Head({ name, turned, round, wavers }: HeadProps) {
  const cy = -ABOVE;
  return (
    <>
      <path className="db-stem" d={`M-.34 ${p(cy + 0.72)}L.34 ${p(cy + 0.72)}L0 -.05Z`} />
      {round ? (
        <circle className="db-rim" cy={cy} r={FACE + 0.1} />
      ) : (
        <path className="db-rim" d={CORNERED} />
      )}
      <circle className={wavers ? 'db-medal db-medal-wavers' : 'db-medal'} cy={cy} r={FACE - 0.04} />
      <use
        className="db-head"
        href={`#${faceId(name)}`}
        x="-.82"
        y={p(cy - 0.84)}
        width="1.64"
        height="1.66"
        {...(turned ? { transform: 'scale(-1 1)' } : {})}
      />
    </>
  );
}

const CORNERED = `M${Array.from({ length: 12 }, (_, i) => {
  const angle = (Math.PI * (i + 0.5)) / 6;
  return `${p((FACE + 0.14) * Math.cos(angle))} ${p((FACE + 0.14) * Math.sin(angle) - ABOVE)}`;
}).join('L')}Z`;

/** Hit points on the base, the lost ones hollow. */
function Pips({ hp, most }: { readonly hp: number; readonly most: number }) {
  return (
    <g className="db-pips" transform={`translate(${p(-((most - 1) * 0.3) / 2)} .02)`}>
      {Array.from({ length: most }, (_, i) => (
        <circle key={i} cx={p(i * 0.3)} r="0.13" className={i < hp ? 'db-pip' : 'db-pip db-pip-lost'} />
      ))}
    </g>
  );
}
