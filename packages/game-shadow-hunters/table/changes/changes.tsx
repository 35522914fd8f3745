/** Changing a house rule in the middle of a match: what may be proposed, and what votes have changed so far. */
import { changedSince, type WordBook } from '@fray/engine';
import { Button, type Offer, SelectField, type TableProps } from '@fray/kit';
import { useState } from 'react';
import { CHANGE_NAMES, CHANGES, HOUSE_IDS, type ShadowView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import './changes.css';

interface ChangesProps {
  readonly props: TableProps<ShadowView>;
  readonly lexicon: Lexicon;
}

const optionOf = ({ choice }: Offer): string | undefined =>
  CHANGES[CHANGE_NAMES.indexOf(String(choice['rule']))]?.id;

/** First the rule or number, then what it should be. */
export function ChangeChoice({ props, lexicon }: ChangesProps) {
  const { moves, book, onChoose } = props;
  const options = [...new Set(moves.flatMap((offer) => optionOf(offer) ?? []))];
  const [chosen, setChosen] = useState(options[0] ?? '');
  if (moves.length === 0) return null;
  return (
    <div className="sh-changes">
      {options.length > 0 && (
        <SelectField
          label={lexicon.words.setup.whichRule}
          value={chosen}
          values={options.map((id) => ({ value: id, label: book.options[id]?.label ?? id }))}
          onChange={setChosen}
        />
      )}
      <div className="sh-answers">
        {moves
          .filter((offer) => optionOf(offer) === undefined || optionOf(offer) === chosen)
          .toReversed()
          .map((offer) => (
            <Button
              key={offer.label}
              kind={optionOf(offer) === undefined ? 'quiet' : 'choice'}
              onClick={() => onChoose(offer)}
            >
              {offer.label}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** One line, only where something changed: "Changed by a vote: DOUBLE adds 4." */
export function ChangedRules({ props, lexicon }: ChangesProps) {
  const { options, view, book } = props;
  const { setup } = lexicon.words;
  const now: Readonly<Record<string, unknown>> = { ...view.table.options };
  const changed = changedSince(options, now).map((id) => tell(book, id, now[id], setup));
  if (changed.length === 0) return null;
  return (
    <p className="sh-changed" role="status">
      {setup.changed} {changed.join(' · ')}
    </p>
  );
}

function tell(
  book: WordBook<ShadowView>,
  id: string,
  value: unknown,
  { on, off }: Lexicon['words']['setup'],
): string {
  const { label, values } = book.options[id]!;
  const isRule = HOUSE_IDS.some((rule) => rule === id);
  const said = isRule ? (value === true ? on : off) : (values?.[String(value)] ?? String(value));
  return `${label}: ${said}`;
}
