/** One hunter: face with figures, weapon and Aspect, and the row of pets. */
import {
  classes,
  EntryView,
  Icon,
  type Mood,
  Popover,
  SeatFace,
  SeatMark,
  useEntries,
  usePerson,
} from '@fray/kit';
import { SPELL_IDS, WEAPON_IDS } from '../../src/index.js';
import { FREE, TURNED } from '../acting/aim-of.js';
import { Handle } from '../acting/handle.js';
import { Bow } from '../cards/bow.js';
import { PetCard } from '../cards/pet-card.js';
import { useLexicon } from '../lexicon.js';
import { ARMS, ATTACK, COIN, HEART, PAW, SPELL, spellPicture } from '../pictures.js';
import { useTable } from '../table-context.js';

interface HunterProps {
  readonly owner: number;
  /** Where among the rivals; absent: sits below. */
  readonly nth?: number;
  /** On a phone another neighbour is shown. */
  readonly isTucked?: boolean;
  readonly mood: Mood;
}

/** Seats as lessons and as choices call them. */
const SEAT_SPOTS = ['ash', 'birch', 'cedar', 'dale'];
const SEAT_NAMES = ['a', 'b', 'c', 'd'];
const PLACES = [0, 1, 2];

export function Hunter({ owner, nth, isTucked = false, mood }: HunterProps) {
  const { table, props, pointing } = useTable();
  const { words } = useLexicon();
  const name = props.seat === owner ? words.you : props.names[owner]!;
  const isOut = (table.inGame & (1 << owner)) === 0;
  const id = SEAT_NAMES[owner]!;
  const { picked, open } = pointing.choosing;
  const may = picked === undefined ? pointing.can(id) : open.includes(id);
  return (
    <section
      className={classes(
        'tl-hunter',
        nth === undefined ? 'tl-mine' : `tl-rival tl-rival-${nth}`,
        isOut && 'tl-out',
        isTucked && 'tl-tucked',
      )}
      aria-label={words.row(name)}
      data-lodge={owner}
      data-spot={`lodge ${SEAT_SPOTS[owner]}`}
    >
      <SeatFace
        seat={owner}
        name={name}
        mood={mood}
        note={<Note owner={owner} isOut={isOut} />}
        bubble={nth === undefined ? 'above' : 'right'}
        className={classes('tl-face', may && 'tl-may')}
      >
        <SeatMark seat={owner} out={isOut} size={16} />
        <Figures owner={owner} />
        <div className="tl-gear">
          <Weapon owner={owner} />
          <Aspect owner={owner} />
        </div>
        <span className="tl-seat-at" data-at={id}>
          <Handle thing={id} name={name} className="tl-pick-seat" />
        </span>
      </SeatFace>
      {table.phase === SETUP ? (
        nth !== undefined && table.sizes.offers[owner]! > 0 && <Sealed owner={owner} />
      ) : (
        <Row owner={owner} />
      )}
    </section>
  );
}

const SETUP = 0;

function Row({ owner }: { readonly owner: number }) {
  const { table, pointing, me } = useTable();
  const first = owner * PLACES.length;
  const { offerAt } = pointing;
  // A third place is there once it is needed.
  const isFull = PLACES.slice(0, 2).every((place) => table.row[first + place]! >= 0);
  const needsThird = isFull && owner === me && offerAt(TURNED, FREE) !== undefined;
  const shown = PLACES.filter((place) => place < 2 || needsThird || table.row[first + place]! >= 0);
  return (
    <div className={classes('tl-pets', shown.length > 2 && 'tl-three')}>
      {shown.map((place) => (
        <PetCard key={place} place={first + place} />
      ))}
    </div>
  );
}

function Note({ owner, isOut }: { readonly owner: number; readonly isOut: boolean }) {
  const { table, props } = useTable();
  const { words } = useLexicon();
  if (isOut) return words.outOfGame;
  if (table.offer.length === 0 || owner === props.seat) return null;
  return props.asked.includes(owner) ? words.looking : words.sealed;
}

function Figures({ owner }: { readonly owner: number }) {
  const { table } = useTable();
  const { words, weapon } = useLexicon();
  const purse = table.purse[owner] ?? 0;
  const figures = [
    ['tl-health', HEART, words.health, Math.max(0, table.health[owner]!)],
    ['tl-coins', COIN, words.coins, table.coins[owner]! + purse],
    ['tl-spells', SPELL, words.spells, table.sizes.hands[owner]!],
    // Where there is no room for the weapon itself.
    ['tl-arms', ARMS, weapon(table.weapon[owner]!), table.weaponAttack[owner]!],
  ] as const;
  return (
    <p className="tl-figures">
      {figures.map(([className, icon, label, value]) => (
        <span key={className} className={className}>
          <Icon body={icon} label={label} /> {value}
        </span>
      ))}
    </p>
  );
}

function Weapon({ owner }: { readonly owner: number }) {
  const { table } = useTable();
  const lexicon = useLexicon();
  const entries = useEntries();
  const weapon = table.weapon[owner]!;
  const id = WEAPON_IDS[weapon];
  const entry = entries[`weapon:${id ?? 'basic'}`];
  const known = id === undefined ? -1 : weapon;
  return (
    <Popover className="tl-item" content={() => entry !== undefined && <EntryView entry={entry} />}>
      <Bow weapon={known} />
      <span>
        <b>{lexicon.weapon(known)}</b>
        <span className="tl-item-figure">
          <Icon body={ATTACK} label={lexicon.words.attack} /> {table.weaponAttack[owner]}
        </span>
      </span>
    </Popover>
  );
}

function Aspect({ owner }: { readonly owner: number }) {
  const { table } = useTable();
  const lexicon = useLexicon();
  const entries = useEntries();
  const aspect = table.aspect[owner]!;
  if (aspect < 0) return null;
  const id = SPELL_IDS[aspect]!;
  const entry = entries[`spell:${id}`];
  return (
    <Popover className="tl-item tl-aspect" content={() => entry !== undefined && <EntryView entry={entry} />}>
      <Icon body={spellPicture(id)} />
      <span>
        <b>{lexicon.spell(aspect)}</b>
        <span className="tl-item-figure">{lexicon.words.aspectFor(table.lasts.aspect[owner]!)}</span>
      </span>
    </Popover>
  );
}

/** Whether a rival has chosen the first pet is open; which of the three is not. */
function Sealed({ owner }: { readonly owner: number }) {
  const isLooking = usePerson(owner)?.standing === 'asked';
  return (
    <div className="tl-sealed" aria-hidden="true">
      {PLACES.map((i) => (
        <span key={i} className={classes('tl-back', !isLooking && i > 0 && 'tl-back-gone')}>
          <Icon body={PAW} />
        </span>
      ))}
    </div>
  );
}
