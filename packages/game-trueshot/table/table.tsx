/** The table of the Trueshot Lodge: me below, neighbours left and right, the fourth opposite, what is shared in the middle. */
import { SPECTATOR } from '@fray/engine';
import { Arrow, Overlay, type TableProps, useTableKeys } from '@fray/kit';
import { useLayoutEffect, useRef } from 'react';
import type { TrueshotView } from '../src/index.js';
import { Hand } from './hand.js';
import { useLexicon } from './lexicon.js';
import { move } from './movements.js';
import { answersOf, Question, spellKeys } from './question.js';
import { Board } from './seats/board.js';
import { FirstChoice } from './start/first-choice.js';
import { usePicking } from './use-picking.js';
import './table.css';
import './cards/cards.css';
import './cards/large.css';
import './middle/middle.css';
import './middle/round-end.css';
import './cards/small.css';

export function Table(props: TableProps<TrueshotView>) {
  const { view, seat, beat, book, onChoose } = props;
  const { table } = view;
  const root = useRef<HTMLDivElement>(null);
  const lexicon = useLexicon(book);
  const picking = usePicking(props);
  const first = table.offer.length > 0;
  useLayoutEffect(() => {
    if (beat !== undefined && root.current !== null) move(root.current, beat);
  }, [beat]);
  useTableKeys((key) => {
    if (first) return false;
    if (key === 'Escape' && picking.picked !== undefined) {
      picking.drop();
      return true;
    }
    const answer = /^[1-9]$/.test(key) ? answersOf(picking, lexicon, onChoose)[Number(key) - 1] : undefined;
    answer?.act();
    return answer !== undefined;
  });
  const me = seat === SPECTATOR ? 0 : seat;
  const rivals = Array.from({ length: table.seats - 1 }, (_, i) => (me + 1 + i) % table.seats);
  if (first)
    return (
      <div ref={root} className="tl">
        <FirstChoice props={props} rivals={rivals} lexicon={lexicon} />
        <Overlay />
      </div>
    );
  const strike = table.declared;
  return (
    <div ref={root} className="tl">
      <Board props={props} me={me} rivals={rivals} picking={picking} lexicon={lexicon} />
      <Question props={props} picking={picking} lexicon={lexicon} />
      {seat !== SPECTATOR && (
        <Hand
          table={table}
          lexicon={lexicon}
          picking={picking}
          keys={spellKeys(answersOf(picking, lexicon, onChoose), picking)}
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
