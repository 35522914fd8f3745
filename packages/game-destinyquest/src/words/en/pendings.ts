/** What is being answered, in a few words. */
import type { EventData, Pending, Reader, Words } from '@fray/engine';
import { num } from '../common/data.js';
import type { PendingId } from '../ids.js';
import { named } from './parts.js';
import { who, whom, whose } from './people.js';

type Tell = (pending: Pending, reader: Reader, data: EventData) => Words;

const PENDINGS: Readonly<Record<PendingId, Tell>> = {
  attack: (p, r) => [`${who(p.source!, r)} won the round and will strike ${whom(p.target!, r)} next`],
  dodge: (p, r) => [`${who(p.source!, r)} dodged ${whose(p.target!, r)} attack with `, named(p.by!)],
  blow: (p, r, d) =>
    p.source === p.target
      ? [`${num(d, 'total')} damage of ${whose(p.source!, r)} own`, ...withAbility(p)]
      : [`${num(d, 'total')} damage from ${whom(p.source!, r)} to ${whom(p.target!, r)}`, ...withAbility(p)],
  landed: (p, r, d) =>
    num(d, 'hurt') === 0
      ? [`${whoseBlow(p, r)} did no damage`]
      : [`${whoseBlow(p, r)} cost ${whom(p.target!, r)} ${num(d, 'hurt')} health`],
  'window-a': () => ['The round begins'],
  'window-b': () => ['The attack-speed dice lie on the table'],
  'window-c': (p, r) => [`${whoseBlow(p, r)} comes next`, ...withAbility(p)],
  'window-d': () => ['The damage is on the table'],
  'window-e': () => ['The blow has landed'],
  'window-f': () => ['The round is about to end'],
};

export function tellPending(pending: Pending, reader: Reader): Words {
  const { id, data } = pending.what;
  return PENDINGS[id as PendingId](pending, reader, data ?? {});
}

function withAbility({ by }: Pending): Words {
  return by === undefined ? [] : [' with ', named(by)];
}

function whoseBlow(pending: Pending, reader: Reader): string {
  const owner = whose(pending.source!, reader);
  return `${owner.charAt(0).toUpperCase()}${owner.slice(1)} blow`;
}
