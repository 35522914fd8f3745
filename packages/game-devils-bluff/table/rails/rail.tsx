/** One gang at its side of the map: who leads it, how steady it is, and a card with the face of everybody in it. */
import { type Mood, SeatFace } from '@fray/kit';
import { type DevilsView, REMOVED, RESERVE } from '../../src/index.js';
import { type CrewProps, FighterCard } from './fighter-card.js';
import { HandBacks } from './hand-backs.js';
import { Nerve } from './nerve.js';

interface RailProps extends CrewProps {
  readonly gang: number;
  /** Who looks, or SPECTATOR. */
  readonly seat: number;
  readonly name: string;
}

export function Rail(props: RailProps) {
  const { table, gang, seat, name, words } = props;
  const models = table.roster.flatMap((_, model) => (table.seatOf[model] === gang ? [model] : []));
  const called = words.gang(table.gangNames[gang]!);
  const waiting = models.filter((model) => table.where[model] === RESERVE).length;
  const side = gang === Math.max(0, seat) ? 'mine' : 'theirs';
  const note = [
    gang !== seat && called === name ? '' : called,
    waiting > 0 ? words.waiting(waiting) : '',
  ].filter(Boolean);
  return (
    <div className={`db-rail db-rail-${side} side-${gang}`}>
      <SeatFace
        seat={gang}
        name={gang === seat ? words.you : name}
        note={note.join(' · ')}
        mood={moodOf(table, gang)}
        bubble={side === 'mine' ? 'right' : 'left'}
        className="db-chief"
      >
        <span className="db-vp">
          {table.vp[gang]}
          <span className="sr-only"> {words.points}</span>
        </span>
        <Nerve table={table} gang={gang} words={words} />
        {gang !== seat && <HandBacks table={table} gang={gang} words={words} />}
      </SeatFace>
      <ul className="db-crew" aria-label={called}>
        {models.map((model) => (
          <li key={model}>
            <FighterCard {...props} model={model} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whoever loses men looks it. */
function moodOf(table: DevilsView, gang: number): Mood {
  const lost = (of: number): number =>
    table.roster.filter((_, model) => table.seatOf[model] === of && table.where[model] === REMOVED).length;
  if (table.routed[gang] || table.wavering[gang]) return 'stunned';
  if (table.wavering[1 - gang]) return 'glad';
  return lost(1 - gang) > lost(gang) ? 'sly' : 'calm';
}
