/** The question of the moment, what can be answered, and the one main action. */
import { Button, classes, type Offer, PromptBar, type TableProps, useTableKeys } from '@fray/kit';
import type { DuelView } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import type { DuelWords } from '../words/en.js';
import { AbilityBar } from './ability-bar.js';
import type { AbilityChoice } from './choices.js';

interface QuestionProps {
  readonly props: TableProps<DuelView>;
  readonly choices: readonly AbilityChoice[];
  /** The ability whose further choice is open. */
  readonly picked: string | undefined;
  readonly onPick: (id: string | undefined) => void;
}

export function Question({ props, choices, picked, onPick }: QuestionProps) {
  const { book, moves, decision, onChoose } = props;
  const words = useWords();
  const actions = mainActions(moves, decision, words);
  useTableKeys((key) => press(key, { choices, actions, picked, pick: onPick, choose: onChoose }));
  return (
    <div className={classes('dq-question', choices.length > 0 && 'dq-question-mine')}>
      <PromptBar
        prompt={props.prompt}
        status={props.status}
        actions={actions.map(({ offer, label, hotkey, main }) => (
          <Button key={label} kind={main ? 'main' : 'plain'} hotkey={hotkey} onClick={() => onChoose(offer)}>
            {label}
          </Button>
        ))}
      >
        <AbilityBar
          choices={choices}
          glossary={book.glossary}
          picked={picked}
          onPick={onPick}
          onChoose={onChoose}
        />
      </PromptBar>
    </div>
  );
}

interface MainAction {
  readonly offer: Offer;
  readonly label: string;
  readonly hotkey: string;
  readonly main: boolean;
}

function mainActions(moves: readonly Offer[], decision: string | undefined, words: DuelWords): MainAction[] {
  const find = (verb: string): Offer | undefined => moves.find(({ choice }) => choice.do === verb);
  const actions: MainAction[] = [];
  const add = (offer: Offer | undefined, label: string, hotkey: string, main: boolean): void => {
    if (offer !== undefined) actions.push({ offer, label, hotkey, main });
  };
  add(find('decline'), words.decline, 'D', false);
  add(find('roll'), words.roll, 'R', true);
  add(find('pass'), words.pass[decision ?? ''] ?? find('pass')?.label ?? '', 'P', true);
  return actions;
}

interface KeyProps {
  readonly choices: readonly AbilityChoice[];
  readonly actions: readonly MainAction[];
  readonly picked: string | undefined;
  readonly pick: (id: string | undefined) => void;
  readonly choose: (offer: Offer) => void;
}

/** Numbers play what is offered, letters are the main actions, Escape goes back. */
function press(key: string, { choices, actions, picked, pick, choose }: KeyProps): boolean {
  if (key === 'Escape' && picked !== undefined) {
    pick(undefined);
    return true;
  }
  const action = actions.find(({ hotkey }) => hotkey === key.toUpperCase());
  if (action !== undefined) {
    choose(action.offer);
    return true;
  }
  if (!/^[1-9]$/.test(key)) return false;
  const open = choices.filter(({ offers }) => offers.length > 0);
  const further = open.find(({ ability }) => ability.id === picked);
  const chosen = open[Number(key) - 1];
  if (further !== undefined) {
    const offer = further.offers[Number(key) - 1];
    if (offer !== undefined) choose(offer);
  } else if (chosen?.offers.length === 1) choose(chosen.offers[0]!);
  else if (chosen !== undefined) pick(chosen.ability.id);
  return true;
}
