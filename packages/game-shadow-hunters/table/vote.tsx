/** The sealed vote on house rules before the first turn: rule by rule, one "no" of anybody switches a rule off. */
import { Button, classes, Icon, type Offer } from '@fray/kit';
import { useState } from 'react';
import { EXPERIMENTAL, HOUSE_IDS, HOUSE_LEVELS } from '../src/index.js';
import type { Lexicon } from './lexicon.js';
import { HOUSE_PICTURES } from './pictures.js';

interface VoteProps {
  readonly proposed: number;
  readonly votes: readonly Offer[];
  readonly names: (rule: string) => { readonly label: string; readonly help: string };
  readonly lexicon: Lexicon;
  readonly onChoose: (offer: Offer) => void;
}

export function Vote({ proposed, votes, names, lexicon, onChoose }: VoteProps) {
  const { words } = lexicon;
  const [yes, setYes] = useState(proposed);
  const chosen = votes.find(({ move }) => move[1] === yes);
  return (
    <div className="sh-vote">
      <ul>
        {HOUSE_IDS.flatMap((rule, i) => {
          if ((proposed & (1 << i)) === 0) return [];
          const { label, help } = names(rule);
          const on = (yes & (1 << i)) !== 0;
          return [
            <li key={rule}>
              <label className={classes('sh-ballot', on && 'sh-ballot-on')}>
                <input
                  type="checkbox"
                  checked={on}
                  aria-label={words.voteFor(label)}
                  onChange={() => setYes(yes ^ (1 << i))}
                />
                <Icon body={HOUSE_PICTURES[rule]!} />
                <span>
                  <b>{label}</b>{' '}
                  <small>
                    {words.levels[HOUSE_LEVELS[rule]]}
                    {EXPERIMENTAL.includes(rule) ? ' ✳' : ''}
                  </small>
                  <br />
                  {help}
                </span>
              </label>
            </li>,
          ];
        })}
      </ul>
      <Button
        kind="main"
        disabled={chosen === undefined}
        onClick={() => chosen !== undefined && onChoose(chosen)}
      >
        {words.sealVote}
      </Button>
    </div>
  );
}
