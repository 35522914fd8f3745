/** Who is who: for each player, which characters are still possible, by whose word, and how many of the deals say so. */
import { classes, Icon, SeatMark } from '@fray/kit';
import { CHARACTERS, deductionSheet, FACTION_IDS, type Field, type ShadowView } from '../src/index.js';
import { factionOf, has, type Lexicon } from './lexicon.js';
import { FACTION_PICTURES } from './pictures.js';

interface DeductionProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly lexicon: Lexicon;
  readonly large?: boolean;
}

export function Deduction({ table, names, seat, lexicon, large = false }: DeductionProps) {
  const { words } = lexicon;
  const sheet = deductionSheet(table);
  const characters = sheet.rows[0]!.map(({ character }) => character);
  return (
    <div className={classes('sh-deduction', large && 'sh-deduction-large')}>
      <table>
        <caption>
          <b>{words.whoIsWho}</b>{' '}
          <span>{seat >= 0 ? words.deals(sheet.deals) : words.dealsPublic(sheet.deals)}</span>
        </caption>
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
        <tbody>
          {sheet.rows.map((row, player) =>
            player === seat ? null : (
              <tr key={player} className={has(table.alive, player) ? undefined : 'sh-row-fallen'}>
                <th scope="row">
                  <SeatMark seat={player} size={14} out={!has(table.alive, player)} /> {names[player]}
                </th>
                {row.map((field) => (
                  <Cell key={field.character} field={field} lexicon={lexicon} />
                ))}
                <ShadowShare row={row} lexicon={lexicon} />
              </tr>
            ),
          )}
        </tbody>
      </table>
      <p className="sh-legend">
        <span aria-hidden="true">×</span> {words.legendTable} <span aria-hidden="true">×◦</span>{' '}
        {words.legendYou}
      </p>
    </div>
  );
}

const SIGNS: Readonly<Record<string, string>> = { table: '×', you: '×◦', room: '×' };

function Cell({ field, lexicon }: { readonly field: Field; readonly lexicon: Lexicon }) {
  const { words } = lexicon;
  const { mark, share, character } = field;
  if (mark === 'seen')
    return <td className={classes('sh-seen', `sh-${factionOf(character)}`)}>{words.seen}</td>;
  if (mark !== 'open')
    return (
      <td className="sh-out">
        <span aria-hidden="true">{SIGNS[mark]}</span>
        <span className="sr-only">{words.marks[mark]}</span>
      </td>
    );
  return (
    <td className={`sh-open sh-${factionOf(character)}`}>
      {words.percent(share)}
      <span className="sh-bar" style={{ inlineSize: `${Math.round(share * 100)}%` }} aria-hidden="true" />
    </td>
  );
}

function ShadowShare({ row, lexicon }: { readonly row: readonly Field[]; readonly lexicon: Lexicon }) {
  const { words } = lexicon;
  const share = row
    .filter(({ character }) => CHARACTERS[character]!.faction === 1)
    .reduce((sum, field) => sum + field.share, 0);
  const text = share > 0.9999 ? words.yes : share < 0.0001 ? words.no : words.percent(share);
  return <td className="sh-open sh-shadow">{text}</td>;
}
