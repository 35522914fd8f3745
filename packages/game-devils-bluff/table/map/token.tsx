/** A model as a round token: whose it is by its rim, who it is by its picture; injured, mounted, high up and wavering without colour. */
import { classes } from '@fray/kit';
import { type DevilsView, PROFILE_IDS, profileOf, RADII } from '../../src/index.js';
import { HORSE_PICTURE, PROFILE_PICTURES } from '../pictures.js';
import { type Point, round } from './sheet.js';

interface TokenProps {
  readonly table: DevilsView;
  readonly model: number;
  readonly at: Point;
  readonly label: string;
  readonly may: boolean;
  readonly dim: boolean;
  readonly ghost?: boolean;
  readonly onPick?: (() => void) | undefined;
  readonly onPoint?: ((inside: boolean) => void) | undefined;
}

export function Token({ table, model, at, label, may, dim, ghost = false, onPick, onPoint }: TokenProps) {
  const mounted = table.mounted[model] === 1;
  const radius = RADII[mounted ? 1 : 0] / 1000;
  const seat = table.seatOf[model]!;
  const picture = mounted ? HORSE_PICTURE : PROFILE_PICTURES[PROFILE_IDS[table.roster[model]!.profile]!]!;
  const size = radius * 1.25;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the lists of models and answers have the same choice
    <g
      className={classes(
        'db-token',
        `side-${seat}`,
        table.active === model && !ghost && 'db-active',
        may && 'db-may',
        dim && 'db-dim',
        ghost && 'db-ghost-token',
      )}
      transform={`translate(${round(at.x)} ${round(at.y)})`}
      data-model={model}
      data-spot={ghost ? undefined : `model ${table.roster[model]!.name}`}
      onClick={(event) => {
        if (!may || onPick === undefined) return;
        event.stopPropagation();
        onPick();
      }}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
    >
      <title>{label}</title>
      {may && <circle className="db-may-ring" r={radius + 0.14} />}
      {seat === 0 ? (
        <circle className="db-disc" r={radius} />
      ) : (
        <path className="db-disc" d={badge(radius)} />
      )}
      <circle
        className="db-rim"
        r={radius * 0.8}
        {...(table.wavering[seat] ? { strokeDasharray: '0.12 0.1' } : {})}
      />
      <svg
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        viewBox="0 0 512 512"
        className="db-picture"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: picture }}
      />
      {table.injured[model] === 1 && (
        <path
          className="db-slash"
          d={`M${-radius * 0.75} ${radius * 0.75}L${radius * 0.75} ${-radius * 0.75}`}
        />
      )}
      {!ghost && <Marks table={table} model={model} radius={radius} />}
    </g>
  );
}

interface MarksProps {
  readonly table: DevilsView;
  readonly model: number;
  readonly radius: number;
}

/** Hit points under the token, the lost ones hollow, and the level above it. */
function Marks({ table, model, radius }: MarksProps) {
  const pips = profileOf(table, model).hp;
  return (
    <>
      <g className="db-pips" transform={`translate(${round(-((pips - 1) * 0.28) / 2)} ${radius + 0.22})`}>
        {Array.from({ length: pips }, (_, i) => (
          <circle
            key={i}
            cx={round(i * 0.28)}
            r="0.11"
            className={i < table.hp[model]! ? 'db-pip' : 'db-pip db-pip-lost'}
          />
        ))}
      </g>
      {table.level[model]! > 0 && (
        <g className="db-level" transform={`translate(${radius * 0.75} ${-radius - 0.28})`}>
          <rect width="0.95" height="0.56" rx="0.12" />
          <text x="0.47" y="0.43">
            ▲{table.level[model]}
          </text>
        </g>
      )}
    </>
  );
}

/** A disc with teeth, so that the second gang differs in shape, too. */
function badge(radius: number): string {
  const teeth = 16;
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const angle = (Math.PI * i) / teeth;
    const r = i % 2 === 0 ? radius : radius * 0.86;
    return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}
