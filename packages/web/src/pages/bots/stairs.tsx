/** The levels as stairs, each as high as it was measured to be strong. */
import { LEVELS, thinkingOf } from '@fray/bots';
import type { AnyGame, LevelId } from '@fray/engine';
import { classes } from '@fray/kit';
import { type LadderStep, ladderOf } from '../../games/ladders.js';
import { texts } from '../../texts/index.js';
import type { Faced } from './faced.js';
import { standingOf } from './standing.js';

export interface StairsProps {
  readonly game: AnyGame;
  readonly levels: readonly LevelId[];
  readonly level: LevelId;
  /** Whom one has met so far: where one stands is shown by a flag. */
  readonly faced: readonly Faced[];
  readonly onChoose: (level: LevelId) => void;
}

const [LOWEST, HIGHEST] = [22, 100];

/** "At least 400" for 402. */
function roundedDown(n: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
  return unit * Math.floor(n / unit);
}

export function Stairs({ game, levels, level, faced, onChoose }: StairsProps) {
  const { bots } = texts();
  const ladder = ladderOf(game.id);
  const steps = levels.map((each) => ladder?.rungs.find((rung) => rung.level === each)?.step ?? undefined);
  const gains = gainsOf(steps);
  const heights = heightsOf(gains);
  const standing = standingOf(
    faced,
    levels.map((each, i) => ({ level: each, elo: gains[i]! })),
    steps.find((step) => step !== undefined)?.even ?? 1 / game.seats.min,
  );
  const measured = steps.filter((step) => step !== undefined);
  const games = Math.min(...measured.map((step) => step.games));
  return (
    <section className="bots-how" aria-labelledby="bots-how">
      <div className="bots-head">
        <h2 id="bots-how">{bots.how}</h2>
        <p className="soft">
          {measured.length === 0 ? bots.unmeasured : bots.howHint(roundedDown(games))}
          {levels.length < LEVELS.length && ` ${bots.tooMuchLuck}`}
        </p>
      </div>
      <div className="stairs" role="radiogroup" aria-labelledby="bots-how">
        {levels.map((each, i) => (
          <label
            key={each}
            className={classes('stair', each === level && 'stair-chosen')}
            style={{ '--height': `${heights[i]}%` } as React.CSSProperties}
          >
            <input type="radio" name="level" checked={each === level} onChange={() => onChoose(each)} />
            <span className="stair-block">
              {each === standing && <span className="stair-flag">{bots.you}</span>}
              <b>{bots.levels[each]}</b>
              {steps[i] === undefined ? (
                <Mistakes game={game} level={each} />
              ) : (
                <Strength step={steps[i]} below={bots.levels[levels[i - 1]!]} seats={ladder?.seats ?? 2} />
              )}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}

function Mistakes({ game, level }: { readonly game: AnyGame; readonly level: LevelId }) {
  const thinking = thinkingOf(game, level);
  if (thinking.method !== 'policy' || thinking.mistakes === 0) return null;
  return <span className="stair-small">{texts().bots.mistakes(thinking.mistakes)}</span>;
}

type StrengthProps = { readonly step: LadderStep; readonly below: string; readonly seats: number };

function Strength({ step, below, seats }: StrengthProps) {
  const { bots } = texts();
  const [wins, of] = step.wins;
  const error = Math.round((step.elo.high - step.elo.low) / 2);
  return (
    <>
      <span className="stair-wins">
        <strong>{bots.wins(step.wins)}</strong>
        <span className="stair-dots" aria-hidden="true">
          {Array.from({ length: of }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            <span key={n} className={classes('stair-dot', n < wins && 'stair-won')} />
          ))}
        </span>
      </span>
      <span className="stair-small">
        {seats > 2 && `${bots.inOneChair} `}
        {bots.against(below)}
      </span>
      <span className="stair-small">{bots.elo(Math.round(step.elo.elo), error)}</span>
    </>
  );
}

/** How far each level is above the lowest, in Elo; as the goal is where nothing was measured. */
function gainsOf(steps: readonly (LadderStep | undefined)[]): readonly number[] {
  let height = 0;
  return steps.map((step, i) => {
    if (i > 0) height += Math.max(20, step?.elo.elo ?? 100);
    return height;
  });
}

/** From the lowest to the whole height, in proportion. */
function heightsOf(gains: readonly number[]): readonly number[] {
  const all = gains[gains.length - 1] || 1;
  return gains.map((gain) => Math.round(LOWEST + ((HIGHEST - LOWEST) * gain) / all));
}
