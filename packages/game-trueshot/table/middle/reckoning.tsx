/** What the strike comes to, figure by figure, and what is known to answer it. */
import type { Forecast, TrueshotView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';

interface ReckoningProps {
  readonly table: TrueshotView;
  readonly strike: Forecast;
  readonly lexicon: Lexicon;
}

const NOTES = ['random', 'sentBack', 'ignored', 'kills', 'comesBack', 'prick', 'strikesBack'] as const;

export function Reckoning({ table, strike, lexicon }: ReckoningProps) {
  const { words } = lexicon;
  const [striker, target] = [strike.striker, strike.target].map((pet) => lexicon.pet(table.kind[pet]!));
  const rows = [
    [words.attackOf(striker!), strike.attack],
    [words.edge, strike.edge],
    [words.grudge, strike.grudge],
    [words.spore, strike.spore],
  ] as const;
  const left = strike.health - strike.damage;
  return (
    <aside className="tl-reckoning" data-spot="strike" aria-label={words.reckoning}>
      <p className="tl-comes">
        <b>{strike.damage}</b> {words.comesTo(target!, strike.health)}
      </p>
      <dl>
        {rows.map(([label, value], i) =>
          value !== 0 || i === 0 ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{i === 0 ? value : `+${value}`}</dd>
            </div>
          ) : null,
        )}
        {strike.cost > 0 && (
          <div>
            <dt>{words.ownersCost}</dt>
            <dd>{words.lessHealth(strike.cost)}</dd>
          </div>
        )}
      </dl>
      {NOTES.filter((note) => strike[note]).map((note) => (
        <p key={note} className="tl-soft">
          {words.answers[note](target!)}
        </p>
      ))}
      <p className={strike.falls ? 'tl-verdict tl-falls' : 'tl-verdict'}>
        {strike.falls
          ? words.falls(target!)
          : words.holds(target!, strike.comesBack ? strike.health : Math.max(0, left))}
        {strike.falls && left < 0 && <b>{words.over(-left)}</b>}
      </p>
    </aside>
  );
}
