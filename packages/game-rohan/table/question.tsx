/** The question of the moment with its buttons; while something is shown, what it is. */
import { type Prompt, plain } from '@fray/engine';
import type { TableProps } from '@fray/kit';
import { Button, PromptBar } from '@fray/kit';
import type { RohanView } from '../src/index.js';
import { abilityText, cardOf } from './card-view.js';
import { PromptActions } from './prompt-actions.js';
import type { Placing } from './use-placing.js';
import type { Playback } from './use-playback.js';
import { WORDS } from './words.js';

interface QuestionProps {
  readonly props: TableProps<RohanView>;
  readonly placing: Placing;
  readonly playback: Playback;
}

export function Question({ props, placing, playback }: QuestionProps) {
  return (
    <div className="rohan-prompt">
      <PromptBar
        prompt={promptOf(props, placing, playback)}
        status={statusOf(props, playback)}
        actions={
          playback.playing ? (
            <Button kind="quiet" hotkey="Esc" onClick={playback.skip}>
              {WORDS.skip}
            </Button>
          ) : (
            <PromptActions {...props} />
          )
        }
      />
    </div>
  );
}

function promptOf(
  { prompt, status, moves, decision }: TableProps<RohanView>,
  placing: Placing,
  { table, playing }: Playback,
): Prompt | undefined {
  if (playing) return undefined;
  const card = placing.pickedCard === undefined ? undefined : cardOf(table.options, placing.pickedCard);
  const stuck = decision === 'deploy' && !moves.some(({ choice }) => choice.do === 'play');
  if (card === undefined) return prompt !== undefined && stuck ? WORDS.nothingFits : prompt;
  const ability = abilityText(card);
  if (prompt === undefined) return { ask: card.name, hint: ability ?? status };
  const hint = [WORDS.lanesFree(placing.openLanes.length), ability];
  return { ask: WORDS.whereTo(card.name), hint: hint.filter((part) => part !== undefined).join(' ') };
}

/** While a beat is shown: what it shows, in the words of the story. */
function statusOf({ game, names, status }: TableProps<RohanView>, { scene }: Playback): string {
  const line = scene?.events[0] === undefined ? undefined : game.text.event(scene.events[0], names);
  return line === undefined ? status : plain(line.words);
}
