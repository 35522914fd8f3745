/** Loot cards lie open on the table for the whole duel: name, slot, rank, figures and ability (DQ-P6). */
import { classes, Icon, Popover } from '@fray/kit';
import type { CSSProperties } from 'react';
import type { HeroPanel } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfBox } from '../pictures.js';
import { figuresOf, LineEntry } from '../sheet/line-entry.js';
import { sheetLines } from '../sheet/sheet-lines.js';

export function LootCards({ panel, seat }: { readonly panel: HeroPanel; readonly seat: number }) {
  const words = useWords();
  const cards = sheetLines(panel).filter(({ item }) => item?.lootCard != null);
  if (cards.length === 0) return null;
  return (
    <ul className={`dq-loot side-${seat}`} aria-label={words.lootOf(words.called(panel.hero.name))}>
      {cards.map((line, i) => {
        const item = line.item!;
        return (
          <li key={line.key} style={{ '--nth': i, '--of': Math.max(1, cards.length - 1) } as CSSProperties}>
            <Popover
              className={classes('dq-loot-card', `dq-loot-${item.lootCard}`)}
              content={() => <LineEntry line={line} refused={undefined} />}
            >
              <span className="dq-loot-art" aria-hidden="true">
                <Icon body={pictureOfBox(item.box, item)} />
              </span>
              <b>{words.called(item.name)}</b>
              <span>
                {words.rank(item.lootCard!)}, {words.box(item.box)}
              </span>
              <span>{figuresOf(item, words)}</span>
              {line.ability !== null && <span>{words.capital(words.ability(line.ability.id))}</span>}
            </Popover>
          </li>
        );
      })}
    </ul>
  );
}
