/** A pet as a card: type by colour and mark, figures, and what lies on it as pips and words. */
import { classes, FigureView, Icon, type Offer, useEntries } from '@fray/kit';
import { DEAD, type Forecast, PETS, PLACE_NAMES, type TrueshotView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import { ATTACK, HEART, petPicture, TYPE_PICTURES } from '../pictures.js';
import { type Picking, strikeAt } from '../use-picking.js';
import { CardName } from './card-name.js';
import { States } from './states.js';

/** Letters of a text for three lines; longer ones take room from the picture. */
const MOST_BESIDE_A_PICTURE = 54;

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
  const scared = table.lasts.scared[pet]! > 0;
  const offer = picking.places.get(place);
  const actor = picking.picked === undefined ? picking.actors.get(place) : undefined;
  const { declared } = table;
  const name = lexicon.pet(kind);
  const text = entries[`pet:${id}`]?.text ?? '';
  const strike = offer === undefined ? undefined : strikeAt(table, picking, pet);
  return (
    <div className="tl-pet-place">
      <div
        className={classes(
          'tl-pet',
          text.length > MOST_BESIDE_A_PICTURE && 'tl-pet-wordy',
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
          <CardName entry={`pet:${id}`} name={name} />
          {TYPE_PICTURES[type] !== undefined && (
            <Icon body={TYPE_PICTURES[type]} label={words.types[type]!} />
          )}
        </span>
        <span className="tl-pet-picture">
          {dead ? <span aria-hidden="true">✕</span> : <Icon body={petPicture(id)} />}
        </span>
        <span className="tl-pet-text">{text}</span>
        <span className="tl-pet-figures">
          <FigureView icon={ATTACK} label={words.attack} value={table.attack[pet]!} base={attack} />
          <FigureView
            icon={HEART}
            label={words.health}
            value={Math.max(0, table.current[pet]!)}
            base={health}
          />
        </span>
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
      {dead && <span className="tl-state">{words.fallen}</span>}
      <Fate table={table} pet={pet} aimed={strike} lexicon={lexicon} />
      <States table={table} pet={pet} lexicon={lexicon} />
    </div>
  );
}

interface FateProps {
  readonly table: TrueshotView;
  readonly pet: number;
  readonly aimed: Forecast | undefined;
  readonly lexicon: Lexicon;
}

/** What a strike would do to this pet: the one being aimed, or the one that waits to land. */
function Fate({ table, pet, aimed, lexicon }: FateProps) {
  const { words } = lexicon;
  const { declared } = table;
  if (aimed !== undefined)
    return (
      <span className={classes('tl-state', aimed.falls && 'tl-falls')}>
        {words.wouldTake(aimed.damage, aimed.falls)}
      </span>
    );
  if (declared?.target !== pet || !declared.falls) return null;
  return <span className="tl-state tl-falls">{words.fallsIfItLands}</span>;
}
