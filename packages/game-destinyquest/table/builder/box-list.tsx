/** The eleven boxes, each a line with what lies in it; what is wrong with an item stands on its line. */
import type { WordBook } from '@fray/engine';
import { classes, Icon } from '@fray/kit';
import { BONUSES } from '../../src/heroes/hero.js';
import { BOXES, type Box, type HeroSpec, heroFaults, type ItemSpec } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfItem } from '../pictures.js';
import type { DuelWords } from '../words/en.js';
import { abilityCalled } from './candidates.js';

export interface BoxListProps {
  readonly spec: HeroSpec;
  readonly book: WordBook;
  readonly open: Box;
  readonly onOpen: (box: Box) => void;
}

export function BoxList({ spec, open, onOpen }: BoxListProps) {
  const words = useWords();
  const faults = heroFaults(spec);
  return (
    <div className="dq-boxes">
      <h2>
        {words.setup.boxes} <small className="dq-note">{words.setup.oneEach}</small>
      </h2>
      <ul>
        {BOXES.map((box) => {
          const item = spec.items.find((other) => other.box === box);
          const wrong = faults.some((fault) => fault.box === box);
          return (
            <li key={box}>
              <button
                type="button"
                className={classes(
                  'dq-box',
                  box === open && 'dq-picked',
                  item === undefined && 'dq-box-empty',
                )}
                aria-pressed={box === open}
                onClick={() => onOpen(box)}
              >
                <Icon body={pictureOfItem(box, item?.kind)} />
                <span>
                  <b>{item === undefined ? words.setup.emptyBox : words.called(item.name)}</b>
                  <small className={classes(wrong && 'dq-bad')}>
                    {wrong && `${words.setup.wrongHere} `}
                    {words.setup.boxLine(words.box(box), item === undefined ? [] : figuresOf(item, words))}
                  </small>
                </span>
                <span className="dq-box-abilities">
                  {item?.abilities?.map((name) => (
                    <i key={name}>{words.capital(abilityCalled(name, words))}</i>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function figuresOf(item: ItemSpec, words: DuelWords): readonly string[] {
  return BONUSES.flatMap((bonus) =>
    item[bonus] ? [words.setup.figure(words.setup.bonuses[bonus], item[bonus])] : [],
  );
}
