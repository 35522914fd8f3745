/** A spell as a card, in hand or in the draft. */
import { classes, Icon, useEntries } from '@fray/kit';
import type { ReactNode } from 'react';
import { SPELL_IDS } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import { spellPicture } from '../pictures.js';
import { CardName } from './card-name.js';

interface SpellCardProps {
  readonly spell: number;
  readonly lexicon: Lexicon;
  readonly may: boolean;
  readonly picked?: boolean;
  /** Somebody else has taken it. */
  readonly gone?: boolean;
  readonly children?: ReactNode;
}

export function SpellCard({ spell, lexicon, may, picked = false, gone = false, children }: SpellCardProps) {
  const id = SPELL_IDS[spell]!;
  const entry = useEntries()[`spell:${id}`];
  return (
    <div className={classes('tl-spell', may && 'tl-may', picked && 'tl-picked', gone && 'tl-spell-gone')}>
      <span className="tl-spell-head">
        <CardName entry={`spell:${id}`} name={lexicon.spell(spell)} />
      </span>
      <span className="tl-spell-picture">
        <Icon body={spellPicture(id)} />
      </span>
      <span className="tl-spell-text">{entry?.text}</span>
      {children}
    </div>
  );
}
