/** The game's own table at a key moment: only to be looked at, before the choice and after it. */
import type { Moment } from '@fray/bots';
import {
  Button,
  GlossaryProvider,
  SegmentField,
  TableKeys,
  TableSideProvider,
  TableWordsProvider,
} from '@fray/kit';
import { useMemo, useState } from 'react';
import type { Film } from '../../replay/film.js';
import { filmProps } from '../../replay/film-props.js';
import '../../shell/table-shell.css';
import { texts } from '../../texts/index.js';
import { useRulesBeside } from '../rules/rules-beside.js';
import type { MatchSeen } from './match-seen.js';
import { betterOf } from './moment-story.js';

export interface MomentTableProps {
  readonly seen: MatchSeen;
  readonly moment: Moment;
  readonly moments: readonly Moment[];
  readonly onStep: (by: number) => void;
}

type When = 'before' | 'after' | 'better';

export function MomentTable({ seen, moment, moments, onStep }: MomentTableProps) {
  const { analysis } = texts();
  const [when, setWhen] = useState<When>('before');
  const at = moments.indexOf(moment);
  const best = betterOf(moment);
  const better = useMemo(
    () => (when === 'better' && best !== undefined ? seen.film.instead(moment.n, best.move) : undefined),
    [seen, moment, when, best],
  );
  const n = when === 'before' ? moment.n - 1 : moment.n;
  const whens: readonly When[] = best !== undefined ? ['before', 'after', 'better'] : ['before', 'after'];
  return (
    <section className="moment-table" aria-labelledby="moment-table">
      <div className="moment-table-head">
        <h2 id="moment-table">{analysis.tableAt(moment.n)}</h2>
        <p className="soft">{headlineAt(seen, n)}</p>
        <SegmentField
          label={analysis.when}
          value={when}
          values={whens.map((value) => ({ value, label: analysis.whens[value] }))}
          onChange={setWhen}
        />
        <div className="moment-table-steps">
          <Button aria-label={analysis.previous} aria-disabled={at === 0} onClick={() => onStep(-1)}>
            ‹
          </Button>
          <Button
            aria-label={analysis.next}
            aria-disabled={at === moments.length - 1}
            onClick={() => onStep(1)}
          >
            ›
          </Button>
        </div>
      </div>
      <StillMoment seen={seen} film={better ?? seen.film} n={n} />
    </section>
  );
}

function headlineAt({ film, table, seat, telling }: MatchSeen, n: number): string {
  const facts = table.module.headline?.(film.steps(seat)[n]!.view!, telling) ?? [];
  return facts.map((fact) => (typeof fact === 'string' ? fact : fact.label)).join(' · ');
}

interface StillMomentProps {
  readonly seen: MatchSeen;
  readonly film: Film;
  readonly n: number;
}

function StillMoment({ seen, film, n }: StillMomentProps) {
  const { table, seat, reader } = seen;
  const [side, setSide] = useState<HTMLElement | null>(null);
  const { sheet, glossary, onClause } = useRulesBeside(film.game.id, table);
  const { view, events } = film.steps(seat)[n]!;
  const { Table } = table.module;
  const props = filmProps(
    film,
    reader,
    { n, view: view!, told: events.length, beat: undefined, moving: false },
    { speed: 'off', status: texts().table.watching, onClause, onSkip: () => undefined },
  );
  return (
    <TableKeys value={false}>
      <GlossaryProvider value={glossary}>
        <TableWordsProvider value={table.words}>
          <TableSideProvider value={side}>
            <div className="moment-table-box">
              <div className="shell-game">
                <Table {...props} />
              </div>
            </div>
          </TableSideProvider>
          <div className="moment-table-side" ref={setSide} />
          {sheet}
        </TableWordsProvider>
      </GlossaryProvider>
    </TableKeys>
  );
}
