/** The question of the moment with its buttons; while a card is picked, where it could stand. */
import type { Prompt } from '@fray/engine';
import { StagePrompt, type Sure, type TableProps } from '@fray/kit';
import { forecast, type RohanView } from '../../src/index.js';
import { cardOf } from '../board/card-of.js';
import { type Lexicon, useLexicon } from '../lexicon.js';
import { PromptActions } from './prompt-actions.js';
import { stuckPrompt } from './stuck.js';
import type { Placing } from './use-placing.js';

interface QuestionProps {
  readonly props: TableProps<RohanView>;
  readonly placing: Placing;
  readonly sure: Sure<number>;
}

export function Question({ props, placing, sure }: QuestionProps) {
  const lexicon = useLexicon();
  return (
    <StagePrompt
      prompt={promptOf(props, placing, sure, lexicon)}
      status={props.status}
      actions={props.moves.length > 0 && <PromptActions props={props} sure={sure} />}
      wideY={58.4}
      tallY={49.2}
    />
  );
}

function promptOf(
  props: TableProps<RohanView>,
  placing: Placing,
  { asking }: Sure<number>,
  lexicon: Lexicon,
): Prompt | undefined {
  const { prompt, status, moves, decision, view, seat } = props;
  const { words, name, abilityText } = lexicon;
  if (prompt !== undefined && asking !== undefined) {
    const sure = words.sureToFinish(asking.about, view.table.attacker === seat);
    const costs = forecast(view.table).health[seat]! < view.table.health[seat]!;
    return costs ? { ask: sure.ask, hint: `${prompt.hint} ${sure.hint}` } : sure;
  }
  const card = placing.pickedCard === undefined ? undefined : cardOf(view.table.options, placing.pickedCard);
  const stuck = decision === 'deploy' && !moves.some(({ choice }) => choice.do === 'play');
  if (card === undefined) return prompt !== undefined && stuck ? stuckPrompt(props, lexicon) : prompt;
  const ability = abilityText(card);
  if (prompt === undefined) return { ask: name(card), hint: ability ?? status };
  return { ask: words.whereTo(name(card)), hint: words.lanesFree(placing.choosing.open.length) };
}
