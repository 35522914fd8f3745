/** Both gangs as lists: who fights on, with what, hit points and command. */
import { classes, Icon } from '@fray/kit';
import {
  CARRIED,
  type DevilsView,
  PROFILE_IDS,
  profileOf,
  REMOVED,
  RESERVE,
  WEAPON_IDS,
} from '../../src/index.js';
import { HORSE_PICTURE, PROFILE_PICTURES } from '../pictures.js';
import type { DevilsWords } from '../words/en.js';

interface GangsProps {
  readonly table: DevilsView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly words: DevilsWords;
  readonly may: ReadonlySet<number>;
  readonly onModel: (model: number) => void;
  readonly onPoint: (model: number) => void;
}

export function Gangs(props: GangsProps) {
  const mine = Math.max(0, props.seat);
  return (
    <div className="db-gangs">
      {[1 - mine, mine].map((seat) => (
        <Gang key={seat} {...props} gang={seat} />
      ))}
    </div>
  );
}

function Gang({ gang, ...props }: GangsProps & { readonly gang: number }) {
  const { table, names, seat, words } = props;
  const models = table.roster.flatMap((_, model) => (table.seatOf[model] === gang ? [model] : []));
  const mood = table.routed[gang] ? words.running : table.wavering[gang] ? words.wavering : words.steady;
  const name = words.gang(table.gangNames[gang]!);
  const waiting = models.filter((model) => table.where[model] === RESERVE).length;
  return (
    <section className={classes('db-gang', `side-${gang}`)} aria-label={name}>
      <header>
        <b>{name}</b>
        <span className="db-vp">
          {table.vp[gang]}
          <span className="sr-only"> {words.points}</span>
        </span>
        <small>
          {names[gang] !== name && `${names[gang]} · `}
          <span className={classes(mood !== words.steady && 'db-mood')}>{mood}</span>
          {waiting > 0 && ` · ${words.waiting(waiting)}`}
          {gang === seat && <span aria-hidden="true"> · {words.legend}</span>}
        </small>
      </header>
      <ul>
        {models.map((model) => (
          <li key={model}>
            <Model {...props} model={model} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Model({ table, words, may, onModel, onPoint, model }: GangsProps & { readonly model: number }) {
  const gone = table.where[model] === REMOVED;
  const { name, profile } = table.roster[model]!;
  const picture = table.mounted[model] === 1 ? HORSE_PICTURE : PROFILE_PICTURES[PROFILE_IDS[profile]!]!;
  const body = (
    <>
      <Icon body={picture} size={20} />
      <span className="db-model-name">{words.model(name)}</span>
      <span className="db-model-state">
        {table.where[model] === RESERVE && <span className="sr-only">{words.reserve}, </span>}
        {stateOf(table, model, words)}
      </span>
      {!gone && <Pips table={table} model={model} words={words} />}
    </>
  );
  const look = classes(
    'db-model',
    gone && 'db-gone',
    table.where[model] === RESERVE && 'db-reserve',
    table.active === model && 'db-now',
    may.has(model) && 'db-model-may',
  );
  return may.has(model) ? (
    <button type="button" className={look} onClick={() => onModel(model)}>
      {body}
    </button>
  ) : (
    <div className={look} onPointerEnter={() => onPoint(model)}>
      {body}
    </div>
  );
}

function Pips({ table, model, words }: Pick<GangsProps, 'table' | 'words'> & { readonly model: number }) {
  const { hp: most, command } = profileOf(table, model);
  const [hp, cp] = [table.hp[model]!, table.cp[model]!];
  return (
    <span className="db-model-pips">
      <span className="db-model-hp" aria-hidden="true">
        {'●'.repeat(Math.max(0, hp))}
        {'○'.repeat(Math.max(0, most - hp))}
      </span>
      <span className="db-model-cp" aria-hidden="true">
        {'▮'.repeat(cp)}
        {'▯'.repeat(Math.max(0, command - cp))}
      </span>
      <span className="sr-only">
        {words.hp(hp, most)}, {words.cp(cp)}
      </span>
    </span>
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
