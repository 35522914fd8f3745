/** The table of the Trueshot Lodge: rivals by the hearth, my pets before me, my spells in my hand. */
import { SPECTATOR } from '@fray/engine';
import { classes, Overlay, Stage, type TableProps } from '@fray/kit';
import { useLayoutEffect, useRef } from 'react';
import { PLACE_NAMES, type TrueshotView } from '../src/index.js';
import { aimOf } from './acting/aim-of.js';
import { Moment } from './acting/moment.js';
import { Answers, Question } from './acting/question.js';
import { Ribbon } from './acting/ribbon.js';
import { usePointing } from './acting/use-pointing.js';
import { useLexicon } from './lexicon.js';
import { Actions } from './middle/actions.js';
import { Draft } from './middle/draft.js';
import { Ladder } from './middle/ladder.js';
import { Order } from './middle/order.js';
import { Ranks } from './middle/ranks.js';
import { Piles, Shop } from './middle/store.js';
import { Turned } from './middle/turned.js';
import { move } from './movements.js';
import { Hand } from './seats/hand.js';
import { Hunter } from './seats/hunter.js';
import { moodOf } from './seats/moods.js';
import { Rivals } from './seats/rivals.js';
import { FirstChoice, FirstQuestion, useFirstPick } from './start/first-choice.js';
import { StartNotes } from './start/start-notes.js';
import { type TableState, TableStateProvider, useTable } from './table-context.js';
import { LodgeWorld } from './world/lodge-world.js';
import './css/table.css';
import './css/hunters.css';
import './css/cards.css';
import './css/spells.css';
import './css/strike.css';
import './css/morning.css';
import './css/upright.css';

const SETUP = 0;
const PREPARATION = 1;
const COMBAT = 2;
const ROUND_END = 3;

/** How the table is laid: the first choice, the open shop, or everybody's pets against each other. */
type Layout = 'start' | 'morning' | 'evening' | 'combat';

export function Table(props: TableProps<TrueshotView>) {
  const { view, seat, beat, playing } = props;
  const { table } = view;
  const root = useRef<HTMLDivElement>(null);
  const pointing = usePointing(props, root);
  const { words } = useLexicon();
  const me = seat === SPECTATOR ? 0 : seat;
  const rivals = Array.from({ length: table.seats - 1 }, (_, i) => (me + 1 + i) % table.seats);
  const state: TableState = { props, table, pointing, me, rivals };
  const layout = layoutOf(state);
  useLayoutEffect(() => {
    if (beat !== undefined && root.current !== null) move(root.current, beat);
  }, [beat]);
  return (
    <TableStateProvider value={state}>
      <div
        ref={root}
        className={classes(
          'tl',
          `tl-${layout}`,
          `tl-rivals-${rivals.length}`,
          playing && 'tl-playing',
          pointing.choosing.picked !== undefined && 'tl-pointing',
          table.shown >= 0 && 'tl-meeting',
          table.declared !== null && 'tl-struck',
        )}
      >
        {layout === 'start' ? <Start state={state} /> : <Lodge state={state} layout={layout} />}
        <p className="sr-only" aria-live="polite">
          {pointing.choosing.picked !== undefined && words.mayGoTo(pointing.choosing.open.length)}
        </p>
      </div>
    </TableStateProvider>
  );
}

/** Pets of others that can be picked or aimed at have to be seen, whatever the time of day. */
function layoutOf({ table, pointing, me }: TableState): Layout {
  if (table.phase === SETUP) return 'start';
  if (table.phase === ROUND_END && table.sizes.draft > 0) return 'evening';
  const { choosing, can } = pointing;
  const mine = PLACE_NAMES.slice(me * 3, me * 3 + 3);
  const others = PLACE_NAMES.filter((id) => !mine.includes(id));
  if (others.some((id) => can(id) || choosing.open.includes(id))) return 'combat';
  return table.phase === PREPARATION ? 'morning' : 'combat';
}

function Start({ state }: { readonly state: TableState }) {
  const first = useFirstPick();
  const { props, table } = state;
  // Before the cards are dealt: who opens.
  const isAsked = table.offer.length === 0 && props.moves.length > 0;
  return (
    <Stage
      wide={[144, 85]}
      tall={[39, 80]}
      world={<LodgeWorld isMorning isDim={false} />}
      frame={
        <>
          <Hunters state={state} />
          <StartNotes />
          {!isAsked && <FirstChoice first={first} />}
        </>
      }
      prompt={props.outcome === null && (isAsked ? <Question /> : <FirstQuestion first={first} />)}
      above={<Overlay />}
    />
  );
}

function Lodge({ state, layout }: { readonly state: TableState; readonly layout: Layout }) {
  const { props, table } = state;
  const { beat, outcome, seat } = props;
  const isDim = beat?.event.type === 'eliminated' || outcome !== null;
  return (
    <Stage
      wide={[144, 85]}
      tall={[39, 80]}
      world={<LodgeWorld isMorning={layout === 'morning'} isDim={isDim} />}
      frame={
        <>
          {table.phase === COMBAT && <Order />}
          <Hunters state={state} />
          {layout === 'morning' && <Turned />}
          {layout === 'evening' && <Draft />}
          <Piles />
          <Shop />
          <Actions />
          <Side />
          <Aimed />
          {seat !== SPECTATOR && <Hand />}
        </>
      }
      prompt={outcome === null && <Question />}
      above={
        <>
          <Overlay />
          {beat !== undefined && <Moment beat={beat} />}
        </>
      }
    />
  );
}

function Hunters({ state }: { readonly state: TableState }) {
  const { props, table, me } = state;
  return (
    <>
      <Rivals />
      <Hunter owner={me} mood={moodOf(props.beat, table, me)} />
    </>
  );
}

/** Beside the table: what waits to land, how the round ended, or many answers. */
function Side() {
  const { table, pointing } = useTable();
  if (pointing.isLong) return <Answers />;
  if (table.declared !== null) return <Ladder strike={table.declared} />;
  return table.phase === ROUND_END ? <Ranks /> : null;
}

/** From what is picked to what it is pointed at, or from a striker to its target while that waits to land. */
function Aimed() {
  const { table, pointing, props } = useTable();
  const { picked, aimed } = pointing.choosing;
  const { declared } = table;
  if (picked !== undefined)
    return (
      <Ribbon from={`[data-at="${picked}"]`} to={aimed === undefined ? undefined : `[data-at="${aimed}"]`} />
    );
  const hint = props.advised === undefined ? undefined : aimOf(props.advised.choice);
  if (hint?.target !== undefined)
    return <Ribbon isGhost from={`[data-at="${hint.thing}"]`} to={`[data-at="${hint.target}"]`} />;
  if (declared === null) return null;
  const at = (pet: number): string => `[data-place="${table.row.indexOf(pet)}"]`;
  return <Ribbon from={at(declared.striker)} to={at(declared.target)} />;
}
