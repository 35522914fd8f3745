/** A pet shown large: one to choose from, or the one that was just turned up. */
import { classes, Icon } from '@fray/kit';
import type { ReactNode } from 'react';
import { PETS } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import { ATTACK, HEART, TYPE_PICTURES } from '../pictures.js';
import { CardName } from './card-name.js';
import { PetFigure } from './pet-figure.js';
import { wordiness } from './wordiness.js';

interface LargePetProps {
  readonly kind: number;
  readonly picked?: boolean;
  readonly may?: boolean;
  /** What lies over the card, such as the button that picks it. */
  readonly children?: ReactNode;
}

const TYPES = 3;

export function LargePet({ kind, picked = false, may = false, children }: LargePetProps) {
  const { words, pet, text } = useLexicon();
  const { id, type, attack, health } = PETS[kind]!;
  const sign = TYPE_PICTURES[type];
  const beaten = (type + 1) % TYPES;
  return (
    <div className={classes('tl-pet', 'tl-large', `tl-type-${type}`, may && 'tl-may', picked && 'tl-picked')}>
      <div className={classes('tl-paper', wordiness(text(`pet:${id}`)))}>
        <span className="tl-pet-head">
          <CardName entry={`pet:${id}`} name={pet(kind)} />
          {sign !== undefined && <Icon body={sign} label={words.types[type]!} />}
        </span>
        <PetFigure id={id} type={type} />
        <span className="tl-pet-text">{text(`pet:${id}`)}</span>
        {sign !== undefined && (
          <span className="tl-large-edge">
            {words.edgeOver} <Icon body={TYPE_PICTURES[beaten]!} /> <b>{words.types[beaten]}</b>
          </span>
        )}
        <span className="tl-pet-figures">
          <span className="tl-figure">
            <Icon body={ATTACK} label={words.attack} /> <b>{attack}</b>
          </span>
          <span className="tl-figure">
            <b>{health}</b> <Icon body={HEART} label={words.health} />
          </span>
        </span>
      </div>
      {children}
    </div>
  );
}
