/** The lines of a sheet: what can be played now is lit and can be played here; every other line says what it is and why not. */
import { classes, Icon, Key, Popover } from '@fray/kit';
import type { HeroPanel } from '../../src/index.js';
import type { AbilityChoice } from '../choices/ability-choices.js';
import { useWords } from '../lexicon.js';
import { pictureOfBox, pictureOfCareer } from '../pictures.js';
import { LineEntry } from './line-entry.js';
import { type SheetLine, sheetLines, stepOf } from './sheet-lines.js';

export interface SheetListProps {
  readonly seat: number;
  readonly panel: HeroPanel;
  /** What I can do with my own abilities; none for the other's sheet. */
  readonly choices: readonly AbilityChoice[];
  readonly onPlay: (choice: AbilityChoice) => void;
}

export function SheetList({ panel, choices, onPlay }: SheetListProps) {
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
              <Popover
                className={classes(
                  'dq-line',
                  line.spent && 'dq-line-spent',
                  line.item?.lootCard != null && 'dq-line-loot',
                )}
                content={() => (
                  <LineEntry
                    line={line}
                    refused={choices.find(({ ability }) => ability.id === line.ability?.id)?.refused}
                  />
                )}
              >
                <LineWords line={line} career={panel.hero.career} />
              </Popover>
            ) : (
              <button type="button" className="dq-line dq-line-open" onClick={() => onPlay(choice)}>
                <LineWords line={line} career={panel.hero.career} />
                {at < 9 && <Key name={String(at + 1)} />}
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
  readonly career: string;
}

function LineWords({ line: { item, ability, spent }, career }: LineProps) {
  const words = useWords();
  return (
    <>
      <Icon body={item === null ? pictureOfCareer(career) : pictureOfBox(item.box, item)} />
      <span className="dq-line-item">{item === null ? words.craft(career) : words.called(item.name)}</span>
      {ability === null ? (
        <span className="dq-line-ability dq-soft">{words.figuresOnly}</span>
      ) : (
        <b className="dq-line-ability">{words.capital(words.ability(ability.id))}</b>
      )}
      {ability !== null && (
        <span className="dq-line-when">
          {spent ? words.used : ability.alone ? words.byItself : words.steps[stepOf(ability.list) - 1]}
        </span>
      )}
    </>
  );
}
