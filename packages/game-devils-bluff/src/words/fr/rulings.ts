/** How is settled what the author's text leaves open, for what can be looked up. */
import type { Rulings } from '@fray/engine';
import type { RulingId } from '../en/rulings.js';

const OUR_READING = 'On n’en connaît que le nom, le prix et quelques mots ; voici notre lecture.';

export const RULINGS: Rulings<RulingId> = {
  label: 'Précision',
  texts: {
    'gear-horse':
      'Mettre pied à terre est gratuit, mais seulement au début de sa propre activation, et c’est notre ajout ; dans l’édition ultérieure, aussi à sa fin.',
    'gear-armoured-plates': OUR_READING,
    'gear-climber': OUR_READING,
    'gear-move-it': OUR_READING,
    'gear-runner': OUR_READING,
    'profile-drifter': 'Ne s’engage que là où la table le permet.',
    'rule-accurate': 'Doublé pour les cartes. Une table peut le jouer tel qu’imprimé, avec 1.',
    'rule-shred': 'Doublé pour les cartes. Une table peut le jouer tel qu’imprimé, avec 1.',
    'rule-rending':
      'Il faut un roi naturel ; un roi pris par échange compte. Une table peut se contenter d’une dame.',
    'terrain-cover': 'Le chiffre des règles de base, doublé pour les cartes. Une table peut compter 2.',
    meld: 'La somme doit atteindre le chiffre, sauf si la table veut qu’elle tombe juste. Les mains sont complétées au début de chaque manche : c’est notre ajout, et une table peut en décider autrement.',
    routing:
      'Une carte de déroute peut être échangée, et une bande qui fuit a perdu, sauf si la table en a décidé autrement. 21 ne risque rien.',
    'term:skill':
      'À moins de 3 pouces, 12 prend sa place, et les bonus aident encore, sauf si la table ne compte que la carte.',
    'term:secure': 'Le tirage demande l’Adresse de la figurine, sauf si la table a choisi 3 ou 5.',
    'term:obscured':
      'Le décor seul ne bloque que s’il cache chacun à l’autre, sauf si la table en a décidé autrement.',
    'term:swap':
      'Les cartes de déroute aussi, sauf si la table en a décidé autrement ; jamais quand on distribue ou complète.',
    'term:entry': 'Sur l’un des longs bords, sauf si la table les permet tous.',
  },
};
