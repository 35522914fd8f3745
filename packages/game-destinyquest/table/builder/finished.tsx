/** What comes of the hero on the bench: totals, the finished sheet by steps, what to mend, and a trial. */
import type { WordBook } from '@fray/engine';
import { Button, Icon } from '@fray/kit';
import { useEffect, useRef, useState } from 'react';
import {
  ABILITIES,
  buildHero,
  type Hero,
  type HeroSpec,
  heroFaults,
  heroWarnings,
  mendOf,
} from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfCareer } from '../pictures.js';
import { stepOf } from '../sheet/sheet-lines.js';
import { Totals } from './totals.js';
import { TRIAL_DUELS, type Trial, tryHero } from './trial.js';

export interface FinishedProps {
  readonly spec: HeroSpec;
  readonly book: WordBook;
  readonly onMend: (spec: HeroSpec) => void;
  readonly onUse: (hero: Hero) => void;
}

export function Finished({ spec, book, onMend, onUse }: FinishedProps) {
  const words = useWords();
  const built = buildHero(spec);
  const last = useRef<Hero>(undefined);
  if (built.ok) last.current = built.value;
  const hero = last.current;
  return (
    <>
      {hero !== undefined && <Totals hero={hero} />}
      {hero !== undefined && <Sheet hero={hero} />}
      <ToMend spec={spec} book={book} onMend={onMend} />
      {built.ok && <TryOut key={JSON.stringify(spec)} hero={built.value} />}
      <Button
        kind="main"
        disabled={!built.ok}
        onClick={() => {
          if (built.ok) onUse(built.value);
        }}
      >
        {words.setup.use}
      </Button>
    </>
  );
}

function Sheet({ hero }: { readonly hero: Hero }) {
  const words = useWords();
  const steps = new Map<number, string[]>();
  for (const { ability, copies } of hero.abilities) {
    const { id, list } = ABILITIES[ability]!;
    const step = stepOf(list);
    steps.set(step, [
      ...(steps.get(step) ?? []),
      words.setup.copies(words.capital(words.ability(id)), copies),
    ]);
  }
  return (
    <section className="dq-finished">
      <div className="dq-finished-head">
        <span className="dq-summary-portrait">
          <Icon body={pictureOfCareer(hero.career)} />
        </span>
        <div>
          <h2>{words.called(hero.name)}</h2>
          <p className="dq-soft">
            {words.pathOf(hero.path, hero.career)} ·{' '}
            {words.setup.healthDoubled(2 * (hero.health - hero.wounds))}
          </p>
        </div>
      </div>
      <dl>
        {[...steps]
          .sort(([x], [y]) => x - y)
          .map(([step, names]) => (
            <div key={step}>
              <dt>{words.setup.atStep(step)}</dt>
              <dd>{names.join(', ')}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function ToMend({ spec, book, onMend }: Pick<FinishedProps, 'spec' | 'book' | 'onMend'>) {
  const words = useWords();
  const built = buildHero(spec);
  const notes = built.ok ? heroWarnings(built.value).map((problem) => ({ problem })) : heroFaults(spec);
  if (notes.length === 0) return null;
  return (
    <section className="dq-to-mend" aria-live="polite">
      <h2>{built.ok ? words.setup.toKnow(notes.length) : words.setup.toMend(notes.length)}</h2>
      <ul>
        {notes.map((note) => {
          const text = words.capital(book.problem(note.problem));
          const mend = mendOf(spec, note.problem, 'box' in note ? note.box : undefined);
          return (
            <li key={text}>
              <span>{text}</span>
              {mend !== undefined && (
                <Button kind="choice" onClick={() => onMend(mend.spec)}>
                  {words.setup.mends[mend.id](mend.kind)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Duels against the fifteen, when somebody wants to know. */
function TryOut({ hero }: { readonly hero: Hero }) {
  const words = useWords();
  const [trial, setTrial] = useState<Trial>();
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  if (trial === undefined)
    return (
      <Button
        onClick={() => {
          setTrial({ fought: 0, won: 0 });
          void tryHero(hero, setTrial, () => gone.current);
        }}
      >
        {words.setup.tryOut(TRIAL_DUELS)}
      </Button>
    );
  const { fought, won, easiest, hardest } = trial;
  return (
    <p className="dq-soft" role="status">
      {words.setup.tried(won, fought)}{' '}
      {easiest !== undefined &&
        hardest !== undefined &&
        words.setup.extremes(words.called(easiest.name), words.called(hardest.name))}
    </p>
  );
}
