/** One item: its name, its kind where a hand holds it, its points, and the ability it carries. */
import type { WordBook } from '@fray/engine';
import { Button, classes, Icon, SelectField, TextField } from '@fray/kit';
import { lazy, Suspense } from 'react';
import { ATTRIBUTES, BONUSES, type Bonus } from '../../src/heroes/hero.js';
import {
  type Box,
  type HeroSpec,
  type ItemSpec,
  LOOT_RANKS,
  limitsOf,
  WEAPON_KINDS,
} from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfItem } from '../pictures.js';
import { AbilityList } from './ability-list.js';

export interface ItemPanelProps {
  readonly spec: HeroSpec;
  readonly box: Box;
  readonly book: WordBook;
  readonly onChange: (item: ItemSpec | undefined) => void;
}

const Doubt = lazy(async () => ({ default: (await import('./catalogue/doubt.js')).Doubt }));

export function ItemPanel({ spec, box, book, onChange }: ItemPanelProps) {
  const words = useWords();
  const inHand = box === 'main hand' || box === 'left hand';
  const found = spec.items.find((other) => other.box === box);
  const item: ItemSpec = found ?? {
    box,
    name: words.capital(words.box(box)),
    ...(inHand ? { kind: 'sword' as const } : {}),
  };
  const change = (part: Partial<ItemSpec>): void => onChange({ ...item, ...part });
  return (
    <>
      <div className="dq-item-head">
        <span className="dq-summary-portrait">
          <Icon body={pictureOfItem(box, item.kind)} />
        </span>
        <TextField
          label={words.setup.itemIn(words.box(box))}
          value={item.name}
          maxLength={40}
          onChange={(name) => change({ name })}
        />
        <LootCard item={item} onChange={onChange} />
      </div>
      {inHand && <Kinds item={item} onChange={change} />}
      <Points item={item} onChange={change} />
      <Suspense fallback={null}>
        <Doubt item={found} />
      </Suspense>
      {found !== undefined && (
        <Button kind="quiet" className="dq-clear" onClick={() => onChange(undefined)}>
          {words.setup.clear}
        </Button>
      )}
      <AbilityList spec={spec} item={item} book={book} onChange={onChange} />
    </>
  );
}

interface PartProps {
  readonly item: ItemSpec;
  readonly onChange: (part: Partial<ItemSpec>) => void;
}

function Kinds({ item, onChange }: PartProps) {
  const words = useWords();
  const kinds = WEAPON_KINDS.filter(
    (kind) => item.box === 'left hand' || (kind !== 'shield' && kind !== 'bow'),
  );
  return (
    <div className="dq-kinds" role="radiogroup" aria-label={words.setup.kind}>
      {kinds.map((kind) => (
        <label key={kind} className={classes('dq-kind', kind === item.kind && 'dq-picked')}>
          <input
            type="radio"
            name={`kind of ${item.box}`}
            checked={kind === item.kind}
            onChange={() => onChange({ kind })}
          />
          <Icon body={pictureOfItem(item.box, kind)} />
          <span>{words.kind(kind)}</span>
        </label>
      ))}
    </div>
  );
}

function Points({ item, onChange }: PartProps) {
  const words = useWords();
  const used = ATTRIBUTES.reduce((sum, attribute) => sum + (item[attribute] ?? 0), 0);
  const limits = limitsOf(item.box);
  const roomFor = (bonus: Bonus): boolean =>
    (item[bonus] ?? 0) < limits[bonus] && (bonus === 'health' || used < limits.inAll);
  return (
    <div className="dq-points">
      <div className="dq-steppers">
        {BONUSES.map((bonus) => (
          <Stepper
            key={bonus}
            bonus={bonus}
            value={item[bonus] ?? 0}
            most={limits[bonus]}
            room={roomFor(bonus)}
            onChange={(value) => onChange({ [bonus]: value })}
          />
        ))}
      </div>
      <p className="dq-soft dq-points-words">
        <span>{words.setup.pointsUsed(used, limits.inAll)}</span> <span>{words.setup.healthApart}</span>
      </p>
    </div>
  );
}

interface StepperProps {
  readonly bonus: Bonus;
  readonly value: number;
  readonly most: number;
  readonly room: boolean;
  readonly onChange: (value: number) => void;
}

function Stepper({ bonus, value, most, room, onChange }: StepperProps) {
  const words = useWords();
  const name = words.setup.bonuses[bonus];
  return (
    <div className="dq-stepper">
      <span>{name}</span>
      <output>{value}</output>
      <button
        type="button"
        aria-label={words.setup.less(name)}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={words.setup.more(name)}
        disabled={!room}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
      <span className="dq-stepper-pips" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i} className={classes(i < value && 'dq-pip-full')} />
        ))}
      </span>
    </div>
  );
}

/** A loot card lies open beside the sheet. */
function LootCard({
  item,
  onChange,
}: {
  readonly item: ItemSpec;
  readonly onChange: (item: ItemSpec) => void;
}) {
  const words = useWords();
  const { lootCard: _, ...plain } = item;
  return (
    <SelectField
      label={words.setup.lootCard}
      value={item.lootCard ?? ''}
      values={[
        { value: '' as const, label: words.setup.noCard },
        ...LOOT_RANKS.map((rank) => ({ value: rank, label: words.capital(words.rank(rank)) })),
      ]}
      onChange={(rank) => onChange(rank === '' ? plain : { ...item, lootCard: rank })}
    />
  );
}
