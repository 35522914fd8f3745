/** Dice in the middle of the table: of the running attack, or just now thrown for a move, a card, a Blur or a Coup de Grâce. */
import { classes, numberIn, numbersIn, SeatMark, type ShownBeat } from '@fray/kit';
import { firstSides, type ShadowView } from '../../src/index.js';
import { has, type Lexicon } from '../lexicon.js';
import { Die } from './die.js';

interface StrifeProps {
  readonly table: ShadowView;
  readonly beat: ShownBeat<ShadowView> | undefined;
  readonly names: readonly string[];
  readonly me: number;
  readonly lexicon: Lexicon;
}

export function Strife({ table, beat, names, me, lexicon }: StrifeProps) {
  const { words } = lexicon;
  const attack = table.attacks[table.attacks.length - 1];
  const nameOf = (seat: number): string => (seat === me ? words.you : names[seat]!);
  const thrown = thrownIn(beat);
  if (thrown !== undefined)
    return (
      <section className="sh-strife" aria-label={words.dice}>
        <Side {...thrown} name={nameOf(thrown.seat)} />
      </section>
    );
  if (attack === undefined) return null;
  const targets = names.flatMap((_, seat) => (has(attack.targets, seat) ? [seat] : []));
  return (
    <section className={classes('sh-strife', targets.length > 2 && 'sh-strife-many')} aria-label={words.dice}>
      <Side
        seat={attack.by}
        name={nameOf(attack.by)}
        dice={[attack.first, attack.second]}
        sides={[firstSides(table, attack.dice), 4]}
      />
      <span className="sh-against">{words.against}</span>
      <span className="sh-targets">
        {targets.map((seat) => (
          <Side
            key={seat}
            seat={seat}
            name={nameOf(seat)}
            dice={[attack.answers[seat]!]}
            sides={[table.options.duelDefendDie]}
            fallen={!has(table.alive, seat)}
          />
        ))}
      </span>
    </section>
  );
}

interface Thrown {
  readonly seat: number;
  /** 0: not thrown. */
  readonly dice: readonly number[];
  readonly sides: readonly number[];
}

/** Dice that belong to no attack, or are compared with it: shown while their moment lasts. */
function thrownIn(beat: ShownBeat<ShadowView> | undefined): Thrown | undefined {
  if (beat === undefined) return undefined;
  const { event, after } = beat;
  const seat = numberIn(event, 'seat');
  const dice = numbersIn(event, 'dice');
  switch (event.type) {
    case 'rolled':
      return { seat, dice, sides: [6, 4] };
    case 'coup':
      return { seat, dice, sides: dice.map(() => 6) };
    case 'die':
      return { seat, dice: [numberIn(event, 'die')], sides: [numberIn(event, 'sides')] };
    case 'dodged':
      return {
        seat,
        dice,
        sides: [firstSides(after.table, after.table.attacks[after.table.attacks.length - 1]?.dice ?? 0), 4],
      };
    default:
      return undefined;
  }
}

interface SideProps extends Thrown {
  readonly name: string;
  readonly fallen?: boolean;
}

function Side({ seat, name, dice, sides, fallen = false }: SideProps) {
  return (
    <span className={classes('sh-fighter', `seat-${seat}`)}>
      <span className="sh-fighter-name">
        <SeatMark seat={seat} size={16} out={fallen} /> {name}
      </span>
      <span className="sh-fighter-dice">
        {dice.map((value, i) => (value > 0 ? <Die key={i} value={value} sides={sides[i]!} /> : null))}
      </span>
    </span>
  );
}
