/** Does this page's part in drawing a table's dice as soon as the table asks for it. */
import type { Table } from '@fray/protocol';
import { useEffect, useState } from 'react';
import { drawDice } from './draw-dice.js';

/** Whether the server broke its word about them. */
export function useDice(table: Table | undefined): boolean {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (table?.status === 'gathering') void drawDice(table).then((holds) => !holds && setBroken(true));
  }, [table]);
  return broken;
}
