/** How friends find this table: a code to say aloud, a link to send, a picture for a phone. */
import type { Table } from '@fray/protocol';
import type { TableActs } from '../../online/table-acts.js';
import { texts } from '../../texts/index.js';
import { CopyLink } from './copy-link.js';
import { linkTo, shareLink } from './link-to.js';
import { QrCode } from './qr-code.js';

export interface CallProps {
  readonly table: Table;
  readonly acts: TableActs;
  /** Told what went wrong. */
  readonly onDone: (act: Promise<string | undefined>) => void;
}

export function Call({ table, acts, onDone }: CallProps) {
  const { online } = texts();
  if (table.invite === undefined) return null;
  const link = shareLink(`join/${table.id}/${table.invite}`);
  return (
    <section className="call">
      <h2>{online.call}</h2>
      {/* Nobody can sit down at a table that a contest has laid. */}
      {table.contest === undefined && (
        <div className="call-row">
          <div>
            {table.code !== undefined && (
              <p className="call-code" role="img" aria-label={online.codeHelp([...table.code].join(' '))}>
                <span>{table.code.slice(0, 3)}</span>
                <span>{table.code.slice(3)}</span>
              </p>
            )}
            <CopyLink label={online.copyLink} value={link} />
          </div>
          <QrCode link={link} />
        </div>
      )}
      {table.watch !== undefined && (
        <CopyLink label={online.watchLink} value={linkTo(`/online/${table.id}/${table.watch}/watch`)} />
      )}
      {table.host && table.contest === undefined && (
        <button
          type="button"
          className="link-button"
          title={online.newInvitationHelp}
          onClick={() => onDone(acts.newInvitation())}
        >
          {online.newInvitation}
        </button>
      )}
    </section>
  );
}
