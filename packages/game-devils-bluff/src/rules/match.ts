/** A match from agreeing on the table to the last points (8.1). */
import { type Decision, decision, type Locals, type Move, message, procedureOf } from '@fray/engine';
import { TABLE_FILES } from '../data/tables.js';
import { type DevilsState, editionOf, NOBODY, SEATS } from '../state.js';
import type { TableOption } from '../table/battlefield.js';
import { ACCEPT, VETO } from '../verbs.js';
import type { Events } from '../words/events.js';
import type { PromptId } from '../words/ids.js';
import { fillHands } from './cards/deck.js';
import { byPoints } from './ending.js';
import { missionSetup } from './mission/mission.js';
import { scoreBattle } from './mission/scoring.js';
import { round } from './round.js';
import { fieldOf } from './space/places.js';

const BOTH = 0b11;

/** CR-45: whoever does not like the table may have another one, once. */
export const tableDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'table',
  clause: 'CR-45',
  offers(_s, _seat, out) {
    out.offer(undefined, ACCEPT);
    out.offer(undefined, VETO);
  },
  prompt: (s) => message('table' satisfies PromptId, { table: fieldOf(s).ground.table.name }),
  timeout: (): Move => [ACCEPT, 0, 0, 0, 0],
});

/** The next of the ready-made tables. */
export function nextTable(table: TableOption): string {
  const at = TABLE_FILES.findIndex(({ id }) => id === table);
  return TABLE_FILES[(at + 1) % TABLE_FILES.length]!.id;
}

export const match = procedureOf<DevilsState, Locals, Events>()('match', {
  /** PG-1 */
  askTable(s, run) {
    if (s.options.confirmTable) run.askAll(BOTH, tableDecision);
    else run.goto(SHUFFLE);
  },
  table(s, run) {
    const vetoes = [0, 1].filter((seat) => run.sealed(seat)[0] === VETO);
    if (vetoes.length > 0) s.table = nextTable(s.table);
    if (!run.listening) return;
    const data = { table: fieldOf(s).ground.table.name, vetoes };
    run.tell({ type: vetoes.length > 0 ? 'table-changed' : 'table-agreed', clause: 'CR-45', data });
  },
  /** PG-2, DB-49 */
  shuffle(s, run) {
    run.shuffle(s.deck);
    fillHands(s, run, 'dealt');
  },
  /** PG-3 */
  mission(_s, run) {
    run.call(missionSetup, { seat: NOBODY });
  },
  /** PG-4 */
  round(_s, run) {
    run.call(round);
  },
  again(s, run) {
    if (s.round < editionOf(s).rounds) run.goto(ROUND);
  },
  /** PG-5 */
  end(s, run) {
    for (let seat = 0; seat < SEATS; seat++) scoreBattle(s, run, seat);
    byPoints(s, run, NOBODY);
  },
});
const SHUFFLE = match.at.shuffle;
const ROUND = match.at.round;
