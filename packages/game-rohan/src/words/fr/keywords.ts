/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  deployment: [
    'Déploiement',
    'La première partie d’une manche : chacun pose une carte à son tour, l’attaquant d’abord, jusqu’à ce que plus personne ne veuille.',
  ],
  assault: [
    'Assaut',
    'La deuxième partie d’une manche : couloir par couloir, de gauche à droite, les deux cartes d’un couloir se frappent.',
  ],
  attacker: [
    'attaquant',
    'Qui attaque dans cette manche : tous ses couloirs vides lui sont ouverts. Les rôles changent après chaque manche.',
    'attaquants',
  ],
  defender: [
    'défenseur',
    'Qui est attaqué dans cette manche : ne peut se placer qu’en face d’une carte ennemie.',
    'défenseurs',
  ],
  lane: ['couloir', 'L’une des cinq places côte à côte. Chaque camp peut y avoir une carte.', 'couloirs'],
  health: ['Santé', 'Ce qu’il reste d’un joueur. Qui n’en a plus a perdu.'],
  overflow: [
    'débordement',
    'Ce qu’une carte ne peut pas encaisser passe à son propriétaire ; dans un couloir ouvert, c’est le coup entier.',
    'de trop',
  ],
  free: ['Libre', 'Se joue en attaque comme en défense.'],
  'attack-only': ['Attaque seule', 'Seul l’attaquant peut la jouer.'],
  'defence-only': ['Défense seule', 'Seul le défenseur peut la jouer.'],
};
