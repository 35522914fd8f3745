/** One player: face, Health with what is at stake, role of the round, deck and, of the other, the hand. */
import { CardBack, Chip, type Mood, SeatFace } from '@fray/kit';
import { FACTIONS, type RohanView } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import { BACKS } from '../pictures.js';
import { HealthRow } from './health-row.js';

export interface PlayerProps {
  readonly table: RohanView;
  readonly seat: number;
  readonly name: string;
  /** Health after the coming Assault, as the table or the placement in mind stands. */
  readonly coming: number;
  /** Sits at the wall, below; the other stands opposite. */
  readonly below: boolean;
  readonly mood: Mood;
  readonly onDecks: () => void;
}

export function Player(props: PlayerProps) {
  const { table, seat, name, coming, below, mood, onDecks } = props;
  const { words } = useLexicon();
  const attacks = table.attacker === seat;
  const faction = words.factions[table.factions[seat]!]!;
  const facts = [
    name.includes(faction) ? undefined : faction,
    attacks ? words.attacks : words.defends,
    table.finished[seat] === 1 ? words.finished : undefined,
  ];
  return (
    <SeatFace
      seat={seat}
      name={name}
      mood={mood}
      note={facts.filter((fact) => fact !== undefined).join(' · ')}
      bubble={below ? 'above' : 'right'}
      className={`rohan-player side-${seat} rohan-faction-${table.factions[seat]} ${below ? 'rohan-below' : 'rohan-across'}`}
    >
      <div className="rohan-state" data-spot={`health ${FACTIONS[table.factions[seat]!]!}`}>
        <HealthRow
          seat={seat}
          value={table.health[seat]!}
          max={table.options.startHealth}
          coming={coming}
          label={words.healthOf(name)}
        />
        {below && coming <= 0 && table.health[seat]! > 0 && <p className="rohan-doom">{words.youFall}</p>}
      </div>
      <div className="rohan-piles">
        {!below && <Backs table={table} seat={seat} name={name} />}
        <Chip onClick={onDecks} title={words.decks}>
          {words.deck(table.deckSizes[seat]!)}
        </Chip>
      </div>
    </SeatFace>
  );
}

/** So many backs stand for any hand; the count is beside them. */
const MOST_BACKS = 5;

function Backs({ table, seat, name }: Pick<PlayerProps, 'table' | 'seat' | 'name'>) {
  const { words } = useLexicon();
  const count = table.handSizes[seat]!;
  const picture = BACKS[table.factions[seat]!]!;
  return (
    <div className="rohan-backs" data-held={seat} role="img" aria-label={words.handOf(name, count)}>
      {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, i) => (
        <CardBack key={i} picture={picture} />
      ))}
      <span className="rohan-backs-count" aria-hidden="true">
        {words.inHand(count)}
      </span>
    </div>
  );
}
