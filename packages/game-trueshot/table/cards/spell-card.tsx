/** A spell as a card, in hand, in the draft, or in the middle while it is cast. */
import { classes, Icon } from '@fray/kit';
import type { CSSProperties, ReactNode } from 'react';
import { SPELL_IDS } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import { spellPicture } from '../pictures.js';
import { CardName } from './card-name.js';
import { wordiness } from './wordiness.js';

interface SpellCardProps {
  readonly spell: number;
  readonly may?: boolean;
  readonly picked?: boolean;
  /** Somebody else has taken it. */
  readonly gone?: boolean;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

export function SpellCard({
  spell,
  may = false,
  picked = false,
  gone = false,
  style,
  children,
}: SpellCardProps) {
  const lexicon = useLexicon();
  const id = SPELL_IDS[spell]!;
  const text = lexicon.text(`spell:${id}`);
  return (
    <div
      className={classes(
        'tl-spell',
        wordiness(text),
        may && 'tl-may',
        picked && 'tl-picked',
        gone && 'tl-gone',
      )}
      style={style}
      data-at={`spell ${id}`}
    >
      <CardName entry={`spell:${id}`} name={lexicon.spell(spell)} />
      <span className="tl-spell-picture">
        <Icon body={spellPicture(id)} />
      </span>
      <span className="tl-spell-text">{text}</span>
      {children}
    </div>
  );
}
