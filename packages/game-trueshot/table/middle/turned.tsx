/** The pet that was turned up, large beside mine, and the place where it goes when it is turned away (TL-52 to TL-57). */
import { classes, Icon } from '@fray/kit';
import { PETS } from '../../src/index.js';
import { AWAY, TURNED } from '../acting/aim-of.js';
import { Handle } from '../acting/handle.js';
import { LargePet } from '../cards/large-pet.js';
import { useLexicon } from '../lexicon.js';
import { AWAY_PICTURE } from '../pictures.js';
import { useTable } from '../table-context.js';

export function Turned() {
  const { table, pointing } = useTable();
  const { words, pet } = useLexicon();
  const { picked, open } = pointing.choosing;
  const { shown } = table;
  if (PETS[shown] === undefined) return null;
  const canGo = pointing.can(TURNED);
  return (
    <>
      <section className="tl-turned" data-at={TURNED} aria-label={words.turnedUp}>
        <p className="tl-caption">{words.turnedUp}</p>
        <LargePet kind={shown} may={canGo && picked === undefined} picked={picked === TURNED}>
          <Handle thing={TURNED} name={pet(shown)} />
        </LargePet>
      </section>
      {canGo && (
        <div className={classes('tl-away', open.includes(AWAY) && 'tl-may')} data-at={AWAY}>
          <span className="tl-away-place">
            <Icon body={AWAY_PICTURE} />
            <Handle target={AWAY} name={words.turnAway} />
          </span>
          <b>{words.turnAway}</b>
        </div>
      )}
    </>
  );
}
