/** Modifiers that change dice. Names and descriptions in French. */
import type { DiceModifierId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const SWAP = 'Échange un de tes dés de vitesse contre un de ceux de ton adversaire.';
const ALL_SIXES = 'Tous tes dés de dégâts d’un même jet deviennent des 6.';

export const diceModifiers: Readonly<Record<DiceModifierId, AbilityWords>> = {
  charm: { name: 'Porte-bonheur', text: 'Relance un de tes propres dés et garde le nouveau résultat.' },
  feint: { name: 'Feinte', text: 'Relance autant de tes dés de vitesse que tu veux.' },
  surefooted: { name: 'Pied sûr', text: 'Relance tous tes dés de vitesse.' },
  trickster: { name: 'Filouterie', text: SWAP },
  deceive: { name: 'Tromperie', text: SWAP },
  'shadow-speed': {
    name: 'Vitesse de l’ombre',
    text: 'Les 1 de tes dés de vitesse comptent toujours pour 3.',
  },
  consume: {
    name: 'Consomption',
    text: 'Chaque dé de vitesse de ton adversaire montre 1 de moins, mais jamais moins de 1.',
  },
  'last-laugh': {
    name: 'Dernier rire',
    text: 'Ton adversaire relance tous les dés d’un jet : vitesse d’attaque ou score de dégâts.',
  },
  watchful: { name: 'Vigilance', text: 'Un dé de ton adversaire qui montre 6 devient un 1.' },
  'second-sight': {
    name: 'Seconde vue',
    text: 'Chaque dé de dégâts d’un jet de ton adversaire montre 2 de moins, mais jamais moins de 1.',
  },
  dominate: { name: 'Domination', text: 'Un de tes dés de dégâts devient un 6.' },
  'critical-strike': { name: 'Coup critique', text: ALL_SIXES },
  'gut-ripper': { name: 'Étripage', text: ALL_SIXES },
  sneak: { name: 'Fourberie', text: 'Un dé de vitesse de ton adversaire devient un 1.' },
  finesse: { name: 'Finesse', text: 'Relance un de tes dés de dégâts et ajoute 2 aux dégâts.' },
  'high-five': { name: 'Tope là', text: 'Un de tes dés déjà lancés, au choix, devient un 5.' },
  hooked: {
    name: 'Ferré',
    text: 'Mets de côté un de tes dés de vitesse : à la manche suivante il est là tel quel, et tu lances un dé de moins.',
  },
  hypnotise: { name: 'Hypnose', text: 'Chaque 6 d’un score de dégâts de ton adversaire est relancé.' },
  'roll-with-it': {
    name: 'Dans l’élan',
    text: 'Vainqueur de la manche, avant le jet de dégâts : un de tes dés de vitesse, tel quel, est le dé de ton score de dégâts.',
  },
  'silver-frost': {
    name: 'Givre d’argent',
    text: 'Les dés de vitesse de ton adversaire restent tels quels à la manche suivante ; rien ne les change alors.',
  },
  siphon: { name: 'Siphon', text: 'Chaque 6 d’un score de dégâts de ton adversaire devient un 1.' },
  'sure-grip': { name: 'Poigne sûre', text: 'Chaque 1 de ton jet de vitesse devient un 6.' },
  'bright-spark': {
    name: 'Esprit vif',
    text: 'Autant que tu veux : relance un dé de ton score de dégâts, chaque dé une fois par jet ; le nouveau résultat compte.',
  },
  'cruel-twist': {
    name: 'Cruel revers',
    text: 'Un dé de plus pour ton score de dégâts, si l’un de ses dés est tombé sur 6.',
  },
  underhand: {
    name: 'Coup bas',
    text: 'Si tes dés de vitesse montrent un double et que ton total est plus bas, tu gagnes la manche.',
  },
};
