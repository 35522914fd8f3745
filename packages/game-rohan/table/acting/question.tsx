/** The question of the moment with its buttons; while a card is picked, where it could stand. */
import type { Prompt } from '@fray/engine';
import { PromptBar, type TableProps } from '@fray/kit';
import type { RohanView } from '../../src/index.js';
import { cardOf } from '../board/card-view.js';
import { type Lexicon, useLexicon } from '../lexicon.js';
import { PromptActions } from './prompt-actions.js';
import type { Placing } from './use-placing.js';

interface QuestionProps {
  readonly props: TableProps<RohanView>;
  readonly placing: Placing;
}

export function Question({ props, placing }: QuestionProps) {
  const lexicon = useLexicon();
  return (
    <div className="rohan-prompt">
      <PromptBar
        prompt={promptOf(props, placing, lexicon)}
        status={props.status}
        actions={<PromptActions {...props} />}
      />
    </div>
  );
}

function promptOf(
  { prompt, status, moves, decision, view }: TableProps<RohanView>,
  placing: Placing,
  { words, name, abilityText }: Lexicon,
): Prompt | undefined {
  const card = placing.pickedCard === undefined ? undefined : cardOf(view.table.options, placing.pickedCard);
  const stuck = decision === 'deploy' && !moves.some(({ choice }) => choice.do === 'play');
  if (card === undefined) return prompt !== undefined && stuck ? words.nothingFits : prompt;
  const ability = abilityText(card);
  if (prompt === undefined) return { ask: name(card), hint: ability ?? status };
  const hint = [words.lanesFree(placing.openLanes.length), ability];
  return { ask: words.whereTo(name(card)), hint: hint.filter((part) => part !== undefined).join(' ') };
}
