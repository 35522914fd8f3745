/** How the levels of a game were measured, in words and in figures. */
import { Dialog } from '@fray/kit';
import { ladderOf } from '../../games/ladders.js';
import { texts } from '../../texts/index.js';

export interface MeasuredProps {
  readonly game: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Measured({ game, open, onClose }: MeasuredProps) {
  const { bots } = texts();
  const ladder = ladderOf(game);
  const steps = ladder?.rungs.flatMap(({ level, step }) => (step === null ? [] : [{ level, ...step }])) ?? [];
  return (
    <Dialog open={open} title={bots.measured} onClose={onClose}>
      <p>{ladder === undefined ? bots.unmeasured : bots.measuredHow(ladder.seats)}</p>
      {steps.length > 0 && (
        <table className="bots-measured">
          <thead>
            <tr>
              {bots.measuredHead.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ level, games, score, elo }) => (
              <tr key={level}>
                <th scope="row">{bots.levels[level]}</th>
                <td>{bots.count(games)}</td>
                <td>{bots.share(score)}</td>
                <td>{bots.elo(Math.round(elo.elo), Math.round((elo.high - elo.low) / 2))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {ladder !== undefined && <p className="soft">{bots.measuredBy}</p>}
      <pre className="bots-command">{`fray ladder ${game}`}</pre>
    </Dialog>
  );
}
