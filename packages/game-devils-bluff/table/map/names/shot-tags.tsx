/** What a shot would come to, written beside whom it is at: short for all, whole for the one pointed at. */
import type { DevilsView, ShotPreview } from '../../../src/index.js';
import { isOpen, type Shots } from '../../ask/use-shots.js';
import type { DevilsWords } from '../../words/en.js';
import { ABOVE, FACE } from '../pin.js';
import { round as p, type Sheet } from '../sheet.js';

interface TagsProps {
  readonly table: DevilsView;
  readonly sheet: Sheet;
  readonly shots: Shots;
  readonly duel: readonly number[];
  readonly may: ReadonlySet<number>;
  readonly aimed: number;
  /** Somebody is being moved: what could be shot at from there. */
  readonly moving: boolean;
  readonly pixel: number;
  readonly words: DevilsWords;
}

export function ShotTags(props: TagsProps) {
  const { table, sheet, shots, duel, may, aimed, moving, pixel, words } = props;
  const asked = moving || may.size > 0;
  if (duel.length > 0 || shots.from === undefined || !asked) return null;
  const open = shots.best.filter((shot) => isOpen(shot) && (moving || may.has(shot.target)));
  const whole = shots.best.find(({ target }) => target === aimed);
  return (
    <g className="db-labels">
      {open
        .filter((shot) => shot !== whole)
        .map((shot) => {
          const at = sheet.at(table.x[shot.target]!, table.y[shot.target]!);
          return <Tag key={shot.target} at={at} text={words.percent(shot.chance)} pixel={pixel} />;
        })}
      {whole !== undefined && <WholeTag {...props} shot={whole} />}
    </g>
  );
}

interface TagProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly text: string;
  readonly pixel: number;
}

function Tag({ at, text, pixel }: TagProps) {
  const size = Math.max(0.56, 12 * pixel);
  const w = text.length * size * 0.6 + 0.4;
  return (
    <g className="db-tag" transform={`translate(${p(at.x - w / 2)} ${p(at.y - ABOVE - FACE - size * 1.5)})`}>
      <rect width={p(w)} height={p(size * 1.35)} rx=".25" />
      <text x={p(w / 2)} y={p(size * 1.02)} style={{ fontSize: `${p(size)}px` }}>
        {text}
      </text>
    </g>
  );
}

/** "46% to hit, 8+" over "10.7″ of 12", to the side where there is room. */
function WholeTag({ table, sheet, shot, pixel, words }: TagsProps & { readonly shot: ShotPreview }) {
  const at = sheet.at(table.x[shot.target]!, table.y[shot.target]!);
  const size = Math.max(0.52, 13 * pixel);
  const big = size * 2;
  const open = isOpen(shot);
  const chance = open ? words.percent(shot.chance) : '–';
  const lines = open
    ? [words.toHit(shot.need), words.away(shot.away)]
    : [shot.inRange ? words.noLine : words.far, words.away(shot.away)];
  const words_ = Math.max(...lines.map((each) => each.length)) * size * 0.55;
  const figure = chance.length * big * 0.66;
  const w = figure + words_ + 0.9;
  const h = size * 3.1;
  const left = at.x - w - 1.2 > 0 ? at.x - w - 1.2 : at.x + 1.2;
  const top = Math.max(0.2, at.y - ABOVE - FACE - h + 0.6);
  return (
    <g className="db-tag db-tag-whole" transform={`translate(${p(left)} ${p(top)})`}>
      <rect width={p(w)} height={p(h)} rx=".35" />
      <text className="db-tag-big" x=".3" y={p(h * 0.68)} style={{ fontSize: `${p(big)}px` }}>
        {chance}
      </text>
      {lines.map((each, i) => (
        <text
          key={each}
          className="db-tag-line"
          x={p(figure + 0.5)}
          y={p(size * (1.25 + i * 1.25))}
          style={{ fontSize: `${p(size)}px` }}
        >
          {each}
        </text>
      ))}
    </g>
  );
}
