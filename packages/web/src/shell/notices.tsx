/** The few things that come between: a confirmation, a request to take back, one sentence to the player. */

import type { Offer } from '@fray/kit';
import { Button, Dialog } from '@fray/kit';
import type { Session, SessionState } from '../session/session.js';
import { texts } from '../texts/index.js';
import './notices.css';

export interface NoticesProps {
  readonly state: SessionState;
  readonly session: Session;
  readonly pending: Offer | undefined;
  readonly onPending: (offer: Offer | undefined) => void;
  readonly onConfirm: (offer: Offer) => void;
}

export function Notices({ state, session, pending, onPending, onConfirm }: NoticesProps) {
  const { undoAsked, notice, names } = state;
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
          <Button kind="main" autoFocus onClick={() => pending !== undefined && onConfirm(pending)}>
            {texts().table.confirm}
          </Button>
          <Button onClick={() => onPending(undefined)}>{texts().common.back}</Button>
        </div>
      </Dialog>
      <Dialog
        open={undoAsked !== undefined}
        title={texts().table.undoAsk(names[undoAsked?.by ?? 0] ?? '')}
        closeLabel=""
        onClose={() => session.answerUndo(false)}
      >
        <p>{undoAsked?.reason}</p>
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
            <span>{notice}</span>
            <Button kind="quiet" onClick={() => session.dismissNotice()}>
              {texts().common.close}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
