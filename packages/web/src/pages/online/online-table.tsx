/** A table at a server: first the people gather, then the match is played, then perhaps another. */
import { useEffect, useRef, useState } from 'react';
import { useGame } from '../../games/use-game.js';
import { useDice } from '../../online/dice/use-dice.js';
import type { OnlineSession } from '../../online/online-session.js';
import { useTableStream } from '../../online/use-table-stream.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Problem } from '../problem.js';
import { Gathering } from './gathering.js';
import { OnlineMatch } from './online-match.js';

export interface OnlineTableProps {
  readonly id: string;
  readonly pass: string | undefined;
  readonly watch: boolean;
}

export function OnlineTable({ id, pass, watch }: OnlineTableProps) {
  const { table, wrong, again } = useTableStream(id, pass);
  const game = useGame(table?.game);
  const broken = useDice(table);
  const [agreed, setAgreed] = useState<string>();
  const waiting = useRef<OnlineSession>(undefined);
  useEffect(() => () => waiting.current?.close(), []);
  if (wrong !== undefined) return <Problem title={texts().lobby.cannotStart} text={wrong} />;
  if (table === undefined || game === undefined) return <Loading />;
  if (broken) return <Problem title={texts().lobby.cannotStart} text={texts().dice.refused} />;
  if (game === 'missing') return <Problem title={texts().lobby.cannotStart} text={texts().common.notFound} />;
  // After a match one stays at its table until one wants another, whatever the others want.
  if (table.match !== undefined && (table.status !== 'gathering' || agreed !== table.match))
    return (
      <OnlineMatch
        key={table.match}
        match={table.match}
        game={game}
        table={table}
        watch={watch || table.yourSeat === undefined}
        onRematch={() => setAgreed(table.match)}
        waiting={waiting}
        {...(pass === undefined ? {} : { pass })}
      />
    );
  return <Gathering game={game} table={table} pass={pass} watch={watch} onSeated={again} />;
}
