/** What may come of an attack: how a hit is stopped, and how likely the target is hurt, from the hits there may be. */
import { chanceOf, type DevilsView, GEAR_IDS, type RunningAttack, total } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';

interface OutlookProps {
  readonly attack: RunningAttack;
  readonly table: DevilsView;
  readonly words: DevilsWords;
}

const WILD = 1 << GEAR_IDS.indexOf('aces-wild');

export function Outlook({ attack, table, words }: OutlookProps) {
  const { stage, victim, hits, damage } = attack;
  const name = words.short(table.roster[victim]!.name);
  const wild = (table.roster[victim]!.gear & WILD) !== 0;
  const [defence, counter] = [total(attack.defenceParts), total(attack.counterParts)];
  const through = (1 - chanceOf(defence, wild)) * (1 - chanceOf(counter, wild));
  const rows =
    stage === 'attack' || stage === 'reactions'
      ? [
          { label: words.attack.hits, sign: '▴', count: hits + 1 },
          { label: words.attack.misses, sign: '▾', count: hits },
        ]
      : [{ label: words.attack.hits, sign: '▴', count: stage === 'defence' ? hits + 1 : damage + 1 }];
  const each = stage === 'counter' || stage === 'injury' ? 1 - chanceOf(counter, wild) : through;
  return (
    <div className="db-outlook">
      <p>{words.attack.stops(name, defence, counter)}</p>
      {rows
        .filter(({ count }) => count > 0)
        .map(({ label, sign, count }) => (
          <div key={label} className="db-outlook-row" title={words.attack.toStop(count)}>
            <b>{words.attack.hurt(1 - (1 - each) ** count)}</b>
            <Bar hurt={1 - (1 - each) ** count} more={moreThanOne(count, each)} />
            <small>
              {sign} {label}
            </small>
          </div>
        ))}
    </div>
  );
}

function moreThanOne(count: number, each: number): number {
  return 1 - (1 - each) ** count - count * each * (1 - each) ** (count - 1);
}

function Bar({ hurt, more }: { readonly hurt: number; readonly more: number }) {
  return (
    <span className="db-bar" aria-hidden="true">
      <span className="db-bar-more" style={{ inlineSize: `${Math.round(more * 100)}%` }} />
      <span className="db-bar-one" style={{ inlineSize: `${Math.round((hurt - more) * 100)}%` }} />
    </span>
  );
}
