/** Why no card of mine can be placed now, in the words of the table. */
import type { Prompt } from '@fray/engine';
import type { TableProps } from '@fray/kit';
import { EMPTY, LANES, opposite, place, type RohanView } from '../../src/index.js';
import { cardOf } from '../board/card-of.js';
import type { Lexicon } from '../lexicon.js';
import { passEnds } from './stakes.js';

export function stuckPrompt(props: TableProps<RohanView>, lexicon: Lexicon): Prompt {
  const { view, seat, moves } = props;
  const { words } = lexicon;
  const canPass = moves.some(({ choice }) => choice.do === 'pass');
  const next = !canPass ? '' : passEnds(view.table, seat) ? words.passToAssault : words.passToWait;
  return { ask: words.nothingFits, hint: [reasonOf(props, lexicon), next].filter(Boolean).join(' ') };
}

function reasonOf({ view, seat, refused }: TableProps<RohanView>, { words, name }: Lexicon): string {
  const { table } = view;
  if (table.hand.length === 0) return words.emptyHand;
  const lanes = Array.from({ length: LANES }, (_, lane) => place(seat, lane));
  const empty = lanes.filter((at) => table.cards[at] === EMPTY);
  if (empty.length === 0) return words.lanesFull;
  if (table.attacker === seat) return words.onlyDefenders;
  const unblocked = empty.filter((at) => table.cards[opposite(at)] !== EMPTY);
  if (unblocked.length === 0) return words.nothingToBlock;
  const hidden = unblocked.filter((at) =>
    refused.some(({ move, why }) => why.clause === 'RL-11' && place(seat, move[2]) === at),
  );
  if (hidden.length < unblocked.length) return words.onlyAttackers;
  const names = hidden.map((at) => name(cardOf(table.options, table.cards[opposite(at)]!)));
  return words.bySurprise([...new Set(names)]);
}
