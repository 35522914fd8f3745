/** How friends find this table: a code to say aloud, a link to send, a picture for a phone. */
import type { Table } from '@fray/protocol';
import { texts } from '../../texts/index.js';
import { CopyLink } from './copy-link.js';
import { linkTo } from './link-to.js';
import { QrCode } from './qr-code.js';

export function Call({ table }: { readonly table: Table }) {
  const { online } = texts();
  if (table.invite === undefined) return null;
  const link = linkTo(`/online/${table.id}/${table.invite}`);
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
    </section>
  );
}
