/** The spells that are shared out at the end of a round, as cards to pick from (TL-72, TL-73). */
import { SPELL_IDS } from '../../src/index.js';
import { Handle } from '../acting/handle.js';
import { SpellCard } from '../cards/spell-card.js';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';

export function Draft() {
  const { table, pointing } = useTable();
  const { words, spell: nameOf } = useLexicon();
  const { draft, revealed } = table;
  return (
    <section className="tl-draft" aria-label={words.draft} data-spot="draft">
      <p className="tl-caption">{words.draft}</p>
      <div className="tl-draft-cards">
        {revealed.map((spell) => {
          const thing = `spell ${SPELL_IDS[spell]}`;
          return (
            // Whoever picks sees what is left; the others only how many are.
            <SpellCard
              key={thing}
              spell={spell}
              may={pointing.can(thing)}
              gone={draft.length > 0 && !draft.includes(spell)}
            >
              <Handle thing={thing} name={nameOf(spell)} />
            </SpellCard>
          );
        })}
      </div>
    </section>
  );
}
