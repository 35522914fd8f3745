/** Strike backs, step 7. Names and descriptions in French. */
import type { StrikeId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_DIE = 'Après une perte de points de vie : un dé de dégâts en retour.';
const TWO_DICE = 'Après une perte de points de vie : deux dés de dégâts en retour.';

export const strikeBacks: Readonly<Record<StrikeId, AbilityWords>> = {
  'avenging-spirit': {
    name: 'Esprit vengeur',
    text: 'Après une perte de points de vie : autant de dégâts que tu as d’armure, pertes durables comprises, gains de cette manche exclus.',
  },
  backdraft: { name: 'Contre-feu', text: TWO_DICE },
  counter: { name: 'Contre', text: 'Retire 2 au score de dégâts contre toi, et renvoie un dé de dégâts.' },
  'demon-claws': { name: 'Griffes de démon', text: ONE_DIE },
  judgment: {
    name: 'Jugement',
    text: 'Après une perte de points de vie : des dégâts égaux à la moitié de ta vitesse, arrondie au supérieur.',
  },
  retaliation: { name: 'Représailles', text: ONE_DIE },
  riposte: { name: 'Riposte', text: ONE_DIE },
  'shield-wall': {
    name: 'Mur de boucliers',
    text: 'Ton armure est doublée contre cette attaque, et un dé de dégâts repart.',
  },
  sideswipe: { name: 'Coup de biais', text: ONE_DIE },
  'spore-cloud': { name: 'Nuage de spores', text: TWO_DICE },
  'thorn-armour': {
    name: 'Armure d’épines',
    text: 'Tu gagnes 3 en armure pour cette manche, et un dé de dégâts repart.',
  },
  'thorn-fist': { name: 'Poing d’épines', text: TWO_DICE },
  rebound: {
    name: 'Rebond',
    text: 'Après une perte de points de vie par un score de dégâts : 2 en vitesse de plus à la manche suivante.',
  },
  'demon-spines': {
    name: 'Piquants de démon',
    text: 'Un dé de dégâts, si l’attaque t’a coûté des points de vie.',
  },
  backstab: {
    name: 'Coup en traître',
    text: 'Juste après ton Immobilisation, Mise à terre, Étourdissement ou Toile d’araignée : deux dés de dégâts, avant les jets de vitesse.',
  },
  'blind-strike': {
    name: 'Frappe aveugle',
    text: 'Comme Coup en traître, sans dague : deux dés de dégâts juste après ton Immobilisation, Mise à terre, Étourdissement ou Toile d’araignée.',
  },
};
