/** Everything this table says in words of its own, in English. */
import { grammarOf } from '@fray/engine';

const grammar = grammarOf('en');
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

const BREAKS: Readonly<Record<string, string>> = {
  Berserker: 'Ber\u00adserker',
  Dunlending: 'Dun\u00adlending',
  Lockbearer: 'Lock\u00adbearer',
};

export const words = {
  attacks: 'attacks',
  defends: 'defends',
  finished: 'finished for this round',
  place: 'Place',
  here: 'here',
  pass: 'Pass',
  finish: 'Finish',
  keep: 'Keep this hand',
  redraw: 'Draw anew',
  empty: 'empty',
  openLane: 'open lane',
  notReached: 'not reached',
  decks: 'Deck lists',
  decksHint: 'Everyone knows what was shuffled in. Cards in play are taken off the count.',
  row: (name: string) => `${name}: row of five lanes`,
  hand: 'Your hand',
  handOf: (name: string, cards: number) => `${name} holds ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  deck: (cards: number) => `Deck ${cards}`,
  round: (round: number) => `Round ${round}`,
  youAttack: 'You attack',
  youDefend: 'You defend',
  /** What a pass or a finish comes to. */
  mayReturn: 'you may come back',
  assaultBegins: 'the Assault begins',
  noMoreCards: 'no more cards this round',
  noMoreBlocks: 'no more blocks this round',
  playOn: 'Play on',
  sureToFinish: (lanes: number, attacks: boolean) => ({
    ask: 'Finish for this round?',
    hint: `${NUMBERS[lanes] ?? lanes} ${lanes === 1 ? 'lane of yours is' : 'lanes of yours are'} still open. After this you cannot ${attacks ? 'place a card' : 'block'} again this round.`,
  }),
  nothingFits: 'No card of yours fits now.',
  emptyHand: 'Your hand is empty.',
  lanesFull: 'A card of yours stands in every lane.',
  onlyDefenders: 'What you hold may only be played while you defend.',
  onlyAttackers: 'What you hold may only be played while you attack.',
  nothingToBlock: 'No enemy card stands without one of yours opposite.',
  bySurprise: (cards: readonly string[]) =>
    `${grammar.listed(cards)} came by Surprise: no card of yours may be placed against ${cards.length === 1 ? 'it' : 'them'}.`,
  passToWait: 'Pass, and you may still answer what comes.',
  passToAssault: 'Pass, and the Assault begins.',
  someoneAttacks: (attacker: string) => `${attacker} attacks`,
  lane: (lane: number) => `Lane ${lane + 1}`,
  whereTo: (card: string) => `Where does ${card} stand?`,
  lanesFree: (count: number) => `${NUMBERS[count] ?? count} ${count === 1 ? 'open lane' : 'open lanes'}.`,
  placing: (lane: number, card: string, effect: string) =>
    `Lane ${lane + 1}, empty, place ${card} here${effect === '' ? '' : `: ${effect}`}`,
  refusing: (lane: number, reason: string) => `Lane ${lane + 1}, empty. Not here: ${reason}`,
  emptyLane: (lane: number) => `Lane ${lane + 1}, empty`,
  held: (card: string, at: number) => `${card}, card ${at} in your hand`,
  picked: (card: string, lanes: readonly number[]) =>
    lanes.length === 0
      ? `${card} picked.`
      : `${card} picked. Open: lane ${lanes.map((lane) => lane + 1).join(', ')}.`,
  heldRefused: (reason: string) => `Not now: ${reason}`,
  loses: (name: string, loss: number) => `${loss} to ${name}`,
  falls: (card: string) => `${card} falls`,
  fallsAndSpills: (card: string, loss: number) => `${card} falls, ${loss} ${loss === 1 ? 'spills' : 'spill'}`,
  holds: (card: string, before: number, after: number) =>
    before === after ? `${card} unhurt` : `${card} ${before} → ${after}`,
  after: 'after the Assault',
  deckTotal: (name: string, cards: number, reinforcements: number) =>
    `${name}, ${cards} cards${reinforcements === 0 ? '' : ` and ${reinforcements} that came as reinforcements`}`,
  deckRow: (total: number, table: number, hand: number) => {
    const parts = [`${total} in all`];
    if (table > 0) parts.push(`${table} on the table`);
    if (hand > 0) parts.push(`${hand} in hand`);
    return parts.join(' · ');
  },
  unseen: (count: number) => `${count} unseen`,
  forecast: 'Forecast of the Assault',
  healthOf: (name: string) => `Health of ${name}`,
  healthLoss: (loss: number) => `−${loss} Health`,
  fallsShort: 'falls',
  fallsShortSpills: (loss: number) => `falls −${loss}`,
  holdsShort: 'holds',
  youFall: 'You fall in this Assault.',
  inHand: (cards: number) => `${cards} in hand`,
  youLose: (loss: number) => `you −${loss}`,
  theyLose: (name: string, loss: number) => `${name} −${loss}`,
  fallsFor: (lost: string) => `falls, ${lost}`,
  surprised: 'Surprise: nobody may stand here',
  hours: ['dusk', 'night', 'first light', 'dawn'],
  lastOpen: (lane: number) => `Lane ${lane + 1} stood open.`,
  lastThrough: (lane: number) => `Lane ${lane + 1} broke.`,
  lastBlow: (card: string, loss: number, name: string, before: number) =>
    `${card} goes through for ${loss}. ${name}: Health ${before} → 0.`,
  deckOf: (name: string, faction: string) => `${name}, ${faction}`,
  figures: { atk: 'attack', def: 'defence', hp: 'hit points' },
  factions: ['Rohan', 'Isengard'],
  conditions: ['Free', 'Attack only', 'Defence only'],
  raised: (printed: number) => `, raised from ${printed}`,
  lowered: (printed: number) => `, lowered from ${printed}`,
  chart: 'Health, round by round',
  youWon: (round: number) => `You won in round ${round}`,
  theyWon: (name: string, round: number) => `${name} won in round ${round}`,
  drawn: (round: number) => `A draw in round ${round}`,
  health: 'Health',
  damageTo: (total: number, name: string) => `What took ${total} Health from ${name}`,
  damageToYou: (total: number) => `What took ${total} Health from you`,
  /** Where a long name may break on a narrow card. */
  breakable: (name: string) => BREAKS[name] ?? name,
};

export type RohanWords = typeof words;
