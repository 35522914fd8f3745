/** The story of a combat: what becomes of players and pets, each with its cause. */
import type { EventData } from '@fray/engine';
import type { EventType } from '../ids.js';
import { capital, type Teller } from '../teller.js';
import {
  agreed,
  card,
  cardName,
  does,
  french,
  has,
  onPet,
  owned,
  pet,
  petText,
  tellBy,
  whom,
} from './say.js';

const change = (d: EventData): string => `${d['before']} → ${d['health']}, par ${cardName(d['by'])}`;

export const STATE_EVENTS = {
  'lost-health': (d, r) => ({
    words: [`${has(d['seat'], r)} perdu ${d['amount']} en Vie.`],
    small: change(d),
  }),
  'gained-health': (d, r) => ({ words: [`${has(d['seat'], r)} regagné de la Vie.`], small: change(d) }),
  shielded: (d, r) => ({
    words: [`${does(d['seat'], r, 'ne pouvais', 'ne pouvait')} pas perdre de Vie.`],
    ...tellBy(d),
  }),
  shield: (d, r) => ({
    words: [`${does(d['seat'], r, 'ne peux', 'ne peut')} pas perdre de Vie pendant un tour de table.`],
    small: `par ${petText(d['by'], r)}`,
  }),
  'heal-barred': (d, r) => ({
    words:
      d['pet'] === undefined
        ? [`${does(d['seat'], r, 'ne peux', 'ne peut')} pas recevoir de soins.`]
        : [...capital(pet(d['pet'], r)), ' ne peut pas recevoir de soins.'],
    ...tellBy(d),
  }),
  healed: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` a regagné ${d['amount']}.`],
    small: `maintenant ${d['health']}, par ${cardName(d['by'])}`,
  }),
  'healing-banned': (d, r) => ({
    words: [`Pas de soins chez ${whom(d['seat'], r)} dans cette manche, familiers compris.`],
    ...tellBy(d),
  }),
  bonus: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` a reçu ${figures(d)}${LASTS[String(d['lasts'])]}.`],
    ...tellBy(d),
  }),
  weakened: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` a ${d['amount']} de moins en Attaque.`],
    ...tellBy(d),
  }),
  stopped: onPet('ne peut pas frapper pendant un tour de table'),
  guarded: onPet('ne peut pas être frappé% pendant un tour de table'),
  scared: onPet('reste face cachée pendant un tour de table'),
  'face-up': onPet('est de nouveau face visible'),
  silenced: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' n’a plus d’effet jusqu’à la fin de la manche.'],
    small: `par ${petText(d['by'], r)}`,
  }),
  deterred: (d, r) => ({
    words: [
      ...capital(pet(d['pet'], r)),
      ` ne peut pas frapper ${owned(d['seat'], r, 'tes familiers', 'les familiers')} pendant un tour de table.`,
    ],
  }),
  clipped: onPet('n’a aucun bonus dans ce combat'),
  hunted: onPet('a 1 en Vie dans ce combat'),
  frozen: onPet('ne peut ni recevoir de soins ni rien gagner dans ce combat'),
  trait: (d, r) => ({ words: [card(d['by']), ' est sur ', ...pet(d['pet'], r), '.'] }),
  borrowed: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' a aussi l’effet de la carte ', card(d['effect']), '.'],
  }),
  revived: onPet('est de retour'),
  left: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` ${agreed(LEAVES[String(d['to'])]!, d['pet'])}.`],
    ...tellBy(d),
  }),
  muted: (d, r) => ({
    words: [`${does(d['seat'], r, 'ne peux', 'ne peut')} plus lancer de sorts pour un temps.`],
    ...tellBy(d),
  }),
  stung: (d, r) => ({
    words: [`${does(d['seat'], r, 'perdras', 'perdra')} ${d['amount']} au début du prochain combat.`],
    ...tellBy(d),
  }),
  mark: (d, r) => ({
    words: [card(d['by']), ` attend son heure chez ${whom(d['seat'], r)}.`],
    small: `${d['amount']}`,
  }),
  eyes: (d, r) => ({
    words: [
      ...capital([`${owned(d['seat'], r, 'ton arme', 'l’arme')} frappe avec l’Attaque `]),
      ...pet(d['pet'], r, 'de'),
      '.',
    ],
  }),
  'hands-open': (d, r) => ({
    words: [...capital([`${owned(d['seat'], r, 'tous tes rivaux', 'tous les rivaux')} montrent leur main.`])],
  }),
} satisfies Partial<Record<EventType, Teller>>;

const LASTS: Readonly<Record<string, string>> = {
  ever: ' pour de bon',
  round: ' jusqu’à la fin de la manche',
  next: ' jusqu’à la fin de la prochaine manche',
};
const LEAVES: Readonly<Record<string, string>> = {
  discard: 'est allé% à la défausse',
  pile: 'est passé% sur la pioche des familiers',
  game: 'a quitté la partie',
};

function figures(d: EventData): string {
  const parts = [
    Number(d['attack']) > 0 ? `+${d['attack']} en Attaque` : '',
    Number(d['health']) > 0 ? `+${d['health']} en Vie` : '',
  ];
  return french.listed(parts.filter((part) => part !== '')) || 'rien';
}
