/** The spell that was cast last, in the middle of the table, with what it answers. */
import { numberIn, SeatMark, type TableProps, textIn } from '@fray/kit';
import { spellKind, type TrueshotView } from '../../src/index.js';
import { SpellCard } from '../cards/spell-card.js';
import type { Lexicon } from '../lexicon.js';

interface CastSpellProps {
  readonly props: TableProps<TrueshotView>;
  readonly lexicon: Lexicon;
}

/** Whatever comes after these has nothing to do with the cast any more. */
const MOVES_ON = new Set(['turn', 'declared', 'lap', 'round-over', 'prepares']);

export function CastSpell({ props, lexicon }: CastSpellProps) {
  const { words } = lexicon;
  const { names, seat, last } = props;
  const { declared, kind } = props.view.table;
  const cast = last.findLast(({ type }) => type === 'cast' || MOVES_ON.has(type));
  if (cast?.type !== 'cast') return null;
  const by = numberIn(cast, 'seat');
  const spell = spellKind(textIn(cast, 'by').replace('spell:', ''));
  return (
    <section className="tl-cast" aria-label={words.castNow}>
      <p className="tl-soft">
        <SeatMark seat={by} size={14} />{' '}
        {declared === null
          ? words.casts(by === seat ? undefined : names[by]!)
          : words.castsOn(by === seat ? undefined : names[by]!, lexicon.pet(kind[declared.striker]!))}
      </p>
      <SpellCard spell={spell} lexicon={lexicon} may={false} />
    </section>
  );
}
