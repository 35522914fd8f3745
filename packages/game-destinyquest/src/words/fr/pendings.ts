/** What is being answered, in a few words. */
import { type EventData, elided, type Pending, type Reader, type Words } from '@fray/engine';
import { num } from '../common/data.js';
import type { PendingId } from '../ids.js';
import { harm, health, named } from './parts.js';
import { costs, does, has, isYou, nameOf, owned, whom } from './people.js';

type Tell = (pending: Pending, reader: Reader, data: EventData) => Words;

const PENDINGS: Readonly<Record<PendingId, Tell>> = {
  attack: (p, r) => [
    `${does(p.source!, r, 'as gagné la manche et vas', 'a gagné la manche et va')} ${isYou(p.target!, r) ? 'te frapper' : `frapper ${nameOf(p.target!, r)}`}`,
  ],
  dodge: (p, r) => [
    `${has(p.source!, r)} esquivé ${owned(p.target!, r, 'ton attaque', 'l’attaque')} avec `,
    named(p.by!),
  ],
  blow: (p, r, d) => [
    `${harm(num(d, 'total'))} ${elided('de', whom(p.source!, r))} contre ${targetOf(p, r)}`,
    ...withAbility(p),
  ],
  landed: (p, r, d) =>
    num(d, 'hurt') === 0
      ? [`${whoseBlow(p, r)} n’a fait aucun dégât`]
      : [`${whoseBlow(p, r)} ${cost(p, r, num(d, 'hurt'))}`],
  'window-a': () => ['La manche commence'],
  'window-b': () => ['Les dés de vitesse sont sur la table'],
  'window-c': (p, r) => [`${whoseBlow(p, r)} arrive`, ...withAbility(p)],
  'window-d': () => ['Les dégâts sont sur la table'],
  'window-e': () => ['Le coup a porté'],
  'window-f': () => ['La manche va finir'],
};

export function tellPending(pending: Pending, reader: Reader): Words {
  const { id, data } = pending.what;
  return PENDINGS[id as PendingId](pending, reader, data ?? {});
}

function targetOf({ source, target }: Pending, reader: Reader): string {
  if (source !== target) return whom(target!, reader);
  return isYou(target!, reader) ? 'toi-même' : 'son propre camp';
}

function cost({ target }: Pending, reader: Reader, hurt: number): string {
  return isYou(target!, reader)
    ? `t’a coûté ${health(hurt)}`
    : costs(target!, reader, 'a coûté', health(hurt));
}

function withAbility({ by }: Pending): Words {
  return by === undefined ? [] : [' avec ', named(by)];
}

function whoseBlow(pending: Pending, reader: Reader): string {
  return owned(pending.source!, reader, 'Ton coup', 'Le coup');
}
