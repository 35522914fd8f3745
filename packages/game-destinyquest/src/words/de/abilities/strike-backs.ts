/** Strike backs, step 7. Names and descriptions in German. */
import type { StrikeId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_DIE = 'Nachdem du Leben verloren hast: ein Schadenswürfel zurück.';
const TWO_DICE = 'Nachdem du Leben verloren hast: zwei Schadenswürfel zurück.';

export const strikeBacks: Readonly<Record<StrikeId, AbilityWords>> = {
  'avenging-spirit': {
    name: 'Rachegeist',
    text: 'Nachdem du Leben verloren hast: so viel Schaden, wie du Rüstung hast. Was dauerhaft fehlt, fehlt auch hier; was nur diese Runde dazukam, zählt nicht.',
  },
  backdraft: { name: 'Stichflamme', text: TWO_DICE },
  counter: {
    name: 'Konter',
    text: 'Nimmt 2 vom Schadenswert gegen dich weg, und ein Schadenswürfel geht zurück.',
  },
  'demon-claws': { name: 'Dämonenklauen', text: ONE_DIE },
  judgment: {
    name: 'Urteil',
    text: 'Nachdem du Leben verloren hast: halb so viel Schaden, wie du Tempo hast, aufgerundet.',
  },
  retaliation: { name: 'Vergeltung', text: ONE_DIE },
  riposte: { name: 'Riposte', text: ONE_DIE },
  'shield-wall': {
    name: 'Schildwall',
    text: 'Deine Rüstung zählt gegen diesen Angriff doppelt, und ein Schadenswürfel geht zurück.',
  },
  sideswipe: { name: 'Seitenhieb', text: ONE_DIE },
  'spore-cloud': { name: 'Sporenwolke', text: TWO_DICE },
  'thorn-armour': {
    name: 'Dornenpanzer',
    text: 'Du hast in dieser Runde 3 Rüstung mehr, und ein Schadenswürfel geht zurück.',
  },
  'thorn-fist': { name: 'Dornenfaust', text: TWO_DICE },
  rebound: {
    name: 'Abprall',
    text: 'Nachdem dich ein Schadenswert Leben gekostet hat: 2 Tempo mehr in der nächsten Runde.',
  },
  'demon-spines': {
    name: 'Dämonenstacheln',
    text: 'Ein Schadenswürfel, wenn dich der Angriff Leben gekostet hat.',
  },
  backstab: {
    name: 'Meuchelstich',
    text: 'Gleich nach Lähmung, Niederschlag, Betäubung oder Spinnennetz: zwei Schadenswürfel, bevor irgendwer um das Tempo würfelt.',
  },
  'blind-strike': {
    name: 'Blindstich',
    text: 'Wie Meuchelstich, aber ohne Dolch: zwei Schadenswürfel gleich nach Lähmung, Niederschlag, Betäubung oder Spinnennetz.',
  },
};
