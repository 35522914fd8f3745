/** Below the map: my hand, the deck, both routing piles with how far they are from running, and the other hand. */
import { classes } from '@fray/kit';
import { type DevilsView, editionOf, HIDDEN, NO_CARD, PROFILE_IDS, REMOVED } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { PlayingCard } from './playing-card.js';

interface BottomProps {
  readonly table: DevilsView;
  readonly seat: number;
  readonly words: DevilsWords;
}

export function Bottom({ table, seat, words }: BottomProps) {
  return (
    <div className="db-bottom">
      {seat >= 0 && (
        <section className="db-hand" data-spot="hand" aria-label={words.hand}>
          <span className="db-heading">
            <b>{words.hand}</b>
            <small>{words.handOnly}</small>
          </span>
          {table.hand.map((card) => (
            <PlayingCard key={card} card={card} words={words} />
          ))}
        </section>
      )}
      <OnTheTable table={table} seat={seat} words={words} />
    </div>
  );
}

/** What everybody sees of the cards. */
export function OnTheTable({ table, seat, words }: BottomProps) {
  const mine = Math.max(0, seat);
  return (
    <div className="db-public">
      <section className="db-deck">
        <Counted words={words} card={HIDDEN} label={words.deck(table.deckSize)} />
        <Counted
          words={words}
          card={table.discard[table.discard.length - 1] ?? NO_CARD}
          label={words.used(table.discard.length)}
        />
      </section>
      {[1 - mine, mine].map((gang) => (
        <Routing key={gang} table={table} gang={gang} words={words} />
      ))}
      {[0, 1]
        .filter((gang) => gang !== seat)
        .map((gang) => (
          <section
            key={gang}
            className="db-other-hand"
            aria-label={words.handOf(words.gang(table.gangNames[gang]!))}
          >
            <span className="db-fan">
              {Array.from({ length: table.handSizes[gang]! }, (_, i) => {
                const seen = table.known[gang]![i];
                return <PlayingCard key={i} card={seen ?? HIDDEN} words={words} size="small" seat={gang} />;
              })}
            </span>
            <small>{words.handOf(words.gang(table.gangNames[gang]!))}</small>
          </section>
        ))}
    </div>
  );
}

function Counted({
  card,
  label,
  words,
}: {
  readonly card: number;
  readonly label: string;
  readonly words: DevilsWords;
}) {
  return (
    <span className="db-counted">
      <PlayingCard card={card} words={words} size="small" />
      <small>{label}</small>
    </span>
  );
}

const LIMIT = 21;
/** What lessons call the two gangs. */
const SEAT_SPOTS = ['first', 'second'];

interface RoutingProps {
  readonly table: DevilsView;
  readonly gang: number;
  readonly words: DevilsWords;
}

/** A steady gang says what it may still lose; a wavering one shows its pile on the way to 21. */
function Routing({ table, gang, words }: RoutingProps) {
  const name = words.gang(table.gangNames[gang]!);
  const spot = `routing ${SEAT_SPOTS[gang]}`;
  if (!table.wavering[gang])
    return (
      <section className={classes('db-routing', `side-${gang}`)} data-spot={spot}>
        <b>{name}</b>
        <small>{words.steadyUntil(lossesLeft(table, gang))}</small>
      </section>
    );
  const pile = table.piles[gang]!;
  const total = pile.reduce((sum, card) => sum + (card % 13) + 1, 0);
  return (
    <section
      className={classes('db-routing', 'db-wavering', `side-${gang}`)}
      aria-label={words.routing(name)}
      data-spot={spot}
    >
      <b>{words.routing(name)}</b>
      <span className="db-gauge" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (total / LIMIT) * 100)}%` }} />
      </span>
      <small>
        {words.routingAt(total, Math.max(0, LIMIT - total))} · <em>{words.routingRun}</em>
      </small>
      <span className="db-fan">
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
