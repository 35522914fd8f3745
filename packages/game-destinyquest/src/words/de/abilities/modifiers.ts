/** Modifiers that raise, heal, pay, bring back or work by themselves. Names and descriptions in German. */
import type { ModifierId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const more = (what: string): string => `Du hast in dieser Runde ${what} mehr.`;
const CLEANSES = 'Nimmt dir Gift, Blutung und Seuche ab.';
const SPEED_AGAIN = 'Eine Tempofähigkeit, die du gespielt hast, geht noch einmal.';

export const modifiers: Readonly<Record<ModifierId, AbilityWords>> = {
  'raining-blows': {
    name: 'Hiebhagel',
    text: 'Jede 6 auf einem Würfel deines Schadenswerts bringt einen weiteren Würfel, der wieder einen bringen kann.',
  },
  'blood-rage': {
    name: 'Blutrausch',
    text: 'Sobald du zwei Runden hintereinander gewonnen und dein Gegenüber dabei beide Male Leben gekostet hast: 2 Kraft mehr für den Rest des Duells.',
  },
  'blood-thief': {
    name: 'Blutdieb',
    text: 'Steht einer deiner Schadenswürfe fest, heilst du 4 für jeden Würfel, der von selbst auf die 6 gefallen ist.',
  },
  'bulls-eye': {
    name: 'Blattschuss',
    text: 'Vor der ersten Runde: ein Schadenswürfel an der Rüstung vorbei. Nicht zusammen mit Erstschlag.',
  },
  savagery: { name: 'Wildheit', text: more('2 Kraft oder Magie') },
  vanquish: { name: 'Bezwingung', text: more('2 Kraft') },
  focus: { name: 'Fokus', text: more('3 Magie') },
  fortitude: { name: 'Zähigkeit', text: more('3 Kraft oder Rüstung') },
  eureka: { name: 'Heureka', text: more('1 Tempo, Kraft oder Magie') },
  'fallen-hero': { name: 'Heldengeist', text: 'Du hast in dieser Runde 3 Kraft mehr und heilst 10.' },
  'brain-drain': {
    name: 'Geistesopfer',
    text: 'Gib bis zu 5 Magie für immer her; jeder Punkt bringt 1 mehr Schadenswert.',
  },
  'might-of-stone': { name: 'Steinkraft', text: more('3 Rüstung') },
  'iron-will': { name: 'Eisenwille', text: more('3 Rüstung') },
  'bright-shield': { name: 'Lichtschild', text: more('4 Rüstung') },
  'ice-shield': {
    name: 'Eisschild',
    text: 'Wirf einen Würfel: so viel Rüstung mehr in dieser Runde.',
  },
  martyr: {
    name: 'Martyrium',
    text: 'Statt des Schadens, der gegen dich gewürfelt wurde, verlierst du genau 5 Leben, und nichts folgt daraus.',
  },
  heal: { name: 'Heilung', text: 'Du heilst 4.' },
  regrowth: { name: 'Neuwuchs', text: 'Du heilst 6.' },
  mend: { name: 'Genesung', text: 'Du heilst 15.' },
  vampirism: {
    name: 'Vampirismus',
    text: 'Heile halb so viel, wie dein letzter Hieb insgesamt an Leben gekostet hat, aufgerundet.',
  },
  cauterise: { name: 'Ausbrennen', text: CLEANSES },
  tourniquet: { name: 'Aderpresse', text: CLEANSES },
  'second-wind': { name: 'Atemholen', text: SPEED_AGAIN },
  steal: {
    name: 'Diebstahl',
    text: 'Eine deiner Eigenschaften steigt in dieser Runde auf den Wert deines Gegenübers.',
  },
  beguile: { name: 'Betörung', text: SPEED_AGAIN },
  expertise: {
    name: 'Könnerschaft',
    text: 'Hast du die Runde gewonnen, schadet dir ein Gegenschlag nicht, und Brutalität, Abwehr oder Überwältigung auch nicht.',
  },
  usurper: {
    name: 'Usurpation',
    text: 'Nimm dir etwas, das dein Gegenüber schon gespielt hat, eine Tempofähigkeit oder einen Modifikator, und spiele es einmal selbst.',
  },
  bless: {
    name: 'Segen',
    text: 'Du heilst 6 und hast für den Rest des Duells 1 Kraft oder Magie mehr.',
  },
  resolve: { name: 'Entschlossenheit', text: more('4 Rüstung') },
  'spirit-ward': { name: 'Geisterschutz', text: more('6 Rüstung') },
  'war-paint': { name: 'Kriegsbemalung', text: more('3 Kraft oder Rüstung') },
  cunning: { name: 'List', text: more('3 Kraft') },
  wisdom: { name: 'Weisheit', text: more('2 Magie') },
  heartless: { name: 'Herzlosigkeit', text: more('2 Kraft oder Magie') },
  channel: { name: 'Machtkanal', text: 'Gib 2 Magie für immer her, um deinen Schadenswert um 4 zu erhöhen.' },
  fear: { name: 'Furcht', text: 'Der Schadenswert deines Gegenübers ist in dieser Runde um 2 niedriger.' },
  suppress: {
    name: 'Unterdrückung',
    text: 'Das Angriffstempo deines Gegenübers ist in dieser Runde um 2 niedriger.',
  },
  refresh: {
    name: 'Erfrischung',
    text: 'Irgendeine Fähigkeit, die du verbraucht hast, geht noch einmal.',
  },
  penance: {
    name: 'Buße',
    text: 'Bezahle 4 Leben für einen Würfel mehr auf deinen Schadenswert, vor oder nach dem Wurf.',
  },
  'greater-heal': { name: 'Großheilung', text: 'Du heilst 8.' },
  redemption: { name: 'Erlösung', text: 'Du hast in dieser Runde 2 Kraft mehr und heilst 4.' },
  atonement: {
    name: 'Sühne',
    text: 'Vor dem Passiven: Du heilst, was dein Gegenüber gleich durch Blutung, Gift, Seuche, Widerhaken, Dornen und Feueraura verliert.',
  },
  'blessed-blades': {
    name: 'Geweihte Klingen',
    text: 'Du heilst so viel, wie deine beiden Schwerter an Kraft geben.',
  },
  'faithful-friend': { name: 'Treuer Freund', text: '2 mehr auf deinem Schadenswert.' },
  'gorilla-rage': {
    name: 'Gorillawut',
    text: 'Jede Kampffähigkeit, die du spielst, bringt einen Steuerwürfel; bei einer 6 hast du für den Rest des Duells 1 mehr Kraft oder Magie, je nachdem, was höher ist.',
  },
  insight: {
    name: 'Einblick',
    text: 'Dein Gegenüber hat in dieser und der nächsten Runde 2 Rüstung weniger.',
  },
  'last-defence': {
    name: 'Letzte Abwehr',
    text: 'Du hast 2 Kraft mehr, solange du höchstens 10 Leben hast.',
  },
  'near-death': { name: 'Todesnähe', text: 'Du hast 2 Magie mehr, solange du höchstens 10 Leben hast.' },
  'magic-tap': {
    name: 'Magieader',
    text: 'Du hast in dieser Runde 2 Magie mehr. Mit jedem Pasch, den du würfelst, ist sie wieder spielbar.',
  },
  mangle: { name: 'Zerfleischen', text: 'Jede 6, die du für einen Schadenswert würfelst, zählt 2 mehr.' },
  'many-scales': { name: 'Viele Schuppen', text: 'Du hast in dieser Runde 3 Rüstung mehr.' },
  parasite: {
    name: 'Parasit',
    text: 'Eine deiner Eigenschaften steigt in dieser Runde auf den Wert deines Gegenübers.',
  },
  purge: { name: 'Reinigung', text: 'Du wirst Gift und Seuche los.' },
  reaper: {
    name: 'Schnitter',
    text: 'Hat dein Schadenswert Leben gekostet, heilst du 1 für je volle 5 Punkte dieses Schadens.',
  },
  'sure-edge': {
    name: 'Sichere Schneide',
    text: '1 mehr auf jedem Würfel deines Schadenswerts, solange du Axt, Schwert, Dolch oder Speer hältst.',
  },
  'wild-child': { name: 'Wildes Kind', text: 'Der Steuerwürfel deiner Leylinienkraft zählt 1 mehr.' },
  'elysium-soaked': {
    name: 'Elysiumrausch',
    text: 'Ein Nachteil: Jeder Modifikator, den du spielst, bringt einen Steuerwürfel; bei einer 1 misslingt er in dieser Runde, unverbraucht.',
  },
};
