/** Damage score abilities, step 5. Names and descriptions in French. */
import type { ScoreId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_DIE = 'Un dé de plus pour le score de dégâts.';
const PASSES = 'Le score de dégâts ignore l’armure.';
const NEXT_SLOWER = 'Tu perds 1 en vitesse pour la manche suivante.';

export const damageScore: Readonly<Record<ScoreId, AbilityWords>> = {
  compulsion: { name: 'Compulsion', text: `${ONE_DIE} Tu perds 2 en vitesse pour la manche suivante.` },
  'dark-pact': { name: 'Pacte noir', text: 'Paie 4 points de vie pour ajouter 4 au score de dégâts.' },
  'deep-wound': { name: 'Plaie profonde', text: ONE_DIE },
  'fatal-blow': {
    name: 'Coup fatal',
    text: 'La moitié de l’armure de ton adversaire, arrondie au supérieur, ne compte pas. Se joue aussi après les dégâts, pour autant de plus.',
  },
  'feral-fury': { name: 'Furie sauvage', text: ONE_DIE },
  'focused-strike': { name: 'Frappe précise', text: PASSES },
  'heavy-blow': { name: 'Coup lourd', text: ONE_DIE },
  impale: {
    name: 'Empalement',
    text: 'Ajoute 3 au score de dégâts. Ton adversaire perd 1 en vitesse pour la manche suivante.',
  },
  overload: { name: 'Surcharge', text: ONE_DIE },
  piercing: { name: 'Perçage', text: PASSES },
  pound: { name: 'Martèlement', text: `Ajoute 3 au score de dégâts. ${NEXT_SLOWER}` },
  'shadow-fury': {
    name: 'Furie de l’ombre',
    text: 'Ajoute la vitesse de tes deux armes au score de dégâts.',
  },
  slick: {
    name: 'Lame huilée',
    text: 'Tes dés de vitesse de cette manche sont tes dés de dégâts. Tes modificateurs n’y changent rien.',
  },
  surge: { name: 'Déferlante', text: `3 en magie de plus pour ce score de dégâts. ${NEXT_SLOWER}` },
  windwalker: {
    name: 'Marche-vent',
    text: 'Tous tes dés de vitesse de cette manche, tels qu’ils sont posés, sont tes dés de dégâts.',
  },
  'charm-offensive': {
    name: 'Offensive de charme',
    text: 'Ajoute 2 au score de dégâts pour chaque objet porté qui a Charme, même déjà utilisé.',
  },
};
