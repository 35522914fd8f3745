/** What the glossary says about abilities, careers, attributes and marks. */
import { glossaryOf } from '../common/glossary.js';
import { ABILITY_WORDS } from './ability-words.js';
import { KEYWORDS } from './keywords.js';
import { CAREERS, MARKS, neededFor, PATHS, STATS } from './names.js';
import { grammar } from './parts.js';
import { RULINGS } from './rulings.js';

export const GLOSSARY = glossaryOf({
  keywords: KEYWORDS,
  rulings: RULINGS,
  abilities: ABILITY_WORDS,
  careers: CAREERS,
  marks: MARKS,
  stats: STATS,
  statTexts: {
    speed: 'S’ajoute aux dés de vitesse ; le héros le plus lent montre sa capacité de vitesse en premier.',
    brawn: 'S’ajoute à un score de dégâts, sauf si la magie est plus haute.',
    magic: 'S’ajoute à un score de dégâts, sauf si la force est plus haute.',
    armour: 'Se retire de chaque score de dégâts ; les dés de dégâts l’ignorent.',
    'speed-dice': 'Deux par héros, changés par les capacités de vitesse ; jamais moins d’un.',
    'attack-speed': 'Dés et vitesse ensemble : le total le plus haut gagne la manche.',
    'damage-score': 'Dés plus force ou magie plus suppléments ; l’armure s’en retire.',
    staggered: 'L’armure compte pour 0, quoi qu’on y ajoute.',
    'doubled-armour': 'L’armure compte double.',
    'damage-dice': 'S’ajoutent au jet de dégâts d’une attaque.',
  },
  classes: {
    sp: 'capacité de vitesse',
    co: 'capacité de combat',
    mo: 'modificateur',
    pa: 'capacité passive',
  },
  played: {
    speed: 'étape 1',
    interrupt: 'étape 3, manche perdue',
    dodge: 'étape 3, manche perdue',
    answer: 'étape 3, contre une esquive',
    dice: 'étape 4, manche gagnée',
    score: 'étape 5, manche gagnée',
    sacrifice: 'étapes 4 et 5, manche perdue',
    post: 'étape 6, manche gagnée',
    strike: 'étape 7, manche perdue',
    stab: 'étape 2, avant les dés',
    modifier: 'dans les fenêtres entre les étapes',
    passive: 'd’elle-même',
  },
  often: {
    never: 'jamais dans un duel',
    condition: 'chaque fois que la condition est remplie',
    item: 'une fois par objet qui la porte',
    duel: 'une fois par duel',
  },
  labels: {
    path: 'Voie',
    kind: 'Genre',
    played: 'Se joue',
    often: 'Combien de fois',
    needs: 'Demande',
  },
  path: (path) => PATHS[path],
  teaches: (abilities) => `Enseigne ${grammar.listed(abilities)}.`,
  neededFor,
});
