/** The log, always in view, and the talk under it: beside the table, or on a phone as a sheet. */
import { SPECTATOR } from '@fray/engine';
import { Chip, Dialog, Log, type LogLine, plainLine, type RefusedOffer, WhyNot } from '@fray/kit';
import type { Session, SessionState } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import { AskSound } from '../sound/ask-sound.js';
import { Talk } from '../talk/talk.js';
import { talkLines } from '../talk/talk-lines.js';
import { useIsNarrow } from '../use-narrow.js';
import './side-panel.css';

export interface SidePanelProps {
  readonly lines: readonly LogLine[];
  readonly state: SessionState;
  readonly session: Session;
  /** Lines after this step happened while one looked away. */
  readonly newSince: number | undefined;
  readonly why: RefusedOffer | undefined;
  readonly onWhyClosed: () => void;
  /** On a stage it is a drawer at every width. */
  readonly drawer: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly asksSound: boolean;
  /** Where the table puts what it has to say beside itself. */
  readonly onTablePart: (place: HTMLElement | null) => void;
}

export function SidePanel(props: SidePanelProps) {
  const { lines, newSince, why, onWhyClosed, drawer, open, onClose } = props;
  const narrow = useIsNarrow();
  const log = <Log lines={lines} {...(newSince === undefined ? {} : { newSince })} />;
  const explanation = why !== undefined && (
    <WhyNot what={why.label} text={why.reason} clause={why.why.clause} onClose={onWhyClosed} />
  );
  if (narrow || drawer)
    return (
      <>
        {explanation !== false && <div className="side-why-narrow">{explanation}</div>}
        <Dialog
          open={open}
          title={drawer ? texts().table.story : texts().table.log}
          from="right"
          onClose={onClose}
        >
          <div className="side-sheet">
            {log}
            <TableTalk {...props} />
          </div>
        </Dialog>
      </>
    );
  return (
    <aside className="side-panel" aria-label={texts().table.log}>
      <h2>{texts().table.log}</h2>
      {log}
      {explanation}
      {props.asksSound && <AskSound />}
      <div ref={props.onTablePart} className="side-table" />
      <TableTalk {...props} />
    </aside>
  );
}

/** People at one screen talk to each other; a match online is talked about here. */
function TableTalk({ state, session }: Pick<SidePanelProps, 'state' | 'session'>) {
  if (state.kind !== 'online') return null;
  const { phrases } = texts().online;
  const said = Object.entries(phrases);
  const say = (text: string): void => {
    const phrase = said.find(([, words]) => words === text)?.[0];
    session.say(phrase === undefined ? { text } : { phrase });
  };
  return (
    <div className="side-talk">
      <Talk
        lines={talkLines(state)}
        phrases={state.seat === SPECTATOR ? [] : said.slice(0, 4).map(([, words]) => words)}
        seat={state.seat}
        onSay={say}
        {...(session.silence === undefined || state.seat === SPECTATOR
          ? {}
          : { silence: silenceOf(state, session) })}
      />
    </div>
  );
}

function silenceOf({ muted, names }: SessionState, session: Session) {
  return {
    names: muted.map((seat) => names[seat]!),
    silence: (seat: number, how: 'mute' | 'block') => session.silence?.([seat], how),
    hearAll: () => session.silence?.(muted, 'hear'),
  };
}

interface LatestLineProps {
  readonly lines: readonly LogLine[];
  /** How much was said that I have not seen. */
  readonly unheard: number;
  readonly onOpen: () => void;
}

/** On a phone: the last line of the story, which opens the rest. */
export function LatestLine({ lines, unheard, onOpen }: LatestLineProps) {
  const narrow = useIsNarrow();
  if (!narrow) return null;
  return <StoryLine {...{ lines, unheard, onOpen }} more={texts().table.log} />;
}

/** The last thing that happened, as a caption that opens the rest. */
export function StoryLine({ lines, unheard, onOpen, more }: LatestLineProps & { readonly more: string }) {
  const last = lines[lines.length - 1];
  if (last === undefined) return null;
  return (
    <button type="button" className="latest-line" onClick={onOpen}>
      <span aria-live="polite">{plainLine(last)}</span>
      <span className="latest-talk" aria-live="polite">
        {unheard > 0 && <Chip tone="ring">{texts().table.unheard(unheard)}</Chip>}
      </span>
      <span className="latest-more">{more}</span>
    </button>
  );
}
