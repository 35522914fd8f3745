/** The hand of somebody else: backs, and the cards that I have seen of it. */
import { type DevilsView, HIDDEN } from '../../src/index.js';
import { PlayingCard } from '../cards/playing-card.js';
import type { DevilsWords } from '../words/en.js';

interface BacksProps {
  readonly table: DevilsView;
  readonly gang: number;
  readonly words: DevilsWords;
}

export function HandBacks({ table, gang, words }: BacksProps) {
  return (
    <section className="db-backs" aria-label={words.handOf(words.gang(table.gangNames[gang]!))}>
      {Array.from({ length: table.handSizes[gang]! }, (_, i) => (
        <PlayingCard key={i} card={table.known[gang]![i] ?? HIDDEN} words={words} size="small" seat={gang} />
      ))}
    </section>
  );
}
