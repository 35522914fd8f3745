/** Everybody's lodge around the middle; on a phone the rivals are tabs. */
import { classes, SeatMark, type TableProps } from '@fray/kit';
import { useState } from 'react';
import type { TrueshotView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import { Actions } from '../middle/actions.js';
import { Ladder } from '../middle/ladder.js';
import { Middle } from '../middle/middle.js';
import { Ranks } from '../middle/ranks.js';
import { Reckoning } from '../middle/reckoning.js';
import type { Picking } from '../use-picking.js';
import { Lodge, type Side } from './lodge.js';
import './board.css';

interface BoardProps {
  readonly props: TableProps<TrueshotView>;
  readonly me: number;
  readonly rivals: readonly number[];
  readonly picking: Picking;
  readonly lexicon: Lexicon;
}

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  1: ['top'],
  2: ['left', 'right'],
  3: ['left', 'top', 'right'],
};

export function Board({ props, me, rivals, picking, lexicon }: BoardProps) {
  const { names, seat, onChoose } = props;
  const { table } = props.view;
  const strike = table.declared;
  const [shown, show] = useShown(table, rivals);
  const lodge = (owner: number, side: Side) => (
    <Lodge
      key={owner}
      name={names[owner]!}
      mine={owner === seat}
      tucked={side !== 'mine' && owner !== shown}
      {...{ table, owner, side, lexicon, picking, onChoose }}
    />
  );
  return (
    <div className={classes('tl-board', `tl-board-${rivals.length + 1}`)}>
      <div className="tl-tabs" role="tablist" aria-label={lexicon.words.neighbours}>
        {rivals.map((owner) => (
          <button
            key={owner}
            type="button"
            role="tab"
            className="tl-tab"
            aria-selected={owner === shown}
            onClick={() => show(owner)}
          >
            <SeatMark seat={owner} size={14} /> {names[owner]}
          </button>
        ))}
      </div>
      {rivals.map((owner, i) => lodge(owner, SIDES[rivals.length]![i]!))}
      <Middle props={props} lexicon={lexicon} />
      {strike !== null && <Ladder props={props} strike={strike} lexicon={lexicon} />}
      {lodge(me, 'mine')}
      {strike !== null && <Reckoning table={table} strike={strike} lexicon={lexicon} />}
      {table.phase === ROUND_END && <Ranks props={props} lexicon={lexicon} />}
      {table.allowed > 0 && (
        <Actions table={table} name={names[table.active]!} mine={table.active === seat} lexicon={lexicon} />
      )}
    </div>
  );
}

const PLACES = 3;
const ROUND_END = 3;

/** The rival a phone shows: whoever is in the strike, until another is looked at; at first one who is still in. */
function useShown(table: TrueshotView, rivals: readonly number[]): [number, (owner: number) => void] {
  const { declared } = table;
  const inStrike =
    declared === null ? [] : [declared.striker, declared.target].map((pet) => Math.floor(pet / PLACES));
  const by = rivals.find((owner) => inStrike.includes(owner)) ?? -1;
  const living = rivals.find((owner) => (table.inGame & (1 << owner)) !== 0);
  const [looked, setLooked] = useState({ owner: living ?? rivals[0]!, by });
  return [looked.by === by || by === -1 ? looked.owner : by, (owner) => setLooked({ owner, by })];
}
