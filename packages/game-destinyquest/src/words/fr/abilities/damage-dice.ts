/** Damage dice abilities, step 4. Names and descriptions in French. */
import type { DiceId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_DIE = 'Un dé de dégâts.';
const SLOWS = 'Un dé de dégâts. Ton adversaire perd 1 en vitesse pour la manche suivante.';

export const damageDice: Readonly<Record<DiceId, AbilityWords>> = {
  'back-fire': {
    name: 'Retour de flamme',
    text: 'Trois dés de dégâts contre ton adversaire et deux contre toi, lancés et subis ensemble.',
  },
  'black-rain': { name: 'Pluie noire', text: ONE_DIE },
  'blood-hail': {
    name: 'Grêle de sang',
    text: 'Deux dés de dégâts, et 4 de plus si ton adversaire saigne depuis une manche précédente.',
  },
  bolt: {
    name: 'Carreau',
    text: 'Charge-le maintenant, sans faire de dégâts ; tire-le dans une manche suivante que tu gagnes, pour trois dés de dégâts.',
  },
  cleave: { name: 'Fendoir', text: ONE_DIE },
  'double-punch': { name: 'Double frappe', text: 'Deux dés de dégâts, plus la force de tes deux armes.' },
  flurry: { name: 'Rafale', text: ONE_DIE },
  'ice-shards': {
    name: 'Éclats de glace',
    text: 'Autant de dégâts que tu as de magie ; on ne lance aucun dé.',
  },
  ignite: {
    name: 'Embrasement',
    text: 'Deux dés de dégâts ; s’ils coûtent des points de vie, ton adversaire brûle. Tes modificateurs ne changent rien à ce jet.',
  },
  'ley-line-infusion': {
    name: 'Flux tellurique',
    text: 'Un dé de direction décide. 1 : un dé de dégâts contre chaque camp. 2 ou 3 : tu récupères 5, et un dé de dégâts. 4 à 6 : tu récupères 8, et un dé de dégâts.',
  },
  'natures-revenge': {
    name: 'Revanche de la nature',
    text: 'Deux dés de dégâts. Ton adversaire perd 1 en vitesse pour la manche suivante.',
  },
  puncture: {
    name: 'Perforation',
    text: 'Deux dés de dégâts. Ton adversaire perd 1 en armure pour le reste du duel.',
  },
  rake: {
    name: 'Coup de griffes',
    text: 'Trois dés de dégâts. Tes modificateurs ne changent rien à ce jet.',
  },
  skewer: { name: 'Embrochement', text: SLOWS },
  'stone-rain': {
    name: 'Pluie de pierres',
    text: 'Un dé de dégâts maintenant ; si tu continues à gagner, elle peut reprendre avec deux dés à la manche suivante et quatre à celle d’après.',
  },
  swarm: { name: 'Essaim', text: SLOWS },
  'thorn-cage': {
    name: 'Cage d’épines',
    text: 'Un dé de dégâts, et ton adversaire perd désormais 1 point de vie à la fin de chaque manche.',
  },
  trample: { name: 'Piétinement', text: 'Trois dés de dégâts.' },
  volley: { name: 'Volée', text: ONE_DIE },
  vortex: {
    name: 'Vortex',
    text: 'Aucun dégât maintenant. Dès la manche suivante, on lance un dé au début de chacune : sur 1 ou 2, tu perds 2 points de vie, sinon c’est ton adversaire.',
  },
  haunt: {
    name: 'Hantise',
    text: 'Aucun dégât maintenant. Ton adversaire perd 2 points de vie à la fin de chaque manche, jusqu’à ce que tu fasses un double.',
  },
  meditation: {
    name: 'Méditation',
    text: 'Aucun dégât maintenant. Tu récupères désormais 1 point de vie à la fin de chaque manche.',
  },
  'stone-skin': {
    name: 'Peau de pierre',
    text: 'Aucun dégât maintenant. Tu te changes en pierre : 2 en vitesse de moins et aucune autre capacité que Piétinement, mais un dé de 1 ou 2 efface une manche perdue. Prend fin quand tu gagnes une manche et renonces à lancer.',
  },
  'monkey-mob': {
    name: 'Bande de singes',
    text: 'Pas de dégâts maintenant. Ton adversaire perd 2 points de vie à la fin de chaque manche, dès celle-ci.',
  },
  packmaster: {
    name: 'Chef de meute',
    text: 'Pas de dégâts maintenant. Ton adversaire perd 2 points de vie à la fin de chaque manche, jusqu’à ce que tu fasses un double.',
  },
  primal: {
    name: 'Force primitive',
    text: 'Pas de dégâts maintenant. Tu gagnes 2 en force et 2 en magie pour le reste du duel.',
  },
  'savage-call': {
    name: 'Appel sauvage',
    text: 'Pas de dégâts maintenant. Tu gagnes 2 en force pour le reste du duel.',
  },
  wave: {
    name: 'Vague',
    text: 'Dégâts égaux à la moitié de ta magie, arrondie au supérieur, malgré l’armure ; aucun dé n’est lancé.',
  },
  wither: {
    name: 'Flétrissure',
    text: 'Deux dés de dégâts. Ton adversaire perd 1 en force ou en magie, à ton choix, pour le reste du duel.',
  },
  'smash-fire': { name: 'Choc de feu', text: 'Deux dés de dégâts.' },
  'splash-damage': {
    name: 'Éclaboussure',
    text: 'Un dé de dégâts, et un modificateur que tu as joué peut resservir.',
  },
};
