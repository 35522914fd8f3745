/** What can be chosen besides placing a card; refused ones stay in sight and say why. */

import type { TableProps } from '@fray/kit';
import { Button } from '@fray/kit';
import type { RohanView } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';

type Props = Pick<TableProps<RohanView>, 'moves' | 'refused' | 'onChoose' | 'onRefused'>;

const ACTIONS = [
  { verb: 'redraw', hotkey: undefined, main: false },
  { verb: 'keep', hotkey: 'K', main: true },
  { verb: 'pass', hotkey: 'P', main: false },
  { verb: 'finish', hotkey: 'F', main: true },
] as const;

export function PromptActions({ moves, refused, onChoose, onRefused }: Props) {
  const { words } = useLexicon();
  return ACTIONS.map(({ verb, hotkey, main }) => {
    const offer = moves.find(({ choice }) => choice.do === verb);
    const refusal = refused.find(({ choice }) => choice.do === verb);
    if (offer === undefined && refusal === undefined) return null;
    return (
      <Button
        key={verb}
        kind={main ? 'main' : 'plain'}
        title={offer?.label}
        aria-disabled={offer === undefined}
        {...(hotkey === undefined ? {} : { hotkey })}
        onClick={() => (offer !== undefined ? onChoose(offer) : refusal !== undefined && onRefused(refusal))}
      >
        {words[verb]}
      </Button>
    );
  });
}
