/** The question of the moment in one line, and beside it what has no thing of its own: passing, not attacking, going back. */
import { Button, StagePrompt, type TableProps, useTableKeys } from '@fray/kit';
import type { DuelView } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import type { DuelWords } from '../words/en.js';
import type { ChoiceCard } from './cards-of.js';
import { useThrow } from './use-throw.js';

interface QuestionProps {
  readonly props: TableProps<DuelView>;
  readonly cards: readonly ChoiceCard[];
  /** The ability whose further choice is open. */
  readonly picked: string | undefined;
  readonly onPick: (id: string | undefined) => void;
  readonly onCard: (card: ChoiceCard) => void;
}

export function Question({ props, cards, picked, onPick, onCard }: QuestionProps) {
  const words = useWords();
  const { throwing, onChoose, prompt, status } = props;
  useThrow(throwing);
  const actions = actionsOf(props, words);
  useTableKeys((key) => {
    if (throwing !== undefined && key === ' ') throwing.now();
    else if (key === 'Escape' && picked !== undefined) onPick(undefined);
    else {
      const action = actions.find(({ hotkey }) => hotkey === key.toUpperCase());
      const card = /^[1-9]$/.test(key) ? cards[Number(key) - 1] : rollBy(key, cards);
      if (action !== undefined) onChoose(action.offer);
      else if (card !== undefined) onCard(card);
      else return false;
    }
    return true;
  });
  return (
    <StagePrompt
      prompt={promptOf(props, picked, words) ?? prompt}
      status={status}
      wideY={67.6}
      tallY={49.8}
      actions={
        throwing !== undefined ? (
          <>
            <Button hotkey={words.space} onClick={throwing.now}>
              {words.throwDice}
            </Button>
            <Button kind="quiet" onClick={throwing.always}>
              {words.throwForMe}
            </Button>
          </>
        ) : picked !== undefined ? (
          <Button hotkey="Esc" onClick={() => onPick(undefined)}>
            {words.back}
          </Button>
        ) : (
          actions.length > 0 &&
          actions.map(({ offer, label, note, hotkey }) => (
            <Button
              key={label}
              kind={cards.length === 0 && actions.length === 1 ? 'main' : 'plain'}
              hotkey={hotkey}
              note={note}
              onClick={() => onChoose(offer)}
            >
              {label}
            </Button>
          ))
        )
      }
    />
  );
}

function rollBy(key: string, cards: readonly ChoiceCard[]): ChoiceCard | undefined {
  return key.toUpperCase() === 'R' ? cards.find((card) => card.key === 'roll') : undefined;
}

function promptOf({ throwing }: TableProps<DuelView>, picked: string | undefined, words: DuelWords) {
  if (throwing !== undefined) return words.throwPrompt;
  if (picked === undefined) return undefined;
  return { ask: words.choose(words.capital(words.ability(picked))) };
}

function actionsOf({ moves, decision = '' }: TableProps<DuelView>, words: DuelWords) {
  const find = (verb: string) => moves.find(({ choice }) => choice.do === verb);
  const [decline, pass] = [find('decline'), find('pass')];
  return [
    ...(decline === undefined
      ? []
      : [{ offer: decline, label: words.decline, note: undefined, hotkey: 'D' }]),
    ...(pass === undefined
      ? []
      : [
          {
            ...{ offer: pass, hotkey: 'P', note: words.passCost[decision] },
            label: words.pass[decision] ?? pass.label,
          },
        ]),
  ];
}
