/** Who is who: for each player, which characters are still possible, by whose word, and how many of the deals say so. */
import { classes, Icon, SeatMark } from '@fray/kit';
import { CHARACTERS, deductionSheet, FACTION_IDS, type Field, type ShadowView } from '../../src/index.js';
import { factionOf, has, type Lexicon } from '../lexicon.js';
import { FACTION_PICTURES } from '../pictures.js';
import { useNotes } from './use-notes.js';

interface DeductionProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly lexicon: Lexicon;
  readonly large?: boolean;
}

/** From here on, names stand upright over their columns. */
const MANY = 12;

export function Deduction({ table, names, seat, lexicon, large = false }: DeductionProps) {
  const { words } = lexicon;
  const sheet = deductionSheet(table);
  const odds = table.options.help === 'odds';
  const [notes, note] = useNotes(table, names, seat);
  const characters = sheet.rows[0]!.map(({ character }) => character);
  const narrow = !large && characters.length > MANY;
  return (
    <div className={classes('sh-deduction', large && 'sh-deduction-large', narrow && 'sh-deduction-many')}>
      <table>
        <caption>
          <b>{words.whoIsWho}</b>{' '}
          <span>{seat >= 0 ? words.deals(sheet.deals) : words.dealsPublic(sheet.deals)}</span>
          {/* Heard, a cell says it in words. */}
          <span className="sh-legend" aria-hidden="true">
            × {words.legendTable} ×◦ {words.legendYou}
          </span>
        </caption>
        <Head characters={characters} notes={large && seat >= 0} lexicon={lexicon} />
        <tbody>
          {sheet.rows.map((row, player) =>
            player === seat ? null : (
              <tr key={player} className={has(table.alive, player) ? undefined : 'sh-row-fallen'}>
                <th scope="row">
                  <SeatMark seat={player} size={14} out={!has(table.alive, player)} /> {names[player]}
                  {notes[player] !== undefined && <span title={notes[player]}> ✎</span>}
                </th>
                {row.map((field) => (
                  <Cell key={field.character} {...{ field, odds, lexicon, narrow }} />
                ))}
                <ShadowShare row={row} odds={odds} lexicon={lexicon} />
                {large && seat >= 0 && (
                  <td>
                    <input
                      className="sh-my-note"
                      aria-label={words.noteOn(names[player]!)}
                      maxLength={80}
                      defaultValue={notes[player] ?? ''}
                      onChange={({ target }) => note(player, target.value)}
                    />
                  </td>
                )}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  readonly characters: readonly number[];
  /** Whether there is a column for one's own notes. */
  readonly notes: boolean;
  readonly lexicon: Lexicon;
}

function Head({ characters, notes, lexicon }: HeadProps) {
  const { words } = lexicon;
  return (
    <thead>
      <tr>
        <td />
        {FACTION_IDS.filter((faction) => characters.some((each) => factionOf(each) === faction)).map(
          (faction) => (
            <th
              key={faction}
              scope="colgroup"
              className={`sh-${faction}`}
              colSpan={characters.filter((character) => factionOf(character) === faction).length}
            >
              <Icon body={FACTION_PICTURES[faction]!} /> {words.factions[faction]}
            </th>
          ),
        )}
        <th scope="col" className="sh-shadow" rowSpan={2}>
          {words.shadowShare}
        </th>
        {notes && (
          <th scope="col" rowSpan={2}>
            {words.notes}
          </th>
        )}
      </tr>
      <tr>
        <td />
        {characters.map((character) => (
          <th key={character} scope="col">
            {lexicon.character(character)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const SIGNS: Readonly<Record<string, string>> = { table: '×', you: '×◦', room: '×' };

interface CellProps {
  readonly field: Field;
  /** Shares in figures, or only what is possible. */
  readonly odds: boolean;
  /** No room for a word in each column. */
  readonly narrow: boolean;
  readonly lexicon: Lexicon;
}

function Cell({ field, odds, narrow, lexicon }: CellProps) {
  const { words } = lexicon;
  const { mark, share, character } = field;
  if (mark === 'seen')
    return (
      <td className={classes('sh-seen', `sh-${factionOf(character)}`)}>
        {narrow ? <Sign sign="✓" means={words.seen} /> : words.seen}
      </td>
    );
  if (mark !== 'open')
    return (
      <td className="sh-out">
        <Sign sign={SIGNS[mark]!} means={words.marks[mark]!} />
      </td>
    );
  return (
    <td className={`sh-open sh-${factionOf(character)}`}>
      {odds ? words.percent(share) : narrow ? <Sign sign="?" means={words.open} /> : words.open}
      <span
        className="sh-bar"
        style={{ inlineSize: odds ? `${Math.round(share * 100)}%` : '100%' }}
        aria-hidden="true"
      />
    </td>
  );
}

function Sign({ sign, means }: { readonly sign: string; readonly means: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{means}</span>
    </>
  );
}

interface ShadowShareProps {
  readonly row: readonly Field[];
  readonly odds: boolean;
  readonly lexicon: Lexicon;
}

function ShadowShare({ row, odds, lexicon }: ShadowShareProps) {
  const { words } = lexicon;
  const share = row
    .filter(({ character }) => CHARACTERS[character]!.faction === 1)
    .reduce((sum, field) => sum + field.share, 0);
  const text =
    share > 0.9999 ? words.yes : share < 0.0001 ? words.no : odds ? words.percent(share) : words.open;
  return <td className="sh-open sh-shadow">{text}</td>;
}
