/** What can be played now as blue chips that say what they do; the rest by step, each with its reason. */

import type { Entry } from '@fray/engine';
import type { Offer } from '@fray/kit';
import { Button, Clause, classes, EntryView, Popover } from '@fray/kit';
import { useState } from 'react';
import { useWords } from '../lexicon.js';
import { type AbilityChoice, detailOf, grouped } from './choices.js';

export interface AbilityBarProps {
  readonly choices: readonly AbilityChoice[];
  readonly glossary: Readonly<Record<string, Entry>>;
  /** The ability whose further choice is open. */
  readonly picked: string | undefined;
  readonly onPick: (id: string | undefined) => void;
  readonly onChoose: (offer: Offer) => void;
}

export function AbilityBar({ choices, glossary, picked, onPick, onChoose }: AbilityBarProps) {
  const words = useWords();
  const open = choices.filter(({ offers }) => offers.length > 0);
  const shut = choices.filter(({ offers }) => offers.length === 0);
  const choice = open.find(({ ability }) => ability.id === picked);
  return (
    <div className="dq-bar">
      {choice !== undefined ? (
        <FurtherChoice choice={choice} onPick={onPick} onChoose={onChoose} />
      ) : (
        open.length > 0 && (
          <ul className="dq-open" aria-label={words.youMay}>
            {open.map(({ ability, offers, left, waits }, i) => (
              <li key={ability.id}>
                <Button
                  kind="choice"
                  note={glossary[ability.id]?.text}
                  {...(i < 9 ? { hotkey: String(i + 1) } : {})}
                  onClick={() => (offers.length === 1 ? onChoose(offers[0]!) : onPick(ability.id))}
                >
                  {words.capital(words.ability(ability.id))}
                  {left > 1 && ` ×${left}`}
                  {waits && <span className="dq-waits"> {words.waits}</span>}
                </Button>
              </li>
            ))}
          </ul>
        )
      )}
      <ShutChoices choices={shut} glossary={glossary} />
    </div>
  );
}

type FurtherProps = Pick<AbilityBarProps, 'onPick' | 'onChoose'> & { readonly choice: AbilityChoice };

function FurtherChoice({ choice, onPick, onChoose }: FurtherProps) {
  const words = useWords();
  const name = words.ability(choice.ability.id);
  return (
    <fieldset className="dq-further">
      <legend>{words.choose(words.capital(name))}</legend>
      {choice.offers.map((offer, i) => (
        <Button
          key={offer.label + offer.move.join()}
          kind="choice"
          autoFocus={i === 0}
          {...(i < 9 ? { hotkey: String(i + 1) } : {})}
          onClick={() => onChoose(offer)}
        >
          {words.capital(detailOf(offer, name))}
        </Button>
      ))}
      <Button kind="quiet" hotkey="Esc" onClick={() => onPick(undefined)}>
        {words.back}
      </Button>
    </fieldset>
  );
}

function ShutChoices({ choices, glossary }: Pick<AbilityBarProps, 'choices' | 'glossary'>) {
  const words = useWords();
  const [open, setOpen] = useState(() => window.innerWidth > 1100 && window.innerHeight > 1040);
  if (choices.length === 0) return null;
  return (
    <details className="dq-shut" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.later(choices.length)}</summary>
      <div className="dq-groups">
        {grouped(choices, words).map((group) => (
          <div key={group.name} className="dq-group">
            <h3>{group.name}</h3>
            <ul>
              {group.choices.map((choice) => (
                <li key={choice.ability.id}>
                  <ShutChip choice={choice} entry={glossary[choice.ability.id]} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

function ShutChip({ choice, entry }: { readonly choice: AbilityChoice; readonly entry: Entry | undefined }) {
  const { ability, left, refused } = choice;
  const words = useWords();
  const name = words.ability(ability.id);
  const label = refused === undefined ? name : words.why(name, refused.reason);
  return (
    <Popover
      className={classes('dq-chip', left === 0 && 'dq-spent')}
      label={label}
      content={() => (
        <span className="entry">
          {refused !== undefined && (
            <span className="dq-why">
              {refused.reason} <Clause id={refused.why.clause} />
            </span>
          )}
          {entry !== undefined && <EntryView entry={entry} />}
        </span>
      )}
    >
      {words.capital(name)}
    </Popover>
  );
}
