/** The blow that has just been dealt stays on the table until the next one: its dice, its sum, what it cost. */
import type { GameEvent, Line } from '@fray/engine';
import type { TableProps } from '@fray/kit';
import { useExpert, WordsView } from '@fray/kit';
import { useRef } from 'react';
import type { DuelView } from '../../src/index.js';

/** What belongs to a blow besides its roll. */
const FOLLOWS: ReadonlySet<string> = new Set(['armour', 'stopped', 'lose']);

interface Blow {
  readonly roll: GameEvent;
  readonly after: readonly GameEvent[];
}

/** The latest blow of this round, remembered while other things are shown. */
export function useLastBlow(events: readonly GameEvent[], table: DuelView): Blow | undefined {
  const kept = useRef<{ readonly round: number; readonly blow: Blow }>(undefined);
  const found = lastBlow(events);
  if (found !== undefined) kept.current = { round: table.round, blow: found };
  const last = kept.current;
  if (last === undefined || last.round !== table.round) return undefined;
  return Number(last.blow.roll.data['step']) <= table.step ? last.blow : undefined;
}

/** The latest roll with what followed from it; undefined when a new round has begun since. */
function lastBlow(events: readonly GameEvent[]): Blow | undefined {
  const at = events.findLastIndex(({ type }) => type === 'roll');
  if (at === -1) return undefined;
  const rest = events.slice(at + 1);
  if (rest.some(({ type }) => type === 'round')) return undefined;
  const target = events[at]!.data['at'];
  const after = rest.filter(({ type, data }) => FOLLOWS.has(type) && data['seat'] === target);
  return { roll: events[at]!, after: after.slice(0, 2) };
}

interface LastBlowProps {
  readonly blow: Blow;
  readonly book: TableProps<DuelView>['book'];
  readonly reader: TableProps<DuelView>['reader'];
}

export function LastBlow({ blow, book, reader }: LastBlowProps) {
  const lines = [blow.roll, ...blow.after].map((event) => book.event(event, reader));
  return (
    <div className={`dq-blow side-${blow.roll.data['seat']}`}>
      {lines.map((line) => line !== undefined && <BlowLine key={line.small ?? line.clause} line={line} />)}
    </div>
  );
}

function BlowLine({ line }: { readonly line: Line }) {
  const expert = useExpert();
  return (
    <p>
      <WordsView words={line.words} />
      {expert && line.small !== undefined && <small>{line.small}</small>}
    </p>
  );
}
