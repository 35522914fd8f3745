/** Declaring an activation: actions picked in order, with what they cost, until the list can be declared. */
import { Button, classes, type Offer, useTableKeys } from '@fray/kit';
import { useEffect, useState } from 'react';
import type { DevilsView } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';

interface PlanPickerProps {
  readonly table: DevilsView;
  readonly offers: readonly Offer[];
  readonly advised: readonly string[];
  readonly words: DevilsWords;
  readonly onChoose: (offer: Offer) => void;
}

const RUSHED = 3;

export function PlanPicker({ table, offers, advised, words, onChoose }: PlanPickerProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  useEffect(() => setPicked([]), [offers]);
  const plans = offers.map((offer) => ({ offer, plan: planOf(offer) }));
  const fitting = plans.filter(({ plan }) => picked.every((kind, i) => plan[i] === kind));
  const next = [...new Set(fitting.flatMap(({ plan }) => plan[picked.length] ?? []))];
  const whole = fitting.find(({ plan }) => plan.length === picked.length)?.offer;
  const follows = picked.every((kind, i) => advised[i] === kind);
  const pick = (kind: string): void => setPicked([...picked, kind]);
  useTableKeys((key) => {
    const kind = /^[1-9]$/.test(key) ? next[Number(key) - 1] : undefined;
    if (kind !== undefined) pick(kind);
    else if (key === 'Enter' && whole !== undefined && !(document.activeElement instanceof HTMLButtonElement))
      onChoose(whole);
    else if (key === 'Backspace') setPicked(picked.slice(0, -1));
    else return false;
    return true;
  });
  const price = picked.length + (picked.includes('heavy') ? 1 : 0);
  const cp = table.cp[table.active] ?? 0;
  return (
    <div className="db-plan">
      <Rounds cp={cp} price={price} />
      <div className="db-plan-list">
        <ol className="db-plan-steps" aria-label={words.plan.steps}>
          {picked.map((kind, i) => (
            <li key={`${i} ${kind}`}>{words.action(kind)}</li>
          ))}
          {picked.length === 0 && <li className="db-plan-none">{words.plan.pick}</li>}
        </ol>
        <span className="db-plan-cost">
          {words.plan.cost(price)}, {words.plan.left(cp - price)} ·{' '}
          {picked.length >= RUSHED ? words.plan.rush : words.plan.calm}
        </span>
      </div>
      <div className="db-answers">
        {next.map((kind, i) => (
          <Button
            key={kind}
            kind="choice"
            hotkey={String(i + 1)}
            className={classes(follows && advised[picked.length] === kind && 'db-advised')}
            onClick={() => pick(kind)}
          >
            {words.action(kind)}
          </Button>
        ))}
      </div>
      <div className="db-commit">
        {picked.length > 0 && (
          <Button kind="quiet" hotkey="⌫" onClick={() => setPicked([])}>
            {words.plan.clear}
          </Button>
        )}
        <Button
          kind="main"
          hotkey="⏎"
          disabled={whole === undefined}
          onClick={() => whole !== undefined && onChoose(whole)}
        >
          {words.plan.declare}
        </Button>
      </div>
    </div>
  );
}

/** Command as rounds of ammunition: those that the list takes are drawn out of the belt. */
function Rounds({ cp, price }: { readonly cp: number; readonly price: number }) {
  return (
    <span className="db-rounds" aria-hidden="true">
      {Array.from({ length: cp }, (_, i) => (
        <i key={i} className={classes(i < price && 'db-round-used')} />
      ))}
    </span>
  );
}

export function planOf({ choice }: Offer): string[] {
  return [choice['first'], choice['second'], choice['third'], choice['fourth']]
    .map(String)
    .filter((kind) => kind !== 'none');
}
