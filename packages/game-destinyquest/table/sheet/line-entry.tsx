/** One line of a sheet told whole: why not now, what the ability does, what the item is and gives. */
import { Clause, EntryView, type RefusedOffer, useExpert } from '@fray/kit';
import { BONUSES } from '../../src/heroes/hero.js';
import type { HeroItem } from '../../src/index.js';
import { useAbility, useWords } from '../lexicon.js';
import type { DuelWords } from '../words/en.js';
import type { SheetLine } from './sheet-lines.js';

interface LineEntryProps {
  readonly line: SheetLine;
  readonly refused: RefusedOffer | undefined;
}

export function LineEntry({ line, refused }: LineEntryProps) {
  const words = useWords();
  const entryOf = useAbility();
  const expert = useExpert();
  const { item, ability, spent } = line;
  const entry = ability === null ? undefined : entryOf(ability.id);
  return (
    <span className="entry">
      {refused !== undefined && (
        <span className="dq-why">
          {refused.reason} {expert && <Clause id={refused.why.clause} />}
        </span>
      )}
      {refused === undefined && spent && <span className="dq-why">{words.spent}</span>}
      {entry !== undefined && <EntryView entry={entry} />}
      {item !== null && (
        <span className="dq-soft">
          {words.labelled(words.called(item.name))}{' '}
          {words.itemKind(item.box, item.kind, item.lootCard, item.only)}. {figuresOf(item, words)}
        </span>
      )}
    </span>
  );
}

export function figuresOf({ bonuses }: HeroItem, words: DuelWords): string {
  const points = BONUSES.filter((bonus) => bonuses[bonus] !== 0).map(
    (bonus) => `${words.capital(words.setup.bonuses[bonus])} ${words.signed(bonuses[bonus])}`,
  );
  return points.join(', ') || words.noFigures;
}
