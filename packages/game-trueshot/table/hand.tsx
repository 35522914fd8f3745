/** My spells as cards: those I may cast now are lit and can be picked; the others say why not. */
import { classes, EntryView, Icon, Popover, type RefusedOffer, useEntries } from '@fray/kit';
import { PETS, SPELL_IDS, type TrueshotView } from '../src/index.js';
import type { Lexicon } from './lexicon.js';
import { petPicture, spellPicture } from './pictures.js';
import type { Picking } from './use-picking.js';

interface HandProps {
  readonly table: TrueshotView;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
  readonly refused: readonly RefusedOffer[];
  readonly onRefused: (refused: RefusedOffer) => void;
}

export function Hand({ table, lexicon, picking, refused, onRefused }: HandProps) {
  const { words } = lexicon;
  return (
    <section className="tl-hand" data-spot="hand" aria-label={words.hand}>
      {table.hand.map((spell, i) => {
        const id = SPELL_IDS[spell]!;
        const group = picking.spells.get(id);
        const why = group === undefined ? refused.find(({ choice }) => choice['spell'] === id) : undefined;
        return (
          // Two copies of a spell are the same card in every way but their place.
          <div
            key={`${id} ${i}`}
            className={classes(
              'tl-spell',
              group !== undefined && 'tl-may',
              picking.picked?.key === `cast ${id}` && 'tl-picked',
            )}
          >
            <SpellFace id={id} name={lexicon.spell(spell)} />
            {group !== undefined && (
              <button
                type="button"
                className="tl-pick"
                aria-label={lexicon.spell(spell)}
                onClick={() => picking.pick(group.key)}
              />
            )}
            {why !== undefined && (
              <button type="button" className="tl-why" onClick={() => onRefused(why)}>
                {words.notNow}
              </button>
            )}
          </div>
        );
      })}
      {table.offer.map((kind) => (
        <div key={kind} className={`tl-spell tl-type-${PETS[kind]!.type}`}>
          <PetFace kind={kind} name={lexicon.pet(kind)} />
        </div>
      ))}
    </section>
  );
}

function SpellFace({ id, name }: { readonly id: string; readonly name: string }) {
  const entry = useEntries()[`spell:${id}`];
  return (
    <Popover className="tl-spell-face" content={() => entry !== undefined && <EntryView entry={entry} />}>
      <b>{name}</b>
      <span className="tl-spell-picture">
        <Icon body={spellPicture(id)} />
      </span>
      <span className="tl-spell-text">{entry?.text}</span>
    </Popover>
  );
}

function PetFace({ kind, name }: { readonly kind: number; readonly name: string }) {
  const { id, attack, health } = PETS[kind]!;
  const entry = useEntries()[`pet:${id}`];
  return (
    <Popover className="tl-spell-face" content={() => entry !== undefined && <EntryView entry={entry} />}>
      <b>{name}</b>
      <span className="tl-spell-picture">
        <Icon body={petPicture(id)} />
      </span>
      <span className="tl-spell-text">{`${attack} / ${health}. ${entry?.text ?? ''}`}</span>
    </Popover>
  );
}
