/** Everything this table says in words of its own, in German. */
import { grammarOf } from '@fray/engine';
import type { RohanWords } from './en.js';

const grammar = grammarOf('de');
const NUMBERS = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf'];
const many = (n: number) => NUMBERS[n] ?? grammar.number(n);
const cardsOf = (n: number) => `${n} ${grammar.plural(n, { one: 'Karte', other: 'Karten' })}`;

const BREAKS: Readonly<Record<string, string>> = {
  Berserker: 'Ber\u00adserker',
  Dunländer: 'Dun\u00adländer',
  Elbenkrieger: 'Elben\u00adkrieger',
  Elbenprinz: 'Elben\u00adprinz',
  Lockenträger: 'Locken\u00adträger',
  Panzerbrecher: 'Panzer\u00adbrecher',
  Rammbock: 'Ramm\u00adbock',
  Streicher: 'Strei\u00adcher',
  Überraschung: 'Über\u00adraschung',
  Verstärkung: 'Verstär\u00adkung',
};

export const words: RohanWords = {
  attacks: 'greift an',
  defends: 'verteidigt',
  finished: 'fertig für diese Runde',
  place: 'Hierhin',
  here: 'stellen',
  pass: 'Passen',
  finish: 'Fertig',
  keep: 'Diese Hand behalten',
  redraw: 'Neu ziehen',
  empty: 'leer',
  openLane: 'offene Bahn',
  notReached: 'nicht erreicht',
  decks: 'Alle Karten',
  decksHint: 'Alle wissen, was gemischt wurde. Karten im Spiel sind abgezogen.',
  row: (name) => `${name}: Reihe mit fünf Bahnen`,
  hand: 'Deine Hand',
  handOf: (name, cards) => `${name} hat ${cardsOf(cards)} auf der Hand`,
  deck: (cards) => `Stapel ${cards}`,
  round: (round) => `Runde ${round}`,
  youAttack: 'Du greifst an',
  youDefend: 'Du verteidigst',
  mayReturn: 'du kannst zurückkommen',
  assaultBegins: 'der Ansturm beginnt',
  noMoreCards: 'nichts mehr diese Runde',
  noMoreBlocks: 'kein Blocken mehr in dieser Runde',
  playOn: 'Weiterspielen',
  sureToFinish: (lanes, attacks) => ({
    ask: 'Fertig für diese Runde?',
    hint: `${many(lanes)} deiner Bahnen ${lanes === 1 ? 'ist' : 'sind'} noch offen. Danach kannst du in dieser Runde ${attacks ? 'keine Karte mehr aufstellen' : 'nicht mehr blocken'}.`,
  }),
  nothingFits: 'Keine deiner Karten passt jetzt.',
  emptyHand: 'Deine Hand ist leer.',
  lanesFull: 'In jeder Bahn steht eine Karte von dir.',
  onlyDefenders: 'Was du auf der Hand hast, spielt man nur in der Verteidigung.',
  onlyAttackers: 'Was du auf der Hand hast, spielt man nur im Angriff.',
  nothingToBlock: 'Jeder feindlichen Karte steht schon eine von dir gegenüber.',
  bySurprise: (cards) =>
    `Überraschung (${grammar.listed(cards)}): Keine deiner Karten darf sich entgegenstellen.`,
  passToWait: 'Passe, und du kannst noch auf das antworten, was kommt.',
  passToAssault: 'Passe, und der Ansturm beginnt.',
  someoneAttacks: (attacker) => `${attacker} greift an`,
  lane: (lane) => `Bahn ${lane + 1}`,
  whereTo: (card) => `Wohin stellst du „${card}“?`,
  lanesFree: (count) => `${many(count)} ${count === 1 ? 'offene Bahn' : 'offene Bahnen'}.`,
  placing: (lane, card, effect) =>
    `Bahn ${lane + 1}, leer, „${card}“ hierhin stellen${effect === '' ? '' : `: ${effect}`}`,
  refusing: (lane, reason) => `Bahn ${lane + 1}, leer. Nicht hier: ${reason}`,
  emptyLane: (lane) => `Bahn ${lane + 1}, leer`,
  held: (card, at) => `${card}, Karte ${at} auf deiner Hand`,
  picked: (card, lanes) =>
    lanes.length === 0
      ? `Gewählt: ${card}.`
      : `Gewählt: ${card}. Offen: Bahn ${lanes.map((lane) => lane + 1).join(', ')}.`,
  heldRefused: (reason) => `Nicht jetzt: ${reason}`,
  loses: (name, loss) => `${loss} auf ${name}`,
  falls: (card) => `${card} fällt`,
  fallsAndSpills: (card, loss) =>
    `${card} fällt, ${loss} ${grammar.plural(loss, { one: 'bricht', other: 'brechen' })} durch`,
  holds: (card, before, after) => (before === after ? `${card} unverletzt` : `${card} ${before} → ${after}`),
  after: 'nach dem Ansturm',
  deckTotal: (name, cards, reinforcements) =>
    `${name}, ${cardsOf(cards)}${reinforcements === 0 ? '' : ` und ${reinforcements} als Verstärkung`}`,
  deckRow: (total, table, hand) => {
    const parts = [`${total} insgesamt`];
    if (table > 0) parts.push(`${table} auf dem Tisch`);
    if (hand > 0) parts.push(`${hand} auf der Hand`);
    return parts.join(' · ');
  },
  unseen: (count) => `${count} ungesehen`,
  forecast: 'Vorschau auf den Ansturm',
  healthOf: (name) => `Lebenskraft: ${name}`,
  healthLoss: (loss) => `−${loss} Leben`,
  fallsShort: 'fällt',
  fallsShortSpills: (loss) => `fällt −${loss}`,
  holdsShort: 'hält',
  youFall: 'In diesem Ansturm fällst du.',
  inHand: (cards: number) => `${cards} auf der Hand`,
  youLose: (loss: number) => `du −${loss}`,
  theyLose: (name: string, loss: number) => `${name} −${loss}`,
  fallsFor: (lost: string) => `fällt, ${lost}`,
  surprised: 'Überraschung: hier darf niemand stehen',
  hours: ['Abend', 'Nacht', 'erstes Licht', 'Morgen'],
  lastOpen: (lane: number) => `Bahn ${lane + 1} stand offen.`,
  lastThrough: (lane: number) => `Bahn ${lane + 1} brach.`,
  lastBlow: (card: string, loss: number, name: string, before: number) =>
    `${card} kommt mit ${loss} durch. ${name}: Lebenskraft ${before} → 0.`,
  deckOf: (name, faction) => `${name}, ${faction}`,
  figures: { atk: 'Angriff', def: 'Abwehr', hp: 'Trefferpunkte' },
  factions: ['Rohan', 'Isengard'],
  conditions: ['Frei', 'Nur Angriff', 'Nur Abwehr'],
  raised: (printed) => `, erhöht von ${printed}`,
  lowered: (printed) => `, gesenkt von ${printed}`,
  chart: 'Lebenskraft, Runde für Runde',
  youWon: (round) => `Du hast in Runde ${round} gewonnen`,
  theyWon: (name, round) => `${name} hat in Runde ${round} gewonnen`,
  drawn: (round) => `Unentschieden in Runde ${round}`,
  health: 'Lebenskraft',
  damageTo: (total, name) => `Was ${name} ${total} Lebenskraft gekostet hat`,
  damageToYou: (total) => `Was dich ${total} Lebenskraft gekostet hat`,
  breakable: (name) => BREAKS[name] ?? name,
};
