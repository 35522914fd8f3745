/** Everybody around the table: who they are as far as it is known, their damage, Equipment and what they have used up. */
import { classes, EntryView, Icon, type Offer, Popover, SeatMark, Term, useEntries } from '@fray/kit';
import { CARDS, CHARACTERS, HOUSE_IDS, isUsedUp, SEAT_IDS, type ShadowView } from '../../src/index.js';
import { factionOf, gearIn, has, type Lexicon } from '../lexicon.js';
import { cardPicture, FACTION_PICTURES, HOUSE_PICTURES, UNREVEALED } from '../pictures.js';
import { type Choices, gearKey } from '../use-choices.js';

interface PlayersProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly seats: readonly number[];
  readonly lexicon: Lexicon;
  readonly choices: Choices;
  readonly onChoose: (offer: Offer) => void;
}

export function Players({ seats, ...props }: PlayersProps) {
  return (
    <ul className="sh-players" aria-label={props.lexicon.words.players}>
      {seats.map((player) => (
        <Player key={player} player={player} {...props} />
      ))}
    </ul>
  );
}

type PlayerProps = Omit<PlayersProps, 'seats'> & { readonly player: number };

function Player(props: PlayerProps) {
  const { player, table, names, seat, lexicon, choices, onChoose } = props;
  const attack = table.attacks[table.attacks.length - 1];
  const alive = has(table.alive, player);
  const offers = choices.players.get(player) ?? [];
  return (
    <li
      className={classes(
        'sh-player',
        `seat-${player}`,
        !alive && 'sh-fallen',
        player === seat && 'sh-player-me',
        attack?.by === player && 'sh-attacks',
        offers.length > 0 && 'sh-may',
      )}
      data-player={player}
      data-spot={`player ${SEAT_IDS[player]}`}
    >
      <div className="sh-player-head">
        <SeatMark seat={player} out={!alive} />
        <span className="sh-player-name">{player === seat ? lexicon.words.you : names[player]}</span>
        {attack?.by === player && <span className="sh-badge">{lexicon.words.attacks}</span>}
        <span className="sh-player-damage">
          <b>{table.damage[player]}</b>{' '}
          <span className="sh-player-damage-word">{lexicon.words.damageWord(table.damage[player]!)}</span>
        </span>
      </div>
      <div className="sh-player-who">
        <Who {...props} />
        <Uses table={table} player={player} lexicon={lexicon} />
      </div>
      <Gear {...props} />
      {offers.length === 1 && (
        // The question lists the same choice for keyboards and screen readers.
        <button
          type="button"
          className="sh-player-pick"
          tabIndex={-1}
          aria-hidden="true"
          title={offers[0]!.label}
          onClick={() => onChoose(offers[0]!)}
        />
      )}
    </li>
  );
}

function Who({ table, player, seat, lexicon }: PlayerProps) {
  const { words } = lexicon;
  const character = table.characters[player]!;
  const shown = has(table.revealed, player) || !has(table.alive, player);
  if (character < 0 || (player === seat && !shown))
    return (
      <span className="sh-who">
        <Icon body={UNREVEALED} /> {player === seat ? words.hidden : words.unrevealed}
      </span>
    );
  const faction = factionOf(character);
  const name = lexicon.character(character);
  return (
    <span className={classes('sh-who', `sh-${faction}`)}>
      <Icon body={FACTION_PICTURES[faction]!} label={words.faction[faction]!} />{' '}
      <Term id={`character:${CHARACTERS[character]!.id}`}>
        {has(table.alive, player) ? name : words.fallen(name)}
      </Term>
    </span>
  );
}

/** House rules that go once: struck through when they are gone. */
function Uses({ table, player, lexicon }: Pick<PlayerProps, 'table' | 'player' | 'lexicon'>) {
  const { words } = lexicon;
  const { blurUses, standUses, doubleUses } = table.options;
  const used: Readonly<Record<string, boolean>> = {
    blur: isUsedUp(table.blurred, player, blurUses),
    lastStand: isUsedUp(table.stood, player, standUses),
    doubleIt: isUsedUp(table.doubled, player, doubleUses),
  };
  return (
    <span className="sh-uses">
      {HOUSE_IDS.flatMap((rule, i) => {
        if ((table.house & (1 << i)) === 0 || used[rule] === undefined) return [];
        const gone = used[rule];
        const name = words.short[rule]!;
        return [
          <span key={rule} className={classes('sh-use', gone && 'sh-spent')} title={name}>
            <Icon body={HOUSE_PICTURES[rule]!} />
            <span className="sh-use-name" aria-hidden="true">
              {name}
            </span>
            <span className="sr-only">{gone ? words.spentRule(name) : words.readyRule(name)}</span>
          </span>,
        ];
      })}
    </span>
  );
}

function Gear({ table, player, lexicon, choices, onChoose }: PlayerProps) {
  const { words } = lexicon;
  const entries = useEntries();
  const cards = [...gearIn(table.gear[player]!), ...table.hands[player]!];
  const guarded = has(table.angels, player)
    ? words.protectedByAngel
    : has(table.barriers, player)
      ? words.protectedByBarrier
      : undefined;
  return (
    <div className="sh-gear">
      {cards.map((card) => {
        const offer = choices.gear.get(gearKey(player, card));
        const { id, deck } = CARDS[card]!;
        const face = (
          <>
            <Icon body={cardPicture(id)} />
            <span className="sh-gear-name">{lexicon.card(card)}</span>
          </>
        );
        const look = classes('sh-item', deck === 2 && 'sh-item-black');
        if (offer !== undefined)
          return (
            <button
              key={card}
              type="button"
              className={classes(look, 'sh-choice')}
              aria-label={offer.label}
              onClick={() => onChoose(offer)}
            >
              {face}
            </button>
          );
        const entry = entries[`card:${id}`];
        return (
          <Popover
            key={card}
            className={look}
            content={() => entry !== undefined && <EntryView entry={entry} />}
          >
            {face}
          </Popover>
        );
      })}
      {guarded !== undefined && <span className="sh-guard">{guarded}</span>}
    </div>
  );
}
