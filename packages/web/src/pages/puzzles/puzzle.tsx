/** One puzzle: fetched with its game's table. */
import type { Puzzle } from '@fray/bots';
import { useEffect, useState } from 'react';
import { titleOf } from '../../games/facts.js';
import { useGame } from '../../games/use-game.js';
import { useTable } from '../../games/use-table.js';
import type { PuzzleName } from '../../puzzles/of-day.js';
import { PuzzleTable, type PuzzleTableProps } from '../../puzzles/puzzle-table.js';
import { loadPuzzle } from '../../puzzles/puzzles.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Problem } from '../problem.js';

export function PuzzlePage({ game, id }: PuzzleName) {
  const [puzzle, setPuzzle] = useState<Puzzle | null>();
  useEffect(() => {
    setPuzzle(undefined);
    void loadPuzzle({ game, id }).then((loaded) => setPuzzle(loaded ?? null));
  }, [game, id]);
  const found = useGame(game);
  if (puzzle === undefined || found === undefined) return <Loading />;
  if (puzzle === null || found === 'missing')
    return <Problem title={titleOf(game)} text={texts().puzzles.none} />;
  return <Opened key={puzzle.id} game={found} puzzle={puzzle} />;
}

function Opened({ game, puzzle }: Pick<PuzzleTableProps, 'game' | 'puzzle'>) {
  const table = useTable(game);
  return table === undefined ? <Loading /> : <PuzzleTable game={game} table={table} puzzle={puzzle} />;
}
