/** What is being answered, in a few words. */
import type { EventData, Pending, Reader, Words } from '@fray/engine';
import { num } from '../common/data.js';
import type { PendingId } from '../ids.js';
import { named } from './parts.js';
import { dich, dir, does, Ist, isYou, owned } from './people.js';

type Tell = (pending: Pending, reader: Reader, data: EventData) => Words;

const PENDINGS: Readonly<Record<PendingId, Tell>> = {
  attack: (p, r) => [
    `${does(p.source!, r, 'hast die Runde gewonnen und holst', 'hat die Runde gewonnen und holt')} gegen ${dich(p.target!, r)} aus`,
  ],
  dodge: (p, r) => [
    `${Ist(p.source!, r)} ${owned(p.target!, r, 'deinem Angriff', 'dem Angriff')} ausgewichen, mit `,
    named(p.by!),
  ],
  blow: (p, r, d) => [
    `${num(d, 'total')} Schaden von ${dir(p.source!, r)} gegen ${targetOf(p, r)}`,
    ...withAbility(p),
  ],
  landed: (p, r, d) =>
    num(d, 'hurt') === 0
      ? [`${whoseBlow(p, r)} hat keinen Schaden gemacht`]
      : [`${whoseBlow(p, r)} hat ${dich(p.target!, r)} ${num(d, 'hurt')} Leben gekostet`],
  'window-a': () => ['Die Runde beginnt'],
  'window-b': () => ['Die Tempowürfel liegen auf dem Tisch'],
  'window-c': (p, r) => [`${whoseBlow(p, r)} kommt als Nächstes`, ...withAbility(p)],
  'window-d': () => ['Der Schaden liegt auf dem Tisch'],
  'window-e': () => ['Der Hieb hat gesessen'],
  'window-f': () => ['Die Runde geht zu Ende'],
};

export function tellPending(pending: Pending, reader: Reader): Words {
  const { id, data } = pending.what;
  return PENDINGS[id as PendingId](pending, reader, data ?? {});
}

function targetOf({ source, target }: Pending, reader: Reader): string {
  if (source !== target) return dich(target!, reader);
  return isYou(target!, reader) ? 'dich selbst' : 'sich selbst';
}

function withAbility({ by }: Pending): Words {
  return by === undefined ? [] : [', mit ', named(by)];
}

function whoseBlow(pending: Pending, reader: Reader): string {
  return owned(pending.source!, reader, 'Dein Hieb', 'Der Hieb');
}
