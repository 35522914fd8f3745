/** Standing orders and windows in words. */
import type { EventData, OrderWords, Reader, Words } from '@fray/engine';
import type { OrderId, PendingId } from '../ids.js';
import { doing, has, owned, whom, wounds } from './people.js';

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'nothing-to-choose': {
    label: 'Répondre pour moi quand je n’ai pas le choix',
    help: 'Quand tu ne peux que passer, on passe pour toi, après le même délai que toujours.',
  },
  'pass-until-my-turn': {
    label: 'Passer jusqu’à mon tour',
    help: 'Tout ce que tu peux passer est passé pour toi jusqu’au début de ton prochain tour.',
  },
  'never-reveal': {
    label: 'Ne jamais me révéler pour réagir',
    help: 'Les capacités qui te révéleraient restent de côté quand ce n’est pas ton tour.',
  },
  'never-blur': { label: 'Ne jamais esquiver', help: 'Tu encaisses tous les coups.' },
  'blur-when-low': {
    label: 'M’interroger sur l’Esquive sous 5 PV',
    help: 'Avec 5 points de vie ou plus, tu encaisses.',
  },
  'never-double': { label: 'Ne jamais doubler', help: 'Tu t’en tiens aux chiffres simples.' },
  'never-coup': { label: 'Ne jamais achever', help: 'Tu laisses en paix qui est à deux doigts de la mort.' },
  'never-stand': { label: 'Pas de Baroud d’honneur', help: 'Tu gardes ton Baroud d’honneur.' },
};

export const PENDING: Readonly<Record<PendingId, (data: EventData, reader: Reader) => Words>> = {
  attack: (d, r) => [`${has(d['by'], r)} attaqué ; aucun dé n’est encore lancé.`],
  blow: (d, r) => [
    d['seat'] === undefined
      ? `${owned(d['by'], r, 'Ton coup', 'Le coup')} va porter.`
      : `${owned(d['by'], r, 'Ton coup', 'Le coup')} causerait ${wounds(d['damage'])}, pour ${whom(d['seat'], r)}.`,
  ],
  wound: (d, r) => [`${has(d['seat'], r)} ${wounds(d['damage'])}.`],
  struck: (d, r) => [`${owned(d['by'], r, 'Ton attaque', 'L’attaque')} est finie.`],
  card: (d, r) => [`${has(d['by'], r)} pioché une carte.`],
  hermit: (d, r) => {
    const [head, tail] = doing(d['by'], d['seat'], r);
    return [`${head} glissé une carte Vision${tail}.`];
  },
};
