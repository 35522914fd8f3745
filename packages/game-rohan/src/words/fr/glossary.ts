/** What the glossary says about cards and abilities. */
import { glossaryOf } from '../common/glossary.js';
import { KEYWORDS } from './keywords.js';
import { NAMES } from './names.js';
import { RULINGS } from './rulings.js';

const INSPIRE =
  'Quand cette carte arrive, chaque carte de sa rangée gagne +1 en attaque jusqu’à la fin de la manche, elle aussi.';

export const GLOSSARY = glossaryOf(NAMES, {
  abilities: {
    inspire: INSPIRE,
    rally: INSPIRE,
    reinforce: 'Quand cette carte arrive, Éomer et deux Cavaliers rejoignent la main de son joueur.',
    surprise: 'Tant que son joueur attaque, personne ne peut se placer en face de cette carte.',
    'armor-pierce': 'La carte d’en face n’a aucune défense contre le coup de cette carte.',
    hate: '+1 en attaque dans un combat contre une Recrue, +2 contre Le Roi.',
    kamikaze: 'Si une carte se tient en face, les deux sont détruites ; personne ne prend de coup.',
  },
  keywords: KEYWORDS,
  rulings: RULINGS,
  noAbility: 'Aucune capacité.',
  named: (ability, text) => `${ability} : ${text}`,
  labels: {
    attack: 'Attaque',
    defence: 'Défense',
    hitPoints: 'Points de vie',
    play: 'Se joue',
    earlier: 'Édition ancienne',
  },
});
