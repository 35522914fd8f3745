/** A hero's sheet as it lies open on the table: health, attributes, what runs, and every item with its ability. */
import { Button, classes, Dialog, HealthBar, Icon, Term } from '@fray/kit';
import { useEffect, useState } from 'react';
import type { DuelView, HeroPanel } from '../../src/index.js';
import type { AbilityChoice } from '../acting/choices.js';
import { useWords } from '../lexicon.js';
import { pictureOfCareer } from '../pictures.js';
import { AttributeFigure } from './attribute-figure.js';
import { effectFacts } from './effects.js';
import { SheetList } from './sheet-list.js';

/** What lessons call the two sheets. */
const SEAT_SPOTS = ['azure', 'bronze'];

export interface HeroSheetProps {
  readonly table: DuelView;
  readonly seat: number;
  readonly mine: boolean;
  readonly panel: HeroPanel;
  /** The player, when they go by another name than the hero. */
  readonly player: string;
  /** What the blow on its way may cost. */
  readonly stake: { readonly least: number; readonly most: number } | undefined;
  readonly toAct: boolean;
  readonly choices: readonly AbilityChoice[];
  readonly onPlay: (choice: AbilityChoice) => void;
}

export function HeroSheet(props: HeroSheetProps) {
  const { table, seat, mine, panel, player, stake, toAct, choices, onPlay } = props;
  const words = useWords();
  const { hero, health, max } = panel;
  const name = words.called(hero.name);
  const owner = mine ? words.you.toLowerCase() : player === name ? '' : player;
  return (
    <section
      className={`dq-sheet side-${seat}`}
      aria-label={name}
      data-sheet={seat}
      data-spot={`sheet ${SEAT_SPOTS[seat]}`}
    >
      <header className="dq-hero">
        <span className="dq-portrait">
          <Icon body={pictureOfCareer(hero.career)} />
        </span>
        <div>
          <h2>{name}</h2>
          <p className="dq-soft">
            {toAct && <span className="dq-to-act" />}
            {words.capital(words.career(hero.career))}
            {owner !== '' && (
              <>
                {' · '}
                <b>{owner}</b>
              </>
            )}
          </p>
        </div>
      </header>
      <div className="dq-health">
        <p>
          <b data-health={seat}>{Math.max(0, health)}</b> <span className="dq-soft">{words.of(max)}</span>
          {stake !== undefined && stake.most > 0 && (
            <span className="dq-at-stake">{words.stakeOf(stake.least, stake.most)}</span>
          )}
        </p>
        <HealthBar
          value={Math.max(0, health)}
          max={max}
          stake={stake?.most ?? 0}
          label={words.healthOf(name)}
        />
      </div>
      <dl className="dq-attributes">
        {panel.attributes.map((attribute) => (
          <AttributeFigure key={attribute.name} attribute={attribute} seat={seat} />
        ))}
      </dl>
      <Running table={table} panel={panel} />
      <SheetList seat={seat} panel={panel} choices={choices} onPlay={onPlay} />
      <SheetInHand {...props} />
    </section>
  );
}

/** On a phone the lines are a tap away, on a sheet of their own. */
function SheetInHand({ seat, mine, panel, choices, onPlay }: HeroSheetProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  // A new question lays the sheet back on the table.
  useEffect(() => setOpen(false), [choices]);
  const playable = choices.filter(({ offers }) => offers.length > 0).length;
  return (
    <div className="dq-in-hand">
      <Button onClick={() => setOpen(true)}>
        {mine ? words.mySheet : words.theirSheet}
        {playable > 0 && <span className="dq-count">{playable}</span>}
      </Button>
      <Dialog open={open} title={words.called(panel.hero.name)} from="bottom" onClose={() => setOpen(false)}>
        <div className={`dq-in-hand-lines side-${seat}`}>
          <SheetList
            seat={seat}
            panel={panel}
            choices={choices}
            onPlay={(choice) => {
              setOpen(false);
              onPlay(choice);
            }}
          />
        </div>
      </Dialog>
    </div>
  );
}

function Running({ table, panel }: Pick<HeroSheetProps, 'table' | 'panel'>) {
  const words = useWords();
  const facts = effectFacts(table.round, panel, words);
  return (
    <ul className="dq-running" aria-label={words.onIt}>
      {facts.map((fact) => (
        <li key={fact.key} className={classes('dq-effect', fact.good ? 'dq-good' : 'dq-bad')}>
          <Term id={fact.ref}>
            <b>{fact.name}</b>
          </Term>{' '}
          {fact.text}{' '}
          <span className="dq-time">
            {fact.pips > 0 && (
              <span className="dq-pips" aria-hidden="true">
                {'●'.repeat(Math.min(4, fact.pips))}
              </span>
            )}
            {fact.time}
          </span>
        </li>
      ))}
    </ul>
  );
}
