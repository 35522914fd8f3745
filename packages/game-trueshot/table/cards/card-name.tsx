/** A card's name; resting on the card, or pressing its name, opens the card large with its text and rulings. */
import { EntryView, Popover, useEntries } from '@fray/kit';

/** Letters of one word that a small card has room for. */
const MOST_LETTERS = 9;

function longest(name: string): number {
  return Math.max(...name.split(' ').map((word) => word.length));
}

export function CardName({ entry: id, name }: { readonly entry: string; readonly name: string }) {
  const entry = useEntries()[id];
  return (
    <Popover className="tl-name" content={() => entry !== undefined && <EntryView entry={entry} />}>
      <b className={longest(name) > MOST_LETTERS ? 'tl-name-long' : undefined}>{name}</b>
    </Popover>
  );
}
