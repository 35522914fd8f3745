/** An attack, draw by draw: its steps, every part of the figure by name, the cards that fell, and what comes of it. */
import { classes } from '@fray/kit';
import { type DevilsView, HIDDEN, NO_CARD, type RunningAttack, total, WEAPONS } from '../../src/index.js';
import { PlayingCard } from '../cards/playing-card.js';
import type { DevilsWords } from '../words/en.js';
import type { FallenCard } from './attack-cards.js';
import { Outlook } from './outlook.js';

export interface AttackPanelProps {
  readonly attack: RunningAttack;
  readonly table: DevilsView;
  readonly seat: number;
  readonly cards: readonly FallenCard[];
  readonly words: DevilsWords;
}

const STAGES = ['reactions', 'attack', 'defence', 'counter'] as const;

export function AttackPanel(props: AttackPanelProps) {
  const { attack, table, words } = props;
  const name = (model: number): string => words.short(table.roster[model]!.name);
  const blade = (WEAPONS[table.options.edition].find(({ id }) => id === attack.weapon)?.range ?? 0) <= 1000;
  return (
    <section
      className="db-attack"
      aria-label={words.attack.title(name(attack.attacker), name(attack.victim), blade)}
    >
      <header>
        <h2>{words.attack.title(name(attack.attacker), name(attack.target), blade)}</h2>
        <Steps {...props} />
      </header>
      <div className="db-attack-body">
        <Need {...props} />
        <Fallen {...props} />
        <Outlook attack={attack} table={table} words={words} />
      </div>
    </section>
  );
}

function Steps({ attack, words }: AttackPanelProps) {
  const { stage } = attack;
  const now = stage === 'injury' ? 3 : STAGES.indexOf(stage);
  const names = [
    words.attack.reactions,
    stage === 'attack' ? words.attack.attackDraw(attack.draw, attack.draws) : words.attack.attack,
    words.attack.defence,
    stage === 'injury' ? words.attack.injury : words.attack.counter,
  ];
  return (
    <ol className="db-steps" aria-label={words.attack.steps}>
      <li className="db-step-done">
        <i aria-hidden="true">✓</i> {words.attack.weapon(words.weapon(attack.weapon), attack.long)}
      </li>
      {names.map((name, i) => (
        <li
          key={STAGES[i]}
          className={classes(i < now && 'db-step-done', i === now && 'db-step-now')}
          {...(i === now ? { 'aria-current': 'step' as const } : {})}
        >
          <i aria-hidden="true">{i < now ? '✓' : i + 2}</i> {name}
        </li>
      ))}
    </ol>
  );
}

/** The figure as a sum, from its base down to what a card must reach. */
function Need({ attack, words }: AttackPanelProps) {
  const { stage } = attack;
  const parts =
    stage === 'defence'
      ? attack.defenceParts
      : stage === 'counter' || stage === 'injury'
        ? attack.counterParts
        : attack.attackParts;
  const kind = stage === 'reactions' ? 'attack' : stage;
  const need = Math.max(2, total(parts));
  const facts = [
    words.attack.range(words.inches(attack.away), words.inches(attack.range)),
    attack.obscured ? (attack.cover ? words.cover : words.obscured) : words.attack.inTheOpen,
  ];
  return (
    <div className="db-need">
      <dl>
        {parts.map(({ id, figure }, i) => (
          <div key={id}>
            <dt>{words.modifier(id)}</dt>
            <dd>{i === 0 ? figure : signed(figure)}</dd>
          </div>
        ))}
        <div className="db-need-sum">
          <dt>
            {stage === 'injury' ? words.attack.injury : words.attack.needOf(words.draw(kind), chance(need))}
          </dt>
          <dd>{stage === 'injury' ? '' : words.need(need)}</dd>
        </div>
      </dl>
      <small>{facts.join(' · ')}</small>
    </div>
  );
}

function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

function chance(need: number): number {
  return Math.max(0, 14 - need) / 13;
}

function Fallen({ attack, table, seat, cards, words }: AttackPanelProps) {
  const drawer = table.drawSeat;
  const waiting = drawer >= 0 && table.inPlay[drawer] !== NO_CARD;
  const other = words.short(
    table.roster[drawer === table.seatOf[attack.attacker] ? attack.victim : attack.attacker]!.name,
  );
  const shown = cards.slice(-5);
  return (
    <div className="db-fallen">
      {shown.map((each, i) => (
        <figure key={`${each.card} ${cards.length - shown.length + i}`}>
          <PlayingCard card={each.card} words={words} />
          <figcaption>
            {words.draw(each.kind)}{' '}
            <b className={each.success ? 'db-good' : 'db-bad'}>{outcomeOf(each, words)}</b>
          </figcaption>
        </figure>
      ))}
      {waiting && (
        <figure>
          <PlayingCard card={drawer === seat ? table.inPlay[seat]! : HIDDEN} words={words} seat={drawer} />
          <figcaption>
            {drawer === seat ? (
              <>
                {words.attack.faceDown(other)}, <b>{words.attack.yours}</b>
              </>
            ) : (
              words.attack.theirs(words.gang(table.gangNames[drawer]!))
            )}
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function outcomeOf({ kind, success }: FallenCard, words: DevilsWords): string {
  if (kind === 'attack') return success ? words.attack.hit : words.attack.miss;
  return success ? words.attack.stopped : words.attack.through;
}
