/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  hunter: [
    'Hunter',
    'L’un des deux camps. Les Hunters gagnent quand tous les Shadows sont morts.',
    'Hunters',
  ],
  shadow: [
    'Shadow',
    'L’un des deux camps. Les Shadows gagnent quand tous les Hunters sont morts, ou trois Neutres.',
    'Shadows',
  ],
  neutral: ['Neutre', 'D’aucun camp : chaque Neutre a son propre but.', 'Neutres'],
  revealed: [
    'révélé',
    'Un personnage qui a été montré. Tu peux montrer le tien à tout moment ; il le reste, et sa capacité peut servir.',
    'révélée',
    'révélés',
    'révélées',
  ],
  hermit: [
    'carte Vision',
    'Piochée en secret et glissée à quelqu’un, qui la lit, fait ce qu’elle dit et n’en dit rien.',
    'cartes Vision',
  ],
  white: [
    'carte Lumière',
    'Une carte de la pile blanche : surtout de l’aide. Tout le monde la voit.',
    'cartes Lumière',
  ],
  black: [
    'carte Ténèbres',
    'Une carte de la pile noire : surtout du mal. Tout le monde la voit.',
    'cartes Ténèbres',
  ],
  equipment: [
    'équipement',
    'Une carte qui reste devant toi et agit désormais. Qui tue par une attaque peut en prendre un.',
    'équipements',
  ],
  'single-use': ['usage unique', 'Appliquée dès qu’elle est piochée, puis défaussée.'],
  range: ['à portée', 'Qui se trouve sur ton lieu, ou sur l’autre lieu du même secteur.'],
  damage: [
    'blessure',
    'Comptée à partir de 0, aux yeux de tous. Qui a autant de blessures que de points de vie meurt.',
    'blessures',
  ],
  health: [
    'Points de vie',
    'Ce qu’un personnage peut subir. Personne ne les voit avant que le personnage soit révélé.',
    'points de vie',
  ],
  ability: ['capacité', 'Ce que seul ce personnage peut faire, une fois révélé.', 'capacités'],
};
