/** Between the sheets: both speed rolls with what was added and why, the papers, and the damage on its way. */
import type { GameEvent } from '@fray/engine';
import type { Offer } from '@fray/kit';
import { classes, Die, SealedPaper, Term } from '@fray/kit';
import type { ReactNode } from 'react';
import { ABILITIES, type AttributePanel, type DamageTray, type HeroPanel, type Tray } from '../src/index.js';
import { dieKey } from './choices.js';
import { signed, WORDS } from './words.js';

export interface DiceTrayProps {
  readonly tray: Tray;
  readonly panels: readonly HeroPanel[];
  readonly left: number;
  readonly names: readonly string[];
  /** Papers: what each seat has written, as far as it may be seen. */
  readonly papers: readonly PaperState[];
  readonly events: readonly GameEvent[];
  /** Dice that the ability in hand can be aimed at, and what happens then. */
  readonly aims: ReadonlyMap<string, Offer>;
  readonly onAim: (offer: Offer) => void;
  /** The blow that was dealt last, while no other is on its way. */
  readonly blow: ReactNode;
}

export interface PaperState {
  readonly state: 'empty' | 'sealed' | 'open';
  readonly ability: string | null;
}

export function DiceTray({ tray, panels, left, names, papers, events, blow, aims, onAim }: DiceTrayProps) {
  const order = [left, 1 - left];
  const rolled = tray.speed.some(({ dice }) => dice.length > 0);
  const tumbling = (type: string, seat: number): boolean =>
    events.some((event) => event.type === type && event.data['seat'] === seat);
  return (
    <div className="dq-tray">
      <div className="dq-speeds">
        {order.map((seat, i) => (
          <SpeedRoll
            key={seat}
            seat={seat}
            tray={tray}
            panel={panels[seat]!}
            won={tray.winner === seat}
            tumbling={tumbling('speed', seat)}
            aims={aims}
            onAim={onAim}
            after={i === 0 ? <span className="dq-against">{WORDS.against}</span> : null}
          />
        ))}
      </div>
      <p className="dq-result">{resultOf(tray, rolled, names)}</p>
      <div className="dq-papers">
        {order.map((seat, i) => (
          <Paper
            key={seat}
            paper={papers[seat]!}
            owner={panels[seat]!.hero.name}
            tilt={i === 0 ? -1.5 : 1.5}
          />
        ))}
      </div>
      {tray.damage.map((damage) => (
        <DamageRoll
          key={damage.at}
          damage={damage}
          panels={panels}
          names={names}
          tumbling={tumbling('roll', damage.by)}
          aims={aims}
          onAim={onAim}
        />
      ))}
      {tray.damage.length === 0 && blow}
      {tray.forecast !== null && (
        <p className="dq-stake">
          {tray.forecast.most === 0
            ? WORDS.nothingAtStake(names[tray.forecast.at]!)
            : WORDS.atStake(names[tray.forecast.at]!, tray.forecast.least, tray.forecast.most)}
        </p>
      )}
    </div>
  );
}

function resultOf(tray: Tray, rolled: boolean, names: readonly string[]): string {
  if (!rolled) return tray.round === 0 ? WORDS.beforeFirst : WORDS.notRolled;
  const [first, second] = [tray.speed[0]!.total, tray.speed[1]!.total];
  if (tray.winner < 0) {
    if (tray.step > 2) return WORDS.drawn;
    if (first === second) return WORDS.level;
    return WORDS.ahead(names[first > second ? 0 : 1]!, Math.abs(first - second));
  }
  const lead = (first - second) * (tray.winner === 0 ? 1 : -1);
  return lead > 0 ? WORDS.winsBy(names[tray.winner]!, lead) : WORDS.takesBack(names[tray.winner]!);
}

type AimProps = Pick<DiceTrayProps, 'aims' | 'onAim'>;

interface SpeedRollProps extends AimProps {
  readonly seat: number;
  readonly tray: Tray;
  readonly panel: HeroPanel;
  readonly won: boolean;
  readonly tumbling: boolean;
  readonly after: ReactNode;
}

function SpeedRoll({ seat, tray, panel, won, tumbling, after, ...aim }: SpeedRollProps) {
  const { dice, total } = tray.speed[seat]!;
  const faces = dice.reduce((sum, die) => sum + die.face, 0);
  const speed = panel.attributes[0]!;
  const rest = total - faces - speed.now;
  return (
    <>
      <div className={classes('dq-speed', `side-${seat}`, won && 'dq-speed-won')}>
        <div className="dq-dice">
          {dice.length === 0 ? (
            <EmptyDice />
          ) : (
            dice.map((die, i) => (
              <AimedDie key={`${i}.${tumbling}`} at={dieKey('speed', seat, i)} {...aim}>
                <Die value={die.face} size={58} tumbling={tumbling} />
              </AimedDie>
            ))
          )}
        </div>
        <p className="dq-total">{dice.length === 0 ? '' : total}</p>
        {dice.length > 0 && (
          <p className="dq-sum">
            <span>{faces}</span>
            <span className="dq-part" data-from={`attribute ${seat}.speed`}>
              + speed <b>{speed.now - sumOf(speed)}</b>
            </span>
            <Causes attribute={speed} seat={seat} />
            {rest !== 0 && (
              <span className="dq-part">
                {signed(rest)} {WORDS.further}
              </span>
            )}
          </p>
        )}
      </div>
      {after}
    </>
  );
}

/** A die; while an ability looks for one, a thing to be chosen. */
function AimedDie({
  at,
  aims,
  onAim,
  children,
}: AimProps & { readonly at: string; readonly children: ReactNode }) {
  const offer = aims.get(at);
  if (offer === undefined) return children;
  return (
    <button type="button" className="dq-aim" aria-label={offer.label} onClick={() => onAim(offer)}>
      {children}
    </button>
  );
}

function EmptyDice() {
  return (
    <>
      <span className="dq-no-die" />
      <span className="dq-no-die" />
    </>
  );
}

function sumOf({ causes }: AttributePanel): number {
  return causes.reduce((sum, cause) => sum + cause.by, 0);
}

function Causes({ attribute, seat }: { readonly attribute: AttributePanel; readonly seat: number }) {
  return attribute.causes.map((cause) => (
    <span
      key={cause.ability}
      className={classes('dq-part', cause.by > 0 ? 'figure-raised' : 'figure-lowered')}
      data-from={`ability ${seat}.${cause.ability}`}
    >
      {cause.by > 0 ? '+' : '−'} <Term id={cause.ability}>{cause.ability.replaceAll('-', ' ')}</Term>{' '}
      <b>{Math.abs(cause.by)}</b>
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
  return (
    <SealedPaper key={paper.state} owner={owner} state={paper.state} tilt={tilt}>
      {paper.state === 'empty' ? undefined : paper.ability === null ? (
        paper.state === 'open' ? (
          WORDS.noAbility
        ) : undefined
      ) : (
        <Term id={paper.ability}>{paper.ability.replaceAll('-', ' ')}</Term>
      )}
    </SealedPaper>
  );
}

interface DamageRollProps extends AimProps {
  readonly damage: DamageTray;
  readonly panels: readonly HeroPanel[];
  readonly names: readonly string[];
  readonly tumbling: boolean;
}

function DamageRoll({ damage, panels, names, tumbling, ...aim }: DamageRollProps) {
  const { by, at, ability, dice, total } = damage;
  const list = ability === null ? 'score' : ABILITIES.find((other) => other.id === ability)?.list;
  const isScore = list === 'score';
  const faces = dice.reduce((sum, die) => sum + die.face, 0);
  const bonus = dice.reduce((sum, die) => sum + die.bonus, 0);
  const [, brawn, magic] = panels[by]!.attributes;
  const might = magic!.now > brawn!.now ? magic! : brawn!;
  const rest = total - faces - bonus - (isScore ? might.now : 0);
  return (
    <div className={classes('dq-damage', `side-${by}`)}>
      <p className="dq-damage-head">
        {WORDS.aims(names[by]!, names[at]!)}:{' '}
        {ability === null ? WORDS.plainScore : <Term id={ability}>{ability.replaceAll('-', ' ')}</Term>}
      </p>
      <div className="dq-damage-row">
        {dice.map((die, i) => (
          <AimedDie key={`${i}.${tumbling}`} at={dieKey('damage', by, i)} {...aim}>
            <Die value={die.face} size={44} tumbling={tumbling} />
          </AimedDie>
        ))}
        <span className="dq-damage-total">{total}</span>
      </div>
      <p className="dq-sum">
        {dice.length > 0 && <span>{faces}</span>}
        {bonus > 0 && <span className="dq-part">{WORDS.perDie(dice[0]!.bonus)}</span>}
        {isScore && (
          <span className="dq-part" data-from={`attribute ${by}.${might.name}`}>
            + {might.name} <b>{might.now}</b>
          </span>
        )}
        {rest !== 0 && (
          <span className="dq-part" data-from={ability === null ? undefined : `ability ${by}.${ability}`}>
            {rest > 0 ? '+' : '−'} {ability === null ? WORDS.further : ability.replaceAll('-', ' ')}{' '}
            <b>{Math.abs(rest)}</b>
          </span>
        )}
      </p>
    </div>
  );
}
