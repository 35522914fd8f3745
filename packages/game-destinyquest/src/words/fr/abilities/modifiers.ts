/** Modifiers that raise, heal, pay, bring back or work by themselves. Names and descriptions in French. */
import type { ModifierId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const gain = (what: string): string => `Tu gagnes ${what} pour cette manche.`;
const heal = (points: number): string => `Tu récupères ${points} points de vie.`;
const CLEANSES = 'T’enlève venin, saignement et maladie.';
const SPEED_AGAIN = 'Une capacité de vitesse que tu as jouée peut resservir une fois.';

export const modifiers: Readonly<Record<ModifierId, AbilityWords>> = {
  'raining-blows': {
    name: 'Pluie de coups',
    text: 'Chaque 6 sur un dé de ton score de dégâts ajoute un dé, qui peut en ajouter un autre à son tour.',
  },
  'blood-rage': {
    name: 'Rage de sang',
    text: 'Dès que tu as gagné deux manches de suite en blessant ton adversaire à chaque fois : 2 en force de plus pour le reste du duel.',
  },
  'blood-thief': {
    name: 'Voleur de sang',
    text: 'Quand un de tes jets de dégâts est fixé, tu récupères 4 points de vie par dé tombé de lui-même sur 6.',
  },
  'bulls-eye': {
    name: 'Dans le mille',
    text: 'Avant la première manche : un dé de dégâts malgré l’armure. Pas avec Premier coup.',
  },
  savagery: { name: 'Sauvagerie', text: gain('2 en force ou en magie') },
  vanquish: { name: 'Triomphe', text: gain('2 en force') },
  focus: { name: 'Concentration', text: gain('3 en magie') },
  fortitude: { name: 'Force d’âme', text: gain('3 en force ou en armure') },
  eureka: { name: 'Eurêka', text: gain('1 en vitesse, en force ou en magie') },
  'fallen-hero': {
    name: 'Héros tombé',
    text: `${gain('3 en force')} ${heal(10)}`,
  },
  'brain-drain': {
    name: 'Saignée mentale',
    text: 'Renonce pour de bon à 5 points de magie au plus ; chacun ajoute 1 à ton score de dégâts.',
  },
  'might-of-stone': { name: 'Force de la pierre', text: gain('3 en armure') },
  'iron-will': { name: 'Volonté de fer', text: gain('3 en armure') },
  'bright-shield': { name: 'Bouclier de lumière', text: gain('4 en armure') },
  'ice-shield': {
    name: 'Bouclier de glace',
    text: 'Lance un dé : autant en armure de plus pour cette manche.',
  },
  martyr: {
    name: 'Martyre',
    text: 'Tu perds exactement 5 points de vie au lieu des dégâts lancés contre toi, et rien ne s’ensuit.',
  },
  heal: { name: 'Soin', text: heal(4) },
  regrowth: { name: 'Repousse', text: heal(6) },
  mend: { name: 'Guérison', text: heal(15) },
  vampirism: {
    name: 'Vampirisme',
    text: 'Récupère la moitié de tous les points de vie que ton dernier coup a coûtés, arrondie au supérieur.',
  },
  cauterise: { name: 'Cautérisation', text: CLEANSES },
  tourniquet: { name: 'Garrot', text: CLEANSES },
  'second-wind': { name: 'Second souffle', text: SPEED_AGAIN },
  steal: {
    name: 'Larcin',
    text: 'Un de tes attributs monte à la valeur de ton adversaire pour cette manche.',
  },
  beguile: { name: 'Envoûtement', text: SPEED_AGAIN },
  expertise: {
    name: 'Expertise',
    text: 'Si tu as gagné la manche, ignore les dégâts d’une contre-attaque, ou de Brutalité, Déviation ou Écrasement.',
  },
  usurper: {
    name: 'Usurpation',
    text: 'Prends une capacité de vitesse ou un modificateur que ton adversaire a déjà joué, et joue-le une fois à ton tour.',
  },
  bless: {
    name: 'Bénédiction',
    text: `${heal(6)} Tu gagnes 1 en force ou en magie pour le reste du duel.`,
  },
  resolve: { name: 'Résolution', text: gain('4 en armure') },
  'spirit-ward': { name: 'Garde spirituelle', text: gain('6 en armure') },
  'war-paint': { name: 'Peinture de guerre', text: gain('3 en force ou en armure') },
  cunning: { name: 'Ruse', text: gain('3 en force') },
  wisdom: { name: 'Sagesse', text: gain('2 en magie') },
  heartless: { name: 'Sans-cœur', text: gain('2 en force ou en magie') },
  channel: {
    name: 'Canalisation',
    text: 'Renonce pour de bon à 2 points de magie pour ajouter 4 à ton score de dégâts.',
  },
  fear: { name: 'Peur', text: 'Le score de dégâts de ton adversaire baisse de 2 pour cette manche.' },
  suppress: {
    name: 'Étouffement',
    text: 'La vitesse d’attaque de ton adversaire baisse de 2 pour cette manche.',
  },
  refresh: { name: 'Regain', text: 'Une capacité que tu as dépensée, n’importe laquelle, peut resservir.' },
  penance: {
    name: 'Pénitence',
    text: 'Paie 4 points de vie pour un dé de plus à ton score de dégâts, avant ou après le jet.',
  },
  'greater-heal': { name: 'Grand soin', text: heal(8) },
  redemption: { name: 'Rédemption', text: `${gain('2 en force')} ${heal(4)}` },
  atonement: {
    name: 'Expiation',
    text: 'Avant les effets passifs : tu récupères ce que ton adversaire va perdre par saignement, venin, maladie, Barbelures, Épines et Aura de feu.',
  },
  'blessed-blades': {
    name: 'Lames bénies',
    text: 'Tu récupères autant de points de vie que tes deux épées donnent de force.',
  },
  'faithful-friend': { name: 'Ami fidèle', text: 'Ajoute 2 à ton score de dégâts.' },
  'gorilla-rage': {
    name: 'Rage du gorille',
    text: 'Chaque capacité de combat que tu joues amène un dé de contrôle ; sur un 6, tu gagnes 1 en force ou en magie, la plus haute des deux, pour le reste du duel.',
  },
  insight: {
    name: 'Clairvoyance',
    text: 'Ton adversaire perd 2 en armure pour cette manche et la suivante.',
  },
  'last-defence': {
    name: 'Dernière défense',
    text: 'Tu gagnes 2 en force tant que tu as 10 points de vie ou moins.',
  },
  'near-death': {
    name: 'Au seuil de la mort',
    text: 'Tu gagnes 2 en magie tant que tu as 10 points de vie ou moins.',
  },
  'magic-tap': {
    name: 'Source de magie',
    text: 'Tu gagnes 2 en magie pour cette manche. Resservira chaque fois que tu fais un double.',
  },
  mangle: { name: 'Mutilation', text: 'Chaque 6 que tu lances pour un score de dégâts y ajoute 2.' },
  'many-scales': { name: 'Mille écailles', text: 'Tu gagnes 3 en armure pour cette manche.' },
  parasite: {
    name: 'Parasite',
    text: 'Une de tes caractéristiques monte à la valeur de ton adversaire pour cette manche.',
  },
  purge: { name: 'Purge', text: 'Tu te débarrasses du venin et de la maladie.' },
  reaper: {
    name: 'Faucheur',
    text: 'Quand ton score de dégâts a coûté des points de vie : tu en récupères 1 par tranche entière de 5.',
  },
  'sure-edge': {
    name: 'Tranchant sûr',
    text: '1 de plus sur chaque dé de ton score de dégâts tant que tu tiens une hache, une épée, une dague ou une lance.',
  },
  'wild-child': {
    name: 'Enfant sauvage',
    text: 'Le dé de contrôle de ton Flux tellurique compte 1 de plus.',
  },
  'elysium-soaked': {
    name: 'Imprégné d’élysium',
    text: 'Un défaut : chaque modificateur que tu joues amène un dé de contrôle ; sur un 1, il échoue pour cette manche, sans être usé.',
  },
};
