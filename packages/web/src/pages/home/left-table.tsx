/** The table as one left it. Where several people share the screen nobody's hand is shown. */
import { SPECTATOR } from '@fray/engine';
import { LocalHost } from '@fray/host';
import { useEffect, useState } from 'react';
import { faceOf } from '../../games/faces.js';
import { type LoadedTable, loadTable } from '../../games/table-registry.js';
import { TableCut } from '../../learn/pictures/table-cut.js';
import { TaughtSession } from '../../learn/taught-session.js';
import type { KeptMatch } from '../../session/archive.js';
import { readKept } from '../../session/read-kept.js';
import { texts } from '../../texts/index.js';

interface Left {
  readonly session: TaughtSession;
  readonly table: LoadedTable;
}

const WHOLE: readonly string[] = [];

export function LeftTable({ kept }: { readonly kept: KeptMatch }) {
  const [left, setLeft] = useState<Left>();
  useEffect(() => {
    let stale = false;
    void openLeft(kept).then((opened) => {
      if (!stale) setLeft(opened);
    });
    return () => {
      stale = true;
    };
  }, [kept]);
  if (left === undefined) return null;
  const look = faceOf(kept.game)?.heart ?? WHOLE;
  return <TableCut {...left} game={kept.game} look={look} title={texts().home.goOn} />;
}

async function openLeft({ id, people }: KeptMatch): Promise<Left | undefined> {
  const read = await readKept(id);
  if (!read.ok) return undefined;
  const { game, timeline, entries, names } = read.value;
  // Nobody thinks and no time passes: it stands as it stood.
  const still = { now: () => 0, later: () => () => {}, think: async () => undefined };
  const host = LocalHost.start(timeline, still, entries);
  if (!host.ok) return undefined;
  const seat = people.length === 1 ? people[0]! : SPECTATOR;
  const run = { host: host.value, seat, choose: () => false, showMe: () => {} };
  return {
    session: new TaughtSession(game, run, names, () => {}),
    table: await loadTable(game),
  };
}
