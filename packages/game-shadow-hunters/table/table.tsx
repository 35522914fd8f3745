/** The table of Shadow Hunters: what everybody sees above the question, what only I see below it. */
import { SPECTATOR } from '@fray/engine';
import { Arrow, Button, classes, Dialog, Overlay, PromptBar, type TableProps, useTableKeys } from '@fray/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ShadowView } from '../src/index.js';
import { Answers } from './answers.js';
import { Areas } from './board/areas.js';
import { Decks } from './board/decks.js';
import { Track } from './board/track.js';
import { ChangeChoice, ChangedRules } from './changes/changes.js';
import { has, useLexicon } from './lexicon.js';
import { Deduction } from './mine/deduction.js';
import { Mine } from './mine/mine.js';
import { move, noteTokens } from './movements.js';
import { Players } from './players/players.js';
import { useChoices } from './use-choices.js';
import { Vote } from './vote/vote.js';
import './table.css';
import './board/board.css';
import './players/players.css';
import './mine/mine.css';
import './table-small.css';

export function Table(props: TableProps<ShadowView>) {
  const { view, seat, names, beat, book, onChoose, standing } = props;
  const { table } = view;
  const root = useRef<HTMLDivElement>(null);
  const tokens = useRef(new Map<number, DOMRect>());
  const [large, setLarge] = useState(false);
  const lexicon = useLexicon(book);
  const choices = useChoices(props);
  useLayoutEffect(() => {
    if (root.current === null) return;
    if (beat !== undefined) move(root.current, beat, tokens.current);
    noteTokens(root.current, tokens.current);
  }, [beat]);
  useTableKeys((key) => {
    const reveal = standing.find(({ choice }) => choice.do === 'reveal');
    const numbered = props.decision === 'vote' ? undefined : props.moves[Number(key) - 1];
    const offer = key.toLowerCase() === 'r' ? reveal : /^[1-9]$/.test(key) ? numbered : undefined;
    if (offer !== undefined) onChoose(offer);
    return offer !== undefined;
  });
  const order = clockwise(table.seats, seat);
  const half = Math.ceil(order.length / 2);
  const shared = { table, names, seat, lexicon, choices, onChoose };
  if (props.decision === 'vote') return <Vote props={props} lexicon={lexicon} />;
  return (
    <div ref={root} className="sh">
      <div className={classes('sh-public', order.length > 6 && 'sh-crowded')}>
        <Players {...shared} seats={order.slice(half).reverse()} />
        <div className="sh-board">
          <Areas {...shared} choices={choices.areas} />
          <Decks
            table={table}
            names={names}
            seat={seat}
            beat={beat}
            lexicon={lexicon}
            choices={choices.decks}
            onChoose={onChoose}
          />
        </div>
        <Players {...shared} seats={order.slice(0, half).reverse()} />
      </div>
      <Track table={table} names={names} seat={seat} lexicon={lexicon} />
      <div className="sh-question orders-beside">
        <PromptBar prompt={props.prompt} status={props.status}>
          {props.decision === 'adjust' ? (
            <ChangeChoice props={props} lexicon={lexicon} />
          ) : (
            <Answers props={props} lexicon={lexicon} />
          )}
        </PromptBar>
        <ChangedRules props={props} lexicon={lexicon} />
      </div>
      <div className="sh-private">
        {seat !== SPECTATOR && table.characters[seat]! >= 0 && (
          <Mine table={table} seat={seat} lexicon={lexicon} standing={standing} onChoose={onChoose} />
        )}
        <div className="sh-sheet" data-spot="sheet">
          {table.options.help !== 'off' && (
            <Deduction table={table} names={names} seat={seat} lexicon={lexicon} />
          )}
          <Button kind="quiet" onClick={() => setLarge(true)}>
            {lexicon.words.openSheet}
          </Button>
        </div>
      </div>
      <Blows table={table} />
      <Overlay />
      <Dialog open={large} title={lexicon.words.whoIsWho} onClose={() => setLarge(false)}>
        <Deduction table={table} names={names} seat={seat} lexicon={lexicon} large />
      </Dialog>
    </div>
  );
}

/** The running attack as arrows from token to token; on one area their rings are enough. */
function Blows({ table }: { readonly table: ShadowView }) {
  const attack = table.attacks[table.attacks.length - 1];
  if (attack === undefined) return null;
  return (
    <div className="overlay" aria-hidden="true">
      {table.places.flatMap((_, seat) =>
        has(attack.left, seat) && table.places[seat] !== table.places[attack.by]
          ? [
              <Arrow
                key={seat}
                tone="loss"
                from={`[data-token="${attack.by}"]`}
                to={`[data-token="${seat}"]`}
              />,
            ]
          : [],
      )}
    </div>
  );
}

/** Everybody clockwise from me, me first. */
function clockwise(seats: number, me: number): number[] {
  const start = me < 0 ? 0 : me;
  return Array.from({ length: seats }, (_, i) => (start + i) % seats);
}
