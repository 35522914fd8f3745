/** What lies before somebody: the character once it is known, Equipment and held cards, each a small card on the table. */
import { classes, EntryView, Icon, Popover, useEntries } from '@fray/kit';
import { CARDS, CHARACTERS, type ShadowView } from '../../src/index.js';
import { gearKey, type Picking } from '../acting/use-picking.js';
import { factionOf, gearIn, has, type Lexicon } from '../lexicon.js';
import { cardPicture, characterPicture } from '../pictures.js';

interface GearProps {
  readonly table: ShadowView;
  readonly player: number;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
}

/** Everything that lies before a player, in one order wherever it is shown. */
export function cardsOf(table: ShadowView, player: number): readonly number[] {
  return [...gearIn(table.gear[player]!), ...table.hands[player]!];
}

/** The character that everybody knows of a player. */
export function shownCharacter(table: ShadowView, player: number): number | undefined {
  const character = table.characters[player]!;
  const shown = has(table.revealed, player) || !has(table.alive, player);
  return shown && character >= 0 ? character : undefined;
}

export function Gear({ table, player, lexicon, picking }: GearProps) {
  const entries = useEntries();
  const shown = shownCharacter(table, player);
  const cards = cardsOf(table, player);
  return (
    <div className={classes('sh-gear', cards.length > 2 && 'sh-gear-many')}>
      {shown !== undefined && (
        <Popover
          className={`sh-item sh-item-shown sh-${factionOf(shown)}`}
          content={() => <Entry id={`character:${CHARACTERS[shown]!.id}`} entries={entries} />}
        >
          <Icon body={characterPicture(CHARACTERS[shown]!.id)} />
          <span className="sh-gear-name">{lexicon.character(shown)}</span>
        </Popover>
      )}
      {cards.map((card) => {
        const offer = picking.gear.get(gearKey(player, card));
        const { id, deck } = CARDS[card]!;
        const look = classes('sh-item', deck === 2 && 'sh-item-black');
        const face = (
          <>
            <Icon body={cardPicture(id)} />
            <span className="sh-gear-name">{lexicon.card(card)}</span>
          </>
        );
        if (offer !== undefined)
          return (
            <button
              key={card}
              type="button"
              className={classes(look, 'sh-choice')}
              aria-label={offer.label}
              onClick={() => picking.choose(offer)}
            >
              {face}
            </button>
          );
        return (
          <Popover key={card} className={look} content={() => <Entry id={`card:${id}`} entries={entries} />}>
            {face}
          </Popover>
        );
      })}
    </div>
  );
}

type Entries = ReturnType<typeof useEntries>;

function Entry({ id, entries }: { readonly id: string; readonly entries: Entries }) {
  const entry = entries[id];
  return entry === undefined ? null : <EntryView entry={entry} />;
}
