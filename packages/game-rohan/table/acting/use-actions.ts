/** What is done besides placing: P passes, F finishes, K keeps; arrows walk between rows and hand. */
import { type Offer, type Sure, type TableProps, useSure, useTableKeys, walkRows } from '@fray/kit';
import type { RefObject } from 'react';
import type { RohanView } from '../../src/index.js';
import { lanesGivenUp } from './stakes.js';

const HOTKEYS: Readonly<Record<string, string>> = { p: 'pass', f: 'finish', k: 'keep' };
const ROWS = ['.rohan-row:not(.rohan-mine)', '.rohan-mine', '.rohan-hand'];

/** Asks before a finish that gives lanes up; says how many. */
export function useActions(
  { moves, refused, playing, view, seat, onChoose, onRefused }: TableProps<RohanView>,
  root: RefObject<HTMLElement | null>,
): Sure<number> {
  const doubt = ({ choice }: Offer): number | undefined =>
    choice.do === 'finish' ? lanesGivenUp(view.table, seat) || undefined : undefined;
  const sure = useSure(moves, doubt, onChoose);
  useTableKeys((key) => {
    if (key === 'Escape') {
      if (playing || sure.asking === undefined) return false;
      sure.cancel();
      return true;
    }
    if (key.startsWith('Arrow')) return walkRows(root.current, ROWS, key);
    const verb = HOTKEYS[key.toLowerCase()];
    if (verb === undefined) return false;
    const offer = moves.find(({ choice }) => choice.do === verb);
    const refusal = refused.find(({ choice }) => choice.do === verb);
    if (offer !== undefined) sure.choose(offer);
    else if (refusal !== undefined) onRefused(refusal);
    return offer !== undefined || refusal !== undefined;
  });
  return sure;
}
