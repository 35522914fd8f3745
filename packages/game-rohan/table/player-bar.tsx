/** One player in a line: Health with what is at stake, name, role of the round, deck and, of the other, the hand. */

import type { SeatInfo } from '@fray/engine';
import { CardBack, Chip, HealthBar, Icon } from '@fray/kit';
import { FACTION_NAMES, type RohanView } from '../src/index.js';
import { ATTACK, BACKS, DEFENCE, HEART } from './pictures.js';
import { WORDS } from './words.js';

export interface PlayerBarProps {
  readonly table: RohanView;
  readonly seat: number;
  readonly name: string;
  readonly info: SeatInfo | undefined;
  /** Health after the coming Assault, as the table or the placement in mind stands. */
  readonly coming: number;
  readonly backs: boolean;
  readonly toAct: boolean;
  readonly onDecks: () => void;
}

export function PlayerBar(props: PlayerBarProps) {
  const { table, seat, name, info, coming, backs, toAct, onDecks } = props;
  const health = table.health[seat]!;
  const attacks = table.attacker === seat;
  const faction = FACTION_NAMES[table.factions[seat]!]!;
  return (
    <section className={`rohan-player side-${seat}`} aria-label={name}>
      <div className="rohan-health">
        <span className="rohan-heart" data-health={seat}>
          <Icon body={HEART} />
          <b>{health}</b>
        </span>
        <div className="rohan-bar">
          <HealthBar
            value={health}
            max={table.options.startHealth}
            stake={Math.max(0, health - coming)}
            label={`Health of ${name}`}
          />
          {coming < health && (
            <span className="rohan-coming">
              → {coming} <span className="rohan-wide-word">{WORDS.after}</span>
            </span>
          )}
        </div>
      </div>
      <div className="rohan-who">
        <h2 className={toAct ? 'rohan-to-act' : undefined}>{name}</h2>
        <p className="rohan-facts">
          <span className="rohan-role">
            <Icon body={attacks ? ATTACK : DEFENCE} /> {attacks ? WORDS.attacks : WORDS.defends}
          </span>
          {table.finished[seat] === 1 && <span>{WORDS.finished}</span>}
          {!name.includes(faction) && <span>{faction}</span>}
          {info?.kind === 'bot' && info.bot !== undefined && <span>{WORDS.botLevel(info.bot)}</span>}
        </p>
      </div>
      <div className="rohan-piles">
        {backs && <Backs table={table} seat={seat} name={name} />}
        <Chip onClick={onDecks} title={WORDS.decks}>
          {WORDS.deck(table.deckSizes[seat]!)}
        </Chip>
      </div>
    </section>
  );
}

function Backs({ table, seat, name }: Pick<PlayerBarProps, 'table' | 'seat' | 'name'>) {
  const count = table.handSizes[seat]!;
  const picture = BACKS[table.factions[seat]!]!;
  return (
    <div className="rohan-backs" data-held={seat} role="img" aria-label={WORDS.handOf(name, count)}>
      {Array.from({ length: count }, (_, i) => (
        <CardBack key={i} picture={picture} />
      ))}
      <span className="rohan-backs-count" aria-hidden="true">
        {count}
      </span>
    </div>
  );
}
