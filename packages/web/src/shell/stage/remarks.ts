/** What a bot of the cast says: something at the beginning, and a word of triumph or grief when the lead has changed. */
import { readCast } from '@fray/bots';
import type { SeatView } from '@fray/engine';
import type { LoadedTable } from '../../games/table-registry.js';
import type { SessionState } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import type { Shell } from '../use-shell.js';

type Says = 'begins' | 'ahead' | 'behind';

/** Only with the question, and only until the one who looks has answered once: then it has been read. */
export function remarkOf(
  state: SessionState,
  table: LoadedTable,
  { shown }: Shell,
  seat: number,
): string | undefined {
  const bot = state.seats[seat]?.bot;
  const persona = bot === undefined ? undefined : readCast(bot).persona?.id;
  if (persona === undefined || state.outcome !== null) return undefined;
  const answered = state.steps.findLastIndex(({ seats }, at) => at <= shown.at && seats.includes(state.seat));
  const lines = texts().remarks[persona];
  if (answered === -1) return lines.begins;
  const before = state.steps[answered]?.view;
  const round = table.module.chart?.at(shown.view);
  if (before === undefined || round === undefined || table.module.chart?.at(before) === round)
    return undefined;
  const says = saysOf(table, shown.view, seat, state.seats.length);
  return says === undefined ? undefined : lines[says][round % lines[says].length];
}

function saysOf(
  table: LoadedTable,
  view: SeatView<unknown>,
  seat: number,
  seats: number,
): Exclude<Says, 'begins'> | undefined {
  const { chart } = table.module;
  const leadOf = chart?.lead?.value ?? chart?.value;
  if (leadOf === undefined) return undefined;
  const mine = leadOf(view, seat);
  const others = Array.from({ length: seats }, (_, i) => i).filter((i) => i !== seat);
  const best = Math.max(...others.map((other) => leadOf(view, other)));
  return mine > best ? 'ahead' : mine < best ? 'behind' : undefined;
}
