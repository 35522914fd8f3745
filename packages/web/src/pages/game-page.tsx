/** A page that a game brings along, such as a builder, in the frame of the house. */
import { levelsOf } from '@fray/bots';
import type { AnyGame } from '@fray/engine';
import { type House, TableWordsProvider } from '@fray/kit';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { LoadedTable } from '../games/table-registry.js';
import { useGame } from '../games/use-game.js';
import { useTable } from '../games/use-table.js';
import { contestsOf } from '../online/contests.js';
import { useServer } from '../server.js';
import { keptRecord } from '../session/archive.js';
import { startLocal } from '../session/local-matches.js';
import { playOut } from '../session/play-out.js';
import { useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import { Loading } from './loading.js';
import { linkTo } from './online/link-to.js';
import { Page } from './page.js';
import { Problem } from './problem.js';

export interface GamePageHostProps {
  readonly game: string;
  readonly name: string;
  readonly path: string | undefined;
}

export function GamePageHost({ game: id, ...rest }: GamePageHostProps) {
  const game = useGame(id);
  if (game === undefined) return <Loading />;
  if (game === 'missing')
    return <Problem title={texts().common.nothingHere} text={texts().common.noSuchGame} />;
  return <Loaded key={id} game={game} {...rest} />;
}

interface OpenedProps {
  readonly game: AnyGame;
  readonly name: string;
  readonly path: string | undefined;
}

function Loaded(props: OpenedProps) {
  const table = useTable(props.game);
  return table === undefined ? <Loading /> : <Opened table={table} {...props} />;
}

function Opened({ game, name, path, table }: OpenedProps & { readonly table: LoadedTable }) {
  const house = useHouse(game);
  const page = table.module.pages?.[name];
  if (page === undefined)
    return <Problem title={texts().common.nothingHere} text={texts().common.notFound} />;
  return (
    <Page title={page.title(table.words)} wide>
      <div data-game={game.id}>
        <TableWordsProvider value={table.words}>
          <page.Page game={game} book={table.book} path={path} house={house} />
        </TableWordsProvider>
      </div>
    </Page>
  );
}

function useHouse(game: AnyGame): House {
  const [, navigate] = useLocation();
  const name = useSettings((s) => s.name);
  const online = useServer() === 'there';
  return useMemo(
    () => ({
      name,
      levels: levelsOf(game).map((id) => ({ id, label: texts().bots.levels[id] })),
      go: navigate,
      start: (table) => startLocal({ game: game.id, ...table }),
      playOut,
      record: (match) => keptRecord(match),
      linkTo,
      ...(online ? { contests: contestsOf(game.id, name) } : {}),
    }),
    [game, name, navigate, online],
  );
}
