/** The sealed vote on house rules before the first turn, as a page of its own: rule by rule, one "no" switches a rule off. */
import { Button, Clause, classes, Icon, PromptBar, type TableProps } from '@fray/kit';
import { useState } from 'react';
import { HOUSE_IDS, HOUSE_LEVELS, type HouseId, type ShadowView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import { HOUSE_PICTURES } from '../pictures.js';
import './vote.css';

interface VoteProps {
  readonly props: TableProps<ShadowView>;
  readonly lexicon: Lexicon;
}

const LEVELS = ['easy', 'medium', 'advanced'] as const;

export function Vote({ props, lexicon }: VoteProps) {
  const { moves, options, onChoose, prompt, status } = props;
  const { words } = lexicon;
  const [votes, setVotes] = useState<Readonly<Partial<Record<HouseId, boolean>>>>({});
  const proposed = HOUSE_IDS.filter((rule) => options[rule] === true);
  const seal = (agreed: readonly HouseId[]): void => {
    const bits = agreed.reduce((set, rule) => set | (1 << HOUSE_IDS.indexOf(rule)), 0);
    const offer = moves.find(({ move }) => move[1] === bits);
    if (offer !== undefined) onChoose(offer);
  };
  const open = proposed.filter((rule) => votes[rule] === undefined).length;
  return (
    <div className="sh sh-vote">
      <div className="sh-vote-page">
        <div>
          <h2>{words.houseTitle}</h2>
          <p className="sh-note">{words.houseHint}</p>
          {LEVELS.map((level, i) => (
            <Level key={level} {...{ level, dots: i + 1, votes, props, lexicon }} onVote={setVotes} />
          ))}
        </div>
        <aside>
          <section className="sh-advice sh-advice-gold">
            <h3>{words.newHere}</h3>
            <p>{words.newHereText}</p>
            <p className="sh-note">
              <Clause id="SH-H-04" /> {words.onlyAdvice}
            </p>
          </section>
          <section className="sh-advice">
            <h3>{words.nobodyLearns}</h3>
            <p>{words.nobodyLearnsText}</p>
            <Clause id="SH-H-02" />
          </section>
        </aside>
      </div>
      <PromptBar
        prompt={prompt}
        status={status}
        actions={
          moves.length > 0 && (
            <>
              <Button onClick={() => seal([])}>{words.noToAll}</Button>
              <Button kind="main" onClick={() => seal(proposed.filter((rule) => votes[rule] === true))}>
                {words.sealVote}
              </Button>
            </>
          )
        }
      >
        {moves.length > 0 && <p className="sh-note">{words.openVotes(open)}</p>}
      </PromptBar>
    </div>
  );
}

type Votes = Readonly<Partial<Record<HouseId, boolean>>>;

interface LevelProps extends VoteProps {
  readonly level: (typeof LEVELS)[number];
  readonly dots: number;
  readonly votes: Votes;
  readonly onVote: (votes: Votes) => void;
}

function Level({ level, dots, votes, onVote, props, lexicon }: LevelProps) {
  const { options, moves, book } = props;
  const { words } = lexicon;
  const rules = HOUSE_IDS.filter((rule) => HOUSE_LEVELS[rule] === level && options[rule] === true);
  if (rules.length === 0) return null;
  return (
    <section className="sh-level">
      <h3>
        <span aria-hidden="true">{'●'.repeat(dots).padEnd(LEVELS.length, '○')}</span> {words.levels[level]}
      </h3>
      {rules.map((rule) => (
        <Ballot
          key={rule}
          rule={rule}
          label={book.options[rule]!.label}
          help={book.options[rule]!.help}
          vote={votes[rule]}
          onVote={moves.length === 0 ? undefined : (yes) => onVote({ ...votes, [rule]: yes })}
          lexicon={lexicon}
        />
      ))}
    </section>
  );
}

interface BallotProps {
  readonly rule: HouseId;
  readonly label: string;
  readonly help: string;
  readonly vote: boolean | undefined;
  readonly onVote: ((yes: boolean) => void) | undefined;
  readonly lexicon: Lexicon;
}

function Ballot({ rule, label, help, vote, onVote, lexicon }: BallotProps) {
  const { words } = lexicon;
  return (
    <fieldset className="sh-ballot">
      <legend className="sr-only">{words.voteOn(label)}</legend>
      <span className="sh-ballot-picture">
        <Icon body={HOUSE_PICTURES[rule]!} />
      </span>
      <div className="sh-ballot-text">
        <b>{label}</b>
        {words.tags[rule]!.map((tag) => (
          <span key={tag} className="sh-tag">
            {tag}
          </span>
        ))}
        <p>{help}</p>
      </div>
      {onVote !== undefined && (
        <div className="sh-ballot-votes">
          {[true, false].map((yes) => (
            <label key={String(yes)} className={classes('sh-yes-no', vote === yes && 'sh-yes-no-on')}>
              <input
                type="radio"
                name={`sh-vote-${rule}`}
                className="sr-only"
                checked={vote === yes}
                onChange={() => onVote(yes)}
              />
              {vote === yes && <span aria-hidden="true">{yes ? '✓ ' : '✗ '}</span>}
              {yes ? words.sayYes : words.sayNo}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
