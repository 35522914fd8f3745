/** The question of the moment in its line, and the answers that have no thing of their own as buttons in the corner. */
import type { Prompt } from '@fray/engine';
import { Button, type Offer, StagePrompt, type Sure, type TableProps, useExpert } from '@fray/kit';
import type { ShadowView } from '../../src/index.js';
import { ChangeChoice } from '../changes/changes.js';
import type { Lexicon } from '../lexicon.js';
import { outlookOf } from './outlook.js';
import type { Picking } from './use-picking.js';

export interface QuestionProps {
  readonly props: TableProps<ShadowView>;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
  readonly sure: Sure<string>;
}

export function Question({ props, lexicon, picking, sure }: QuestionProps) {
  const asks = sure.asking !== undefined || picking.buttons.length > 0 || picking.picked !== undefined;
  return (
    <StagePrompt
      prompt={promptOf(props, picking, sure, lexicon)}
      status={statusOf(props, lexicon)}
      actions={
        props.decision === 'adjust' ? (
          <ChangeChoice props={props} lexicon={lexicon} />
        ) : (
          asks && <Answers {...{ props, lexicon, picking, sure }} />
        )
      }
      wideY={93.6}
      tallY={59.6}
    />
  );
}

function promptOf(
  { prompt, names, seat }: TableProps<ShadowView>,
  { picked }: Picking,
  { asking }: Sure<string>,
  { words }: Lexicon,
): Prompt | undefined {
  if (asking !== undefined) return { ask: words.sureToShow(asking.about), hint: words.sureToShowHint };
  if (prompt === undefined || picked === undefined) return prompt;
  return { ask: words.whatWith(picked === seat ? words.you : names[picked]!) };
}

/** Nothing of mine is sealed while others may answer what I do. */
function statusOf(
  { asked, seat, names, decision, status }: TableProps<ShadowView>,
  { words }: Lexicon,
): string {
  const several = asked.length > 1 && !asked.includes(seat) && decision !== 'vote';
  return several && seat >= 0 ? words.mayAnswer(asked.map((other) => names[other]!)) : status;
}

function Answers({ props, lexicon, picking, sure }: QuestionProps) {
  const { words } = lexicon;
  const expert = useExpert();
  if (sure.asking !== undefined) {
    const { offer } = sure.asking;
    return (
      <div className="sh-answers">
        <Button kind="main" onClick={() => sure.choose(offer)}>
          {offer.label}
        </Button>
        <Button hotkey="Esc" onClick={sure.cancel}>
          {words.stayHidden}
        </Button>
      </div>
    );
  }
  const note = (offer: Offer) => (expert ? outlookOf(props, offer, lexicon) : undefined);
  return (
    <div className="sh-answers">
      {picking.buttons.map((offer, i) => (
        <Button
          key={offer.label}
          kind={props.moves.length === 1 || offer.choice.do === 'roll' ? 'main' : 'choice'}
          {...(picking.keyOf(`button ${i}`) === undefined ? {} : { hotkey: picking.keyOf(`button ${i}`)! })}
          {...(note(offer) === undefined ? {} : { note: note(offer) })}
          onClick={() => picking.choose(offer)}
        >
          {offer.label}
        </Button>
      ))}
      {picking.picked !== undefined && (
        <Button kind="quiet" hotkey="Esc" onClick={picking.drop}>
          {words.somebodyElse}
        </Button>
      )}
    </div>
  );
}
