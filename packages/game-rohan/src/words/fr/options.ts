/** What can be set, and what can be ordered. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { OptionId, OrderId } from '../ids.js';

const SWITCH = { false: 'non', true: 'oui' };

export const OPTION_WORDS: Readonly<Record<OptionId, OptionWords>> = {
  startHealth: {
    label: 'Santé',
    help: 'La Santé de départ des deux joueurs ; plus il y en a, plus la partie dure.',
    why: 'Plus de Vie allonge la partie.',
  },
  firstAttacker: {
    label: 'Premier attaquant',
    help: 'Qui attaque à la manche 1 : pile ou face en décide, ou c’est l’une des places.',
    values: { coin: 'pile ou face', seat1: 'place 1', seat2: 'place 2' },
  },
  mirrorMatch: {
    label: 'Partie miroir',
    help: 'Les deux joueurs ont la même pioche.',
    values: { off: 'non', rohan: 'Rohan des deux côtés', isengard: 'Isengard des deux côtés' },
  },
  redraw: {
    label: 'Une nouvelle main',
    help: 'Chacun peut remettre une fois sa main de départ et repiocher sept cartes.',
    values: SWITCH,
    why: 'Une mauvaise main de départ ne doit pas décider de la partie.',
  },
  blockTurns: {
    label: 'Tours entiers',
    help: 'L’attaquant joue d’abord toutes ses cartes, puis le défenseur, qui voit toute l’attaque.',
    values: SWITCH,
    why: 'Une première ébauche des règles jouait par tours entiers.',
  },
  defensiveBlocksSurprise: {
    label: 'La défense bloque la Surprise',
    help: 'Une carte Défense seule peut se placer en face d’une carte Surprise.',
    values: SWITCH,
    why: 'Le programme de l’auteur le permet, le document non.',
  },
  hateCavalry: {
    label: 'Haine des Cavaliers',
    help: 'Les Dunlendings frappent aussi les Cavaliers de 1 de plus.',
    values: SWITCH,
    why: 'Le programme de l’auteur l’ajoute, la liste des cartes non.',
  },
  classicBalance: {
    label: 'Édition ancienne',
    help: 'Chiffres et pioches de l’édition ancienne ; les coups ne débordent pas et Kamikaze ne détruit que son porteur.',
    values: SWITCH,
    why: 'On jouait ainsi avant ce document.',
  },
  winCheck: {
    label: 'Contrôle de victoire',
    help: 'Quand on constate qu’un joueur a succombé : après chaque couloir, ou seulement après tout l’Assaut.',
    values: { lane: 'après chaque couloir', assault: 'après l’Assaut' },
  },
  quietRounds: {
    label: 'Manches calmes',
    help: 'Après autant de manches de suite où rien ne s’est passé, la partie est nulle.',
  },
  roundCap: {
    label: 'Limite de manches',
    help: 'Après cette manche, qui a le plus de Santé gagne.',
  },
};

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'nothing-fits': {
    label: 'Passer quand aucun couloir n’est ouvert',
    help: 'Passe pour toi tant qu’aucune carte, quelle qu’elle soit, ne pourrait se placer dans ta rangée.',
  },
};
