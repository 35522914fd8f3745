/** One side of the arena: the hero as a bust, health above, gear and loot beside, and the whole sheet on demand. */
import { Dialog, HealthBar } from '@fray/kit';
import { useEffect, useState } from 'react';
import type { DuelView, HeroPanel } from '../../src/index.js';
import { Bust } from '../busts/bust.js';
import type { AbilityChoice } from '../choices/ability-choices.js';
import { useWords } from '../lexicon.js';
import { AttributeFigure } from '../sheet/attribute-figure.js';
import { SheetList } from '../sheet/sheet-list.js';
import { Gear } from './gear.js';
import { LootCards } from './loot-cards.js';
import { Running } from './running.js';

/** What lessons call the two sheets. */
const SEAT_SPOTS = ['azure', 'bronze'];

export interface HeroProps {
  readonly table: DuelView;
  readonly seat: number;
  readonly mine: boolean;
  readonly at: 'left' | 'right';
  readonly panel: HeroPanel;
  /** The player, when they go by another name than the hero. */
  readonly player: string;
  /** How much the blow on its way, or the card that is looked at, may cost. */
  readonly stake: number;
  readonly choices: readonly AbilityChoice[];
  readonly onPlay: (choice: AbilityChoice) => void;
}

export function Hero(props: HeroProps) {
  const { table, seat, mine, at, panel, player, stake, choices, onPlay } = props;
  const words = useWords();
  const [listed, setListed] = useState(false);
  // A new question lays the sheet back on the table.
  useEffect(() => setListed(false), [choices]);
  const { hero, health, max } = panel;
  const name = words.called(hero.name);
  const owner = mine ? words.you.toLowerCase() : player === name ? '' : player;
  const list = () => setListed(true);
  const left = Math.max(0, health);
  return (
    <section
      className={`dq-sheet dq-${at} side-${seat}`}
      aria-label={name}
      data-sheet={seat}
      data-spot={`sheet ${SEAT_SPOTS[seat]}`}
    >
      <button
        type="button"
        className="dq-portrait"
        tabIndex={-1}
        aria-hidden="true"
        data-bust={seat}
        onClick={list}
      >
        <Bust hero={hero} marks={panel.marks} fallen={left === 0} />
      </button>
      <header className="dq-title">
        <h2>
          <button type="button" className="dq-name" title={words.lines} onClick={list}>
            {name}
          </button>
        </h2>
        <p>{[words.career(hero.career), owner].filter((part) => part !== '').join(', ')}</p>
      </header>
      <div className="dq-health">
        <b data-health={seat}>{left}</b>
        <HealthBar value={left} max={max} stake={Math.min(left, stake)} label={words.healthOf(name)} />
      </div>
      <dl className="dq-attributes">
        {panel.attributes.map((attribute) => (
          <AttributeFigure key={attribute.name} attribute={attribute} seat={seat} />
        ))}
      </dl>
      <Running table={table} panel={panel} />
      <Gear seat={seat} panel={panel} choices={choices} onPlay={onPlay} onList={list} />
      <LootCards panel={panel} seat={seat} />
      <Dialog open={listed} title={name} onClose={() => setListed(false)}>
        <div className={`dq-list side-${seat}`}>
          <SheetList
            seat={seat}
            panel={panel}
            choices={choices}
            onPlay={(choice) => {
              setListed(false);
              onPlay(choice);
            }}
          />
        </div>
      </Dialog>
    </section>
  );
}
