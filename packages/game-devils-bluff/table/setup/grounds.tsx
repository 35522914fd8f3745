/** The gallery of battlefields: each drawn to one scale, with what it is like, and as many others as one likes. */
import { Button, classes, useTableWords } from '@fray/kit';
import { useId, useMemo, useState } from 'react';
import { battlefield, type Rating, rateTable, TABLE_FILES, type TableOption } from '../../src/index.js';
import { sheetOf } from '../map/sheet.js';
import { Terrain } from '../map/terrain.js';
import type { DevilsWords } from '../words/en.js';

interface GroundsProps {
  readonly chosen: TableOption;
  readonly onChange: (table: TableOption) => void;
  /** On a page of its own it is the page's heading. */
  readonly heading?: 'h1' | 'h2';
  /** What another ground is like: of the usual size, or 3 by 3 feet. */
  readonly another?: 'random' | 'square';
}

const KNOWN: readonly TableOption[] = TABLE_FILES.map(({ id }) => id);

export function Grounds({ chosen, onChange, heading: Heading = 'h2', another = 'random' }: GroundsProps) {
  const { setup } = useTableWords<DevilsWords>();
  const group = useId();
  const [drawn, setDrawn] = useState(1);
  const all = KNOWN.includes(chosen) ? KNOWN : [...KNOWN, chosen];
  return (
    <section className="db-grounds" aria-label={setup.where}>
      <Heading>{setup.where}</Heading>
      <p className="soft">{setup.whereHelp}</p>
      <div className="db-ground-cards">
        {all.map((table) => (
          <GroundCard
            key={typeof table === 'string' ? table : table.id}
            group={group}
            table={table}
            chosen={table === chosen}
            onChoose={() => onChange(table)}
          />
        ))}
      </div>
      <Button
        onClick={() => {
          onChange(`${another}:${drawn}`);
          setDrawn(drawn + 1);
        }}
      >
        {setup.another}
      </Button>
    </section>
  );
}

/** Made from a seed. */
export function isDrawn(table: string): boolean {
  return /^(random|square):/.test(table);
}

interface GroundCardProps {
  readonly group: string;
  readonly table: TableOption;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function GroundCard({ group, table, chosen, onChoose }: GroundCardProps) {
  const { setup, ...words } = useTableWords<DevilsWords>();
  const field = useMemo(() => battlefield(table), [table]);
  const rating = useMemo(() => rateTable(field), [field]);
  const { ground } = field;
  const sheet = useMemo(() => sheetOf(ground.width, ground.depth, -1), [ground]);
  const name = typeof table === 'string' && isDrawn(table) ? setup.drawn : words.ground(ground.table.name);
  return (
    <label className={classes('db-ground-card', chosen && 'db-chosen')}>
      <input type="radio" name={group} className="sr-only" checked={chosen} onChange={onChoose} />
      <svg className="db-ground-map" viewBox={`0 0 ${sheet.across} ${sheet.down}`} aria-hidden="true">
        <Terrain field={ground.table} sheet={sheet} />
        <path className="db-entry side-1" d={`M${sheet.across / 2 - 0.9} 0h1.8l-0.9 1.5z`} />
        <path className="db-entry side-0" d={`M${sheet.across / 2 - 0.9} ${sheet.down}h1.8l-0.9 -1.5z`} />
      </svg>
      <span className="db-ground-words">
        <b>{name}</b>
        <small>{setup.under(rating.share)}</small>
        <span>{setup.blurb(typeof table === 'string' ? table : '')}</span>
        <Ratings rating={rating} />
      </span>
    </label>
  );
}

function Ratings({ rating }: { readonly rating: Rating }) {
  const { setup } = useTableWords<DevilsWords>();
  const rows = [
    [setup.roofs, rating.roofs],
    [setup.cover, rating.cover],
    [setup.rideRoom, rating.ride],
  ] as const;
  return (
    <span className="db-ratings">
      {rows.map(([what, n]) => (
        <span key={what}>
          <span className="sr-only">{setup.rated(what, n)}</span>
          <span aria-hidden="true">
            {what} {'▮'.repeat(n)}
            {'▯'.repeat(4 - n)}
          </span>
        </span>
      ))}
    </span>
  );
}
