/** The eleven boxes of a hero: each a line that opens into what lies in it. */
import { Button, classes, Icon, SelectField, TextField } from '@fray/kit';
import { useState } from 'react';
import { BONUSES } from '../src/heroes/hero.js';
import { ABILITIES, BOXES, type Box, type ItemSpec, LOOT_RANKS, WEAPON_KINDS } from '../src/index.js';
import { pictureOfBox } from './pictures.js';
import { SETUP } from './setup-words.js';
import { capital, signed } from './words.js';

export interface BoxEditorProps {
  readonly items: readonly ItemSpec[];
  readonly onChange: (items: readonly ItemSpec[]) => void;
}

export function BoxEditor({ items, onChange }: BoxEditorProps) {
  const [open, setOpen] = useState<Box>();
  const put = (box: Box, item: ItemSpec | undefined): void => {
    const rest = items.filter((other) => other.box !== box);
    onChange(item === undefined ? rest : [...rest, item]);
  };
  return (
    <section className="dq-box-list">
      <h3>{SETUP.boxes}</h3>
      {BOXES.map((box) => {
        const item = items.find((other) => other.box === box);
        const isOpen = open === box;
        return (
          <div key={box} className={classes('dq-box-line', isOpen && 'dq-box-opened')}>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? undefined : box)}>
              <Icon body={pictureOfBox(box)} />
              <span>
                <b>{item?.name ?? SETUP.emptyBox}</b>
                <small>
                  {capital(box)}
                  {item !== undefined && ` · ${lineOf(item)}`}
                </small>
              </span>
            </button>
            {isOpen && <ItemFields box={box} item={item} onChange={(next) => put(box, next)} />}
          </div>
        );
      })}
    </section>
  );
}

function lineOf(item: ItemSpec): string {
  const points = BONUSES.flatMap((bonus) => (item[bonus] ? [`${bonus} ${signed(item[bonus])}`] : []));
  return [item.kind ?? '', ...points, ...(item.abilities ?? [])].filter((part) => part !== '').join(', ');
}

interface ItemFieldsProps {
  readonly box: Box;
  readonly item: ItemSpec | undefined;
  readonly onChange: (item: ItemSpec | undefined) => void;
}

function ItemFields({ box, item, onChange }: ItemFieldsProps) {
  const inHand = box === 'main hand' || box === 'left hand';
  const now: ItemSpec = item ?? { box, name: '', ...(inHand ? { kind: 'sword' as const } : {}) };
  const change = (part: Partial<ItemSpec>): void =>
    onChange({ ...now, ...part, name: part.name ?? nameOf(now) });
  return (
    <div className="dq-item-fields">
      <TextField label={SETUP.item} value={now.name} maxLength={40} onChange={(name) => change({ name })} />
      {inHand && (
        <SelectField
          label={SETUP.kind}
          value={now.kind ?? 'sword'}
          values={WEAPON_KINDS.map((kind) => ({ value: kind, label: capital(kind) }))}
          onChange={(kind) => change({ kind })}
        />
      )}
      <div className="dq-steppers">
        {BONUSES.map((bonus) => (
          <Stepper
            key={bonus}
            label={bonus}
            value={now[bonus] ?? 0}
            onChange={(by) => change({ [bonus]: by })}
          />
        ))}
      </div>
      <AbilityFields item={{ ...now, name: nameOf(now) }} onChange={onChange} />
      <Button kind="quiet" onClick={() => onChange(undefined)}>
        {SETUP.clear}
      </Button>
    </div>
  );
}

function nameOf({ name, box }: ItemSpec): string {
  return name === '' ? capital(box) : name;
}

const CHOICES = [
  { value: '', label: SETUP.noAbility },
  ...ABILITIES.map(({ name }) => ({ value: name, label: name })).sort((x, y) =>
    x.label.localeCompare(y.label),
  ),
];

function AbilityFields(props: { readonly item: ItemSpec; readonly onChange: (item: ItemSpec) => void }) {
  const { item, onChange } = props;
  const [first = '', second = ''] = item.abilities ?? [];
  const set = (...names: string[]): void =>
    onChange({ ...item, abilities: names.filter((name) => name !== '') });
  const { lootCard: _, ...plain } = item;
  return (
    <>
      <SelectField
        label={SETUP.ability}
        value={first}
        values={CHOICES}
        onChange={(name) => set(name, second)}
      />
      <SelectField
        label={SETUP.lootCard}
        value={item.lootCard ?? ''}
        values={[
          { value: '' as const, label: SETUP.noCard },
          ...LOOT_RANKS.map((rank) => ({ value: rank, label: capital(rank) })),
        ]}
        onChange={(rank) => onChange(rank === '' ? plain : { ...item, lootCard: rank })}
      />
      {item.lootCard !== undefined && (
        <SelectField
          label={SETUP.secondAbility}
          value={second}
          values={CHOICES}
          onChange={(name) => set(first, name)}
        />
      )}
    </>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Stepper({ label, value, onChange }: StepperProps) {
  return (
    <div className="dq-stepper">
      <span>{capital(label)}</span>
      <button
        type="button"
        aria-label={SETUP.less(label)}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={SETUP.more(label)} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}
