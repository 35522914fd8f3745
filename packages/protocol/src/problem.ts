/** What every answer other than 2xx carries, and all that the server itself can say. */
import { z } from 'zod';

export const Problem = z
  .object({
    error: z.string().describe('One sentence in English: what is wrong and what would be right.'),
    id: z.string().describe('Which sentence: of the server, of the engine, or of the game’s word book.'),
    data: z.record(z.string(), z.unknown()).optional().describe('What the sentence speaks of.'),
    clause: z.string().optional().describe('The rule that refuses it, when a rule does.'),
  })
  .describe('What is wrong, as a sentence and as an id for readers of another language.');
export type Problem = z.output<typeof Problem>;

type RequestProblem =
  | 'own-fault'
  | 'misfit'
  | 'unseen'
  | 'no-letter'
  | 'bad-request'
  | 'too-large'
  | 'not-json'
  | 'too-often'
  | 'elsewhere'
  | 'nobody'
  | 'nothing-here'
  | 'no-store'
  | 'closing'
  | 'other-host'
  | 'operator-only'
  | 'name-of-bot'
  | 'still-playing'
  | 'push-service'
  | 'push-keys';
type TableProblem =
  | 'no-game'
  | 'no-bot'
  | 'no-table'
  | 'no-code'
  | 'table-busy'
  | 'too-many-tables'
  | 'options-large'
  | 'too-many-contents'
  | 'not-gathering'
  | 'starting'
  | 'seal-copied'
  | 'no-seal'
  | 'other-seed'
  | 'sits-already'
  | 'seat-taken'
  | 'seat-invited'
  | 'blocked'
  | 'seat-person'
  | 'not-sitting'
  | 'running'
  | 'only-sitters'
  | 'only-host'
  | 'kick-self'
  | 'kicked'
  | 'not-kicked'
  | 'started'
  | 'too-few'
  | 'not-ready'
  | 'no-rematch'
  | 'other-option'
  | 'contest-table'
  | 'no-contest'
  | 'entrant-count'
  | 'too-many-contests'
  | 'enters-already'
  | 'entrant-taken'
  | 'entrant-missing'
  | 'not-to-play'
  | 'not-an-entrant'
  | 'only-contest-host';
type MatchProblem =
  | 'no-match'
  | 'not-your-eyes'
  | 'not-your-seat'
  | 'no-such-seat'
  | 'not-a-player'
  | 'other-version'
  | 'closed'
  | 'late'
  | 'not-yet'
  | 'other-key'
  | 'over'
  | 'not-your-choice'
  | 'undo-contest'
  | 'no-undo-asked'
  | 'undo-away'
  | 'no-order'
  | 'no-phrase'
  | 'talk-limit'
  | 'not-a-person'
  | 'is-here'
  | 'away-briefly'
  | 'clock-runs'
  | 'other-level'
  | 'too-much'
  | 'not-gone'
  | 'claim-later'
  | 'no-claim'
  | 'not-shown';
type LabProblem = 'lab-closed' | 'lab-word' | 'lab-one' | 'lab-waits' | 'lab-full' | 'lab-file';

export type ServerMessage = RequestProblem | TableProblem | MatchProblem | LabProblem;
