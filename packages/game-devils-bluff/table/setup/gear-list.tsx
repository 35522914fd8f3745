/** Everything a model may carry, with its figures; what it may not take says why. */
import { Button, classes, Icon, useTableWords } from '@fray/kit';
import {
  findItem,
  findProfile,
  type GangFile,
  GEAR,
  gearCost,
  type HireRules,
  MOST_WEAPONS,
  type ModelFile,
  WEAPONS,
  type Weapon,
} from '../../src/index.js';
import { ITEM_PICTURES, UPGRADE_PICTURE } from '../pictures.js';
import type { DevilsWords } from '../words/en.js';

interface GearListProps {
  readonly gang: GangFile;
  readonly at: number;
  readonly rules: HireRules;
  readonly onChange: (model: ModelFile) => void;
}

type ItemId = ModelFile['gear'][number];

export function GearList(props: GearListProps) {
  const { setup } = useTableWords<DevilsWords>();
  const { edition } = props.rules;
  const weapons = WEAPONS[edition].filter(({ id }) => id !== 'fists');
  const ids = (special: boolean): ItemId[] =>
    weapons.filter((each) => each.special === special).map(({ id }) => id);
  const gear = (category: string): ItemId[] =>
    GEAR[edition].filter((each) => each.category === category).map(({ id }) => id);
  const groups = [
    [setup.weapons, setup.weaponsHelp, ids(false)],
    [setup.special, setup.specialHelp, ids(true)],
    [setup.equipment, setup.equipmentHelp, gear('equipment')],
    [setup.upgrades, setup.upgradesHelp, gear('upgrade')],
  ] as const;
  return (
    <>
      {groups
        .filter(([, , items]) => items.length > 0)
        .map(([title, help, items]) => (
          <section key={title} className="db-gear" aria-label={title}>
            <h3>
              {title} <small className="db-gear-help">{help}</small>
            </h3>
            <ul>
              {items.map((id) => (
                <Item key={id} id={id} {...props} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function Item({ id, gang, at, rules, onChange }: GearListProps & { readonly id: ItemId }) {
  const words = useTableWords<DevilsWords>();
  const { setup } = words;
  const model = gang.models[at]!;
  const has = model.gear.includes(id);
  const weapon = WEAPONS[rules.edition].find((each) => each.id === id);
  const name = weapon === undefined ? words.gear(id) : words.weapon(id);
  const why = has ? undefined : whyNot(id, gang, model, rules, words);
  const gear = has ? model.gear.filter((each) => each !== id) : [...model.gear, id];
  return (
    <li className={classes('db-item', has && 'db-item-has')}>
      <Icon body={ITEM_PICTURES[id] ?? UPGRADE_PICTURE} size={20} />
      <b>{name}</b>
      <small>{weapon === undefined ? setup.gearText(id) : weaponFacts(weapon, words)}</small>
      <span className="db-price">{setup.dollars(findItem(id, rules.edition)!.cost)}</span>
      {why === undefined ? (
        <Button
          kind={has ? 'side' : 'choice'}
          aria-pressed={has}
          aria-label={`${name}: ${has ? setup.has : setup.take}`}
          onClick={() => onChange({ ...model, gear })}
        >
          {has ? setup.has : setup.take}
        </Button>
      ) : (
        <span className="db-no">{why}</span>
      )}
    </li>
  );
}

const RULES = ['accurate', 'assault', 'blast', 'heavy', 'longshot', 'oneUse', 'rending', 'shred'] as const;

function weaponFacts(weapon: Weapon, { setup }: DevilsWords): string {
  const rules = RULES.filter((rule) => weapon[rule] !== undefined).map((rule) => setup.rules[rule]!);
  return setup.weaponFacts(weapon.range, weapon.attacks, weapon.damage, weapon.piercing, rules);
}

/** Why a model may not take an item. Too dear is told afterwards: one may first want to see what to drop. */
function whyNot(
  id: ItemId,
  gang: GangFile,
  model: ModelFile,
  rules: HireRules,
  { setup }: DevilsWords,
): string | undefined {
  const item = findItem(id, rules.edition)!;
  const profile = findProfile(model.profile, rules);
  if (profile?.buys.includes(item.category) !== true) return setup.offLimits;
  const isWeapon = item.category === 'weapon' || item.category === 'special';
  const arms = model.gear.filter((each) =>
    /weapon|special/.test(findItem(each, rules.edition)?.category ?? ''),
  );
  if (isWeapon && arms.length >= MOST_WEAPONS) return setup.hasTwo;
  const owners = gang.models.filter(({ gear }) => gear.includes(id)).length;
  if (item.limit !== undefined && owners >= item.limit) return setup.limit(item.limit);
  const after = gearCost(model, rules.edition) + item.cost;
  return after > profile.gear + item.cost ? setup.over(profile.gear) : undefined;
}
