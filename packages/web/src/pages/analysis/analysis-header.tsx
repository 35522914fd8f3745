/** The bar over an analysis: how the match ended, against whom, how far it was looked at, and what can be done with it. */
import { readCast, withAnalysis } from '@fray/bots';
import { formatRecord } from '@fray/engine';
import { Chip } from '@fray/kit';
import { Link } from 'wouter';
import type { AnalysisState } from '../../analysis/use-analysis.js';
import { saveFile } from '../../shell/save-file.js';
import { winnersText } from '../../shell/story/status.js';
import { texts } from '../../texts/index.js';
import { DeskHeader } from '../desk-header.js';
import type { MatchSeen } from './match-seen.js';

export interface AnalysisHeaderProps {
  readonly seen: MatchSeen;
  readonly state: AnalysisState;
}

export function AnalysisHeader({ seen, state }: AnalysisHeaderProps) {
  const { analysis } = texts();
  const opponent = opponentOf(seen);
  return (
    <DeskHeader
      title={seen.film.book.title}
      facts={
        <>
          <Chip>
            <b>{analysis.open}</b>
          </Chip>
          <Chip>{endingOf(seen)}</Chip>
          {opponent !== undefined && <Chip className="analysis-opponent">{opponent}</Chip>}
        </>
      }
      tools={<Tools {...{ seen, state }} />}
    />
  );
}

function Tools({ seen, state }: AnalysisHeaderProps) {
  const { analysis } = texts();
  const { film, source, id } = seen;
  const { found } = state;
  return (
    <>
      <span role="status">
        {found !== undefined && <Chip>{analysis.done(found.choices, found.choices)}</Chip>}
      </span>
      <Link href={`/replay/${source}/${id}`} className="chip">
        {analysis.replay}
      </Link>
      {found !== undefined && (
        <Chip
          onClick={() =>
            saveFile(`${film.game.id}.fray.jsonl`, formatRecord(withAnalysis(film.record, found)))
          }
        >
          {analysis.save}
        </Chip>
      )}
    </>
  );
}

function endingOf({ film, table, seat, telling }: MatchSeen): string {
  const { view } = film.steps(seat)[film.length]!;
  const told = table.module.ending?.(view!, telling);
  return told ?? winnersText(view!.flow.outcome?.winners ?? [], film.names, seat);
}

/** In a duel, and how strong a bot it was. */
function opponentOf({ film, seat }: MatchSeen): string | undefined {
  const { seats } = film.record.header;
  if (seats.length !== 2) return undefined;
  const levels: Readonly<Record<string, string | undefined>> = texts().bots.levels;
  const { bot } = seats[1 - seat]!;
  const level = bot === undefined ? undefined : levels[readCast(bot).level];
  return texts().analysis.against(film.names[1 - seat]!, level);
}
