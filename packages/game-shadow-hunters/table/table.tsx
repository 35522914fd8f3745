/** The table of Shadow Hunters: people round a lamp in a moonlit wood, the board between them, my card and the sheet at hand. */
import { SPECTATOR } from '@fray/engine';
import {
  Arrow,
  classes,
  type Mood,
  type Offer,
  Overlay,
  Stage,
  type Sure,
  type TableProps,
  useExpert,
  useSure,
  useTableKeys,
} from '@fray/kit';
import { useLayoutEffect, useRef } from 'react';
import { deductionSheet, type ShadowView } from '../src/index.js';
import { outlookOf } from './acting/outlook.js';
import { Question } from './acting/question.js';
import { usePicking } from './acting/use-picking.js';
import { Areas } from './board/areas.js';
import { Decks } from './board/decks.js';
import { Strife } from './board/strife.js';
import { TableCard } from './board/table-card.js';
import { Track } from './board/track.js';
import { ChangedRules } from './changes/changes.js';
import { has, type Lexicon, useLexicon } from './lexicon.js';
import { Mine } from './mine/mine.js';
import { Moment } from './moments/moment.js';
import { move, noteTokens } from './moments/movements.js';
import { SeatFigure } from './seats/figure.js';
import { Plaque } from './seats/plaque.js';
import { hasMiddle, seating } from './seats/seating.js';
import { Sheet, SheetTab, useDrawer } from './sheet/sheet.js';
import { Vote } from './vote/vote.js';
import { WoodWorld } from './world/wood-world.js';
import './css/colours.css';
import './css/table.css';
import './css/seats.css';
import './css/board.css';
import './css/cards.css';
import './css/mine.css';
import './css/sheet.css';
import './css/upright.css';
import './css/low.css';

export function Table(props: TableProps<ShadowView>) {
  const lexicon = useLexicon(props.book);
  return props.decision === 'vote' ? (
    <Vote props={props} lexicon={lexicon} />
  ) : (
    <Wood props={props} lexicon={lexicon} />
  );
}

interface WoodProps {
  readonly props: TableProps<ShadowView>;
  readonly lexicon: Lexicon;
}

/** How far down the lamp stands; further where somebody sits behind it. */
const LAMP_AT = 15.6;
const LAMP_IN_FRONT = 29;

function Wood({ props, lexicon }: WoodProps) {
  const { view, seat, names, beat, standing } = props;
  const { table } = view;
  const { words } = lexicon;
  const root = useRef<HTMLDivElement>(null);
  const tokens = useRef(new Map<number, DOMRect>());
  const drawer = useDrawer();
  const expert = useExpert();
  const sure = useSure(props.moves, showing(lexicon, table, seat), props.onChoose);
  const picking = usePicking(props, root, props.onChoose);
  useRevealKeys(props, sure);
  useLayoutEffect(() => {
    if (root.current === null) return;
    if (beat !== undefined) move(root.current, beat, tokens.current);
    noteTokens(root.current, tokens.current);
  }, [beat]);
  const front = seat === SPECTATOR ? 0 : seat;
  const others = Array.from({ length: table.seats - 1 }, (_, i) => (front + 1 + i) % table.seats);
  const chairs = seating(others.length);
  const shared = { table, names, seat, lexicon, picking };
  const help = table.options.help !== 'off';
  const sheet = help ? deductionSheet(table) : undefined;
  return (
    <div
      ref={root}
      className={classes(
        'sh',
        'sh-staged',
        `sh-of-${table.seats}`,
        drawer.pinned && help && 'sh-pinned',
        table.seats > 6 && 'sh-crowded',
      )}
    >
      <Stage
        wide={[147, 104]}
        tall={[39, 80]}
        world={
          <WoodWorld lampAt={hasMiddle(others.length) ? LAMP_IN_FRONT : LAMP_AT}>
            {others.map((other, i) => (
              <SeatFigure
                key={other}
                seat={other}
                name={names[other]!}
                chair={chairs[i]!}
                mood={moodOf(props, other)}
                out={!has(table.alive, other)}
              />
            ))}
          </WoodWorld>
        }
        frame={
          <>
            <Areas {...shared} />
            <Decks {...shared} />
            <Track {...shared} />
            <Strife table={table} beat={beat} names={names} me={seat} lexicon={lexicon} />
            <TableCard {...shared} />
            <ul className="sh-players" aria-label={words.players}>
              {[front, ...others].map((player, i) => (
                <Plaque
                  key={player}
                  {...{ table, player, lexicon, picking }}
                  name={names[player]!}
                  mine={player === seat}
                  chair={chairs[i - 1]}
                  outlook={outlookAt(props, picking.seats.get(player), expert, lexicon)}
                />
              ))}
            </ul>
            {seat !== SPECTATOR && table.characters[seat]! >= 0 && (
              <Mine table={table} seat={seat} lexicon={lexicon} standing={standing} onChoose={sure.choose} />
            )}
          </>
        }
        edges={
          <>
            <ChangedRules props={props} lexicon={lexicon} />
            {sheet !== undefined && (
              <SheetTab drawer={drawer} deals={words.dealsShort(sheet.deals)} lexicon={lexicon} />
            )}
          </>
        }
        prompt={<Question {...{ props, lexicon, picking, sure }} />}
        above={
          <>
            <Blows table={table} />
            <Overlay />
            {beat !== undefined && <Moment beat={beat} names={names} me={seat} lexicon={lexicon} />}
          </>
        }
      />
      {help && <Sheet drawer={drawer} {...{ table, names, seat, lexicon }} />}
    </div>
  );
}

/** To show myself cannot be taken back: asked about once. */
function showing({ character }: Lexicon, table: ShadowView, seat: number) {
  return ({ choice }: Offer): string | undefined =>
    choice.do === 'reveal' ? character(table.characters[seat]!) : undefined;
}

function useRevealKeys({ standing, playing }: TableProps<ShadowView>, sure: Sure<string>): void {
  useTableKeys((key) => {
    if (key === 'Escape' && !playing && sure.asking !== undefined) {
      sure.cancel();
      return true;
    }
    const reveal = standing.find(({ choice }) => choice.do === 'reveal');
    if (key.toLowerCase() !== 'r' || reveal === undefined) return false;
    sure.choose(reveal);
    return true;
  });
}

/** Faces show only what the whole table sees. */
function moodOf({ view, beat, outcome }: TableProps<ShadowView>, seat: number): Mood {
  if (!has(view.table.alive, seat)) return 'stunned';
  if (outcome?.winners.includes(seat) === true) return 'glad';
  const struck = beat?.events.some(({ type, data }) => type === 'hurt' && data['seat'] === seat);
  return struck === true ? 'stunned' : 'calm';
}

function outlookAt(
  props: TableProps<ShadowView>,
  offers: readonly Offer[] | undefined,
  expert: boolean,
  lexicon: Lexicon,
): string | undefined {
  return expert && offers?.length === 1 ? outlookOf(props, offers[0], lexicon) : undefined;
}

/** The running attack as arrows from plaque to plaque. */
function Blows({ table }: { readonly table: ShadowView }) {
  const attack = table.attacks[table.attacks.length - 1];
  if (attack === undefined) return null;
  return (
    <div className="overlay" aria-hidden="true">
      {table.places.flatMap((_, seat) =>
        has(attack.left, seat) && seat !== attack.by
          ? [
              <Arrow
                key={seat}
                tone="loss"
                from={`[data-player="${attack.by}"] .sh-plaque`}
                to={`[data-player="${seat}"] .sh-plaque`}
              />,
            ]
          : [],
      )}
    </div>
  );
}
