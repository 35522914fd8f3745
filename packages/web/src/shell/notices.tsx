/** The few things that come between: a confirmation, a request to take back, a vote, one sentence to the player. */
import type { Reader, WordBook } from '@fray/engine';
import { Button, Dialog, type Offer } from '@fray/kit';
import type { Session, SessionState } from '../session/session.js';
import { texts } from '../texts/index.js';
import { sayNotice } from './say-notice.js';
import './notices.css';

export interface NoticesProps {
  readonly state: SessionState;
  readonly session: Session;
  readonly book: WordBook;
  readonly reader: Reader;
  readonly pending: Offer | undefined;
  readonly onPending: (offer: Offer | undefined) => void;
  readonly onConfirm: (offer: Offer) => void;
}

export function Notices(props: NoticesProps) {
  const { state, session, book, reader, pending, onPending, onConfirm } = props;
  const { undoAsked, notice, names } = state;
  const asksMe = undoAsked !== null && (state.kind === 'here' || undoAsked.waiting.includes(state.seat));
  return (
    <>
      <Dialog
        open={pending !== undefined}
        title={pending?.label ?? ''}
        closeLabel=""
        onClose={() => onPending(undefined)}
      >
        <p>{texts().table.confirmTitle}</p>
        <div className="notice-actions">
          <Button autoFocus onClick={() => onPending(undefined)}>
            {texts().common.back}
          </Button>
          <Button onClick={() => pending !== undefined && onConfirm(pending)}>{texts().table.confirm}</Button>
        </div>
      </Dialog>
      <Dialog
        open={asksMe}
        title={texts().table.undoAsk(names[undoAsked?.seat ?? 0] ?? '')}
        closeLabel=""
        onClose={() => session.answerUndo(false)}
      >
        {undoAsked?.reason !== undefined && <p>{sayNotice(undoAsked.reason, book, reader)}</p>}
        <div className="notice-actions">
          <Button kind="main" onClick={() => session.answerUndo(true)}>
            {texts().table.undoAgree}
          </Button>
          <Button onClick={() => session.answerUndo(false)}>{texts().table.undoRefuse}</Button>
        </div>
      </Dialog>
      <div className="notice-place" role="status">
        {notice !== undefined && (
          <div className="notice">
            <span>{sayNotice(notice, book, reader)}</span>
            <Button kind="quiet" onClick={() => session.dismissNotice()}>
              {texts().common.close}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
