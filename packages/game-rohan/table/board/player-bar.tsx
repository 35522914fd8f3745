/** One player in a line: Health with what is at stake, name, role of the round, deck and, of the other, the hand. */
import { CardBack, Chip, HealthBar, Icon } from '@fray/kit';
import { FACTIONS, type RohanView } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import { ATTACK, BACKS, DEFENCE, HEART } from '../pictures.js';

export interface PlayerBarProps {
  readonly table: RohanView;
  readonly seat: number;
  readonly name: string;
  /** Health after the coming Assault, as the table or the placement in mind stands. */
  readonly coming: number;
  readonly backs: boolean;
  readonly toAct: boolean;
  readonly onDecks: () => void;
}

export function PlayerBar(props: PlayerBarProps) {
  const { table, seat, name, coming, backs, toAct, onDecks } = props;
  const { words } = useLexicon();
  const health = table.health[seat]!;
  const attacks = table.attacker === seat;
  const faction = words.factions[table.factions[seat]!]!;
  return (
    <section className={`rohan-player side-${seat}`} aria-label={name}>
      <div className="rohan-health" data-spot={`health ${FACTIONS[table.factions[seat]!]!}`}>
        <span className="rohan-heart" data-health={seat}>
          <Icon body={HEART} />
          <b>{health}</b>
        </span>
        <div className="rohan-bar">
          <HealthBar
            value={health}
            max={table.options.startHealth}
            stake={Math.max(0, health - coming)}
            label={words.healthOf(name)}
          />
          {coming < health && (
            <span className="rohan-coming">
              → {coming} <span className="rohan-wide-word">{words.after}</span>
            </span>
          )}
        </div>
      </div>
      <div className="rohan-who">
        <h2 className={toAct ? 'rohan-to-act' : undefined}>{name}</h2>
        <p className="rohan-facts">
          <span className="rohan-role">
            <Icon body={attacks ? ATTACK : DEFENCE} /> {attacks ? words.attacks : words.defends}
          </span>
          {table.finished[seat] === 1 && <span>{words.finished}</span>}
          {!name.includes(faction) && <span>{faction}</span>}
        </p>
      </div>
      <div className="rohan-piles">
        {backs && <Backs table={table} seat={seat} name={name} />}
        <Chip onClick={onDecks} title={words.decks}>
          {words.deck(table.deckSizes[seat]!)}
        </Chip>
      </div>
    </section>
  );
}

function Backs({ table, seat, name }: Pick<PlayerBarProps, 'table' | 'seat' | 'name'>) {
  const { words } = useLexicon();
  const count = table.handSizes[seat]!;
  const picture = BACKS[table.factions[seat]!]!;
  return (
    <div className="rohan-backs" data-held={seat} role="img" aria-label={words.handOf(name, count)}>
      {Array.from({ length: count }, (_, i) => (
        <CardBack key={i} picture={picture} />
      ))}
      <span className="rohan-backs-count" aria-hidden="true">
        {count}
      </span>
    </div>
  );
}
