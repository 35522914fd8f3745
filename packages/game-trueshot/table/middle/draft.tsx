/** The spells that are shared out at the end of a round, as cards to pick from (TL-72, TL-73). */
import type { Offer, TableProps } from '@fray/kit';
import { SPELL_IDS, type TrueshotView } from '../../src/index.js';
import { SpellCard } from '../cards/spell-card.js';
import type { Lexicon } from '../lexicon.js';

interface DraftProps {
  readonly props: TableProps<TrueshotView>;
  readonly lexicon: Lexicon;
}

export function Draft({ props, lexicon }: DraftProps) {
  const { table } = props.view;
  const { words } = lexicon;
  if (table.sizes.draft === 0) return null;
  return (
    <section className="tl-draft" aria-label={words.draft} data-spot="draft">
      <p className="tl-soft">{words.draft}</p>
      <div className="tl-draft-cards">
        {table.revealed.map((spell) => (
          <DraftCard key={SPELL_IDS[spell]} spell={spell} props={props} lexicon={lexicon} />
        ))}
      </div>
    </section>
  );
}

/** Whoever picks sees what is left; the others only how many are. */
function DraftCard({ spell, props, lexicon }: DraftProps & { readonly spell: number }) {
  const { moves, onChoose } = props;
  const { draft } = props.view.table;
  const id = SPELL_IDS[spell]!;
  const offer: Offer | undefined = moves.find(({ choice }) => choice.do === 'take' && choice['spell'] === id);
  return (
    <SpellCard
      spell={spell}
      lexicon={lexicon}
      may={offer !== undefined}
      gone={draft.length > 0 && !draft.includes(spell)}
    >
      {offer !== undefined && (
        <button type="button" className="tl-pick" aria-label={offer.label} onClick={() => onChoose(offer)} />
      )}
    </SpellCard>
  );
}
