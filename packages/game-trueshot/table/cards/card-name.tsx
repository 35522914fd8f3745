/** A card's name; resting on the card, or pressing its name, opens the card large with its text and rulings. */
import { EntryView, Popover, useEntries } from '@fray/kit';

export function CardName({ entry: id, name }: { readonly entry: string; readonly name: string }) {
  const entry = useEntries()[id];
  return (
    <Popover className="tl-name" content={() => entry !== undefined && <EntryView entry={entry} />}>
      <b>{name}</b>
    </Popover>
  );
}
