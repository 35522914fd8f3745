/** The settings and standing orders in words. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { DevilsOptions } from '../../options.js';
import type { OrderId } from '../ids.js';
import { GANGS, TABLES } from './names.js';

export const MISSIONS = {
  'run-them-out-of-town': 'Chassez-les de la ville',
  'stake-a-claim': 'La concession',
  'high-noon': 'À midi pile',
  'run-them-out-of-town-later': 'Chassez-les de la ville, plus tard',
} as const;

const tables = Object.fromEntries(Object.entries(TABLES).map(([id, { name }]) => [id, name]));
const gang = (which: string): OptionWords => ({
  label: `${which} bande`,
  help: 'Une bande toute prête, ou la tienne pour 500 dollars.',
  values: GANGS,
});

export const OPTION_WORDS: Readonly<Record<keyof DevilsOptions, OptionWords>> = {
  mission: {
    label: 'Mission',
    help: 'Pourquoi on se bat.',
    values: MISSIONS,
    why: 'Elle vient de la révision que l’auteur a faite dans les jours suivants.',
  },
  table: {
    label: 'Table',
    help: 'Où l’on se bat : une table toute prête, random: et une graine, square: et une graine pour 3 pieds sur 3, ou la tienne.',
    values: tables,
  },
  gang1: gang('Première'),
  gang2: gang('Seconde'),
  edition: {
    label: 'Édition',
    help: 'Les règles du 8 décembre 2023, ou la révision de l’auteur quelques jours plus tard.',
    values: { first: 'Première', later: 'Ultérieure' },
    why: 'L’auteur a révisé les règles dans les jours qui suivent ce document.',
  },
  edges: {
    label: 'Bords',
    help: 'Par quels bords les bandes peuvent entrer ; 24 pouces séparent les longs.',
    values: { long: 'Longs bords', any: 'Tous les bords' },
  },
  secureMode: {
    label: 'Chiffre de prise',
    help: 'Ce qu’un tirage de prise doit atteindre.',
    values: { printed: 'comme imprimé', skill: 'l’Adresse de la figurine', scaled5: '5 ou plus' },
    why: 'Le 3 des règles de base vaut pour des dés. Avec des cartes, presque tout tirage réussit.',
  },
  coverBonus: { label: 'Couvert', help: 'Ce que le couvert enlève au chiffre de Défense.' },
  rendingOn: {
    label: 'Déchirant dès',
    help: 'La carte à partir de laquelle Déchirant ajoute une touche.',
    values: { 13: 'le roi', 12: 'la dame' },
  },
  handRefill: {
    label: 'Mains complétées',
    help: 'Quand reviennent les cartes qu’une combinaison a coûtées.',
    values: { never: 'jamais', roundStart: 'à chaque manche', immediate: 'aussitôt' },
    why: 'Le document ne rend jamais une carte ; presque personne ne jouerait alors de combinaison.',
  },
  dismountWhen: {
    label: 'Mettre pied à terre',
    help: 'Au début de quelles activations un cavalier peut mettre pied à terre.',
    values: { any: 'toutes', own: 'la sienne' },
    why: 'Moins de questions : on met rarement pied à terre pendant qu’une autre figurine agit.',
  },
  meldSum: {
    label: 'Combinaisons',
    help: 'Leur somme doit-elle atteindre le chiffre, ou tomber juste dessus ?',
    values: { atLeast: 'l’atteindre', exact: 'tomber juste' },
  },
  swapOnRouting: {
    label: 'Échange en déroute',
    help: 'Une carte de déroute peut-elle être échangée avec la main ?',
    why: 'De basses cartes en main retardent longtemps la déroute.',
  },
  routLoses: {
    label: 'Fuir, c’est perdre',
    help: 'Une bande qui fuit a-t-elle perdu, ou les points décident-ils quand même ?',
    why: 'Sinon une bande qui mène peut fuir exprès et gagner.',
  },
  rollOff: {
    label: 'Cartes d’initiative',
    help: 'Combien de cartes chacun tire pour l’initiative.',
    values: { two: 'deux', one: 'une' },
    why: 'Une carte chacun, c’est plus rapide.',
  },
  keywordScale: {
    label: 'Précis et Lacérant',
    help: 'Doublés pour les cartes, ou tels qu’imprimés.',
    values: { doubled: '2', printed: '1' },
  },
  closeRange: {
    label: 'À moins de 3 pouces',
    help: 'Les bonus aident-ils encore contre le chiffre de courte distance ?',
    values: { base: 'les bonus comptent', natural: 'la carte seule' },
  },
  mutualSight: {
    label: 'Vue réciproque',
    help: 'Le décor ne bloque-t-il que s’il cache chacun à l’autre ?',
  },
  drifters: {
    label: 'Vagabonds',
    help: 'Peut-on engager des Vagabonds, qui sont des Bleus ?',
    why: 'Le profil vient d’une liste plus ancienne, le prix est de nous.',
  },
  confirmTable: {
    label: 'Accord sur la table',
    help: 'Demande-t-on aux deux joueurs, qui peuvent préférer la table suivante ?',
    why: 'Les deux joueurs peuvent s’être mis d’accord avant.',
  },
};

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'ask-if-it-matters': {
    label: 'Me demander si un échange peut compter',
    help: 'On te demande dès qu’un échange peut retourner le tirage ou améliorer ta main ; sinon la carte reste.',
  },
  'tidy-hand': {
    label: 'Ranger ma main',
    help: 'Un échec certain jette ta pire carte, une réussite certaine garde la meilleure. On te demande quand une combinaison est possible.',
  },
  'swap-if-it-turns': {
    label: 'N’échanger que si ça change tout',
    help: 'La plus petite carte qui sauve un tirage raté est échangée. On te demande quand une combinaison est possible.',
  },
  'never-swap': { label: 'Ne jamais échanger', help: 'Chaque carte est jouée comme elle vient.' },
  'stay-mounted': {
    label: 'Pied à terre pendant ma propre activation seulement',
    help: 'Les cavaliers ne sont pas consultés chaque fois qu’un autre agit.',
  },
};
