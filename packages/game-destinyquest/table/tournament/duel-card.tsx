/** A match of a tournament: who meets whom, who plays them, how it stands, and the one thing to do about it. */
import type { ContestGlimpse } from '@fray/engine';
import { Button, classes, HealthBar, type House, Icon } from '@fray/kit';
import { useState } from 'react';
import { duelKey, type NextDuel, openDuels, type TournamentMatch } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { HEART, pictureOfCareer } from '../pictures.js';
import { betweenBots, mayPlay, type Ring } from './ring.js';

export interface DuelCardProps {
  readonly ring: Ring;
  readonly house: House;
  readonly match: number;
}

export function DuelCard({ ring, house, match: index }: DuelCardProps) {
  const words = useWords();
  const match = ring.tournament.matches[index]!;
  const duel = openDuels(ring.tournament).find((open) => open.match === index);
  const last = match.duels.at(-1);
  const table = duel === undefined ? undefined : ring.tables[duelKey(duel)];
  const playing = table?.status === 'playing';
  const glimpse = playing ? table.glimpse : undefined;
  return (
    <div className={classes('dq-duel', duel !== undefined && 'dq-duel-open', playing && 'dq-duel-playing')}>
      {(['first', 'second'] as const).map((side) => (
        <Side
          key={side}
          {...{ ring, house, match, side }}
          takenBack={takenBackBy(ring, match, index, match[side])}
          health={glimpse === undefined ? undefined : healthOf(glimpse, duel!, match[side])}
        />
      ))}
      {(last !== undefined || playing) && (
        <p className="dq-duel-foot">
          {playing
            ? words.ring.playing(glimpse?.round)
            : last?.rounds === undefined
              ? ''
              : words.ring.rounds(last.rounds)}
          {last?.tieBreak !== undefined && ` ${words.ring.tieBreaks[last.tieBreak.by]}`}
        </p>
      )}
      {duel !== undefined && <Actions ring={ring} house={house} duel={duel} />}
    </div>
  );
}

interface SideProps {
  readonly ring: Ring;
  readonly house: House;
  readonly match: TournamentMatch;
  readonly side: 'first' | 'second';
  /** How often whoever plays it took something back in this match. */
  readonly takenBack: number;
  /** While it is fought. */
  readonly health: { readonly left: number; readonly of: number } | undefined;
}

/** In all duels of a match. */
function takenBackBy(ring: Ring, match: TournamentMatch, index: number, entrant: number | null): number {
  if (entrant === null) return 0;
  let count = 0;
  // One more than have been decided: the one that is being fought.
  for (let number = 1; number <= match.duels.length + 1; number++) {
    const table = ring.tables[duelKey({ match: index, number })];
    count += table?.takenBack[table.entrants.indexOf(entrant)] ?? 0;
  }
  return count;
}

/** Heroes need not sit in the order in which the bracket names them. */
function healthOf({ left, of }: ContestGlimpse, { seats }: NextDuel, entrant: number | null) {
  const seat = entrant === null ? -1 : seats.indexOf(entrant);
  return seat === -1 ? undefined : { left: left[seat]!, of: of[seat]! };
}

function Side({ ring, house, match, side, health, takenBack }: SideProps) {
  const words = useWords();
  const [wrong, setWrong] = useState('');
  const place = match[side];
  if (place === null)
    return (
      <p className="dq-side dq-side-empty">{match.result === 'bye' ? words.ring.bye : words.ring.open}</p>
    );
  const { name: given, hero } = ring.tournament.entrants[place]!;
  const name = words.called(given);
  const player = ring.players[place]!;
  const decided = match.result === 'first' || match.result === 'second';
  const left = match.duels.at(-1)?.left?.[side === 'first' ? 0 : 1];
  const won = match.duels.filter(({ winner }) => winner === side).length;
  const level = player.kind === 'bot' ? house.levels.find(({ id }) => id === player.level)?.label : undefined;
  const { join } = ring;
  const free = player.kind === 'person' && player.name === undefined;
  return (
    <div className={classes('dq-side', decided && match.result !== side && 'dq-side-lost')}>
      <span className="dq-side-picture">
        <Icon body={pictureOfCareer(hero.career)} />
      </span>
      <span>
        <b>{name}</b>
        <small>
          {player.kind === 'bot'
            ? words.ring.bot(level ?? player.level)
            : player.you
              ? words.ring.you(player.name ?? '')
              : (player.name ?? words.ring.free)}
        </small>
        {takenBack > 0 && <small>{words.ring.takenBack(takenBack)}</small>}
        {wrong !== '' && <small className="dq-bad">{wrong}</small>}
      </span>
      {free && join !== undefined && match.duels.length === 0 && (
        <Button
          kind="choice"
          aria-label={words.ring.takeAs(name)}
          onClick={() => void join(place).then((problem) => setWrong(problem ?? ''))}
        >
          {words.ring.take}
        </Button>
      )}
      {health !== undefined && (
        <span className="dq-side-live">
          <HealthBar value={health.left} max={health.of} label={words.ring.healthOf(name)} /> {health.left}
        </span>
      )}
      {left !== undefined && health === undefined && (
        <span className="dq-side-left">
          <Icon body={HEART} label={words.ring.left} /> {left}
        </span>
      )}
      {ring.tournament.length !== 'single' && match.duels.length > 0 && (
        <b className="dq-side-won">{words.ring.duelsWon(won)}</b>
      )}
    </div>
  );
}

type ActionsProps = Pick<DuelCardProps, 'ring' | 'house'> & {
  readonly duel: ReturnType<typeof openDuels>[number];
};

function Actions({ ring, house, duel }: ActionsProps) {
  const words = useWords();
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const table = ring.tables[duelKey(duel)];
  const players = duel.seats.map((entrant) => ring.players[entrant]!);
  const bots = betweenBots(players);
  const mine = players.some((player) => player.kind === 'person' && player.you);
  const missing = players.some((player) => player.kind === 'person' && player.name === undefined);
  if (table?.status === 'playing' && !mine)
    return (
      <div className="dq-duel-acts">
        <Button kind="choice" onClick={() => house.go(table.watch)}>
          {words.ring.watch}
        </Button>
        <Grants ring={ring} duel={duel} />
      </div>
    );
  if (missing) return <p className="dq-duel-foot">{words.ring.missing}</p>;
  if (!mayPlay(ring, duel)) return <p className="dq-duel-foot">{words.ring.theirs}</p>;
  const { fight } = ring;
  const act = async (does: Ring['play']): Promise<void> => {
    setBusy(true);
    setWrong((await does(duel)) ?? '');
    setBusy(false);
  };
  return (
    <div className="dq-duel-acts">
      <Button kind={mine ? 'main' : 'choice'} disabled={busy} onClick={() => void act(ring.play)}>
        {bots ? words.ring.watch : table === undefined ? words.ring.sitDown : words.ring.goOn}
      </Button>
      {bots && fight !== undefined && (
        <Button disabled={busy} onClick={() => void act(fight)}>
          {busy ? words.ring.fighting : words.ring.atOnce}
        </Button>
      )}
      {table?.status === 'playing' && <Grants ring={ring} duel={duel} />}
      {wrong !== '' && (
        <p className="dq-bad" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

/** Whoever holds the tournament lets those who play take their last choice back. */
function Grants({ ring, duel }: Omit<ActionsProps, 'house'>) {
  const words = useWords();
  const [wrong, setWrong] = useState('');
  const { grantUndo, players } = ring;
  if (grantUndo === undefined) return null;
  return (
    <>
      {duel.seats.map((entrant) => {
        const player = players[entrant]!;
        return player.kind === 'person' && player.name !== undefined ? (
          <Button
            key={entrant}
            onClick={() => void grantUndo(duel, entrant).then((problem) => setWrong(problem ?? ''))}
          >
            {words.ring.grantUndo(player.name)}
          </Button>
        ) : null;
      })}
      {wrong !== '' && (
        <p className="dq-bad" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
