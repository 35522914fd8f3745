/** A table that is a stage: it fills the room under the header, and what comes between lies over its upper edge. */
import { Chip, ExpertProvider, PeopleProvider, PromptFrame, plainLine } from '@fray/kit';
import { useState } from 'react';
import { useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import { Ending } from '../ending/ending.js';
import { Leaving } from '../leaving/leaving.js';
import { LowTime } from '../seats/clock.js';
import { stripSeats } from '../seats/strip-seats.js';
import type { MiddleProps } from '../shell-props.js';
import { AskSound } from '../sound/ask-sound.js';
import { Away } from '../story/away.js';
import { StoryLine } from '../story/side-panel.js';
import { useMedia } from '../use-narrow.js';
import { useFrame } from '../window/use-frame.js';
import { usePeople } from './use-people.js';
import './staged-middle.css';

export function StagedMiddle(middle: MiddleProps) {
  const { session, state, table, shell, over, after } = middle;
  const [looking, setLooking] = useState(false);
  const { Table } = table.module;
  const seats = stripSeats(state, table, shell);
  const isOut = seats.some(({ mine, facts }) => mine && facts.out === true);
  const frame = useFrame(session, state, table, shell, isOut);
  const people = usePeople(state, table, shell, seats);
  const worth = shell.hint?.move.join();
  const advised = shell.props.moves.find(({ move }) => move.join() === worth);
  const expert = useSettings((s) => s.expert);
  return (
    <main className="shell-table" id="main">
      {over ? (
        <Ending {...{ state, session, table, looking }} telling={shell.telling} onLook={setLooking}>
          {after}
        </Ending>
      ) : (
        <Between {...middle} isOut={isOut} />
      )}
      {(!over || looking) && (
        <PromptFrame value={frame}>
          <PeopleProvider value={people}>
            <ExpertProvider value={expert}>
              <div className="shell-game">
                <Table {...shell.props} advised={advised} />
              </div>
            </ExpertProvider>
          </PeopleProvider>
        </PromptFrame>
      )}
    </main>
  );
}

const UPRIGHT = '(max-width: 640px), (max-aspect-ratio: 19 / 24)';

/** The caption for the last event, and the few things that need an answer besides the question. */
function Between({
  session,
  state,
  shell,
  isOut,
  asksSound,
  unheard,
  onLog,
}: MiddleProps & { isOut: boolean }) {
  const { lines, away } = shell;
  // There the seat across has its place: the last event is heard, and read in the story.
  const upright = useMedia(UPRIGHT);
  return (
    <div className="stage-notes">
      {upright ? (
        <>
          <p className="sr-only" aria-live="polite">
            {lines.length > 0 && plainLine(lines[lines.length - 1]!)}
          </p>
          {unheard > 0 && (
            <Chip tone="ring" onClick={onLog}>
              {texts().table.unheard(unheard)}
            </Chip>
          )}
        </>
      ) : (
        <StoryLine {...{ lines, unheard }} more={texts().table.story} onOpen={onLog} />
      )}
      <Leaving state={state} session={session} />
      {state.clock !== null && <LowTime clock={state.clock} ahead={state.ahead} seat={state.seat} />}
      {isOut && <p className="you-are-out">{texts().table.youAreOut}</p>}
      {away.since !== undefined && (
        <Away lines={lines.filter((line) => line.n > away.since!)} onClose={away.clear} />
      )}
      {asksSound && <AskSound />}
    </div>
  );
}
