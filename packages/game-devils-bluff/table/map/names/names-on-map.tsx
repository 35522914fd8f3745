/** Names and tags beside the tokens, laid out so that none covers another. */
import { type DevilsView, ON_TABLE, RADII, type ShotPreview } from '../../../src/index.js';
import { isOpen } from '../../ask/use-shots.js';
import type { DevilsWords } from '../../words/en.js';
import { round, type Sheet } from '../sheet.js';
import { type LabelBox, type LabelWish, placeLabels } from './labels.js';

interface NamesProps {
  readonly table: DevilsView;
  readonly sheet: Sheet;
  /** Where the names of places stand. */
  readonly places: readonly LabelBox[];
  readonly tags: readonly ShotPreview[];
  readonly ghost: LabelBox | undefined;
  readonly words: DevilsWords;
}

const NAME_HIGH = 0.72;
const TAG_HIGH = 0.86;

export function NamesOnMap({ table, sheet, places, tags, ghost, words }: NamesProps) {
  const spots = spotsOf(table, sheet);
  const nameOf = (model: number): string => words.short(table.roster[model]!.name);
  const names = spots.map(
    ({ model, x, y, radius }): LabelWish => ({
      id: `name ${model}`,
      x,
      y: y + 0.17,
      away: radius + 0.17,
      w: nameOf(model).length * 0.33 + 0.1,
      h: NAME_HIGH,
    }),
  );
  const tagOf = (shot: ShotPreview): string =>
    isOpen(shot) ? words.needAndOdds(shot.need, shot.chance) : shot.inRange ? words.noLine : words.far;
  const wishes = tags.map((shot): LabelWish => {
    const spot = spots.find(({ model }) => model === shot.target)!;
    return {
      id: `tag ${shot.target}`,
      x: spot.x,
      y: spot.y,
      away: spot.radius + 0.1,
      w: tagOf(shot).length * 0.3 + 0.5,
      h: TAG_HIGH,
    };
  });
  const taken = [
    ...tokenBoxes(table, sheet),
    ...places,
    titleBox(sheet),
    ...(ghost === undefined ? [] : [ghost]),
  ];
  const boxes = placeLabels([...names, ...wishes], taken, sheet);
  return (
    <g className="db-labels">
      {spots.map(({ model }) => (
        <Label key={model} box={boxes.get(`name ${model}`)!} className="db-name" text={nameOf(model)} />
      ))}
      {tags.map((shot) => (
        <g key={shot.target} className={isOpen(shot) ? 'db-tag' : 'db-tag db-tag-no'}>
          <Frame box={boxes.get(`tag ${shot.target}`)!} />
          <Label box={boxes.get(`tag ${shot.target}`)!} className="db-tag-words" text={tagOf(shot)} />
        </g>
      ))}
    </g>
  );
}

function spotsOf(table: DevilsView, sheet: Sheet) {
  const models = table.x.flatMap((_, model) => (table.where[model] === ON_TABLE ? [model] : []));
  return models.map((model) => {
    const radius = RADII[table.mounted[model] === 1 ? 1 : 0] / 1000;
    return { model, radius, ...sheet.at(table.x[model]!, table.y[model]!) };
  });
}

/** What the tokens cover, with the pips under them. */
export function tokenBoxes(table: DevilsView, sheet: Sheet): readonly LabelBox[] {
  return spotsOf(table, sheet).map(({ x, y, radius }) => ({
    x: x - radius,
    y: y - radius,
    w: 2 * radius,
    h: 2 * radius + 0.35,
  }));
}

/** Where the place's own name and the scale stand. */
function titleBox({ across, down }: Sheet): LabelBox {
  return { x: across - 4.4, y: down - 1.8, w: 4.4, h: 1.6 };
}

interface LabelProps {
  readonly box: LabelBox;
  readonly className: string;
  readonly text: string;
}

function Label({ box, className, text }: LabelProps) {
  return (
    <text className={className} x={round(box.x + box.w / 2)} y={round(box.y + box.h * 0.74)}>
      {text}
    </text>
  );
}

function Frame({ box: { x, y, w, h } }: { readonly box: LabelBox }) {
  return <rect x={round(x)} y={round(y)} width={round(w)} height={h} rx="0.18" />;
}
