/** My spells as cards: those I may cast now are lit and can be picked; the others say why not. */
import { classes, type RefusedOffer } from '@fray/kit';
import { SPELL_IDS, type TrueshotView } from '../src/index.js';
import { SpellCard } from './cards/spell-card.js';
import type { Lexicon } from './lexicon.js';
import type { Picking } from './use-picking.js';

interface HandProps {
  readonly table: TrueshotView;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
  /** What picks each spell, by its id. */
  readonly keys: ReadonlyMap<string, string>;
  readonly refused: readonly RefusedOffer[];
  readonly onRefused: (refused: RefusedOffer) => void;
}

const COMBAT = 2;

interface FootProps {
  readonly table: TrueshotView;
  readonly spell: number;
  readonly targets: number;
  readonly lexicon: Lexicon;
}

/** What casting it would do about the strike that waits; without one, how many it can be aimed at. */
function Foot({ table, spell, targets, lexicon }: FootProps) {
  const { words } = lexicon;
  const rescue = table.rescues.find((each) => each.spell === spell);
  if (rescue === undefined || table.declared === null)
    return (
      <span className="tl-spell-foot">
        <b>{words.allowed}</b> {targets > 1 && words.targets(targets)}
      </span>
    );
  const name = lexicon.pet(table.kind[table.declared.target]!);
  const how = rescue.stops ? words.callsOff : rescue.turns ? words.turnsAway : words.leaves(rescue.left);
  const saves = rescue.left > 0;
  return (
    <span className={classes('tl-spell-foot', saves && 'tl-saves')}>
      <b>{saves ? words.saves(name) : words.allowed}</b> {saves ? how : words.stillFalls(name)}
    </span>
  );
}

export function Hand({ table, lexicon, picking, keys, refused, onRefused }: HandProps) {
  const { words } = lexicon;
  return (
    <section
      className={classes('tl-hand', table.phase !== COMBAT && 'tl-hand-asleep')}
      data-spot="hand"
      aria-label={words.hand}
    >
      {table.phase !== COMBAT && table.hand.length > 0 && <p className="tl-soft">{words.handAsleep}</p>}
      {table.hand.map((spell, i) => {
        const id = SPELL_IDS[spell]!;
        const group = picking.spells.get(id);
        const picked = picking.picked?.key === `cast ${id}`;
        const why = group === undefined ? refused.find(({ choice }) => choice['spell'] === id) : undefined;
        return (
          // Two copies of a spell are the same card in every way but their place.
          <SpellCard
            key={`${id} ${i}`}
            spell={spell}
            lexicon={lexicon}
            may={group !== undefined}
            picked={picked}
          >
            {group !== undefined && (
              <>
                {keys.has(id) && (
                  <span className="key tl-spell-key" aria-hidden="true">
                    {keys.get(id)}
                  </span>
                )}
                <Foot table={table} spell={spell} targets={group.offers.length} lexicon={lexicon} />
                <button
                  type="button"
                  className="tl-pick"
                  aria-label={words.cast(lexicon.spell(spell))}
                  aria-keyshortcuts={keys.get(id)}
                  aria-pressed={picked}
                  onClick={() => (picked ? picking.drop() : picking.pick(group.key))}
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
