/** A card 136 by 168: coloured edge, name, picture, ability line, and its figures in one row with their signs. */
import type { CSSProperties, ReactNode } from 'react';
import './card.css';
import { classes } from '../classes.js';
import { type Figure, FigureView } from './figure.js';
import { Icon } from './icon.js';

export interface CardFaceProps {
  readonly name: string;
  readonly picture: string;
  readonly ability?: ReactNode;
  readonly figures: readonly Figure[];
  /** Which of the game's two colours; absent: the side of the element around it. */
  readonly side?: number;
  /** Greyed because it may not be used now. */
  readonly muted?: boolean;
  readonly selected?: boolean;
  /** A soft mark on what changed last. */
  readonly marked?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
}

export function CardFace(props: CardFaceProps) {
  const { name, picture, ability, figures, side, muted, selected, marked, className, style } = props;
  return (
    <div
      className={classes(
        'card',
        side !== undefined && `side-${side}`,
        muted && 'card-muted',
        selected && 'card-selected',
        marked && 'card-marked',
        className,
      )}
      style={style}
    >
      <div className="card-name">{name}</div>
      <div className="card-picture">
        <Icon body={picture} />
      </div>
      <div className="card-ability">{ability}</div>
      <div className="card-figures">
        {figures.map((figure) => (
          <FigureView key={figure.label} {...figure} />
        ))}
      </div>
    </div>
  );
}

/** The back of a card nobody may see. */
export function CardBack({ picture, className }: { readonly picture: string; readonly className?: string }) {
  return (
    <div className={classes('card-back', className)} aria-hidden="true">
      <Icon body={picture} />
    </div>
  );
}
