/** A pet as a card: type by colour and mark, figures, and what lies on it as pips and words. */
import { classes, EntryView, FigureView, Icon, type Offer, Popover, useEntries } from '@fray/kit';
import { DEAD, PETS, PLACE_NAMES, type TrueshotView } from '../src/index.js';
import type { Lexicon } from './lexicon.js';
import { ATTACK, HEART, petPicture, TYPE_PICTURES } from './pictures.js';
import type { Picking } from './use-picking.js';

interface PetCardProps {
  readonly table: TrueshotView;
  readonly place: number;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
  readonly onChoose: (offer: Offer) => void;
}

export function PetCard({ table, place, lexicon, picking, onChoose }: PetCardProps) {
  const { words } = lexicon;
  const entries = useEntries();
  const pet = table.row[place]!;
  const kind = pet < 0 ? -1 : table.kind[pet]!;
  if (kind < 0) return <div className="tl-pet tl-pet-empty">{words.noPet}</div>;
  const { id, type, attack, health } = PETS[kind]!;
  const dead = (table.marks[pet]! & DEAD) !== 0;
  const scared = table.scaredFor[pet]! > 0;
  const offer = picking.places.get(place);
  const actor = picking.picked === undefined ? picking.actors.get(place) : undefined;
  const { declared } = table;
  const entry = entries[`pet:${id}`];
  const name = lexicon.pet(kind);
  return (
    <div
      className={classes(
        'tl-pet',
        `tl-type-${type}`,
        dead && 'tl-pet-dead',
        scared && 'tl-pet-down',
        declared?.target === pet && 'tl-pet-target',
        declared?.striker === pet && 'tl-pet-striker',
        (offer !== undefined || actor !== undefined) && 'tl-may',
      )}
      data-place={place}
      data-spot={`pet ${PLACE_NAMES[place]}`}
    >
      <span className="tl-pet-head">
        <Popover className="tl-pet-name" content={() => entry !== undefined && <EntryView entry={entry} />}>
          {name}
        </Popover>
        {TYPE_PICTURES[type] !== undefined && <Icon body={TYPE_PICTURES[type]} label={words.types[type]!} />}
      </span>
      <span className="tl-pet-picture">
        {dead ? <span aria-hidden="true">✕</span> : <Icon body={petPicture(id)} />}
      </span>
      {dead ? (
        <span className="tl-pet-note">{words.fallen}</span>
      ) : (
        <span className="tl-pet-figures">
          <FigureView icon={ATTACK} label={words.attack} value={table.attack[pet]!} base={attack} />
          <FigureView
            icon={HEART}
            label={words.health}
            value={Math.max(0, table.current[pet]!)}
            base={health}
          />
        </span>
      )}
      <States table={table} pet={pet} lexicon={lexicon} />
      {(offer !== undefined || actor !== undefined) && (
        // The question lists the same choice for keyboards and screen readers.
        <button
          type="button"
          className="tl-pick"
          tabIndex={-1}
          aria-hidden="true"
          title={offer?.label ?? name}
          onClick={() => (offer === undefined ? picking.pick(actor!.key) : onChoose(offer))}
        />
      )}
    </div>
  );
}

/** How long something still lies on a pet, as pips and in words. */
function States({
  table,
  pet,
  lexicon,
}: {
  readonly table: TrueshotView;
  readonly pet: number;
  readonly lexicon: Lexicon;
}) {
  const { words } = lexicon;
  const states = [
    [words.stopped, table.stoppedFor[pet]!],
    [words.guarded, table.guardedFor[pet]!],
    [words.scared, table.scaredFor[pet]!],
  ] as const;
  return (
    <>
      {states.map(([name, left]) =>
        left > 0 ? (
          <span key={name} className="tl-state">
            {name} <span aria-hidden="true">{'●'.repeat(Math.min(4, left))}</span>
            <span className="sr-only">{words.pips(left)}</span>
          </span>
        ) : null,
      )}
    </>
  );
}
