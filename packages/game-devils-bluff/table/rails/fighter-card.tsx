/** A model's card: face, arms, hit points and command. Where it can be chosen it is the button for that. */
import { classes, Icon } from '@fray/kit';
import { CARRIED, type DevilsView, profileOf, REMOVED, RESERVE, WEAPON_IDS } from '../../src/index.js';
import { SmallFace } from '../fighters/faces.js';
import { ITEM_PICTURES } from '../pictures.js';
import type { DevilsWords } from '../words/en.js';

export interface CrewProps {
  readonly table: DevilsView;
  readonly words: DevilsWords;
  readonly may: ReadonlySet<number>;
  /** Who is pointed at, less than 0 for nobody. */
  readonly aimed: number;
  readonly advised: number;
  readonly onModel: (model: number) => void;
  readonly onPoint: (model: number) => void;
}

export function FighterCard(props: CrewProps & { readonly model: number }) {
  const { table, words, may, aimed, advised, onModel, onPoint, model } = props;
  const { name } = table.roster[model]!;
  const gone = table.where[model] === REMOVED;
  const look = classes(
    'db-model',
    gone && 'db-gone',
    table.where[model] === RESERVE && 'db-reserve',
    table.active === model && 'db-now',
    aimed === model && 'db-model-aimed',
    advised === model && 'db-advised',
    may.has(model) && 'db-model-may',
  );
  const body = (
    <>
      <span className="db-model-face" aria-hidden="true">
        <SmallFace name={name} />
      </span>
      <span className="db-model-facts">
        <span className="db-model-name" title={words.model(name)}>
          <span aria-hidden="true">{words.short(name)}</span>
          <span className="sr-only">{words.model(name)}</span>
        </span>
        <span className="sr-only">
          {table.where[model] === RESERVE && `${words.reserve}, `}
          {stateOf(table, model, words)}
        </span>
        {!gone && (
          <>
            <Arms table={table} model={model} />
            <Pips table={table} model={model} words={words} />
          </>
        )}
        {gone && (
          <small className="db-model-out" aria-hidden="true">
            {words.out}
          </small>
        )}
      </span>
    </>
  );
  const point = { onPointerEnter: () => onPoint(model), onPointerLeave: () => onPoint(-1) };
  return may.has(model) ? (
    <button
      type="button"
      className={look}
      data-about={model}
      onClick={() => onModel(model)}
      onFocus={() => onPoint(model)}
      onBlur={() => onPoint(-1)}
      {...point}
    >
      {body}
    </button>
  ) : (
    <div className={look} {...point}>
      {body}
    </div>
  );
}

function Arms({ table, model }: Pick<CrewProps, 'table'> & { readonly model: number }) {
  const arms = table.roster[model]!.weapons.slice(0, -1).map((weapon) => WEAPON_IDS[weapon]!);
  const all = table.mounted[model] === 1 ? ['horse', ...arms] : arms;
  return (
    <span className="db-model-arms" aria-hidden="true">
      {all.map((item) => ITEM_PICTURES[item] !== undefined && <Icon key={item} body={ITEM_PICTURES[item]} />)}
      {table.injured[model] === 1 && <b className="db-model-hurt">✚</b>}
    </span>
  );
}

function Pips({ table, model, words }: Pick<CrewProps, 'table' | 'words'> & { readonly model: number }) {
  const { hp: most, command } = profileOf(table, model);
  const [hp, cp] = [table.hp[model]!, table.cp[model]!];
  const marks = (count: number, full: number) =>
    Array.from({ length: Math.max(count, full) }, (_, i) => (
      <i key={i} className={classes(i >= full && 'db-lost')} />
    ));
  return (
    <>
      <span className="db-model-hp" aria-hidden="true">
        {marks(most, hp)}
      </span>
      <span className="db-model-cp" aria-hidden="true">
        {marks(command, cp)}
      </span>
      <span className="sr-only">
        {words.hp(hp, most)}, {words.cp(cp)}
      </span>
    </>
  );
}

/** What can be said of a model in a few words: its state, then what it carries. Who is not here yet is only drawn fainter. */
export function stateOf(table: DevilsView, model: number, words: DevilsWords): string {
  if (table.where[model] === REMOVED) return words.out;
  const finds = table.markers.filter((marker) => marker.state === CARRIED && marker.carrier === model).length;
  const states = [
    table.injured[model] === 1 ? words.injured : '',
    finds > 0 ? words.carrying(finds) : '',
  ].filter((state) => state !== '');
  const arms = table.roster[model]!.weapons.slice(0, -1).map((weapon) => words.weapon(WEAPON_IDS[weapon]!));
  return [...states, arms.join(', ')].join(' · ');
}
