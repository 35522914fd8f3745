/** A pet shown large: one to choose from, or the one that was just turned up. */
import { classes, Icon, useEntries } from '@fray/kit';
import type { ReactNode } from 'react';
import { PETS } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import { ATTACK, HEART, petPicture, TYPE_PICTURES } from '../pictures.js';
import { CardName } from './card-name.js';

interface LargePetProps {
  readonly kind: number;
  readonly lexicon: Lexicon;
  readonly picked?: boolean;
  readonly may?: boolean;
  /** What lies over the card, such as the button that picks it. */
  readonly children?: ReactNode;
}

const TYPES = 3;

export function LargePet({ kind, lexicon, picked = false, may = false, children }: LargePetProps) {
  const { words } = lexicon;
  const { id, type, attack, health } = PETS[kind]!;
  const entry = useEntries()[`pet:${id}`];
  const sign = TYPE_PICTURES[type];
  return (
    <div
      className={classes('tl-large', `tl-type-${type}`, may && 'tl-large-may', picked && 'tl-large-picked')}
    >
      <span className="tl-large-head">
        <CardName entry={`pet:${id}`} name={lexicon.pet(kind)} />
        {sign !== undefined && <Icon body={sign} />}
      </span>
      <span className="tl-large-type">{words.types[type]}</span>
      <span className="tl-pet-picture">
        <Icon body={petPicture(id)} />
      </span>
      <span className="tl-large-text">{entry?.text}</span>
      {sign !== undefined && (
        <span className={`tl-large-edge tl-type-${(type + 1) % TYPES}`}>
          <span className="tl-soft">{words.edgeOver}</span> <Icon body={TYPE_PICTURES[(type + 1) % TYPES]!} />{' '}
          <b>{words.types[(type + 1) % TYPES]}</b>
        </span>
      )}
      <span className="tl-pet-figures">
        <span>
          <Icon body={ATTACK} label={words.attack} /> <b>{attack}</b>
        </span>
        <span>
          <Icon body={HEART} label={words.health} /> <b>{health}</b>
        </span>
      </span>
      {children}
    </div>
  );
}
