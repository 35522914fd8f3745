/** An attack, eye to eye: the street between both, the drawn card in the middle, what it needs and what comes of it. */
import { classes, useExpert } from '@fray/kit';
import { type CSSProperties, useId } from 'react';
import { type DevilsView, HIDDEN, NO_CARD, type RunningAttack, total, WEAPONS } from '../../src/index.js';
import { PlayingCard } from '../cards/playing-card.js';
import { Armed } from '../fighters/armed.js';
import { lookOf } from '../fighters/looks.js';
import type { DevilsWords } from '../words/en.js';
import street from '../world/street.svg';
import type { FallenCard } from './attack-cards.js';
import { Belt } from './belt.js';
import { Loupe, type LoupeProps } from './loupe.js';
import { Plate } from './plate.js';
import { Tape } from './tape.js';

export interface FaceOffProps extends LoupeProps {
  readonly attack: RunningAttack;
  readonly table: DevilsView;
  readonly seat: number;
  readonly cards: readonly FallenCard[];
  /** The drawn card lies here, as one of my choices. */
  readonly choosing: boolean;
  readonly words: DevilsWords;
}

export function FaceOff(props: FaceOffProps) {
  const { attack, table, seat, words } = props;
  const { attacker, victim } = attack;
  const name = (model: number): string => words.short(table.roster[model]!.name);
  const blade = (WEAPONS[table.options.edition].find(({ id }) => id === attack.weapon)?.range ?? 0) <= 1000;
  const mine = Math.max(0, seat);
  const [left, right] =
    table.seatOf[victim] === mine && table.seatOf[attacker] !== mine
      ? [victim, attacker]
      : [attacker, victim];
  const weapon = (model: number): string => (model === attacker ? attack.weapon : armOf(table, model));
  return (
    <section className="db-faceoff" aria-label={words.attack.title(name(attacker), name(victim), blade)}>
      <div className="db-street" style={{ backgroundImage: `url("${street}")` }} aria-hidden="true" />
      <Fighter
        {...{ table, model: left, weapon: weapon(left) }}
        side="left"
        hurt={table.injured[left] === 1}
      />
      <Fighter
        {...{ table, model: right, weapon: weapon(right) }}
        side="right"
        hurt={table.injured[right] === 1}
      />
      <div className="db-foot" aria-hidden="true" />
      <h2 className="sr-only">{words.attack.title(name(attacker), name(attack.target), blade)}</h2>
      <Belt attack={attack} words={words} />
      <Between {...props} />
      <Tape attack={attack} words={words} />
      {[left, right].map((model, i) => (
        <Plate
          key={model}
          {...{ attack, table, model, words }}
          side={i === 0 ? 'left' : 'right'}
          mine={table.seatOf[model] === seat}
        />
      ))}
      <Loupe table={table} field={props.field} sheet={props.sheet} about={[attacker, victim]} />
    </section>
  );
}

/** What somebody who is shot at would answer with. */
function armOf(table: DevilsView, model: number): string {
  const first = table.roster[model]!.weapons[0] ?? 0;
  return WEAPONS[table.options.edition].find((_, i) => i === first)?.id ?? 'revolver';
}

interface FighterProps {
  readonly table: DevilsView;
  readonly model: number;
  readonly weapon: string;
  readonly side: 'left' | 'right';
  readonly hurt: boolean;
}

function Fighter({ table, model, weapon, side, hurt }: FighterProps) {
  const id = useId().replace(/\W/g, '');
  return (
    <div
      className={classes('db-fighter', `db-fighter-${side}`, hurt && 'db-fighter-hurt')}
      data-fighter={model}
      aria-hidden="true"
    >
      <Armed look={lookOf(table.roster[model]!.name)} id={`db-${id}`} weapon={weapon} />
    </div>
  );
}

/** What must be reached, the cards that fell, and the one in play. */
function Between({ attack, table, seat, cards, choosing, words }: FaceOffProps) {
  const expert = useExpert();
  const drawer = table.drawSeat;
  const waiting = drawer >= 0 && table.inPlay[drawer] !== NO_CARD;
  const last = cards[cards.length - 1];
  const parts = partsOf(attack);
  const need = Math.max(2, total(parts));
  const wanted =
    attack.stage === 'injury' ? words.attack.injury : words.attack.needed(words.draw(drawOf(attack)), need);
  const earlier = waiting ? cards.slice(-4) : cards.slice(-5, -1);
  return (
    <>
      <p className="db-wanted">{wanted}</p>
      {expert && (
        <dl className="db-parts">
          {parts.map(({ id, figure }, i) => (
            <div key={id}>
              <dt>{words.modifier(id)}</dt>
              <dd>{i === 0 ? figure : signed(figure)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="db-fallen">
        {earlier.map((each, i) => (
          <Fallen key={`${each.card} ${i}`} fallen={each} words={words} />
        ))}
      </div>
      {!choosing && (waiting || last !== undefined) && (
        <figure className="db-on-table" style={{ '--turn': waiting ? 0 : 1 } as CSSProperties}>
          {waiting ? (
            <>
              <PlayingCard
                card={drawer === seat ? table.inPlay[seat]! : HIDDEN}
                words={words}
                size="large"
                seat={drawer}
              />
              <figcaption>
                {drawer === seat
                  ? words.attack.yours
                  : words.attack.theirs(words.gang(table.gangNames[drawer]!))}
              </figcaption>
            </>
          ) : (
            last !== undefined && (
              <>
                <PlayingCard card={last.card} words={words} size="large" />
                <figcaption className={last.success ? 'db-good' : 'db-bad'}>
                  {words.draw(last.kind)}: {outcomeOf(last, words)}
                </figcaption>
              </>
            )
          )}
        </figure>
      )}
    </>
  );
}

function Fallen({ fallen, words }: { readonly fallen: FallenCard; readonly words: DevilsWords }) {
  return (
    <figure>
      <PlayingCard card={fallen.card} words={words} size="small" />
      <figcaption>
        <span className="sr-only">{words.draw(fallen.kind)} </span>
        <b className={fallen.success ? 'db-good' : 'db-bad'}>{outcomeOf(fallen, words)}</b>
      </figcaption>
    </figure>
  );
}

function partsOf({ stage, attackParts, defenceParts, counterParts }: RunningAttack) {
  if (stage === 'defence') return defenceParts;
  return stage === 'counter' || stage === 'injury' ? counterParts : attackParts;
}

function drawOf({ stage }: RunningAttack): string {
  return stage === 'reactions' ? 'attack' : stage;
}

function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

function outcomeOf({ kind, success }: FallenCard, words: DevilsWords): string {
  if (kind === 'attack') return success ? words.attack.hit : words.attack.miss;
  return success ? words.attack.stopped : words.attack.through;
}
