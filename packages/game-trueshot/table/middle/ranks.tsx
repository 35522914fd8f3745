/** How a round ended: ranks in order, the weapon that struck, and what each has had of the draft (TL-69 to TL-75). */
import { classes, SeatMark } from '@fray/kit';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';

export function Ranks() {
  const { table, props } = useTable();
  const { names, seat, asked } = props;
  const lexicon = useLexicon();
  const { words } = lexicon;
  const bit = (bits: number, owner: number): boolean => (bits & (1 << owner)) !== 0;
  const noteOf = (owner: number): string => {
    if (!bit(table.inGame, owner)) return words.outOfGame;
    if (bit(table.took, owner)) return words.tookSpell;
    if (bit(table.drafted, owner)) return words.tookNone;
    return asked.includes(owner) ? words.picksNow : table.sizes.draft > 0 ? words.picksLater : '';
  };
  return (
    <section className="tl-side tl-ranks" aria-label={words.ranks}>
      <p className="tl-caption">{words.ranks}</p>
      <ol>
        {table.wiped.toReversed().map((owner, i) => (
          <li key={owner} className={classes(asked.includes(owner) && 'tl-rank-now')}>
            <span className="tl-rank">{i + 1}</span> <SeatMark seat={owner} size={16} />
            <span>
              <b>{owner === seat ? words.you : names[owner]}</b>{' '}
              <span className="tl-soft">
                {[i === 0 ? words.weaponStruck(lexicon.weapon(table.weapon[owner]!)) : '', noteOf(owner)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
