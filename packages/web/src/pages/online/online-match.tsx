/** The match of an online table, with a rematch after it; or a match that one only watches. */
import type { AnyGame } from '@fray/engine';
import { openGame } from '@fray/games/shelf';
import { Button } from '@fray/kit';
import { MatchInfo, type Table } from '@fray/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { faceOf } from '../../games/faces.js';
import { useTable } from '../../games/use-table.js';
import { request } from '../../online/api.js';
import { type OnlineSession, openOnline } from '../../online/online-session.js';
import { TableShell } from '../../shell/table-shell.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Problem } from '../problem.js';
import { Share } from '../share.js';
import { shareLink } from './link-to.js';
import { mayStillChoose } from './may-still-choose.js';

export interface OnlineMatchProps {
  readonly match: string;
  readonly game: AnyGame;
  /** Absent for somebody who came to watch. */
  readonly table?: Table;
  readonly pass?: string;
  readonly watch: boolean;
  readonly onRematch?: () => void;
  /** The match before, while its player waits for this one. */
  readonly waiting?: { current: OnlineSession | undefined };
}

export function OnlineMatch({ match, game, table, pass, watch, onRematch, waiting }: OnlineMatchProps) {
  const [opened, setOpened] = useState<OnlineSession | string>();
  const drawn = useTable(game);
  useEffect(() => {
    let session: OnlineSession | undefined;
    let stale = false;
    const setup = { match, watch, ...(pass === undefined ? {} : { pass }) };
    const before = waiting?.current;
    if (waiting !== undefined) waiting.current = undefined;
    void (before?.next(setup) ?? openOnline(setup)).then((result) => {
      if (result.ok) session = result.value;
      if (stale) session?.close();
      else setOpened(result.ok ? result.value : result.error);
    });
    return () => {
      stale = true;
      if (waiting?.current !== session) session?.close();
    };
  }, [match, pass, watch, waiting]);
  if (typeof opened === 'string') return <Problem title={texts().online.matchGone} text={opened} />;
  if (opened === undefined || drawn === undefined) return <Loading />;
  const others = table?.seats.filter((seat) => !seat.you && seat.kind !== 'bot' && seat.ready) ?? [];
  const wanted =
    table?.status === 'gathering' && others.length > 0
      ? texts().online.wantsRematch(others.map((seat) => seat.name ?? ''))
      : undefined;
  // Whoever asks first says on which seats; the others agree.
  const rematch = async (swap: boolean): Promise<void> => {
    if (table === undefined || waiting === undefined) return;
    waiting.current = opened;
    await opened.again(swap, !mayStillChoose(game, table, drawn));
    onRematch?.();
  };
  const contest = contestAddress(table);
  return (
    <TableShell
      session={opened}
      table={drawn}
      after={
        <>
          {contest !== undefined && (
            <Link href={contest} className="button button-main">
              {texts().table.toContest}
            </Link>
          )}
          {contest === undefined && table?.yourSeat !== undefined && (
            <Button kind="main" onClick={() => void rematch(false)} note={wanted}>
              {texts().table.rematch}
            </Button>
          )}
          {contest === undefined && table?.yourSeat !== undefined && table.status === 'over' && (
            <Button onClick={() => void rematch(true)}>{texts().table.swap(table.seats.length)}</Button>
          )}
          <Link href={`/replay/online/${match}`} className="button button-plain">
            {texts().table.replay}
          </Link>
          <Share link={async () => shareLink(`r/${match}`)} />
          <Link href="/" className="button button-plain">
            {texts().table.toHome}
          </Link>
        </>
      }
    />
  );
}

/** Where the match is one of several: the page that shows them all. */
function contestAddress(table: Table | undefined): string | undefined {
  const page = table === undefined ? undefined : faceOf(table.game)?.contests;
  if (table?.contest === undefined || page === undefined) return undefined;
  return `/game/${table.game}/${page}/${table.contest}`;
}

/** A running match that anybody may watch. */
export function WatchMatch({ id }: { readonly id: string }) {
  const [found, setFound] = useState<AnyGame | string>();
  useEffect(() => {
    void request('GET', `/matches/${id}`, MatchInfo).then(async (info) => {
      const game = info.ok ? await openGame(info.value.game) : undefined;
      if (game?.ok === true) setFound(game.value);
      else setFound(info.ok ? texts().replay.unknownGame(info.value.game) : info.error.text);
    });
  }, [id]);
  if (found === undefined) return <Loading />;
  if (typeof found === 'string') return <Problem title={texts().online.matchGone} text={found} />;
  return <OnlineMatch match={id} game={found} watch />;
}
