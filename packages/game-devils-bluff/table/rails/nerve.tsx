/** How far a gang is from running: what it may still lose, or its pile on the way to 21. */
import { classes } from '@fray/kit';
import { type DevilsView, editionOf, PROFILE_IDS, REMOVED } from '../../src/index.js';
import { PlayingCard } from '../cards/playing-card.js';
import type { DevilsWords } from '../words/en.js';

const LIMIT = 21;
/** What lessons call the two gangs. */
const SEAT_SPOTS = ['first', 'second'];

interface NerveProps {
  readonly table: DevilsView;
  readonly gang: number;
  readonly words: DevilsWords;
}

export function Nerve({ table, gang, words }: NerveProps) {
  const spot = `routing ${SEAT_SPOTS[gang]}`;
  if (table.routed[gang])
    return (
      <p className="db-nerve db-wavering" data-spot={spot}>
        {words.running}
      </p>
    );
  if (!table.wavering[gang])
    return (
      <p className="db-nerve" data-spot={spot}>
        {words.steadyUntil(lossesLeft(table, gang))}
      </p>
    );
  const pile = table.piles[gang]!;
  const total = pile.reduce((sum, card) => sum + (card % 13) + 1, 0);
  return (
    <section
      className={classes('db-nerve', 'db-wavering')}
      aria-label={words.routing(words.gang(table.gangNames[gang]!))}
      data-spot={spot}
    >
      <span className="db-gauge" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (total / LIMIT) * 100)}%` }} />
      </span>
      <small title={words.routingRun}>
        <em>{words.wavering}</em> {words.routingAt(total, Math.max(0, LIMIT - total))}
        <span className="sr-only">, {words.routingRun}</span>
      </small>
      <span className="db-pile">
        {pile.map((card) => (
          <PlayingCard key={card} card={card} words={words} size="small" />
        ))}
      </span>
    </section>
  );
}

/** How many more models a gang can lose before it wavers; its Leader counts as all of them. */
function lossesLeft(table: DevilsView, gang: number): number {
  const own = table.roster.flatMap((_, i) => (table.seatOf[i] === gang ? [i] : []));
  const lost = own.filter((i) => table.where[i] === REMOVED).length;
  const { wavers } = editionOf(table);
  const most = wavers === 'half' ? Math.ceil(own.length / 2) : wavers;
  const leads = own.some((i) => PROFILE_IDS[table.roster[i]!.profile] === 'leader');
  return Math.max(leads ? 1 : 0, most - lost);
}
