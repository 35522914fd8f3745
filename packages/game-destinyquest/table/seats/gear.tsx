/** A hero's gear as coins: lit ones can be played here and now, struck out is spent, and each says what it is when looked at. */
import { classes, Icon, Popover } from '@fray/kit';
import type { HeroPanel } from '../../src/index.js';
import type { AbilityChoice } from '../choices/ability-choices.js';
import { useWords } from '../lexicon.js';
import { pictureOfBox, pictureOfCareer } from '../pictures.js';
import { LineEntry } from '../sheet/line-entry.js';
import { type SheetLine, sheetLines } from '../sheet/sheet-lines.js';

export interface GearProps {
  readonly seat: number;
  readonly panel: HeroPanel;
  readonly choices: readonly AbilityChoice[];
  readonly onPlay: (choice: AbilityChoice) => void;
  /** The whole list is asked for. */
  readonly onList: () => void;
}

/** So many lit coins are shown on a phone. */
const FIRST = 3;

export function Gear({ seat, panel, choices, onPlay, onList }: GearProps) {
  const words = useWords();
  const lines = sheetLines(panel);
  const openOf = (line: SheetLine): AbilityChoice | undefined =>
    line.spent
      ? undefined
      : choices.find(({ ability, offers }) => ability.id === line.ability?.id && offers.length > 0);
  const lit = lines.filter((line) => openOf(line) !== undefined);
  const first = lit.slice(0, FIRST);
  return (
    <div className={classes('dq-gear', `side-${seat}`, lines.length > 14 && 'dq-gear-many')}>
      <ul aria-label={words.lines}>
        {lines.map((line) => {
          const choice = openOf(line);
          const coin = <Coin line={line} seat={seat} career={panel.hero.career} />;
          return (
            <li key={line.key} className={classes(first.includes(line) && 'dq-coin-first')}>
              {choice === undefined ? (
                <Popover
                  className={classes('dq-coin', line.spent && 'dq-coin-spent')}
                  content={() => (
                    <LineEntry
                      line={line}
                      refused={choices.find(({ ability }) => ability.id === line.ability?.id)?.refused}
                    />
                  )}
                >
                  {coin}
                </Popover>
              ) : (
                <button
                  type="button"
                  className="dq-coin dq-coin-lit"
                  title={words.capital(words.ability(choice.ability.id))}
                  onClick={() => onPlay(choice)}
                >
                  {coin}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <button type="button" className="dq-gear-all" onClick={onList}>
        {words.allGear(lines.length - first.length)}
      </button>
    </div>
  );
}

interface CoinProps {
  readonly line: SheetLine;
  readonly seat: number;
  readonly career: string;
}

function Coin({ line: { item, ability, spent }, seat, career }: CoinProps) {
  const words = useWords();
  const name = ability === null ? words.figuresOnly : words.capital(words.ability(ability.id));
  return (
    <span
      className="dq-coin-face"
      {...(ability === null ? {} : { 'data-ability': `${seat}.${ability.id}`, 'data-name': name })}
    >
      <Icon body={item === null ? pictureOfCareer(career) : pictureOfBox(item.box, item)} />
      <span className="sr-only">
        {item === null ? words.craft(career) : words.called(item.name)}, {name}
        {spent && `, ${words.used}`}
      </span>
    </span>
  );
}
