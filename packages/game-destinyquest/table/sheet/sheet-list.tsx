/** The lines of a sheet: what can be played now is lit and can be played here; every other line says what it is and why not. */
import { Clause, classes, EntryView, Icon, Popover } from '@fray/kit';
import { BONUSES } from '../../src/heroes/hero.js';
import type { HeroItem, HeroPanel } from '../../src/index.js';
import type { AbilityChoice } from '../acting/choices.js';
import { useAbility, useWords } from '../lexicon.js';
import { pictureOfBox, pictureOfCareer } from '../pictures.js';
import type { DuelWords } from '../words/en.js';
import { type SheetLine, sheetLines, stepOf } from './sheet-lines.js';

export interface SheetListProps {
  readonly seat: number;
  readonly panel: HeroPanel;
  /** What I can do with my own abilities; none for the other's sheet. */
  readonly choices: readonly AbilityChoice[];
  readonly onPlay: (choice: AbilityChoice) => void;
}

export function SheetList({ seat, panel, choices, onPlay }: SheetListProps) {
  const words = useWords();
  const open = choices.filter(({ offers }) => offers.length > 0);
  return (
    <ul className="dq-lines" aria-label={words.lines}>
      {sheetLines(panel).map((line) => {
        const at = open.findIndex(({ ability }) => ability.id === line.ability?.id);
        const choice = line.spent ? undefined : open[at];
        return (
          <li key={line.key}>
            {choice === undefined ? (
              <QuietLine
                line={line}
                seat={seat}
                career={panel.hero.career}
                refused={choices.find(({ ability }) => ability.id === line.ability?.id)?.refused}
              />
            ) : (
              <button type="button" className="dq-line dq-line-open" onClick={() => onPlay(choice)}>
                <LineWords line={line} seat={seat} career={panel.hero.career} />
                <span className="dq-line-step">{at < 9 ? at + 1 : stepOf(choice.ability.list)}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface LineProps {
  readonly line: SheetLine;
  readonly seat: number;
  readonly career: string;
}

function LineWords({ line: { item, ability }, seat, career }: LineProps) {
  const words = useWords();
  return (
    <>
      <Icon body={item === null ? pictureOfCareer(career) : pictureOfBox(item.box, item)} />
      <span className="dq-line-item">{item === null ? words.craft(career) : words.called(item.name)}</span>
      {ability === null ? (
        <span className="dq-line-ability dq-soft">{words.figuresOnly}</span>
      ) : (
        <b className="dq-line-ability" data-ability={`${seat}.${ability.id}`}>
          {words.capital(words.ability(ability.id))}
        </b>
      )}
    </>
  );
}

function QuietLine({ refused, ...props }: LineProps & { readonly refused: AbilityChoice['refused'] }) {
  const words = useWords();
  const { item, ability, spent } = props.line;
  return (
    <Popover
      className={classes('dq-line', spent && 'dq-line-spent', item?.lootCard != null && 'dq-line-loot')}
      content={() => <LineEntry line={props.line} refused={refused} />}
    >
      <LineWords {...props} />
      {ability !== null && <span className="dq-line-step">{stepSign(ability, spent)}</span>}
      {spent && <span className="sr-only">{words.used}</span>}
    </Popover>
  );
}

function stepSign(ability: NonNullable<SheetLine['ability']>, spent: boolean): string {
  if (spent) return '✓';
  return ability.alone && ability.list !== 'passive' ? '∞' : String(stepOf(ability.list));
}

function LineEntry({
  line,
  refused,
}: {
  readonly line: SheetLine;
  readonly refused: AbilityChoice['refused'];
}) {
  const words = useWords();
  const entryOf = useAbility();
  const { item, ability, spent } = line;
  const entry = ability === null ? undefined : entryOf(ability.id);
  return (
    <span className="entry">
      {refused !== undefined && (
        <span className="dq-why">
          {refused.reason} <Clause id={refused.why.clause} />
        </span>
      )}
      {refused === undefined && spent && <span className="dq-why">{words.spent}</span>}
      {entry !== undefined && <EntryView entry={entry} />}
      {item !== null && (
        <span className="dq-soft">
          {words.labelled(words.called(item.name))}{' '}
          {words.itemKind(item.box, item.kind, item.lootCard, item.only)}. {figuresOf(item, words)}
        </span>
      )}
    </span>
  );
}

function figuresOf({ bonuses }: HeroItem, words: DuelWords): string {
  const points = BONUSES.filter((bonus) => bonuses[bonus] !== 0).map(
    (bonus) => `${words.capital(words.setup.bonuses[bonus])} ${words.signed(bonuses[bonus])}`,
  );
  return points.join(', ') || words.noFigures;
}
