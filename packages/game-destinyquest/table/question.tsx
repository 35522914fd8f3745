/** The question of the moment, what can be answered, and the one main action. */
import { plain } from '@fray/engine';
import type { Offer, TableProps } from '@fray/kit';
import { Button, classes, PromptBar, type Scenes } from '@fray/kit';
import { useEffect, useRef } from 'react';
import type { DuelView } from '../src/index.js';
import { AbilityBar } from './ability-bar.js';
import type { AbilityChoice } from './choices.js';
import { WORDS } from './words.js';

interface QuestionProps {
  readonly props: TableProps<DuelView>;
  readonly scenes: Scenes<DuelView>;
  readonly choices: readonly AbilityChoice[];
  /** The ability whose further choice is open. */
  readonly picked: string | undefined;
  readonly onPick: (id: string | undefined) => void;
}

export function Question({ props, scenes, choices, picked, onPick }: QuestionProps) {
  const { game, moves, decision, onChoose } = props;
  const actions = mainActions(moves, decision);
  useDuelKeys({
    choices,
    actions,
    picked,
    pick: onPick,
    choose: onChoose,
    skip: scenes.playing ? scenes.skip : undefined,
  });
  return (
    <div className={classes('dq-question', choices.length > 0 && 'dq-question-mine')}>
      <PromptBar
        prompt={scenes.playing ? undefined : props.prompt}
        status={statusOf(props, scenes)}
        actions={
          scenes.playing ? (
            <Button kind="quiet" hotkey="Esc" onClick={scenes.skip}>
              {WORDS.skip}
            </Button>
          ) : (
            actions.map(({ offer, label, hotkey, main }) => (
              <Button
                key={label}
                kind={main ? 'main' : 'plain'}
                hotkey={hotkey}
                onClick={() => onChoose(offer)}
              >
                {label}
              </Button>
            ))
          )
        }
      >
        <AbilityBar
          choices={choices}
          glossary={game.text.glossary}
          picked={picked}
          onPick={onPick}
          onChoose={onChoose}
        />
      </PromptBar>
    </div>
  );
}

/** While a beat is shown: what it shows, in the words of the story. */
function statusOf({ game, names, status }: TableProps<DuelView>, { scene }: Scenes<DuelView>): string {
  const lines = scene?.events.map((event) => game.text.event(event, names)) ?? [];
  const told = lines.flatMap((line) => (line === undefined ? [] : [plain(line.words)]));
  return told.length === 0 ? status : told.join(' ');
}

interface MainAction {
  readonly offer: Offer;
  readonly label: string;
  readonly hotkey: string;
  readonly main: boolean;
}

function mainActions(moves: readonly Offer[], decision: string | undefined): MainAction[] {
  const find = (verb: string): Offer | undefined => moves.find(({ choice }) => choice.do === verb);
  const actions: MainAction[] = [];
  const add = (offer: Offer | undefined, label: string, hotkey: string, main: boolean): void => {
    if (offer !== undefined) actions.push({ offer, label, hotkey, main });
  };
  add(find('decline'), WORDS.decline, 'D', false);
  add(find('roll'), WORDS.roll, 'R', true);
  add(find('pass'), WORDS.pass[decision ?? ''] ?? find('pass')?.label ?? '', 'P', true);
  return actions;
}

interface KeyProps {
  readonly choices: readonly AbilityChoice[];
  readonly actions: readonly MainAction[];
  readonly picked: string | undefined;
  readonly pick: (id: string | undefined) => void;
  readonly choose: (offer: Offer) => void;
  readonly skip: (() => void) | undefined;
}

/** Numbers play what is offered, letters are the main actions, Escape goes back or skips. */
function useDuelKeys(props: KeyProps): void {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, textarea, select, [contenteditable="true"]') != null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (press(event.key, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function press(key: string, { choices, actions, picked, pick, choose, skip }: KeyProps): boolean {
  if (key === 'Escape') {
    if (skip !== undefined) skip();
    else if (picked !== undefined) pick(undefined);
    else return false;
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
