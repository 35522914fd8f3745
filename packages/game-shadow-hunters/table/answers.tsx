/** The answers to what is asked of me, each with what it would come to where the table agreed on odds. */

import { Button, type Offer, type TableProps } from '@fray/kit';
import { type AttackForecast, attackForecast, type ShadowView } from '../src/index.js';
import type { Lexicon } from './lexicon.js';

interface AnswersProps {
  readonly props: TableProps<ShadowView>;
  readonly lexicon: Lexicon;
}

export function Answers({ props, lexicon }: AnswersProps) {
  const { moves, onChoose, view, seat } = props;
  if (moves.length === 0) return null;
  const only = moves.length === 1;
  return (
    <div className="sh-answers">
      {moves.map((offer, i) => {
        const odds = view.table.options.help === 'odds' ? forecastOf(props, offer) : undefined;
        const mine = props.decision === 'blur';
        return (
          <Button
            key={offer.label}
            kind={only || offer.choice.do === 'roll' ? 'main' : 'choice'}
            {...(i < 9 ? { hotkey: String(i + 1) } : {})}
            {...(odds === undefined ? {} : { note: noteOf(odds, mine && seat >= 0, lexicon) })}
            onClick={() => onChoose(offer)}
          >
            {offer.label}
          </Button>
        );
      })}
    </div>
  );
}

function noteOf({ unhurt, falls }: AttackForecast, you: boolean, { words }: Lexicon): string {
  return `${words.unhurt(unhurt)}, ${words.falls(falls, you)}`;
}

/** What an attack on somebody, or one on me that I may blur, would come to from what I know. */
function forecastOf({ view, decision, seat }: TableProps<ShadowView>, { choice }: Offer) {
  const { table } = view;
  if (choice.do === 'attack') return attackForecast(table, seat, Number(choice['player']) - 1);
  const attack = table.attacks[table.attacks.length - 1];
  if (decision !== 'blur' || attack === undefined) return undefined;
  return attackForecast(table, attack.by, seat, { blur: choice.do === 'blur', double: attack.bare });
}
