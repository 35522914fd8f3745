/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  'command-points': [
    'points de commandement',
    'Ce que coûtent les actions d’une figurine, un chacune. Elle en a autant que son Commandement, à chaque manche.',
    'point de commandement',
    'Commandement',
  ],
  activation: [
    'activation',
    'Faire appel à une figurine qui a encore des points de commandement : elle annonce ses actions, paie et les fait.',
    'activations',
  ],
  skill: ['Adresse', 'Le chiffre qu’une carte doit atteindre pour toucher.'],
  defence: ['Défense', 'Le chiffre qu’une carte doit atteindre pour arrêter une touche.'],
  toughness: ['Résistance', 'Comparée aux dégâts de l’arme, elle dit ce qu’il faut pour encaisser.'],
  'hit-points': [
    'points de vie',
    'Combien de blessures une figurine supporte. Après le dernier vient le test de blessure.',
    'point de vie',
    'Points de vie',
  ],
  injury: [
    'test de blessure',
    'La carte après le dernier point de vie : un as met la figurine hors de combat, jusqu’à 10 elle est blessée, au-delà elle reste debout.',
    'tests de blessure',
    'blessé',
    'blessée',
  ],
  move: ['Mouvement', 'Une action : aller aussi loin que le permet le Mouvement.'],
  advance: ['Avance', 'Une action : un second déplacement, juste après un Mouvement.'],
  secure: ['Prise', 'Une action : prendre une trouvaille à moins de 1 pouce, sans ennemi tout près.'],
  pass: ['Passe', 'Une action qui ne fait rien ; la seule qui puisse se répéter.'],
  reserve: [
    'réserve',
    'C’est là que tous commencent. Qui est activé entre près d’un point d’entrée ; qui y reste à la fin de la manche 1 est perdu.',
  ],
  obscured: [
    'en partie caché',
    'Le décor cache une partie de la cible : il faut 2 de plus pour la toucher.',
    'en partie cachée',
  ],
  swap: [
    'échange',
    'Une carte tirée peut être échangée une fois, sans être vue, contre une carte de la main.',
    'échanges',
  ],
  piercing: ['Perforation', 'De combien elle rend la défense plus difficile.'],
  entry: ['point d’entrée', 'Par où une bande entre sur la table.', 'points d’entrée'],
  find: ['trouvaille', 'Un marqueur qui rapporte des points quand il est pris ou tenu.', 'trouvailles'],
  gang: ['bande', 'Les figurines d’un joueur.', 'bandes'],
};
