/** The log, always in view: beside the table, or on a phone as a sheet with the latest line above the table. */

import type { RefusedOffer } from '@fray/kit';
import { Dialog, Log, type LogLine, plainLine, WhyNot } from '@fray/kit';
import type { SessionState } from '../session/session.js';
import { texts } from '../texts/index.js';
import './side-panel.css';
import { useIsNarrow } from './use-narrow.js';

export interface SidePanelProps {
  readonly lines: readonly LogLine[];
  readonly state: SessionState;
  /** Lines after this step happened while one looked away. */
  readonly newSince: number | undefined;
  readonly why: RefusedOffer | undefined;
  readonly onWhyClosed: () => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SidePanel({ lines, state, newSince, why, onWhyClosed, open, onClose }: SidePanelProps) {
  const narrow = useIsNarrow();
  const log = <Log lines={lines} {...(newSince === undefined ? {} : { newSince })} />;
  const explanation = why !== undefined && (
    <WhyNot what={why.label} text={why.why.text} clause={why.why.clause} onClose={onWhyClosed} />
  );
  if (narrow)
    return (
      <>
        {explanation !== false && <div className="side-why-narrow">{explanation}</div>}
        <Dialog open={open} title={texts().table.log} from="right" onClose={onClose}>
          <div className="side-sheet">
            {log}
            <ChatLines state={state} />
          </div>
        </Dialog>
      </>
    );
  return (
    <aside className="side-panel" aria-label={texts().table.log}>
      <h2>{texts().table.log}</h2>
      {log}
      <ChatLines state={state} />
      {explanation}
    </aside>
  );
}

function ChatLines({ state }: { readonly state: SessionState }) {
  if (state.chat.length === 0) return null;
  return (
    <ul className="side-chat" aria-live="polite">
      {state.chat.slice(-4).map((line) => (
        <li key={line.key} className={line.seat === undefined ? '' : `side-${line.seat % 4}`}>
          <b>{line.from}</b> {line.text}
        </li>
      ))}
    </ul>
  );
}

/** On a phone: the last line of the story, which opens the rest. */
export function LatestLine({
  lines,
  onOpen,
}: {
  readonly lines: readonly LogLine[];
  readonly onOpen: () => void;
}) {
  const narrow = useIsNarrow();
  const last = lines[lines.length - 1];
  if (!narrow || last === undefined) return null;
  return (
    <button type="button" className="latest-line" onClick={onOpen}>
      <span aria-live="polite">{plainLine(last)}</span>
      <span className="latest-more">{texts().table.log}</span>
    </button>
  );
}
