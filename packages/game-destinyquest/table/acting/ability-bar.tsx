/** What can be played now as blue buttons that say what they do; what cannot says why on the sheet, where it stands. */

import type { GlossaryEntry } from '@fray/engine';
import type { Offer } from '@fray/kit';
import { Button } from '@fray/kit';
import { useWords } from '../lexicon.js';
import { type AbilityChoice, detailOf } from './choices.js';

export interface AbilityBarProps {
  readonly choices: readonly AbilityChoice[];
  readonly glossary: Readonly<Record<string, GlossaryEntry>>;
  /** The ability whose further choice is open. */
  readonly picked: string | undefined;
  readonly onPick: (id: string | undefined) => void;
  readonly onChoose: (offer: Offer) => void;
}

export function AbilityBar({ choices, glossary, picked, onPick, onChoose }: AbilityBarProps) {
  const words = useWords();
  const open = choices.filter(({ offers }) => offers.length > 0);
  const choice = open.find(({ ability }) => ability.id === picked);
  if (choice !== undefined) return <FurtherChoice choice={choice} onPick={onPick} onChoose={onChoose} />;
  if (open.length === 0) return null;
  return (
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
