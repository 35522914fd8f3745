/** One hunter's lodge: name and figures, weapon, Aspect, and the row of pets. */

import type { Offer } from '@fray/kit';
import { classes, EntryView, Icon, Popover, SeatMark, useEntries } from '@fray/kit';
import { SPELL_IDS, type TrueshotView, WEAPON_IDS } from '../../src/index.js';
import { PetCard } from '../cards/pet-card.js';
import type { Lexicon } from '../lexicon.js';
import { ATTACK, spellPicture, weaponPicture } from '../pictures.js';
import type { Picking } from '../use-picking.js';

export type Side = 'left' | 'top' | 'right' | 'mine';

interface LodgeProps {
  readonly table: TrueshotView;
  readonly owner: number;
  readonly name: string;
  readonly mine: boolean;
  /** Where it lies on the table. */
  readonly side: Side;
  /** On a phone another neighbour is shown. */
  readonly tucked?: boolean;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
  readonly onChoose: (offer: Offer) => void;
}

const PLACES = [0, 1, 2];
/** Seats as lessons call them. */
const SEAT_SPOTS = ['ash', 'birch', 'cedar', 'dale'];

export function Lodge(props: LodgeProps) {
  const { table, owner, name, mine, side, tucked = false, lexicon } = props;
  const { words } = lexicon;
  const out = (table.inGame & (1 << owner)) === 0;
  const third = table.row[owner * 3 + 2]! >= 0;
  return (
    <section
      className={classes(
        'tl-lodge',
        `tl-side-${side}`,
        `seat-${owner}`,
        mine && 'tl-lodge-mine',
        out && 'tl-lodge-out',
        tucked && 'tl-tucked',
      )}
      aria-label={words.row(name)}
      data-lodge={owner}
      data-spot={`lodge ${SEAT_SPOTS[owner]}`}
    >
      <header className="tl-lodge-head">
        <SeatMark seat={owner} out={out} /> <b>{mine ? words.you : name}</b>
        {out ? (
          <span className="tl-soft">{words.outOfGame}</span>
        ) : (
          !mine && <span className="tl-soft">{words.sides[side]}</span>
        )}
      </header>
      <div className="tl-lodge-row">
        <div className="tl-gear">
          <Weapon {...props} />
          <Aspect {...props} />
        </div>
        <div className="tl-pets">
          {PLACES.filter((place) => place < 2 || third).map((place) => (
            <PetCard key={place} {...props} place={owner * 3 + place} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Weapon({ table, owner, lexicon }: LodgeProps) {
  const entries = useEntries();
  const weapon = table.weapon[owner]!;
  const id = WEAPON_IDS[weapon];
  const entry = entries[`weapon:${id ?? 'basic'}`];
  return (
    <Popover className="tl-item" content={() => entry !== undefined && <EntryView entry={entry} />}>
      <Icon body={weaponPicture(id ?? '')} />
      <span>
        <b>{lexicon.weapon(id === undefined ? -1 : weapon)}</b>
        <br />
        <Icon body={ATTACK} label={lexicon.words.attack} /> {table.weaponAttack[owner]}
      </span>
    </Popover>
  );
}

function Aspect({ table, owner, lexicon }: LodgeProps) {
  const entries = useEntries();
  const aspect = table.aspect[owner]!;
  if (aspect < 0) return <span className="tl-item tl-item-none">{lexicon.words.noAspect}</span>;
  const id = SPELL_IDS[aspect]!;
  const entry = entries[`spell:${id}`];
  return (
    <Popover className="tl-item" content={() => entry !== undefined && <EntryView entry={entry} />}>
      <Icon body={spellPicture(id)} />
      <span>
        <b>{lexicon.spell(aspect)}</b>
        <br />
        {lexicon.words.aspectFor(table.lasts.aspect[owner]!)}
      </span>
    </Popover>
  );
}
