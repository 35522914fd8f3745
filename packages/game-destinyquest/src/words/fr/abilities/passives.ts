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
  attraction: {
    name: 'Attraction',
    text: 'Chaque 6 que tu lances pour un score de dégâts retire 1 d’armure à ton adversaire pour le reste du duel, avant qu’elle compte.',
  },
  'coup-de-grace': {
    name: 'Coup de grâce',
    text: 'Une fois : quand ton adversaire tombe à 10 points de vie ou moins, il tombe à 0.',
  },
  headshot: {
    name: 'Tir à la tête',
    text: 'Une fois : quand ton adversaire tombe à 5 points de vie ou moins, il tombe à 0.',
  },
  exploit: {
    name: 'Faille',
    text: 'Chaque 1 que ton adversaire lance pour la vitesse d’attaque lui coûte 1 point de vie.',
  },
  faith: { name: 'Foi', text: 'Tu récupères 2 points de vie quand tu fais un double.' },
  'fiery-temper': {
    name: 'Tempérament de feu',
    text: 'Un 6 sur deux que ton adversaire lance pour des dégâts te donne 2 en force pour le reste du duel.',
  },
  'searing-mantle': {
    name: 'Manteau ardent',
    text: 'Ton adversaire perd 1 point de vie par tranche entière de 4 de ton armure à la fin de chaque manche.',
  },
  gouge: { name: 'Entaille', text: 'Ton saignement coûte 1 point de vie de plus à la fin de chaque manche.' },
  'turn-up-the-heat': {
    name: 'Coup de chaud',
    text: 'Ton Aura de feu coûte 1 point de vie de plus à la fin de chaque manche.',
  },
  'last-rites': {
    name: 'Derniers sacrements',
    text: 'Dès que ton adversaire a 15 points de vie ou moins, il perd 1 en vitesse et 1 en armure pour le reste du duel.',
  },
  miracle: { name: 'Miracle', text: 'Ta Bénédiction donne 2 en force ou en magie au lieu de 1.' },
  'snake-strike': {
    name: 'Morsure du serpent',
    text: 'Avant la première manche : deux dés de dégâts malgré l’armure ; s’ils coûtent des points de vie, saignement, venin et maladie commencent.',
  },
  'sweet-spot': {
    name: 'Point sensible',
    text: 'Avant la première manche tu nommes un chiffre ; chaque dé de vitesse que ton adversaire lance et qui le montre lui coûte 2 points de vie.',
  },
  'tome-raider': {
    name: 'Pilleur de grimoires',
    text: '2 en magie de plus sur ta feuille pour chaque grimoire en main.',
  },
  toxicology: { name: 'Toxicologie', text: 'Maladie et venin n’ont pas d’effet sur toi.' },
  tranquillity: { name: 'Tranquillité', text: 'Ta Méditation rend 2 points de vie.' },
  vindicator: { name: 'Justicier', text: 'Tu peux jouer Double frappe deux fois, et elle fait 2 de plus.' },
  weaver: {
    name: 'Tisserand',
    text: 'Tu récupères 2 points de vie pour chaque capacité de combat que tu joues.',
  },
  indomitable: { name: 'Indomptable', text: 'Rien n’abaisse ta force.' },
  'demon-blood': {
    name: 'Sang de démon',
    text: '10 points de vie de plus sur ta feuille. Un héros maudit peut ainsi user de dix capacités.',
  },
  hexed: {
    name: 'Maudit',
    text: 'Un état : tu n’uses que de huit capacités par duel. Ce qui agit de soi-même compte dès le début.',
  },
  'holy-protector': {
    name: 'Protecteur sacré',
    text: 'Cela n’agit que contre les morts-vivants, et aucun héros n’en est un.',
  },
  'fire-shield': {
    name: 'Bouclier de feu',
    text: 'Cela n’agit que dans certains combats des livres ; rien ne le demande dans un duel.',
  },
  insulated: {
    name: 'Isolation',
    text: 'Cela n’agit que dans certains combats des livres ; rien ne le demande dans un duel.',
  },
  defender: {
    name: 'Défenseur',
    text: 'C’est pour les batailles à plusieurs ; dans un duel, personne n’est à tes côtés.',
  },
  'shock-treatment': {
    name: 'Traitement de choc',
    text: 'C’est pour les batailles à plusieurs ; dans un duel, personne n’est à tes côtés.',
  },
  'blessed-bullets': {
    name: 'Balles bénies',
    text: 'Il faut le compagnon de l’histoire, qui ne vient pas au duel.',
  },
  'broken-trust': {
    name: 'Confiance brisée',
    text: 'Il faut le compagnon de l’histoire, qui ne vient pas au duel.',
  },
  pillage: {
    name: 'Pillage',
    text: 'Cela relève de l’aventure autour des combats ; rien ne le demande dans un duel.',
  },
  cutpurse: {
    name: 'Coupe-bourse',
    text: 'Cela relève de l’aventure autour des combats ; rien ne le demande dans un duel.',
  },
};
