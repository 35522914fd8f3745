/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  'step-1': [
    'étape 1',
    'Chaque héros peut jouer une capacité de vitesse, le plus lent d’abord ; à vitesse égale, les deux écrivent en secret.',
  ],
  'step-2': [
    'étape 2',
    'Les deux lancent pour la vitesse d’attaque ; le total le plus haut gagne la manche.',
  ],
  'step-3': [
    'étape 3',
    'Le perdant peut esquiver l’attaque ou l’interrompre, et le vainqueur peut répondre.',
  ],
  'step-4': ['étape 4', 'Le vainqueur peut lancer des dés de dégâts, que l’armure n’arrête pas.'],
  'step-5': ['étape 5', 'Le vainqueur lance le score de dégâts, seul ou avec une capacité.'],
  'step-6': ['étape 6', 'L’armure se retire du score, le reste de la santé ; puis vient ce qui s’ensuit.'],
  'step-7': ['étape 7', 'Le perdant peut contre-attaquer.'],
  'step-8': ['étape 8', 'Saignement, venin et autres effets passifs font leur œuvre.'],
  'step-9': [
    'étape 9',
    'Ce qui durait une manche prend fin. Qui n’a plus de santé est tombé.',
    'fin de la manche',
  ],
  'speed-ability': [
    'capacité de vitesse',
    'Se joue à l’étape 1, une par manche ; elle change surtout la vitesse d’attaque.',
    'capacités de vitesse',
  ],
  'combat-ability': [
    'capacité de combat',
    'Se joue aux étapes 3 à 7 : pour esquiver, interrompre, faire des dégâts ou contre-attaquer. Une par manche.',
    'capacités de combat',
  ],
  modifier: [
    'modificateur',
    'Change des dés, des attributs ou la santé, à tout moment que son texte permet.',
    'modificateurs',
  ],
  health: [
    'santé',
    'Ce qu’il reste à un héros. Qui n’en a plus a perdu le duel.',
    'points de vie',
    'point de vie',
  ],
  interrupt: [
    'interruption',
    'Arrête l’attaque du vainqueur à l’étape 3 et fait quelque chose elle-même.',
    'interruptions',
  ],
  dodge: ['esquive', 'Évite l’attaque du vainqueur à l’étape 3.', 'esquives', 'esquiver'],
  passive: [
    'capacité passive',
    'Agit d’elle-même ; personne ne la joue.',
    'capacités passives',
    'effets passifs',
  ],
  'strike-back': [
    'contre-attaque',
    'Frappe le vainqueur à l’étape 7, en retour d’une attaque.',
    'contre-attaques',
    'contre-attaquer',
  ],
};
