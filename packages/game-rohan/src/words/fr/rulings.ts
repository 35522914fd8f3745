/** How gaps of the original text are settled, for what can be looked up. */
import type { Rulings } from '@fray/engine';
import type { RulingId } from '../en/rulings.js';

const INSPIRE =
  'Elle touche les cartes qui sont dans la rangée à cet instant, augmente l’attaque même en défense, et plusieurs s’additionnent. Elle reste si cette carte tombe ; une carte qui survit à une manche ne la redonne pas.';

export const RULINGS: Rulings<RulingId> = {
  label: 'Précision',
  texts: {
    'ability:inspire': INSPIRE,
    'ability:rally': INSPIRE,
    'ability:reinforce':
      'Même si la main est pleine, et de nouveau chaque fois que cette carte est jouée. Les trois peuvent être jouées aussitôt et restent dans la pioche de leur joueur.',
    'ability:surprise':
      'Les cartes des manches précédentes écartent aussi les bloqueurs. Dans la rangée du défenseur, elle n’arrête personne. Une table peut laisser les cartes Défense seule la bloquer.',
    'ability:armor-pierce':
      'Dans un couloir ouvert, cela ne fait rien. Deux cartes de ce genre se frappent de toute leur attaque ; une défense temporaire n’y change rien.',
    'ability:hate':
      'Pour ce combat seulement. Seul compte le type de la carte d’en face, à qui qu’elle soit. Une table peut ajouter +1 contre un Cavalier.',
    'ability:kamikaze':
      'Aussi contre une carte venue plus tard, quels que soient ses points de vie. Dans ce couloir, ni coup, ni débordement, ni fatigue. Dans l’édition ancienne, seule cette carte est détruite, et son coup compte.',
    'term:deployment':
      'On peut passer alors qu’on pourrait jouer. Toute carte jouée remet à zéro le compte des passes.',
    'term:assault':
      'Les cartes qui tombent dans le même couloir partent ensemble. Une fois la partie décidée dans un couloir, les suivants ne se battent plus.',
    'term:attacker':
      'À la manche 1, on tire à pile ou face, sauf si la table en a décidé autrement. Les rôles changent même après une manche où personne n’a joué.',
    'term:health':
      'Si les deux arrivent à 0 dans le même couloir, qui est le plus bas sous 0 perd ; à égalité, la partie est nulle. Une table peut ne regarder qu’après tout l’Assaut. Une main ou une pioche vide ne fait perdre personne.',
    'term:overflow':
      'Un coup égal aux points de vie restants ne laisse rien passer. Dans l’édition ancienne, rien ne déborde.',
    'term:free': 'Un Cavalier peut bloquer comme toute autre carte Libre.',
  },
};
