/** The eleven boxes of a hero: each a line that opens into what lies in it. */
import { Button, classes, Icon, SelectField, TextField } from '@fray/kit';
import { useState } from 'react';
import { BONUSES } from '../../src/heroes/hero.js';
import { ABILITIES, BOXES, type Box, type ItemSpec, LOOT_RANKS, WEAPON_KINDS } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfBox } from '../pictures.js';
import type { DuelWords } from '../words/en.js';

export interface BoxEditorProps {
  readonly items: readonly ItemSpec[];
  readonly onChange: (items: readonly ItemSpec[]) => void;
}

export function BoxEditor({ items, onChange }: BoxEditorProps) {
  const words = useWords();
  const [open, setOpen] = useState<Box>();
  const put = (box: Box, item: ItemSpec | undefined): void => {
    const rest = items.filter((other) => other.box !== box);
    onChange(item === undefined ? rest : [...rest, item]);
  };
  return (
    <section className="dq-box-list">
      <h3>{words.setup.boxes}</h3>
      {BOXES.map((box) => {
        const item = items.find((other) => other.box === box);
        const isOpen = open === box;
        return (
          <div key={box} className={classes('dq-box-line', isOpen && 'dq-box-opened')}>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? undefined : box)}>
              <Icon body={pictureOfBox(box)} />
              <span>
                <b>{item?.name ?? words.setup.emptyBox}</b>
                <small>
                  {words.capital(box)}
                  {item !== undefined && ` · ${lineOf(item, words)}`}
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

function lineOf(item: ItemSpec, words: DuelWords): string {
  const points = BONUSES.flatMap((bonus) => (item[bonus] ? [`${bonus} ${words.signed(item[bonus])}`] : []));
  return [item.kind ?? '', ...points, ...(item.abilities ?? [])].filter((part) => part !== '').join(', ');
}

interface ItemFieldsProps {
  readonly box: Box;
  readonly item: ItemSpec | undefined;
  readonly onChange: (item: ItemSpec | undefined) => void;
}

function ItemFields({ box, item, onChange }: ItemFieldsProps) {
  const words = useWords();
  const inHand = box === 'main hand' || box === 'left hand';
  const now: ItemSpec = item ?? { box, name: '', ...(inHand ? { kind: 'sword' as const } : {}) };
  const change = (part: Partial<ItemSpec>): void =>
    onChange({ ...now, ...part, name: part.name ?? nameOf(now, words) });
  return (
    <div className="dq-item-fields">
      <TextField
        label={words.setup.item}
        value={now.name}
        maxLength={40}
        onChange={(name) => change({ name })}
      />
      {inHand && (
        <SelectField
          label={words.setup.kind}
          value={now.kind ?? 'sword'}
          values={WEAPON_KINDS.map((kind) => ({ value: kind, label: words.capital(kind) }))}
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
      <AbilityFields item={{ ...now, name: nameOf(now, words) }} onChange={onChange} />
      <Button kind="quiet" onClick={() => onChange(undefined)}>
        {words.setup.clear}
      </Button>
    </div>
  );
}

function nameOf({ name, box }: ItemSpec, words: DuelWords): string {
  return name === '' ? words.capital(box) : name;
}

function abilityChoices(words: DuelWords): readonly { readonly value: string; readonly label: string }[] {
  const all = ABILITIES.map(({ id }) => ({ value: words.ability(id), label: words.ability(id) }));
  return [{ value: '', label: words.setup.noAbility }, ...all.sort((x, y) => x.label.localeCompare(y.label))];
}

function AbilityFields(props: { readonly item: ItemSpec; readonly onChange: (item: ItemSpec) => void }) {
  const { item, onChange } = props;
  const words = useWords();
  const [first = '', second = ''] = item.abilities ?? [];
  const set = (...names: string[]): void =>
    onChange({ ...item, abilities: names.filter((name) => name !== '') });
  const { lootCard: _, ...plain } = item;
  const choices = abilityChoices(words);
  return (
    <>
      <SelectField
        label={words.setup.ability}
        value={first}
        values={choices}
        onChange={(name) => set(name, second)}
      />
      <SelectField
        label={words.setup.lootCard}
        value={item.lootCard ?? ''}
        values={[
          { value: '' as const, label: words.setup.noCard },
          ...LOOT_RANKS.map((rank) => ({ value: rank, label: words.capital(rank) })),
        ]}
        onChange={(rank) => onChange(rank === '' ? plain : { ...item, lootCard: rank })}
      />
      {item.lootCard !== undefined && (
        <SelectField
          label={words.setup.secondAbility}
          value={second}
          values={choices}
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
  const words = useWords();
  return (
    <div className="dq-stepper">
      <span>{words.capital(label)}</span>
      <button
        type="button"
        aria-label={words.setup.less(label)}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={words.setup.more(label)} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}
