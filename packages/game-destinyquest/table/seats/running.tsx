/** What runs on a hero, as chips in a place of their own: nothing moves when one comes or goes. */
import { classes, Term } from '@fray/kit';
import type { DuelView, HeroPanel } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { effectFacts } from '../sheet/effects.js';

export interface RunningProps {
  readonly table: DuelView;
  readonly panel: HeroPanel;
}

export function Running({ table, panel }: RunningProps) {
  const words = useWords();
  const facts = effectFacts(table.round, panel, words);
  return (
    <ul className="dq-running" aria-label={words.onIt}>
      {facts.map((fact) => (
        <li
          key={fact.key}
          className={classes('dq-effect', fact.good ? 'dq-good' : 'dq-bad')}
          title={`${fact.name} ${fact.text} ${fact.time}`}
        >
          <Term id={fact.ref}>
            <b>{fact.name}</b>
          </Term>{' '}
          {fact.text}{' '}
          <span className="dq-time">
            {fact.pips > 0 && (
              <span className="dq-pips" aria-hidden="true">
                {'●'.repeat(Math.min(4, fact.pips))}
              </span>
            )}
            {fact.time}
          </span>
        </li>
      ))}
    </ul>
  );
}
