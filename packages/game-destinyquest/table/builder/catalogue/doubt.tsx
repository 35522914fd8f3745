/** Says of a worn item of the books that only one list has it: its figures are right above, to be put right. */
import type { ItemSpec } from '../../../src/index.js';
import { useWords } from '../../lexicon.js';
import { ENTRIES, goesIn } from './catalogue.js';

export function Doubt({ item }: { readonly item: ItemSpec | undefined }) {
  const words = useWords();
  const doubtful = ENTRIES.some(
    (entry) => entry.unconfirmed && item !== undefined && entry.name === item.name && goesIn(entry, item.box),
  );
  if (!doubtful) return null;
  return (
    <p className="dq-doubt">
      <b>{words.capital(words.setup.catalogue.unconfirmed)}.</b> {words.setup.catalogue.putRight}
    </p>
  );
}
