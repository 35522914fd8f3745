/** The question of the moment, what can be answered, and the one main action. */
import { Button, type Offer, PromptBar, type TableProps, useTableKeys } from '@fray/kit';
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
  const { book, moves, decision, onChoose, throwing } = props;
  const words = useWords();
  const actions = mainActions(moves, decision, choices, words);
  useTableKeys((key) => {
    if (throwing !== undefined && key === ' ') throwing.now();
    else return press(key, { choices, actions, picked, pick: onPick, choose: onChoose });
    return true;
  });
  if (throwing !== undefined) return <Throw throwing={throwing} />;
  return (
    <div className="dq-question">
      <PromptBar
        prompt={props.prompt}
        status={props.status}
        actions={actions.map(({ offer, label, note, hotkey, main }) => (
          <Button
            key={label}
            kind={main ? 'main' : 'plain'}
            hotkey={hotkey}
            note={note}
            onClick={() => onChoose(offer)}
          >
            {label}
          </Button>
        ))}
      >
        <div className="dq-bar">
          <AbilityBar
            choices={choices}
            glossary={book.glossary}
            picked={picked}
            onPick={onPick}
            onChoose={onChoose}
          />
        </div>
      </PromptBar>
    </div>
  );
}

/** My speed dice wait for my hand. */
function Throw({ throwing }: { readonly throwing: NonNullable<TableProps['throwing']> }) {
  const words = useWords();
  return (
    <div className="dq-question">
      <PromptBar
        prompt={words.throwPrompt}
        status=""
        actions={
          <Button kind="main" hotkey={words.space} autoFocus onClick={throwing.now}>
            {words.throwDice}
          </Button>
        }
      >
        <div className="dq-bar">
          <Button onClick={throwing.always}>{words.throwForMe}</Button>
        </div>
      </PromptBar>
    </div>
  );
}

interface MainAction {
  readonly offer: Offer;
  readonly label: string;
  /** What it comes to. */
  readonly note: string | undefined;
  readonly hotkey: string;
  readonly main: boolean;
}

/** A button glows only when it is the one thing to do: nothing that counts now could be played instead. */
function mainActions(
  moves: readonly Offer[],
  decision: string | undefined,
  choices: readonly AbilityChoice[],
  words: DuelWords,
): MainAction[] {
  const find = (verb: string): Offer | undefined => moves.find(({ choice }) => choice.do === verb);
  const tempting = choices.some(({ offers, waits }) => offers.length > 0 && !waits);
  const kind = decision ?? '';
  const actions: MainAction[] = [];
  const add = (offer: Offer | undefined, action: Omit<MainAction, 'offer'>): void => {
    if (offer !== undefined) actions.push({ offer, ...action });
  };
  add(find('decline'), { label: words.decline, note: undefined, hotkey: 'D', main: false });
  add(find('roll'), { label: words.roll, note: words.rollCost, hotkey: 'R', main: !tempting });
  const label = words.pass[kind] ?? find('pass')?.label ?? '';
  add(find('pass'), { label, note: words.passCost[kind], hotkey: 'P', main: !tempting });
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
