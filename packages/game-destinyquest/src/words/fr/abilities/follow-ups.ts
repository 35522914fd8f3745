/** Follow-ups, step 6. Names and descriptions in French. */
import type { FollowUpId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const TWO_ARMOUR = 'Ton adversaire perd 2 en armure pour le reste du duel.';

export const followUps: Readonly<Record<FollowUpId, AbilityWords>> = {
  convulsions: {
    name: 'Convulsions',
    text: 'Dès la manche suivante, ton adversaire perd chaque manche où ses dés de vitesse montrent un double.',
  },
  corrode: { name: 'Corrosion', text: TWO_ARMOUR },
  corruption: {
    name: 'Corruption',
    text: 'Ton adversaire perd 2 en force ou 2 en magie, à ton choix, pour le reste du duel.',
  },
  cripple: {
    name: 'Mutilation',
    text: 'Ton adversaire perd 1 en vitesse pour les trois manches suivantes.',
  },
  disrupt: { name: 'Perturbation', text: 'Ton adversaire perd 3 en magie pour le reste du duel.' },
  doom: {
    name: 'Funeste sort',
    text: 'Ton adversaire perd 1 en armure, 1 en force et 1 en magie pour le reste du duel.',
  },
  frostbite: {
    name: 'Engelure',
    text: 'Ton adversaire perd 1 en vitesse pour les deux manches suivantes.',
  },
  melt: { name: 'Fonte', text: TWO_ARMOUR },
  rust: { name: 'Rouille', text: TWO_ARMOUR },
  shatter: { name: 'Fracas', text: TWO_ARMOUR },
  shock: {
    name: 'Choc',
    text: 'Des dégâts de plus aussitôt : 1 pour 2 points d’armure qui ont compté contre toi, arrondi au supérieur.',
  },
  shunt: { name: 'Bousculade', text: 'Ton adversaire perd 2 en vitesse pour la manche suivante.' },
  stagger: {
    name: 'Chancellement',
    text: 'L’armure de ton adversaire compte pour 0 à la manche suivante, quoi qu’on y ajoute.',
  },
  'spirit-mark': {
    name: 'Marque des esprits',
    text: 'Dès la manche suivante, chacun de tes scores de dégâts gagne 2, pour le reste du duel.',
  },
};
