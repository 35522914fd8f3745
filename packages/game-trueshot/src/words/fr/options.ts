/** Options and standing orders in French. */
import type { OptionWords, OrderWords } from '@fray/engine';

const ON_OFF = { true: 'oui', false: 'non' };

export const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  opener: {
    label: 'Premier combat',
    help: 'Qui ouvre le premier combat : la personne sortie en dernier, le hasard, ou une place nommée ici.',
    values: {
      asked: 'demander qui est sorti en dernier',
      random: 'le hasard',
      seat1: 'place 1',
      seat2: 'place 2',
      seat3: 'place 3',
      seat4: 'place 4',
    },
    why: 'Personne ne s’en souvient peut-être, et des inconnus ne peuvent le vérifier.',
  },
  stray: {
    label: 'Errant du pavillon',
    help: 'Joue avec l’Errant du pavillon, qui remplace chez nous le familier sans type.',
    values: ON_OFF,
  },
  shadowlands: {
    label: 'Shadowlands',
    help: 'Ajoute trois familiers, quatre armes et quatre sorts.',
    values: ON_OFF,
  },
  direDiets: {
    label: 'Rassasié & Hydraté',
    help: 'Chacun reçoit sept nourritures à soi, une à utiliser par manche.',
    values: ON_OFF,
  },
  dragonflight: {
    label: 'Dragonflight',
    help: 'Ajoute un familier, trois armes et les cinq affinités.',
    values: ON_OFF,
  },
  preparationActions: {
    label: 'Préparation',
    help: 'Trois actions par joueur, ou autant qu’on veut.',
    values: { 3: 'trois actions', 0: 'sans limite' },
  },
  refundOrder: {
    label: 'Revente',
    help: 'Si la reprise de l’ancienne arme peut payer la nouvelle.',
    values: { refundFirst: 'reprise d’abord', payFirst: 'paiement d’abord' },
    why: 'Il n’y a pas de revenu : payer d’abord enferme presque tous dans leur première arme.',
  },
  discardNew: {
    label: 'Le nouveau peut partir',
    help: 'Quand la rangée est pleine, le nouveau familier peut être celui qui part.',
    values: ON_OFF,
    why: 'Garder un familier pour le défausser aussitôt revient à le refuser.',
  },
  oneSpellPerSlot: {
    label: 'Un sort par tour',
    help: 'Chaque joueur lance au plus un sort pendant chaque tour.',
    values: ON_OFF,
    why: 'Une main pleine de sorts ne décide pas seule d’un tour.',
  },
  scareEndsRound: {
    label: 'Les effrayés ne comptent pas',
    help: 'Qui n’a plus que des familiers effrayés est sorti de la manche.',
    values: ON_OFF,
    why: 'Une seule carte pourrait sortir un joueur dont les familiers sont indemnes.',
  },
  survivorsHeal: {
    label: 'Soins des survivants',
    help: 'Les familiers qui ont survécu à un combat sont soignés aussi avant le suivant.',
    values: ON_OFF,
  },
  stallGuard: {
    label: 'Pas d’attente sans fin',
    help: 'Après un tour de table sans frappe, qui peut frapper doit le faire.',
    values: ON_OFF,
    why: 'Si personne ne frappait, le combat ne finirait jamais.',
  },
  lapCap: {
    label: 'Tours de table',
    help: 'Après ce tour de table, la rangée la plus forte gagne la manche.',
  },
  roundCap: { label: 'Manches', help: 'Après cette manche, qui a le plus de Vie gagne.' },
};

export const ORDER_WORDS: Readonly<Record<string, OrderWords>> = {
  'hold-everything': {
    label: 'Tout me demander',
    help: 'On te demande à chaque occasion, chaque fois. Désactive alors les autres consignes.',
  },
  'until-my-turn': {
    label: 'Passer jusqu’à mon tour',
    help: 'Nous passons pour toi jusqu’à ton prochain tour, et te réveillons si un de tes familiers allait mourir.',
  },
  'before-death': {
    label: 'Avant la mort d’un de mes familiers',
    help: 'On te demande quand une frappe tuerait un de tes familiers, et au début de ton premier tour d’un combat.',
  },
  'only-target': {
    label: 'Seulement quand on me vise',
    help: 'On te demande quand une frappe vise un de tes familiers, et au début de ton premier tour d’un combat.',
  },
};
