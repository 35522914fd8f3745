/** My spells as cards: those I may cast now are lit and can be picked; the others say why not. */
import type { RefusedOffer } from '@fray/kit';
import { SPELL_IDS, type TrueshotView } from '../src/index.js';
import { SpellCard } from './cards/spell-card.js';
import type { Lexicon } from './lexicon.js';
import type { Picking } from './use-picking.js';

interface HandProps {
  readonly table: TrueshotView;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
  readonly refused: readonly RefusedOffer[];
  readonly onRefused: (refused: RefusedOffer) => void;
}

const COMBAT = 2;

export function Hand({ table, lexicon, picking, refused, onRefused }: HandProps) {
  const { words } = lexicon;
  return (
    <section className="tl-hand" data-spot="hand" aria-label={words.hand}>
      {table.phase !== COMBAT && table.hand.length > 0 && <p className="tl-soft">{words.handAsleep}</p>}
      {table.hand.map((spell, i) => {
        const id = SPELL_IDS[spell]!;
        const group = picking.spells.get(id);
        const why = group === undefined ? refused.find(({ choice }) => choice['spell'] === id) : undefined;
        return (
          // Two copies of a spell are the same card in every way but their place.
          <SpellCard
            key={`${id} ${i}`}
            spell={spell}
            lexicon={lexicon}
            may={group !== undefined}
            picked={picking.picked?.key === `cast ${id}`}
          >
            {group !== undefined && (
              <>
                <span className="tl-spell-foot">
                  <b>{words.allowed}</b> {group.offers.length > 1 && words.targets(group.offers.length)}
                </span>
                <button
                  type="button"
                  className="tl-pick"
                  aria-label={words.cast(lexicon.spell(spell))}
                  onClick={() => picking.pick(group.key)}
                />
              </>
            )}
            {why !== undefined && (
              <button type="button" className="tl-why" onClick={() => onRefused(why)}>
                {words.notNow}
              </button>
            )}
          </SpellCard>
        );
      })}
    </section>
  );
}
