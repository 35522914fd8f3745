/** Everything with a name that can be looked up. */
import type { GearId } from '../../data/gear.js';
import { glossaryOf } from '../glossary.js';
import { KEYWORDS } from './keywords.js';
import { RULINGS } from './rulings.js';
import { GEAR_NAMES, PROFILE_NAMES, WEAPON_NAMES } from './terms.js';

export const GEAR_TEXTS: Readonly<Record<GearId, string>> = {
  horse:
    'Se déplace de 12 pouces, +1 en attaque contre le même niveau ou plus bas ; ni couvert, ni escalade, ni clôtures. Deux par bande.',
  'whiskey-flask': 'Le premier test de blessure peut se faire avec deux cartes, dont on garde une.',
  'aces-wild': 'Un as vaut 11 pour cette figurine.',
  'quick-draw':
    'Une fois : quand on l’attaque, elle attaque d’abord son agresseur au revolver, gratuitement.',
  'dodge-roll':
    'Attaquée avec une arme d’Assaut, elle peut dépenser un point de commandement pour rouler jusqu’à 2 pouces.',
  'steady-hands': 'La précipitation coûte 2 au lieu de 4.',
  'mounted-combat': '+2 à cheval avec les armes d’Assaut.',
  intuition:
    'Une fois, au début d’une activation : l’autre joueur montre deux cartes de sa main. Une par bande.',
  gunfighter: 'Deux attaques de suite au revolver, dans une activation sans mouvement.',
  'armoured-plates': 'Défense 8 ou plus. Édition ultérieure, une par bande.',
  climber: 'Monte aux échelles gratuitement et aux murs pour 2 pouces par niveau. Édition ultérieure.',
  'move-it': 'Une fois : après son activation, sa bande en fait aussitôt une autre. Édition ultérieure.',
  runner: 'Se déplace de 6 pouces. Édition ultérieure.',
};

export const GLOSSARY = glossaryOf({
  keywords: KEYWORDS,
  rulings: RULINGS,
  language: 'fr',
  weapons: WEAPON_NAMES,
  gear: GEAR_NAMES,
  profiles: PROFILE_NAMES,
  gearTexts: GEAR_TEXTS,
  rules: {
    accurate: ['Précis', '+2 aux tirages d’attaque.'],
    assault: ['Assaut', 'Ni la courte distance ni la précipitation ne gênent l’attaque.'],
    blast: [
      'Explosion',
      'Si elle touche, tous ceux à moins de 2 pouces du centre de la cible sont touchés aussi.',
    ],
    heavy: ['Lourd', 'L’attaque coûte un point de commandement de plus et doit être annoncée.'],
    'one-use': ['Usage unique', 'Une fois par bataille.'],
    rending: ['Déchirant', 'Un roi qui touche ajoute une touche.'],
    shred: ['Lacérant', 'Il faut 2 de plus aux tirages d’encaissement.'],
    longshot: ['Tir lointain', 'Deux fois la portée, mais un seul tirage.'],
    leader: [
      'Chef',
      'Le Chef et ses amis à moins de 6 pouces réussissent le test du dernier point sans carte.',
    ],
    rookie: ['Bleu', 'Les tirages de cette figurine ne s’échangent pas avec la main.'],
  },
  more: {
    'terrain-cover': [
      'Couvert',
      'En partie caché derrière : la Défense est plus facile de 4, et jamais au-dessus de 13. Pas pour les cavaliers.',
    ],
    'terrain-rough': ['Difficile', '1 pouce pour y entrer, on ne s’y arrête pas.'],
    'terrain-climbable': [
      'Escaladable',
      '1 pouce par niveau pour monter, un niveau de descente est gratuit.',
    ],
    meld: [
      'Brelan, carré ou suite',
      'Trois ou quatre cartes de même valeur, ou qui se suivent en alternant les couleurs, sauvent un tirage raté si leur somme atteint le chiffre.',
    ],
    routing: [
      'Déroute',
      'Une bande qui a perdu la moitié des siens ou son Chef tire une carte à chaque activation ; au-delà de 21, elle fuit.',
    ],
    rush: ['Précipitation', 'Trois actions ou plus coûtent 4 aux tirages d’attaque.'],
  },
  plainWeapon: 'Aucune règle spéciale.',
  gearUpTo: (dollars) => `Jusqu’à ${dollars} dollars d’équipement.`,
  facts: {
    range: 'Portée',
    attacks: 'Attaques',
    damage: 'Dégâts',
    piercing: 'Perforation',
    dollars: 'Dollars',
    command: 'Commandement',
    movement: 'Mouvement',
    skill: 'Adresse',
    defence: 'Défense',
    toughness: 'Résistance',
    hp: 'Points de vie',
  },
});
