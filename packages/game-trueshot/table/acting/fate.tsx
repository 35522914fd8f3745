/** What a strike does to a pet, written on it: the one that is being aimed, or the one that waits to land. */
import { classes, useExpert } from '@fray/kit';
import { type Forecast, PLACE_NAMES } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';
import { strikeAt } from './use-pointing.js';

interface FateProps {
  readonly place: number;
  readonly pet: number;
}

export function Fate({ place, pet }: FateProps) {
  const { table, pointing } = useTable();
  const { picked, aimed, open } = pointing.choosing;
  const { words } = useLexicon();
  const id = PLACE_NAMES[place]!;
  const { declared } = table;
  const strike = open.includes(id) ? strikeAt(table, picked, pet) : undefined;
  if (strike !== undefined && aimed !== id)
    return (
      <span className={classes('tl-tag', strike.falls && 'tl-tag-falls')}>
        {words.takes(strike.damage, leftOf(strike))}
      </span>
    );
  if (strike !== undefined) return <Doom strike={strike} />;
  return declared?.target === pet ? <Doom strike={declared} waits /> : null;
}

/** Undefined: it falls. */
function leftOf({ falls, comesBack, health, damage }: Forecast): number | undefined {
  if (falls) return undefined;
  return comesBack ? health : Math.max(0, health - damage);
}

const NOTES = ['random', 'sentBack', 'ignored', 'kills', 'comesBack', 'prick', 'strikesBack'] as const;

/** Large: the figure, what becomes of the pet, and how the figure comes about. */
function Doom({ strike, waits = false }: { readonly strike: Forecast; readonly waits?: boolean }) {
  const { table } = useTable();
  const { words, pet } = useLexicon();
  const isExpert = useExpert();
  const name = pet(table.kind[strike.target]!);
  const left = leftOf(strike);
  const more = [
    [words.edge, strike.edge],
    [words.grudge, strike.grudge],
    [words.spore, strike.spore],
  ] as const;
  const sum = [
    words.attackIs(strike.attack),
    ...more.filter(([, by]) => by !== 0).map(([what, by]) => `+${by} ${what}`),
  ];
  const over = strike.damage - strike.health;
  return (
    <aside
      className={classes('tl-doom', left !== undefined && 'tl-doom-holds')}
      {...(waits ? { 'data-spot': 'strike', 'aria-label': words.reckoning } : {})}
    >
      <b className="tl-doom-figure">−{strike.damage}</b>
      <span className="tl-doom-words">
        <b>{left === undefined ? words.falls(name) : words.holds(name, left)}</b>
        {isExpert && <span>{sum.join(', ')}</span>}
        {isExpert && left === undefined && over > 0 && <span>{words.over(over)}</span>}
        {strike.cost > 0 && (
          <span>
            {words.ownersCost} {words.lessHealth(strike.cost)}
          </span>
        )}
        {NOTES.filter((note) => strike[note]).map((note) => (
          <span key={note}>{words.answers[note](name)}</span>
        ))}
      </span>
    </aside>
  );
}
