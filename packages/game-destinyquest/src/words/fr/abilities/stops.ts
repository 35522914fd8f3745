/** Interrupts, dodges, what answers them, and sacrifice: steps 3 to 5. Names and descriptions in French. */
import type { StopId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const STOPS = 'Arrête l’attaque : ton adversaire ne fait pas de jet de dégâts.';
const STOPS_AND_HURTS = `${STOPS} En retour, il subit deux dés de dégâts qu’aucune armure n’absorbe.`;
const DODGES =
  'Tu évites tous les dégâts de cette attaque. Ce qui agit en fin de manche te blesse quand même.';
const HOLDS = 'Répond à une esquive : elle échoue, et tu lances un simple score de dégâts.';

export const stops: Readonly<Record<StopId, AbilityWords>> = {
  'banshees-wail': { name: 'Cri de la banshee', text: STOPS },
  brutality: { name: 'Brutalité', text: STOPS_AND_HURTS },
  command: {
    name: 'Commandement',
    text: 'Retourne la manche : c’est toi qui la gagnes et qui lances les dégâts, ta capacité de combat étant dépensée.',
  },
  confound: {
    name: 'Confusion',
    text: 'Tu ne subis aucun dégât. Ton adversaire subit un dé de dégâts malgré son armure et perd 1 en force et 1 en magie pour le reste du duel.',
  },
  deflect: { name: 'Déviation', text: STOPS_AND_HURTS },
  dirge: { name: 'Chant funèbre', text: STOPS },
  'head-butt': { name: 'Coup de tête', text: STOPS },
  overpower: { name: 'Écrasement', text: STOPS_AND_HURTS },
  parry: { name: 'Parade', text: STOPS },
  slam: { name: 'Percussion', text: `${STOPS} Il perd 1 en vitesse pour la manche suivante.` },
  unstoppable: {
    name: 'Élan irrésistible',
    text: 'Si tu as perdu la manche, paie 5 points de vie pour la gagner quand même et lancer les dégâts. Ne compte pas comme ta capacité de combat.',
  },
  blink: { name: 'Clignement', text: DODGES },
  evade: { name: 'Esquive', text: DODGES },
  prophecy: { name: 'Prophétie', text: DODGES },
  sidestep: { name: 'Pas de côté', text: DODGES },
  'spider-sense': { name: 'Sens d’araignée', text: DODGES },
  vanish: { name: 'Disparition', text: DODGES },
  veil: { name: 'Voile', text: `${DODGES} Tu gagnes 1 en vitesse pour la manche suivante.` },
  dodge: { name: 'Dérobade', text: DODGES },
  ensnare: { name: 'Collet', text: HOLDS },
  hamstring: { name: 'Jarret coupé', text: HOLDS },
  sacrifice: {
    name: 'Sacrifice',
    text: 'Quand des dégâts ont été lancés contre toi, tes spectres les prennent tous et disparaissent pour le reste du duel.',
  },
};
