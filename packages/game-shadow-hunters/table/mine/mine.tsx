/** My own card, for my eyes: who I am, how I win, what I can do, and the ways to show it to everybody. */
import { Button, classes, EntryView, Icon, type Offer, Popover, useEntries } from '@fray/kit';
import { CHARACTERS, type ShadowView } from '../../src/index.js';
import { factionOf, has, type Lexicon } from '../lexicon.js';
import { characterPicture, FACTION_PICTURES, HEART, UNREVEALED } from '../pictures.js';

interface MineProps {
  readonly table: ShadowView;
  readonly seat: number;
  readonly lexicon: Lexicon;
  readonly standing: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
}

export function Mine({ table, seat, lexicon, standing, onChoose }: MineProps) {
  const { words } = lexicon;
  const character = table.characters[seat]!;
  const { id, hp } = CHARACTERS[character]!;
  const faction = factionOf(character);
  const name = lexicon.character(character);
  const entry = useEntries()[`character:${id}`];
  const left = Math.max(0, hp - table.damage[seat]!);
  const revealed = has(table.revealed, seat);
  const reveal = standing.find(({ choice }) => choice.do === 'reveal');
  return (
    <section className="sh-mine" data-spot="me" aria-label={words.onlyYou}>
      <Popover
        className={classes('sh-me', `sh-${faction}`)}
        content={() => entry !== undefined && <EntryView entry={entry} />}
      >
        <span className="sh-me-head">
          <span className="sh-me-name">{name}</span>
          <span className="sh-me-faction">
            <Icon body={FACTION_PICTURES[faction]!} /> {words.faction[faction]}
          </span>
        </span>
        <span className="sh-me-picture">
          <Icon body={characterPicture(id)} />
        </span>
        <span className="sh-me-text">{entry?.text}</span>
        <span className="sh-me-foot">
          <Icon body={HEART} label={words.health(left, hp)} />
          <b>{left}</b>/{hp}
          {revealed && <span className="sh-note">{words.revealed}</span>}
          {!revealed && id === 'daniel' && <span className="sh-note">{words.revealNever}</span>}
        </span>
      </Popover>
      <div className="sh-me-acts">
        {!revealed && has(table.alive, seat) && (
          <Button
            kind="quiet"
            className="sh-show"
            aria-keyshortcuts="R"
            title={words.reveal(name)}
            aria-label={words.reveal(name)}
            aria-disabled={reveal === undefined}
            onClick={() => reveal !== undefined && onChoose(reveal)}
          >
            <Icon body={UNREVEALED} /> <span className="sh-show-word">{words.showYourself}</span>
          </Button>
        )}
        {standing.map((offer) =>
          offer === reveal ? null : (
            <Button key={offer.label} kind="choice" onClick={() => onChoose(offer)}>
              {offer.label}
            </Button>
          ),
        )}
      </div>
    </section>
  );
}
