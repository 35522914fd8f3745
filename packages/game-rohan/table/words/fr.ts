/** Everything this table says in words of its own, in French. */
import { grammarOf } from '@fray/engine';
import type { RohanWords } from './en.js';

const grammar = grammarOf('fr');
const NUMBERS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq'];
const many = (n: number) => NUMBERS[n] ?? grammar.number(n);

const BREAKS: Readonly<Record<string, string>> = {
  Berserker: 'Ber\u00adserker',
  Dunlending: 'Dun\u00adlending',
  Inspiration: 'Inspi\u00adration',
  Ralliement: 'Rallie\u00adment',
};

export const words: RohanWords = {
  attacks: 'attaque',
  defends: 'défend',
  finished: 'a fini pour cette manche',
  place: 'Placer',
  here: 'ici',
  pass: 'Passer',
  finish: 'Finir',
  keep: 'Garder cette main',
  redraw: 'Repiocher',
  empty: 'vide',
  openLane: 'couloir ouvert',
  notReached: 'pas atteint',
  decks: 'Les pioches',
  decksHint: 'Tout le monde sait ce qui a été mélangé. Les cartes en jeu sont décomptées.',
  row: (name) => `${name} : rangée de cinq couloirs`,
  hand: 'Ta main',
  handOf: (name, cards) =>
    `${name} a ${cards} ${grammar.plural(cards, { one: 'carte', other: 'cartes' })} en main`,
  deck: (cards) => `Pioche ${cards}`,
  round: (round) => `Manche ${round}`,
  youAttack: 'Tu attaques',
  youDefend: 'Tu défends',
  mayReturn: 'tu peux revenir',
  assaultBegins: 'l’Assaut commence',
  noMoreCards: 'plus de cartes cette manche',
  noMoreBlocks: 'plus de blocages cette manche',
  playOn: 'Continuer',
  sureToFinish: (lanes, attacks) => ({
    ask: 'Finir pour cette manche ?',
    hint: `${lanes === 1 ? 'Un de tes couloirs est encore ouvert' : `${many(lanes)} de tes couloirs sont encore ouverts`}. Après cela, tu ne pourras plus ${attacks ? 'placer de carte' : 'bloquer'} dans cette manche.`,
  }),
  nothingFits: 'Aucune de tes cartes ne convient maintenant.',
  emptyHand: 'Ta main est vide.',
  lanesFull: 'Une de tes cartes se tient dans chaque couloir.',
  onlyDefenders: 'Ce que tu as en main ne se joue qu’en défense.',
  onlyAttackers: 'Ce que tu as en main ne se joue qu’en attaque.',
  nothingToBlock: 'Chaque carte ennemie a déjà une des tiennes en face.',
  bySurprise: (cards) =>
    `Surprise (${grammar.listed(cards)}) : aucune de tes cartes ne peut se placer en face.`,
  passToWait: 'Passe, et tu pourras encore répondre à ce qui vient.',
  passToAssault: 'Passe, et l’Assaut commence.',
  someoneAttacks: (attacker) => `${attacker} attaque`,
  lane: (lane) => `Couloir ${lane + 1}`,
  whereTo: (card) => `Où placer cette carte : ${card} ?`,
  lanesFree: (count) => (count === 1 ? 'Un couloir ouvert.' : `${many(count)} couloirs ouverts.`),
  placing: (lane, card, effect) =>
    `Couloir ${lane + 1}, vide, placer ${card} ici${effect === '' ? '' : ` : ${effect}`}`,
  refusing: (lane, reason) => `Couloir ${lane + 1}, vide. Pas ici : ${reason}`,
  emptyLane: (lane) => `Couloir ${lane + 1}, vide`,
  held: (card, at) => `${card}, carte ${at} de ta main`,
  picked: (card, lanes) =>
    lanes.length === 0
      ? `En main : ${card}.`
      : `En main : ${card}. Ouvert : ${lanes.length === 1 ? 'couloir' : 'couloirs'} ${lanes.map((lane) => lane + 1).join(', ')}.`,
  heldRefused: (reason) => `Pas maintenant : ${reason}`,
  loses: (name, loss) => `${loss} pour ${name}`,
  falls: (card) => `${card} succombe`,
  fallsAndSpills: (card, loss) =>
    `${card} succombe, ${loss} ${grammar.plural(loss, { one: 'déborde', other: 'débordent' })}`,
  holds: (card, before, after) => (before === after ? `${card} indemne` : `${card} ${before} → ${after}`),
  after: 'après l’Assaut',
  deckTotal: (name, cards, reinforcements) =>
    `${name}, ${cards} cartes${reinforcements === 0 ? '' : ` et ${reinforcements} venues en renfort`}`,
  deckRow: (total, table, hand) => {
    const parts = [`${total} en tout`];
    if (table > 0) parts.push(`${table} sur la table`);
    if (hand > 0) parts.push(`${hand} en main`);
    return parts.join(' · ');
  },
  unseen: (count) => `${count} pas encore ${grammar.plural(count, { one: 'vue', other: 'vues' })}`,
  forecast: 'Prévision de l’Assaut',
  healthOf: (name) => `Santé : ${name}`,
  healthLoss: (loss) => `−${loss} Santé`,
  fallsShort: 'succombe',
  fallsShortSpills: (loss) => `succombe −${loss}`,
  holdsShort: 'tient',
  youFall: 'Tu succombes à cet Assaut.',
  inHand: (cards: number) => `${cards} en main`,
  youLose: (loss: number) => `toi −${loss}`,
  theyLose: (name: string, loss: number) => `${name} −${loss}`,
  fallsFor: (lost: string) => `succombe, ${lost}`,
  surprised: 'Surprise : personne ne peut se placer ici',
  hours: ['soir', 'nuit', 'première lueur', 'aube'],
  lastOpen: (lane: number) => `Le couloir ${lane + 1} était ouvert.`,
  lastThrough: (lane: number) => `Le couloir ${lane + 1} a cédé.`,
  lastBlow: (card: string, loss: number, name: string, before: number) =>
    `${card} passe avec ${loss}. ${name} : Santé ${before} → 0.`,
  deckOf: (name, faction) => `${name}, ${faction}`,
  figures: { atk: 'attaque', def: 'défense', hp: 'points de vie' },
  factions: ['Rohan', 'Isengard'],
  conditions: ['Libre', 'Attaque seule', 'Défense seule'],
  raised: (printed) => `, en hausse, ${printed} au départ`,
  lowered: (printed) => `, en baisse, ${printed} au départ`,
  chart: 'Santé, manche par manche',
  youWon: (round) => `Tu as gagné à la manche ${round}`,
  theyWon: (name, round) => `${name} a gagné à la manche ${round}`,
  drawn: (round) => `Partie nulle à la manche ${round}`,
  health: 'Santé',
  damageTo: (total, name) => `Ce qui a pris ${total} de Santé à ${name}`,
  damageToYou: (total) => `Ce qui t’a pris ${total} de Santé`,
  breakable: (name) => BREAKS[name] ?? name,
};
