/** Damage score abilities, step 5. Names and descriptions in German. */
import type { ScoreId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_DIE = 'Ein Würfel mehr für den Schadenswert.';
const PASSES = 'Der Schadenswert geht an der Rüstung vorbei.';

export const damageScore: Readonly<Record<ScoreId, AbilityWords>> = {
  compulsion: { name: 'Zwang', text: `${ONE_DIE} In der nächsten Runde hast du 2 Tempo weniger.` },
  'dark-pact': { name: 'Dunkelpakt', text: 'Bezahle 4 Leben für 4 mehr Schadenswert.' },
  'deep-wound': { name: 'Klaffwunde', text: ONE_DIE },
  'fatal-blow': {
    name: 'Todesstoß',
    text: 'Die Hälfte der Rüstung deines Gegenübers, aufgerundet, zählt nicht. Geht auch nach dem Schaden noch, dann kommt genau so viel dazu.',
  },
  'feral-fury': { name: 'Raserei', text: ONE_DIE },
  'focused-strike': { name: 'Punktschlag', text: PASSES },
  'heavy-blow': { name: 'Wuchthieb', text: ONE_DIE },
  impale: {
    name: 'Durchbohren',
    text: '3 mehr Schadenswert. Dein Gegenüber hat in der nächsten Runde 1 Tempo weniger.',
  },
  overload: { name: 'Überladung', text: ONE_DIE },
  piercing: { name: 'Durchschlag', text: PASSES },
  pound: {
    name: 'Hammerschlag',
    text: '3 mehr Schadenswert. In der nächsten Runde hast du 1 Tempo weniger.',
  },
  'shadow-fury': {
    name: 'Schattenwut',
    text: 'Das Tempo deiner beiden Waffen kommt zum Schadenswert dazu.',
  },
  slick: {
    name: 'Ölklinge',
    text: 'Deine Tempowürfel dieser Runde sind deine Schadenswürfel. Deine Modifikatoren ändern nichts an ihnen.',
  },
  surge: {
    name: 'Machtwoge',
    text: '3 Magie mehr für diesen Schadenswert. In der nächsten Runde hast du 1 Tempo weniger.',
  },
  windwalker: {
    name: 'Windläufer',
    text: 'Alle deine Tempowürfel dieser Runde sind, so wie sie liegen, deine Schadenswürfel.',
  },
  'charm-offensive': {
    name: 'Charmeoffensive',
    text: '2 mehr auf dem Schadenswert für jeden getragenen Gegenstand mit Glücksbringer, auch wenn er verbraucht ist.',
  },
};
