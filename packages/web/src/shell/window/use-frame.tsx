/** What stands around every question: what waits, orders, acts, a note, the way to skip. */
import { knownOrders, SPECTATOR } from '@fray/engine';
import type { PromptSurroundings } from '@fray/kit';
import { useMemo } from 'react';
import type { LoadedTable } from '../../games/table-registry.js';
import type { Session, SessionState } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import type { Shell } from '../use-shell.js';
import { Orders } from './orders.js';
import { Waiting } from './waiting.js';

export function useFrame(
  session: Session,
  state: SessionState,
  table: LoadedTable,
  shell: Shell,
  isOut: boolean,
): PromptSurroundings {
  const { shown, props, reader, setPending, offer } = shell;
  const { book, module } = table;
  // Whoever is out has no more to order.
  const orders = state.seat !== SPECTATOR && (!isOut || props.prompt !== undefined);
  const known = orders ? knownOrders(state.game, state.options) : [];
  const acts = props.standing.filter(({ choice }) => module.takesStanding?.includes(choice.do) !== true);
  const { pending, asked, decision, prompt } = props;
  const note = causeOf(state, shown.at);
  const hint = prompt === undefined || note !== '' ? '' : (shell.hint?.text ?? '');
  const over = props.outcome !== null;
  return useMemo(
    (): PromptSurroundings => ({
      note,
      hint,
      ...(pending === undefined ? {} : { waiting: <Waiting {...{ pending, asked, book, reader }} /> }),
      ...(over
        ? {}
        : {
            aside: (
              <Orders
                session={session}
                book={book}
                known={known}
                beside={known.filter((id) => isAbout(state.game, id, decision))}
                given={state.orders}
                acts={acts}
                onAct={setPending}
                offer={offer}
              />
            ),
          }),
      skip: shown.playing && shown.onThrow === undefined ? shown.skip : undefined,
    }),
    [
      note,
      hint,
      pending,
      asked,
      decision,
      book,
      reader,
      over,
      session,
      known,
      state.game,
      state.orders,
      acts,
      setPending,
      shown,
      offer,
    ],
  );
}

function isAbout(game: SessionState['game'], order: string, decision: string | undefined): boolean {
  const about = game.orders?.find(({ id }) => id === order)?.about;
  return decision !== undefined && about?.includes(decision) === true;
}

/** Whether the last choice of the one who looks was made for them, and by what. */
function causeOf({ steps, seat }: SessionState, at: number): string {
  const mine = steps.slice(0, at + 1).findLast(({ seats }) => seats.includes(seat));
  const by = mine?.what.kind === 'choice' ? mine.what.by : undefined;
  const { cause } = texts().table;
  return by === 'orders' ? cause.orders : by === 'clock' ? cause.clock : '';
}
