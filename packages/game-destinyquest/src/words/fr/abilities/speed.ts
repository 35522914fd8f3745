/** Speed abilities, step 1. Names and descriptions in French. */
import type { SpeedId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_MORE = 'Tu lances un dé de vitesse de plus pour cette manche.';
const ONE_FEWER = 'Ton adversaire lance un dé de vitesse de moins pour cette manche.';
const TWO_FASTER = 'Tu gagnes 2 en vitesse pour cette manche.';
const TWO_SLOWER = 'Ton adversaire perd 2 en vitesse pour cette manche.';

export const speed: Readonly<Record<SpeedId, AbilityWords>> = {
  'cats-speed': { name: 'Vitesse du chat', text: ONE_MORE },
  haste: { name: 'Hâte', text: ONE_MORE },
  'lay-of-the-land': { name: 'Sens du terrain', text: ONE_MORE },
  fearless: { name: 'Intrépidité', text: TWO_FASTER },
  quicksilver: { name: 'Vif-argent', text: TWO_FASTER },
  'click-your-heels': { name: 'Coup de talons', text: TWO_FASTER },
  courage: { name: 'Courage', text: 'Tu gagnes 4 en vitesse pour cette manche.' },
  charge: {
    name: 'Charge',
    text: 'Tu gagnes 2 en vitesse, mais seulement à la première manche du duel.',
  },
  adrenaline: {
    name: 'Adrénaline',
    text: 'Tu gagnes 2 en vitesse pour cette manche et la suivante.',
  },
  'chill-touch': { name: 'Toucher glacial', text: TWO_SLOWER },
  radiance: { name: 'Éclat', text: TWO_SLOWER },
  'snakes-alive': { name: 'Nid de serpents', text: TWO_SLOWER },
  'swamp-legs': { name: 'Jambes de boue', text: 'Ton adversaire perd 1 en vitesse pour cette manche.' },
  curse: { name: 'Malédiction', text: ONE_FEWER },
  immobilise: { name: 'Immobilisation', text: ONE_FEWER },
  knockdown: { name: 'Mise à terre', text: ONE_FEWER },
  shackle: { name: 'Entrave', text: ONE_FEWER },
  stun: { name: 'Étourdissement', text: ONE_FEWER },
  webbed: { name: 'Toile d’araignée', text: ONE_FEWER },
  windblast: { name: 'Bourrasque', text: ONE_FEWER },
  demolish: {
    name: 'Démolition',
    text: 'Ton adversaire lance un dé de vitesse de moins pour cette manche et perd 1 en armure pour le reste du duel.',
  },
  zapped: {
    name: 'Décharge',
    text: 'Ton adversaire perd 3 en vitesse, 3 en force et 3 en magie jusqu’à la fin de la manche.',
  },
  'time-shift': {
    name: 'Saut temporel',
    text: 'Pendant trois manches, ta vitesse monte à celle de ton adversaire si la sienne est plus haute ; d’ici là, tu ne joues aucune autre capacité de vitesse. Elle ne baisse jamais.',
  },
  execution: {
    name: 'Exécution',
    text: 'Si ton adversaire a au plus autant de points de vie que tu as de vitesse quand tu l’annonces, il tombe à 0 avant le moindre dé.',
  },
  blind: { name: 'Aveuglement', text: ONE_FEWER },
  constrictor: { name: 'Constricteur', text: ONE_FEWER },
  'safe-path': { name: 'Chemin sûr', text: TWO_FASTER },
  crawlers: {
    name: 'Vermine',
    text: 'Ton adversaire perd 1 en vitesse pour cette manche et la suivante.',
  },
  reckless: {
    name: 'Témérité',
    text: 'Tu lances un dé de vitesse de plus ; si tu perds la manche, ton adversaire lance un dé de dégâts de plus.',
  },
  ashes: {
    name: 'Cendres',
    text: 'À la première manche seulement : 1 en armure de plus pour le reste du duel.',
  },
  'tremor-strike': {
    name: 'Frappe sismique',
    text: 'Ton adversaire perd 2 en vitesse pour cette manche et la suivante.',
  },
  'wish-master': {
    name: 'Maître des vœux',
    text: 'Pour le reste du duel, tu perds 1 en vitesse, mais gagnes 2 en magie et 2 en armure.',
  },
};
