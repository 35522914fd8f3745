/** What a person was told or sent: six characters, or a link. Says where it leads. */
import { fail, ok, type Result } from '@fray/engine';
import { Code, Invitation } from '@fray/protocol';
import { texts } from '../texts/index.js';
import { request } from './api.js';

const LINK = /(?:\/(?:online|join)\/)?([A-Za-z0-9_-]{22})(?:\/([A-Za-z0-9_-]{22}))?(\/watch)?\s*$/;

export async function readInvitation(text: string): Promise<Result<string>> {
  const link = LINK.exec(text);
  if (link !== null) {
    const [, table, pass, watch = ''] = link;
    return ok(`/online/${table}${pass === undefined ? '' : `/${pass}`}${watch}`);
  }
  const code = Code.safeParse(text.replace(/[\s-]/g, ''));
  if (!code.success) return fail(texts().online.badCode);
  const found = await request('POST', '/invitations', Invitation, { code: code.data });
  return found.ok ? ok(`/online/${found.value.table}/${found.value.invite}`) : fail(found.error.text);
}
