/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  ferocious: ['féroce', 'Un type. Frappe les rusés de 1 de plus.', 'féroces', 'Féroces'],
  cunning: ['rusé', 'Un type. Frappe les tenaces de 1 de plus.', 'rusés', 'rusée', 'rusées'],
  tenacious: ['tenace', 'Un type. Frappe les féroces de 1 de plus.', 'tenaces'],
  exotic: [
    'exotique',
    'Un familier rare, marqué d’une étoile, un seul de chaque. Personne n’en garde deux.',
    'exotiques',
  ],
  attack: ['Attaque', 'Ce qu’une frappe enlève à sa cible.'],
  health: [
    'Vie',
    'D’un joueur : 10 au départ, et à 0 il quitte la partie. D’un familier : à 0, il est hors combat pour le reste de la manche.',
  ],
  'pet-health': [
    'face cachée',
    'Un familier à 0 de Vie est face cachée : absent pour le reste de la manche, de retour et soigné au prochain combat.',
  ],
  coin: [
    'Pièce',
    'Sert à acheter des armes, dès la deuxième préparation. Seules des cartes en rapportent.',
    'Pièces',
  ],
  combat: [
    'combat',
    'Le cœur d’une manche : les familiers frappent tour à tour, jusqu’à ce qu’un seul joueur en ait encore en vie.',
    'combats',
  ],
  preparation: [
    'préparation',
    'Ce qui sépare deux combats : trois actions chacun, pour acheter, renouveler la boutique ou apprivoiser.',
    'préparations',
  ],
  lap: ['tour de table', 'Une fois autour de la table : chacun joue une fois.', 'tours de table'],
  slot: ['tour', 'Le moment de jouer dans un combat. Il se termine par une frappe.'],
  strike: [
    'frappe',
    'L’un de tes familiers enlève son Attaque à un familier d’un voisin, qui ne rend rien.',
    'frappes',
  ],
  shop: ['boutique', 'Deux armes exposées, à acheter.'],
  aspect: ['Aspect', 'Un sort qui reste quelques manches avec toi. Tu n’en as qu’un à la fois.', 'Aspects'],
  trap: ['Piège', 'Un sort qu’on pose dans une main, où il se déclenche.', 'Pièges'],
  sting: ['Piqûre', 'Une famille de sorts ; un Rongeur les renforce.', 'Piqûres'],
  shot: ['Tir', 'Une famille de sorts ; un Molosse les renforce.', 'Tirs'],
  neighbour: [
    'voisin',
    'Qui est assis à ta gauche ou à ta droite, parmi ceux encore en jeu.',
    'voisins',
    'voisine',
  ],
};
