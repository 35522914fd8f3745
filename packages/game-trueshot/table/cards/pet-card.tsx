/** A pet as a card: its land, figures, what lies on it, and what a strike would do to it. */
import { classes, FigureView, Icon } from '@fray/kit';
import { DEAD, PETS, PLACE_NAMES, type TrueshotView } from '../../src/index.js';
import { FREE } from '../acting/aim-of.js';
import { Fate } from '../acting/fate.js';
import { Handle } from '../acting/handle.js';
import type { Pointing } from '../acting/use-pointing.js';
import { type Lexicon, useLexicon } from '../lexicon.js';
import { InItsPlace } from '../middle/in-its-place.js';
import { ATTACK, HEART, TYPE_PICTURES } from '../pictures.js';
import { useTable } from '../table-context.js';
import { CardName } from './card-name.js';
import { PetFigure } from './pet-figure.js';
import { States } from './states.js';
import { wordiness } from './wordiness.js';

const PLACES = 3;
export function PetCard({ place }: { readonly place: number }) {
  const { table, pointing } = useTable();
  const lexicon = useLexicon();
  const pet = table.row[place]!;
  const kind = pet < 0 ? -1 : table.kind[pet]!;
  const id = PLACE_NAMES[place]!;
  if (kind < 0) return <EmptyPlace place={place} />;
  const isDead = (table.marks[pet]! & DEAD) !== 0;
  return (
    <div
      className={classes(
        'tl-pet',
        `tl-type-${PETS[kind]!.type}`,
        isDead && 'tl-dead',
        table.lasts.scared[pet]! > 0 && 'tl-down',
        ...pointedAt(pointing, id),
        ...inStrike(table, pet),
      )}
      data-place={place}
      data-at={id}
      data-spot={`pet ${id}`}
    >
      <Face pet={pet} kind={kind} table={table} lexicon={lexicon} />
      <Handle thing={id} name={lexicon.pet(kind)} />
      <States table={table} pet={pet} isDead={isDead} />
      <Fate place={place} pet={pet} />
      <InItsPlace pet={pet} id={id} />
    </div>
  );
}

/** Of mine, the first one takes a pet that was turned up. */
function EmptyPlace({ place }: { readonly place: number }) {
  const { table, pointing, me } = useTable();
  const { words } = useLexicon();
  const first = table.row.findIndex((pet, at) => pet < 0 && Math.floor(at / PLACES) === me);
  const isFree = place === first;
  return (
    <div
      className={classes(
        'tl-pet',
        'tl-pet-empty',
        isFree && pointing.choosing.open.includes(FREE) && 'tl-may',
      )}
      {...(isFree ? { 'data-at': FREE } : {})}
    >
      {words.noPet}
      {isFree && <Handle target={FREE} name={words.noPet} />}
    </div>
  );
}

function pointedAt({ choosing, can }: Pointing, id: string): (string | false)[] {
  const { picked, aimed, open } = choosing;
  return [
    picked === id && 'tl-picked',
    aimed === id && 'tl-aimed',
    (picked === undefined ? can(id) : open.includes(id)) && 'tl-may',
  ];
}

function inStrike({ declared }: TrueshotView, pet: number): (string | false)[] {
  return [declared?.target === pet && 'tl-target', declared?.striker === pet && 'tl-striker'];
}

interface FaceProps {
  readonly pet: number;
  readonly kind: number;
  readonly table: TrueshotView;
  readonly lexicon: Lexicon;
}

/** The card itself, of paper. */
function Face({ pet, kind, table, lexicon }: FaceProps) {
  const { words } = lexicon;
  const { id, type, attack, health } = PETS[kind]!;
  const text = lexicon.text(`pet:${id}`);
  const sign = TYPE_PICTURES[type];
  return (
    <div className={classes('tl-paper', wordiness(text))}>
      <span className="tl-pet-head">
        <CardName entry={`pet:${id}`} name={lexicon.pet(kind)} />
        {sign !== undefined && <Icon body={sign} label={words.types[type]!} />}
      </span>
      <PetFigure id={id} type={type} />
      <span className="tl-pet-text">{text}</span>
      <span className="tl-pet-figures">
        <FigureView icon={ATTACK} label={words.attack} value={table.attack[pet]!} base={attack} />
        <Pips now={table.current[pet]!} of={table.maximum[pet]!} />
        <FigureView
          icon={HEART}
          label={words.health}
          value={Math.max(0, table.current[pet]!)}
          base={health}
        />
      </span>
    </div>
  );
}

const MOST_PIPS = 8;

/** Health as a row of drops, where there are not too many to be seen at a glance. */
function Pips({ now, of }: { readonly now: number; readonly of: number }) {
  if (of > MOST_PIPS) return null;
  return (
    <span className="tl-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i < now ? undefined : 'tl-off'} />
      ))}
    </span>
  );
}
