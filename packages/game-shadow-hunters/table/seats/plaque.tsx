/** What is written of a seat: sign and name, who it is as far as everybody knows, damage, and what a choice would come to. */
import { classes, EntryView, Icon, Key, Popover, Result, SeatMark, useEntries, usePerson } from '@fray/kit';
import { CARDS, CHARACTERS, SEAT_IDS, type ShadowView } from '../../src/index.js';
import type { Picking } from '../acting/use-picking.js';
import { factionOf, has, type Lexicon } from '../lexicon.js';
import { cardPicture, FACTION_PICTURES, UNREVEALED } from '../pictures.js';
import { cardsOf, Gear, shownCharacter } from './gear.js';
import type { Chair } from './seating.js';
import { Uses } from './uses.js';

export interface PlaqueProps {
  readonly table: ShadowView;
  readonly player: number;
  readonly name: string;
  readonly mine: boolean;
  /** Absent: my own place, at the front. */
  readonly chair?: Chair | undefined;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
  /** What the choice that is open on this seat would come to. */
  readonly outlook: string | undefined;
}

/** Where the longest life ends. */
const MOST_HEALTH = 14;
/** Beside a longer name the figure of the damage stands without its word. */
const SHORT_NAME = 7;

export function Plaque(props: PlaqueProps) {
  const { table, player, name, mine, chair, lexicon, picking, outlook } = props;
  const { words } = lexicon;
  const shown = mine ? words.you : name;
  const person = usePerson(player);
  const attacks = table.attacks[table.attacks.length - 1]?.by === player;
  const alive = has(table.alive, player);
  const offers = picking.seats.get(player) ?? [];
  const guarded = has(table.angels, player)
    ? words.protectedByAngel
    : has(table.barriers, player)
      ? words.protectedByBarrier
      : undefined;
  return (
    <li
      className={classes(
        'sh-player',
        `seat-${player}`,
        `sh-at-${chair?.side ?? 'front'}`,
        !alive && 'sh-fallen',
        attacks && 'sh-attacks',
        table.turn === player && 'sh-on-turn',
        person?.standing === 'asked' && 'sh-asked',
        person?.away === true && 'sh-away',
        offers.length > 0 && 'sh-may',
        picking.picked === player && 'sh-picked',
        picking.aimed === player && 'sh-aimed',
      )}
      style={chair?.style}
      data-player={player}
      data-seat-anchor={player}
      data-target={player}
      data-spot={`player ${SEAT_IDS[player]}`}
    >
      <div className="sh-plaque">
        <div className="sh-player-head">
          <SeatMark seat={player} size={18} out={!alive} />
          <span className="sh-player-name" title={name}>
            {shown}
          </span>
          <Who {...props} />
          <span className="sh-player-damage">
            <b>{table.damage[player]}</b>{' '}
            <span className={classes('sh-damage-word', shown.length > SHORT_NAME && 'sr-only')}>
              {words.damageWord(table.damage[player]!)}
            </span>
          </span>
        </div>
        <Pips damage={table.damage[player]!} />
        <div className="sh-player-foot">
          {outlook !== undefined && <span className="sh-outlook">{outlook}</span>}
          {outlook === undefined && attacks && <Result tone="bad">{words.attacks}</Result>}
          {guarded !== undefined && <span className="sh-guard">{guarded}</span>}
          <Uses table={table} player={player} lexicon={lexicon} />
          <Signs table={table} player={player} />
        </div>
        {person !== undefined && person.note !== '' && <span className="sr-only">{person.note}</span>}
        {person?.clock}
        <Press {...props} />
        {picking.keyOf(`seat ${player}`) !== undefined && <Key name={picking.keyOf(`seat ${player}`)!} />}
      </div>
      <Gear table={table} player={player} lexicon={lexicon} picking={picking} />
      {person?.says !== undefined && (
        <p className="sh-says" key={person.says} role="status">
          {person.says}
        </p>
      )}
    </li>
  );
}

/** The plaque can be pressed whole: to choose whoever sits there, or to read about them. */
function Press({ player, name, mine, table, lexicon, picking }: PlaqueProps) {
  const { words } = lexicon;
  const entries = useEntries();
  const offers = picking.seats.get(player) ?? [];
  const called = mine ? words.you : name;
  if (offers.length > 0)
    return (
      <button
        type="button"
        className="sh-player-pick"
        aria-label={offers.length === 1 ? offers[0]!.label : words.choices(called, offers.length)}
        title={offers.length === 1 ? offers[0]!.label : undefined}
        aria-pressed={offers.length === 1 ? undefined : picking.picked === player}
        onClick={() => picking.pickSeat(player)}
      />
    );
  const shown = shownCharacter(table, player);
  const ids = [
    ...(shown === undefined ? [] : [`character:${CHARACTERS[shown]!.id}`]),
    ...cardsOf(table, player).map((card) => `card:${CARDS[card]!.id}`),
  ];
  // With nothing before them there is nothing to read.
  if (ids.length === 0) return null;
  return (
    <Popover
      className="sh-player-about"
      label={words.about(called)}
      content={() => ids.map((id) => entries[id] !== undefined && <EntryView key={id} entry={entries[id]} />)}
    >
      {null}
    </Popover>
  );
}

function Who({ table, player, mine, lexicon }: PlaqueProps) {
  const { words } = lexicon;
  const shown = shownCharacter(table, player);
  if (shown === undefined)
    return (
      <span className="sh-who">
        <Icon body={UNREVEALED} />{' '}
        <span className="sh-who-name">{mine ? words.hidden : words.unrevealed}</span>
      </span>
    );
  const faction = factionOf(shown);
  const name = lexicon.character(shown);
  return (
    <span className={classes('sh-who', `sh-${faction}`)}>
      <Icon body={FACTION_PICTURES[faction]!} label={words.faction[faction]!} />{' '}
      <span className="sh-who-name">{has(table.alive, player) ? name : words.fallen(name)}</span>
    </span>
  );
}

function Pips({ damage }: { readonly damage: number }) {
  return (
    <span className="sh-pips" aria-hidden="true">
      {Array.from({ length: MOST_HEALTH }, (_, i) => (
        <i key={i} className={classes(i < damage && 'sh-pip-on')} />
      ))}
    </span>
  );
}

/** On a phone what lies before somebody is only signs on the plaque; a tap tells the rest. */
function Signs({ table, player }: Pick<PlaqueProps, 'table' | 'player'>) {
  return (
    <span className="sh-signs" aria-hidden="true">
      {cardsOf(table, player).map((card) => (
        <Icon key={card} body={cardPicture(CARDS[card]!.id)} />
      ))}
    </span>
  );
}
