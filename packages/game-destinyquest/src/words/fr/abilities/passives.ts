/** Passives, and what does nothing in a duel. Names and descriptions in French. */
import type { PassiveId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_EACH_ROUND = 'Ton adversaire perd 1 point de vie à la fin de chaque manche.';
const onceHurt = (points: number): string =>
  `Dès que tes dégâts ont coûté des points de vie à ton adversaire, il en perd ${points} à la fin de chaque manche.`;
const EACH_DIE = '1 de plus sur chaque dé de ton score de dégâts.';
const STRONGER_VENOM = 'Ton venin coûte 1 point de vie de plus à la fin de chaque manche.';
const ADVENTURE = 'Cela relève de l’aventure autour des combats ; rien ne le demande dans un duel.';
const VAMPIRES = 'Cela n’agit que contre les vampires, et aucun héros n’en est un.';

export const passives: Readonly<Record<PassiveId, AbilityWords>> = {
  barbs: { name: 'Barbelures', text: ONE_EACH_ROUND },
  bleed: { name: 'Saignement', text: onceHurt(1) },
  burn: {
    name: 'Brûlure',
    text: 'Dès qu’Embrasement a coûté des points de vie à ton adversaire, il en perd 1 à la fin de chaque manche.',
  },
  disease: { name: 'Maladie', text: onceHurt(2) },
  'fire-aura': { name: 'Aura de feu', text: ONE_EACH_ROUND },
  thorns: { name: 'Épines', text: ONE_EACH_ROUND },
  venom: { name: 'Venin', text: onceHurt(2) },
  shades: {
    name: 'Spectres',
    text: '2 de plus sur chaque dé de dégâts contre ton adversaire tant que tes spectres sont en jeu.',
  },
  acid: { name: 'Acide', text: EACH_DIE },
  sear: { name: 'Calcination', text: EACH_DIE },
  merciless: {
    name: 'Sans pitié',
    text: '1 de plus sur chaque dé de ton score de dégâts tant que ton adversaire a un saignement, une maladie ou du venin.',
  },
  'deadly-poisons': { name: 'Poisons mortels', text: STRONGER_VENOM },
  'poison-mastery': { name: 'Maîtrise des poisons', text: STRONGER_VENOM },
  embers: { name: 'Braises', text: 'Ta brûlure coûte 2 points de vie à la fin de chaque manche.' },
  lightning: {
    name: 'Foudre',
    text: 'Quand le score ou les dés de dégâts de ton adversaire te coûtent des points de vie, il en perd 2.',
  },
  leech: {
    name: 'Sangsue',
    text: 'Tu récupères 2 points de vie quand ton score ou tes dés de dégâts en coûtent à ton adversaire.',
  },
  'life-spark': { name: 'Étincelle de vie', text: 'Tu récupères 4 points de vie quand tu fais un double.' },
  'dark-claw': {
    name: 'Griffe noire',
    text: 'Ton adversaire perd 4 points de vie quand tu fais un double.',
  },
  'cleansing-light': {
    name: 'Lumière purifiante',
    text: 'Tu récupères 2 points de vie à la fin de chaque manche.',
  },
  'first-strike': {
    name: 'Premier coup',
    text: 'Avant la première manche : un dé de dégâts malgré l’armure.',
  },
  'first-cut': {
    name: 'Première entaille',
    text: 'Avant la première manche : 1 dégât malgré l’armure. Pas pour les assassins.',
  },
  'shield-spin': {
    name: 'Bouclier tournoyant',
    text: 'Chaque 1 de ton adversaire au jet de vitesse d’attaque lui coûte aussitôt un dé de dégâts.',
  },
  'swift-strikes': {
    name: 'Frappes vives',
    text: 'Chaque 6 de tes dés de vitesse coûte à ton adversaire autant de points de vie que la vitesse de ton arme la plus rapide.',
  },
  'seeing-red': {
    name: 'Voir rouge',
    text: '2 en vitesse de plus tant que tu as 20 points de vie ou moins.',
  },
  'second-skin': { name: 'Seconde peau', text: 'Perçage n’a pas d’effet sur toi.' },
  steadfast: { name: 'Pied ferme', text: 'Mise à terre n’a pas d’effet sur toi.' },
  'kick-start': {
    name: 'Nouveau départ',
    text: 'La première fois que tu tombes à 0, tu reviens à 15 points de vie, sans plus aucun effet passif ; le coup n’en déclenche pas de nouveau.',
  },
  vitriol: { name: 'Vitriol', text: 'Les deux héros perdent 1 point de vie à la fin de chaque manche.' },
  ambidextrous: {
    name: 'Ambidextrie',
    text: 'Dit seulement dans quelles mains vont les épées ; la feuille du héros s’en est chargée.',
  },
  'beep-beep': { name: 'Pouet ! Pouet !', text: ADVENTURE },
  'good-taste': { name: 'Bon goût', text: ADVENTURE },
  'loot-master': { name: 'Maître du butin', text: ADVENTURE },
  'midas-touch': { name: 'Main de Midas', text: ADVENTURE },
  'patchwork-pauper': { name: 'Gueux rapiécé', text: ADVENTURE },
  stake: { name: 'Pieu', text: VAMPIRES },
  reflect: { name: 'Reflet', text: VAMPIRES },
};
