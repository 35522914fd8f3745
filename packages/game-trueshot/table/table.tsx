/** The table of the Trueshot Lodge: rivals above, what is shared in the middle, my own lodge and hand below. */
import { SPECTATOR } from '@fray/engine';
import { Arrow, classes, Overlay, type TableProps, useTableKeys } from '@fray/kit';
import { useLayoutEffect, useRef } from 'react';
import type { TrueshotView } from '../src/index.js';
import { Hand } from './hand.js';
import { useLexicon } from './lexicon.js';
import { Lodge } from './lodge.js';
import { Middle, Reckoning } from './middle.js';
import { move } from './movements.js';
import { answersOf, Question } from './question.js';
import { usePicking } from './use-picking.js';
import './table.css';
import './cards.css';

export function Table(props: TableProps<TrueshotView>) {
  const { view, seat, names, beat, book, onChoose, moves } = props;
  const { table } = view;
  const root = useRef<HTMLDivElement>(null);
  const lexicon = useLexicon(book);
  const picking = usePicking(props);
  useLayoutEffect(() => {
    if (beat !== undefined && root.current !== null) move(root.current, beat);
  }, [beat]);
  useTableKeys((key) => {
    if (key === 'Escape' && picking.picked !== undefined) {
      picking.drop();
      return true;
    }
    const answer = /^[1-9]$/.test(key) ? answersOf(picking, lexicon, onChoose)[Number(key) - 1] : undefined;
    answer?.act();
    return answer !== undefined;
  });
  const me = seat === SPECTATOR ? 0 : seat;
  const others = Array.from({ length: table.seats - 1 }, (_, i) => (me + 1 + i) % table.seats);
  const lodge = (owner: number) => (
    <Lodge
      key={owner}
      table={table}
      owner={owner}
      name={names[owner]!}
      mine={owner === seat}
      lexicon={lexicon}
      picking={picking}
      onChoose={onChoose}
    />
  );
  const strike = table.declared;
  return (
    <div ref={root} className="tl">
      <div className={classes('tl-rivals', `tl-rivals-${others.length}`)}>{others.map(lodge)}</div>
      <div className="tl-centre">
        <Middle table={table} lexicon={lexicon} moves={moves} onChoose={onChoose} />
        {strike !== null && <Reckoning table={table} strike={strike} lexicon={lexicon} />}
      </div>
      {lodge(me)}
      <Question props={props} picking={picking} lexicon={lexicon} />
      {seat !== SPECTATOR && (
        <Hand
          table={table}
          lexicon={lexicon}
          picking={picking}
          refused={props.refused}
          onRefused={props.onRefused}
        />
      )}
      {strike !== null && (
        <div className="overlay" aria-hidden="true">
          <Arrow
            tone="loss"
            from={placeSelector(table, strike.striker)}
            to={placeSelector(table, strike.target)}
          />
        </div>
      )}
      <Overlay />
    </div>
  );
}

function placeSelector(table: TrueshotView, pet: number): string {
  return `[data-place="${table.row.indexOf(pet)}"]`;
}
