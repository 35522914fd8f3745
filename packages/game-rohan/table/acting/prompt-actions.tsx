/** What can be chosen besides placing a card, and what it costs; refused ones stay in sight and say why. */

import { Button, type Sure, type TableProps } from '@fray/kit';
import type { RohanView } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import type { RohanWords } from '../words/en.js';
import { passEnds } from './stakes.js';

interface Props {
  readonly props: TableProps<RohanView>;
  readonly sure: Sure<number>;
}

const ACTIONS = [
  { verb: 'redraw', hotkey: undefined },
  { verb: 'keep', hotkey: 'K' },
  { verb: 'pass', hotkey: 'P' },
  { verb: 'finish', hotkey: 'F' },
] as const;

type Verb = (typeof ACTIONS)[number]['verb'];

export function PromptActions({ props, sure }: Props) {
  const { words } = useLexicon();
  const { moves, refused, onRefused } = props;
  const main = mainVerb(props, sure);
  const shown = sure.asking === undefined ? ACTIONS : ACTIONS.filter(({ verb }) => verb === 'finish');
  const buttons = shown.map(({ verb, hotkey }) => {
    const offer = moves.find(({ choice }) => choice.do === verb);
    const refusal = refused.find(({ choice }) => choice.do === verb);
    if (offer === undefined && refusal === undefined) return null;
    return (
      <Button
        key={verb}
        kind={verb === main ? 'main' : 'plain'}
        title={offer?.label}
        note={costOf(verb, props, words)}
        aria-disabled={offer === undefined}
        {...(hotkey === undefined ? {} : { hotkey })}
        onClick={() =>
          offer !== undefined ? sure.choose(offer) : refusal !== undefined && onRefused(refusal)
        }
      >
        {words[verb]}
      </Button>
    );
  });
  if (sure.asking === undefined) return buttons;
  return (
    <>
      <Button key="stay" kind="main" autoFocus hotkey="Esc" onClick={sure.cancel}>
        {words.playOn}
      </Button>
      {buttons}
    </>
  );
}

/** Only what is left when no card fits glows: a pass, which keeps every way open. */
function mainVerb({ moves }: TableProps<RohanView>, { asking }: Sure<number>): Verb | undefined {
  if (asking !== undefined) return undefined;
  const can = (verb: string): boolean => moves.some(({ choice }) => choice.do === verb);
  if (can('play') || can('redraw')) return undefined;
  return can('pass') ? 'pass' : can('finish') ? 'finish' : undefined;
}

function costOf(verb: Verb, { view, seat }: TableProps<RohanView>, words: RohanWords): string | undefined {
  const { table } = view;
  if (verb === 'pass') return passEnds(table, seat) ? words.assaultBegins : words.mayReturn;
  if (verb === 'finish') return table.attacker === seat ? words.noMoreCards : words.noMoreBlocks;
  return undefined;
}
