/** Between the sheets: both speed rolls with what was added and why, the papers, and the damage on its way. */
import type { GameEvent } from '@fray/engine';
import type { Offer } from '@fray/kit';
import { classes, SealedPaper, Term, useExpert } from '@fray/kit';
import type { CSSProperties, ReactNode } from 'react';
import type {
  DamageTray,
  Forecast,
  HeroPanel,
  Paper as PaperState,
  SpeedTray,
  Tray,
} from '../../src/index.js';
import { dieKey } from '../choices/ability-choices.js';
import { useWords } from '../lexicon.js';
import type { DuelWords } from '../words/en.js';
import { BigDie } from './big-die.js';

type Names = readonly (string | undefined)[];

export interface DiceTrayProps {
  readonly tray: Tray;
  readonly panels: readonly HeroPanel[];
  readonly left: number;
  /** Undefined for the reader. */
  readonly names: Names;
  /** Papers: what each seat has written, as far as it may be seen. */
  readonly papers: readonly PaperState[];
  readonly events: readonly GameEvent[];
  /** Dice that the ability in hand can be aimed at, and what happens then. */
  readonly aims: ReadonlyMap<string, Offer>;
  readonly onAim: (offer: Offer) => void;
  /** The blow that was dealt last, while no other is on its way. */
  readonly blow: ReactNode;
}

export function DiceTray({ tray, panels, left, names, papers, events, blow, aims, onAim }: DiceTrayProps) {
  const words = useWords();
  const order = [left, 1 - left];
  const rolled = tray.speed.some(({ dice }) => dice.length > 0);
  const struck = tray.damage.length > 0;
  const tumbling = (type: string, seat: number): boolean =>
    events.some((event) => event.type === type && event.data['seat'] === seat);
  return (
    <div className={classes('dq-tray', struck && 'dq-tray-struck')} data-spot="dice">
      <div className="dq-totals-line">
        <p className="dq-against">
          {order.map((seat, i) => (
            <span key={seat}>
              {i === 1 && <span>{words.against}</span>}
              <b className={classes('dq-total', `side-${seat}`, tray.winner === seat && 'dq-total-won')}>
                {rolled ? tray.speed[seat]!.total : tray.speed[seat]!.speed}
              </b>
            </span>
          ))}
        </p>
        <p className="dq-result">{resultOf(tray, left, rolled, names, words)}</p>
      </div>
      {rolled ? (
        <div className="dq-speeds">
          {order.map((seat) => (
            <SpeedRoll
              key={seat}
              seat={seat}
              tray={tray}
              tumbling={tumbling('speed', seat)}
              aims={aims}
              onAim={onAim}
            />
          ))}
        </div>
      ) : (
        <div className="dq-papers">
          {order.map((seat, i) => (
            <Paper
              key={seat}
              paper={papers[seat]!}
              owner={words.called(panels[seat]!.hero.name)}
              tilt={i === 0 ? -3 : 3}
            />
          ))}
        </div>
      )}
      {struck && (
        <div className={classes('dq-blows', tray.damage.length > 1 && 'dq-blows-both')}>
          {tray.damage.map((damage) => (
            <DamageRoll
              key={damage.at}
              damage={damage}
              names={names}
              tumbling={tumbling('roll', damage.by)}
              aims={aims}
              onAim={onAim}
            />
          ))}
        </div>
      )}
      {tray.forecast !== null && <Stake forecast={tray.forecast} names={names} />}
      {!struck && blow}
    </div>
  );
}

/** What the blow on its way would cost as things stand: the figure large, what it rests on beside it. */
function Stake({ forecast, names }: { readonly forecast: Forecast; readonly names: Names }) {
  const words = useWords();
  const { at, least, most, plain, more } = forecast;
  return (
    <div className={classes('dq-stake', `side-${1 - at}`)}>
      <p>
        {words.blowAt(names[at], plain)}
        {more && <small>{words.orMore}</small>}
      </p>
      <b>{words.span(least, most)}</b>
    </div>
  );
}

function resultOf(tray: Tray, left: number, rolled: boolean, names: Names, words: DuelWords): string {
  if (!rolled)
    return tray.round === 0
      ? words.beforeFirst
      : words.speedsMeet(tray.speed[left]!.speed, tray.speed[1 - left]!.speed);
  const [first, second] = [tray.speed[0]!.total, tray.speed[1]!.total];
  if (tray.winner < 0) {
    if (tray.step > 2) return words.drawn;
    if (first === second) return words.level;
    return words.ahead(names[first > second ? 0 : 1], Math.abs(first - second));
  }
  const lead = (first - second) * (tray.winner === 0 ? 1 : -1);
  return lead > 0 ? words.winsBy(names[tray.winner], lead) : words.takesBack(names[tray.winner]);
}

type AimProps = Pick<DiceTrayProps, 'aims' | 'onAim'>;

interface SpeedRollProps extends AimProps {
  readonly seat: number;
  readonly tray: Tray;
  readonly tumbling: boolean;
}

function SpeedRoll({ seat, tray, tumbling, ...aim }: SpeedRollProps) {
  const expert = useExpert();
  const roll = tray.speed[seat]!;
  const { dice } = roll;
  return (
    <div className={classes('dq-speed', `side-${seat}`, tray.winner === 1 - seat && 'dq-speed-lost')}>
      <div className="dq-dice" style={{ '--dice': dice.length } as CSSProperties}>
        {dice.map((die, i) => (
          <AimedDie key={`${i}.${tumbling}`} at={dieKey('speed', seat, i)} face={die.face} {...aim}>
            <BigDie value={die.face} nth={seat * 3 + i} tumbling={tumbling} />
          </AimedDie>
        ))}
      </div>
      {expert && <SpeedSum roll={roll} seat={seat} />}
    </div>
  );
}

/** Pips, speed without what changes it, every change with its cause, and whatever else has moved the total since. */
function SpeedSum({ roll, seat }: { readonly roll: SpeedTray; readonly seat: number }) {
  const words = useWords();
  const faces = roll.dice.reduce((sum, die) => sum + die.face, 0);
  const caused = roll.causes.reduce((sum, cause) => sum + cause.by, 0);
  const speed = roll.speed - roll.causes.reduce((sum, { by }) => sum + by, 0);
  const rest = roll.dice.length === 0 ? 0 : roll.total - faces - speed - caused;
  return (
    <p className="dq-sum">
      <span>{roll.dice.length === 0 ? words.unknownRoll : faces}</span>
      <span className="dq-part" data-from={`attribute ${seat}.speed`}>
        {words.plusSpeed} <b>{speed}</b>
      </span>
      <Causes causes={roll.causes} seat={seat} />
      {rest !== 0 && (
        <span className="dq-part">
          {words.signed(rest)} {words.further}
        </span>
      )}
    </p>
  );
}

/** A die; while an ability looks for one, a thing to be chosen. */
function AimedDie({
  at,
  face,
  aims,
  onAim,
  children,
}: AimProps & { readonly at: string; readonly face: number; readonly children: ReactNode }) {
  const offer = aims.get(at);
  if (offer === undefined)
    return (
      <span className="dq-die" data-die={at} data-face={face}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className="dq-aim"
      data-die={at}
      data-face={face}
      aria-label={offer.label}
      onClick={() => onAim(offer)}
    >
      {children}
    </button>
  );
}

interface CausesProps {
  readonly causes: readonly { readonly ability: string; readonly by: number }[];
  readonly seat: number;
}

function Causes({ causes, seat }: CausesProps) {
  const words = useWords();
  return causes.map(({ ability, by }) => (
    <span
      key={ability}
      className={classes('dq-part', by > 0 ? 'figure-raised' : 'figure-lowered')}
      data-from={`ability ${seat}.${ability}`}
    >
      {by > 0 ? '+' : '−'} <Term id={ability}>{words.ability(ability)}</Term> <b>{Math.abs(by)}</b>
    </span>
  ));
}

function Paper({
  paper,
  owner,
  tilt,
}: {
  readonly paper: PaperState;
  readonly owner: string;
  readonly tilt: number;
}) {
  const words = useWords();
  return (
    <SealedPaper key={paper.state} owner={owner} state={paper.state} tilt={tilt}>
      {paper.state === 'empty' ? undefined : paper.ability === null ? (
        paper.state === 'open' ? (
          words.noAbility
        ) : undefined
      ) : (
        <Term id={paper.ability}>{words.ability(paper.ability)}</Term>
      )}
    </SealedPaper>
  );
}

interface DamageRollProps extends AimProps {
  readonly damage: DamageTray;
  readonly names: Names;
  readonly tumbling: boolean;
}

function DamageRoll({ damage, names, tumbling, ...aim }: DamageRollProps) {
  const { by, at, ability, dice, total, stopped } = damage;
  const words = useWords();
  const expert = useExpert();
  return (
    <div className={classes('dq-damage', `side-${by}`, stopped && 'dq-stopped')}>
      <p className="dq-damage-head">
        {words.labelled(words.aims(names[by], names[at]))}{' '}
        {ability === null ? words.plainScore : <Term id={ability}>{words.ability(ability)}</Term>}
      </p>
      <div className="dq-damage-row" style={{ '--dice': dice.length } as CSSProperties}>
        {dice.map((die, i) => (
          <AimedDie key={`${i}.${tumbling}`} at={dieKey('damage', by, i)} face={die.face} {...aim}>
            <BigDie value={die.face} nth={by * 3 + i} tumbling={tumbling} />
          </AimedDie>
        ))}
        <span className="dq-damage-total">{total}</span>
      </div>
      {expert && <DamageSum damage={damage} />}
    </div>
  );
}

/** Pips, what every die counts more, brawn or magic, the ability's points, and all else that has been added. */
function DamageSum({ damage }: { readonly damage: DamageTray }) {
  const words = useWords();
  const { by, ability, dice, bonus, might, of, score, points, total } = damage;
  const faces = dice.reduce((sum, die) => sum + die.face, 0);
  const rest = total - faces - bonus * dice.length - might - points;
  return (
    <p className="dq-sum">
      {dice.length > 0 && <span>{faces}</span>}
      {bonus > 0 && <span className="dq-part">{words.perDie(bonus)}</span>}
      {score && (
        <span className="dq-part" data-from={`attribute ${by}.${of}`}>
          + {words.stats[of]} <b>{might}</b>
        </span>
      )}
      {points !== 0 && ability !== null && (
        <span className="dq-part" data-from={`ability ${by}.${ability}`}>
          {points > 0 ? '+' : '−'} {words.ability(ability)} <b>{Math.abs(points)}</b>
        </span>
      )}
      {rest !== 0 && (
        <span className="dq-part">
          {words.signed(rest)} {words.further}
        </span>
      )}
    </p>
  );
}
