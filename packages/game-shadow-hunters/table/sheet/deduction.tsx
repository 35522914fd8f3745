/** Who is who: characters down, players across; who can still be whom, by whose word, and how many of the deals say so. */
import { avatarFor, classes, Face, Icon, SeatMark, usePerson } from '@fray/kit';
import { useState } from 'react';
import {
  CHARACTERS,
  type DeductionSheet,
  deductionSheet,
  FACTION_IDS,
  type Field,
  type ShadowView,
} from '../../src/index.js';
import { factionOf, has, type Lexicon } from '../lexicon.js';
import { FACTION_PICTURES } from '../pictures.js';
import { useNotes } from './use-notes.js';

export interface DeductionProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly lexicon: Lexicon;
}

/** A field that was pressed, to be explained. */
interface Asked {
  readonly player: number;
  readonly character: number;
}

export function Deduction({ table, names, seat, lexicon }: DeductionProps) {
  const { words } = lexicon;
  const sheet = deductionSheet(table);
  const [asked, ask] = useState<Asked>();
  const players = names.flatMap((_, player) => (player === seat ? [] : [player]));
  const odds = table.options.help === 'odds';
  return (
    <div className={classes('sh-deduction', players.length > 5 && 'sh-deduction-many')}>
      <p className="sh-deals">{seat >= 0 ? words.deals(sheet.deals) : words.dealsPublic(sheet.deals)}</p>
      <table>
        <thead>
          <tr>
            <td />
            {players.map((player) => (
              <Head key={player} player={player} name={names[player]!} out={!has(table.alive, player)} />
            ))}
          </tr>
        </thead>
        {FACTION_IDS.map((faction) => (
          <Rows key={faction} {...{ faction, sheet, players, names, odds, asked, lexicon }} onAsk={ask} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{words.shadowShare}</th>
            {players.map((player) => (
              <ShadowShare key={player} row={sheet.rows[player]!} odds={odds} lexicon={lexicon} />
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="sh-why" role="status">
        {asked === undefined ? words.whyTap : whyOf(asked, sheet, names, odds, lexicon)}
      </p>
      {seat >= 0 && <MyNotes {...{ table, names, seat, players, lexicon }} />}
    </div>
  );
}

function Head({
  player,
  name,
  out,
}: {
  readonly player: number;
  readonly name: string;
  readonly out: boolean;
}) {
  const person = usePerson(player);
  return (
    <th scope="col" className={classes(out && 'sh-row-fallen')}>
      <span className="sh-head-face" aria-hidden="true">
        <Face id={person?.face ?? avatarFor(name)} />
      </span>
      <span className="sh-head-name" title={name}>
        <SeatMark seat={player} size={13} out={out} /> {name}
      </span>
    </th>
  );
}

interface RowsProps extends Pick<DeductionProps, 'names' | 'lexicon'> {
  readonly faction: string;
  readonly sheet: DeductionSheet;
  readonly players: readonly number[];
  readonly odds: boolean;
  readonly asked: Asked | undefined;
  readonly onAsk: (asked: Asked) => void;
}

/** One side of the match, with a line for each of its characters. */
function Rows({ faction, sheet, players, names, odds, asked, lexicon, onAsk }: RowsProps) {
  const { words } = lexicon;
  const at = sheet.rows[0]!.flatMap(({ character }, i) => (factionOf(character) === faction ? [i] : []));
  if (at.length === 0) return null;
  return (
    <tbody className={`sh-${faction}`}>
      <tr className="sh-side-row">
        <th scope="rowgroup" colSpan={players.length + 1}>
          <Icon body={FACTION_PICTURES[faction]!} /> {words.factions[faction]}
        </th>
      </tr>
      {at.map((i) => {
        const { character } = sheet.rows[0]![i]!;
        return (
          <tr key={character}>
            <th scope="row">
              {lexicon.character(character)} <small>{CHARACTERS[character]!.hp}</small>
            </th>
            {players.map((player) => (
              <Cell
                key={player}
                field={sheet.rows[player]![i]!}
                pressed={asked?.player === player && asked.character === character}
                says={saysOf(sheet.rows[player]![i]!, names[player]!, odds, lexicon)}
                onAsk={() => onAsk({ player, character })}
              />
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

interface CellProps {
  readonly field: Field;
  readonly pressed: boolean;
  readonly says: string;
  readonly onAsk: () => void;
}

function Cell({ field: { mark, share, character }, pressed, says, onAsk }: CellProps) {
  return (
    <td className={classes(`sh-mark-${mark}`, pressed && 'sh-asked-field')}>
      <button type="button" aria-label={says} onClick={onAsk}>
        {mark === 'seen' && <Icon body={FACTION_PICTURES[factionOf(character)]!} />}
        {mark === 'open' && share > 0 && (
          <i className="sh-bar" style={{ inlineSize: `${Math.max(8, Math.round(share * 100))}%` }} />
        )}
        {(mark === 'table' || mark === 'you' || mark === 'room') && <span>×</span>}
      </button>
    </td>
  );
}

/** A field in a few words, for those who cannot see its sign. */
function saysOf({ mark, share, character }: Field, name: string, odds: boolean, lexicon: Lexicon): string {
  const { words } = lexicon;
  const state = mark === 'open' && odds ? words.percent(share) : words.marks[mark]!;
  return `${name}, ${lexicon.character(character)}: ${state}`;
}

/** Why a field says what it says, as a sentence. */
function whyOf(
  { player, character }: Asked,
  sheet: DeductionSheet,
  names: readonly string[],
  odds: boolean,
  lexicon: Lexicon,
): string {
  const { words } = lexicon;
  const field = sheet.rows[player]!.find((each) => each.character === character);
  if (field === undefined) return words.whyTap;
  const who = [names[player]!, lexicon.character(character)] as const;
  if (field.mark === 'open') return words.whyOpen(...who, odds ? field.share : undefined);
  return words.why[field.mark]!(...who);
}

function ShadowShare({
  row,
  odds,
  lexicon: { words },
}: {
  readonly row: readonly Field[];
  readonly odds: boolean;
  readonly lexicon: Lexicon;
}) {
  const share = row
    .filter(({ character }) => CHARACTERS[character]!.faction === 1)
    .reduce((sum, field) => sum + field.share, 0);
  const text =
    share > 0.9999 ? words.yes : share < 0.0001 ? words.no : odds ? words.percent(share) : words.open;
  return <td className="sh-share">{text}</td>;
}

/** One line a player, as long as it needs to be. */
function MyNotes({
  table,
  names,
  seat,
  players,
  lexicon: { words },
}: DeductionProps & { readonly players: readonly number[] }) {
  const [notes, note] = useNotes(table, names, seat);
  return (
    <section className="sh-notes">
      <h3>{words.notes}</h3>
      {players.map((player) => (
        <label key={player} className="sh-note-line">
          <SeatMark seat={player} size={13} /> <span className="sr-only">{words.noteOn(names[player]!)}</span>
          <textarea
            className="sh-my-note"
            rows={1}
            maxLength={200}
            placeholder={words.notePlaceholder(names[player]!)}
            defaultValue={notes[player] ?? ''}
            onChange={({ target }) => note(player, target.value)}
          />
        </label>
      ))}
    </section>
  );
}
