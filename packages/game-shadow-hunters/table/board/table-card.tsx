/** The card that is being resolved lies in the middle until it is done; one to be given can be dragged to somebody. */
import { classes } from '@fray/kit';
import { HIDDEN_CARD, type ShadowView } from '../../src/index.js';
import type { Picking } from '../acting/use-picking.js';
import type { Lexicon } from '../lexicon.js';
import { BigBack, BigCard } from './big-card.js';

interface TableCardProps {
  readonly table: ShadowView;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
}

export function TableCard({ table, lexicon, picking }: TableCardProps) {
  const { hermit, drawn } = table;
  const card = hermit >= 0 ? hermit : drawn;
  if (card < 0 && hermit !== HIDDEN_CARD) return null;
  const goes = card >= 0 && [...picking.seats.values()].some(([offer]) => isGiven(offer?.choice.do));
  return (
    <div
      className={classes('sh-table-card', goes && 'sh-goes')}
      data-middle-card=""
      onPointerDown={goes ? (down) => picking.drag.onPointerDown(down, 'card') : undefined}
    >
      {card >= 0 ? (
        <BigCard card={card} lexicon={lexicon} secret={hermit >= 0} />
      ) : (
        <BigBack deck={0} lexicon={lexicon} />
      )}
    </div>
  );
}

function isGiven(verb: string | undefined): boolean {
  return verb === 'give' || verb === 'target';
}
