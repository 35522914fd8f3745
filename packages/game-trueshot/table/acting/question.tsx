/** The question in one line near the hand, with a button for what has no thing on the table. */
import type { Prompt } from '@fray/engine';
import { Button, type Offer, StagePrompt, useSure, useTableKeys } from '@fray/kit';
import { SPELL_IDS } from '../../src/index.js';
import { type Lexicon, useLexicon } from '../lexicon.js';
import { type TableState, useTable } from '../table-context.js';
import { digitAt, placeOf } from './use-pointing.js';

const WIDE_Y = 74.4;
const TALL_Y = 62.4;

export function Question() {
  const state = useTable();
  const lexicon = useLexicon();
  const { props, pointing } = state;
  const { words } = lexicon;
  const { moves, status, onChoose } = props;
  const sure = useSure(moves, (offer) => actionsGivenUp(state, offer), onChoose);
  useTableKeys((key) => {
    if (key !== 'Escape' || sure.asking === undefined) return false;
    sure.cancel();
    return true;
  });
  const few = pointing.isLong ? [] : pointing.buttons;
  const buttons = sure.asking === undefined ? few : [sure.asking.offer];
  return (
    <StagePrompt
      prompt={
        sure.asking === undefined ? promptOf(state, lexicon) : { ask: words.sureDone(sure.asking.about) }
      }
      status={status}
      wideY={WIDE_Y}
      tallY={TALL_Y}
      actions={
        buttons.length > 0 && (
          <>
            {sure.asking !== undefined && (
              <Button kind="main" hotkey="Esc" autoFocus onClick={sure.cancel}>
                {words.playOn}
              </Button>
            )}
            {buttons.map((offer) => (
              <AnswerButton key={offer.move.join()} offer={offer} onChoose={sure.choose} />
            ))}
          </>
        )
      }
    />
  );
}

/** Many answers without a thing of their own: a list beside the table. */
export function Answers() {
  const { props, pointing } = useTable();
  const { words } = useLexicon();
  return (
    <section className="tl-side tl-answers" aria-label={words.answersTitle}>
      {pointing.buttons.map((offer) => (
        <AnswerButton key={offer.move.join()} offer={offer} onChoose={props.onChoose} />
      ))}
    </section>
  );
}

interface AnswerProps {
  readonly offer: Offer;
  readonly onChoose: (offer: Offer) => void;
}

function AnswerButton({ offer, onChoose }: AnswerProps) {
  const { pointing, props } = useTable();
  const { buttons, choosing } = pointing;
  const key = choosing.picked === undefined ? digitAt(pointing.keyFrom + buttons.indexOf(offer)) : undefined;
  const isOnly = props.moves.length === 1;
  return (
    <Button
      kind={isOnly ? 'main' : 'plain'}
      className={props.advised?.move.join() === offer.move.join() ? 'tl-advised' : undefined}
      {...(key === undefined ? {} : { hotkey: key })}
      onClick={() => onChoose(offer)}
    >
      {offer.label}
    </Button>
  );
}

/** While something is picked, the line says where it goes. */
function promptOf({ props, pointing, table }: TableState, lexicon: Lexicon): Prompt | undefined {
  const { prompt } = props;
  const { picked } = pointing.choosing;
  const { words } = lexicon;
  if (prompt === undefined || picked === undefined) return prompt;
  const pet = table.row[placeOf(picked)];
  if (pet !== undefined && pet >= 0)
    return pointing.offersOf(picked).some(({ choice }) => choice.do === 'strike')
      ? { ask: words.pointAt(lexicon.pet(table.kind[pet]!)) }
      : prompt;
  const spell = SPELL_IDS.findIndex((id) => `spell ${id}` === picked);
  return spell < 0 ? prompt : { ask: words.aimAt(lexicon.spell(spell)) };
}

/** Actions that are lost by being done now; undefined where nothing is. */
function actionsGivenUp({ table, props }: TableState, { choice }: Offer): number | undefined {
  const left = table.allowed - table.actions;
  return choice.do === 'done' && left > 0 && props.moves.length > 1 ? left : undefined;
}
