/** What only I see: my character with its aim and ability, my way to reveal it, and who everybody may be. */
import { Button, classes, EntryView, Icon, type Offer, Popover, useEntries } from '@fray/kit';
import { CHARACTERS, type ShadowView } from '../../src/index.js';
import { factionOf, has, type Lexicon } from '../lexicon.js';
import { characterPicture, FACTION_PICTURES, HEART } from '../pictures.js';

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
        <span className="sh-me-name">{name}</span>
        <span className="sh-me-picture">
          <Icon body={characterPicture(id)} />
        </span>
        <span className="sh-me-ability">{lexicon.ability(character)}</span>
        <span className="sh-me-foot">
          <span>
            <Icon body={FACTION_PICTURES[faction]!} /> {words.faction[faction]}
          </span>
          <span>
            <Icon body={HEART} label={words.health(left, hp)} />
            <b>{left}</b>/{hp}
          </span>
        </span>
      </Popover>
      <div className="sh-me-text">
        <p>{entry?.text}</p>
        <p className="sh-note">
          {revealed ? words.revealed : id === 'daniel' ? words.revealNever : words.revealNote}
        </p>
        <div className="sh-me-acts">
          {!revealed && has(table.alive, seat) && (
            <Button
              kind={reveal === undefined ? 'plain' : 'choice'}
              hotkey="R"
              aria-disabled={reveal === undefined}
              onClick={() => reveal !== undefined && onChoose(reveal)}
            >
              {words.reveal(name)}
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
      </div>
    </section>
  );
}
