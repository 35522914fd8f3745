/** Both gangs as lists: who fights on, with what, hit points and command. */
import { classes, SeatMark } from '@fray/kit';
import { type DevilsView, ON_TABLE, REMOVED, WEAPON_IDS } from '../src/index.js';
import type { DevilsWords } from './words/en.js';

interface GangsProps {
  readonly table: DevilsView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly words: DevilsWords;
  readonly weaponName: (id: string) => string;
  readonly may: ReadonlySet<number>;
  readonly onModel: (model: number) => void;
}

export function Gangs(props: GangsProps) {
  const mine = props.seat < 0 ? 0 : props.seat;
  return (
    <div className="db-gangs">
      {[1 - mine, mine].map((seat) => (
        <Gang key={seat} {...props} gang={seat} />
      ))}
    </div>
  );
}

function Gang({
  table,
  names,
  gang,
  words,
  weaponName,
  may,
  onModel,
}: GangsProps & { readonly gang: number }) {
  const models = table.roster.flatMap((_, model) => (table.seatOf[model] === gang ? [model] : []));
  const mood = table.routed[gang] ? words.routed : table.wavering[gang] ? words.wavering : words.steady;
  return (
    <section className={classes('db-gang', `side-${gang}`)} aria-label={table.gangNames[gang]}>
      <header>
        <b>{table.gangNames[gang]}</b>
        <span className="db-vp" title={words.points}>
          {table.vp[gang]}
          <span className="sr-only"> {words.points}</span>
        </span>
        <small>
          <SeatMark seat={gang} size={12} /> {names[gang]} · {mood}
        </small>
      </header>
      <ul>
        {models.map((model) => {
          const { name, weapons } = table.roster[model]!;
          const where = table.where[model]!;
          const gone = where === REMOVED;
          const arms = weapons.slice(0, -1).map((weapon) => weaponName(WEAPON_IDS[weapon]!));
          const state = gone
            ? words.out
            : where !== ON_TABLE
              ? words.reserve
              : table.injured[model] === 1
                ? words.injured
                : '';
          const body = (
            <>
              <span className="db-model-name">{name}</span>
              <span className="db-model-state">
                {[state, arms.join(', ')].filter((part) => part !== '').join(' · ')}
              </span>
              <span className="db-model-pips">
                <span aria-hidden="true">{'●'.repeat(Math.max(0, table.hp[model]!))}</span>
                <span aria-hidden="true">{'▮'.repeat(Math.max(0, table.cp[model]!))}</span>
                <span className="sr-only">
                  {words.hp(table.hp[model]!)}, {words.cp(table.cp[model]!)}
                </span>
              </span>
            </>
          );
          return (
            <li key={model} className={classes(gone && 'db-gone', table.active === model && 'db-now')}>
              {may.has(model) ? (
                <button type="button" className="db-model db-model-may" onClick={() => onModel(model)}>
                  {body}
                </button>
              ) : (
                <div className="db-model">{body}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
