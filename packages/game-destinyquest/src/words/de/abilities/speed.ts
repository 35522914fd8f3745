/** Speed abilities, step 1. Names and descriptions in German. */
import type { SpeedId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_MORE = 'Du würfelst in dieser Runde mit einem Tempowürfel mehr.';
const ONE_FEWER = 'Dein Gegenüber würfelt in dieser Runde mit einem Tempowürfel weniger.';
const TWO_FASTER = 'Du hast in dieser Runde 2 Tempo mehr.';
const TWO_SLOWER = 'Dein Gegenüber hat in dieser Runde 2 Tempo weniger.';

export const speed: Readonly<Record<SpeedId, AbilityWords>> = {
  'cats-speed': { name: 'Katzentempo', text: ONE_MORE },
  haste: { name: 'Eile', text: ONE_MORE },
  'lay-of-the-land': { name: 'Ortskenntnis', text: ONE_MORE },
  fearless: { name: 'Wagemut', text: TWO_FASTER },
  quicksilver: { name: 'Quecksilber', text: TWO_FASTER },
  'click-your-heels': { name: 'Hackenschlag', text: TWO_FASTER },
  courage: { name: 'Mut', text: 'Du hast in dieser Runde 4 Tempo mehr.' },
  charge: { name: 'Sturmangriff', text: 'Du hast 2 Tempo mehr, aber nur in der ersten Runde des Duells.' },
  adrenaline: { name: 'Adrenalin', text: 'Du hast in dieser und der nächsten Runde 2 Tempo mehr.' },
  'chill-touch': { name: 'Frostgriff', text: TWO_SLOWER },
  radiance: { name: 'Strahlkraft', text: TWO_SLOWER },
  'snakes-alive': { name: 'Schlangenplage', text: TWO_SLOWER },
  'swamp-legs': { name: 'Sumpfbeine', text: 'Dein Gegenüber hat in dieser Runde 1 Tempo weniger.' },
  curse: { name: 'Fluch', text: ONE_FEWER },
  immobilise: { name: 'Lähmung', text: ONE_FEWER },
  knockdown: { name: 'Niederschlag', text: ONE_FEWER },
  shackle: { name: 'Fesseln', text: ONE_FEWER },
  stun: { name: 'Betäubung', text: ONE_FEWER },
  webbed: { name: 'Spinnennetz', text: ONE_FEWER },
  windblast: { name: 'Windstoß', text: ONE_FEWER },
  demolish: {
    name: 'Zertrümmern',
    text: 'Dein Gegenüber würfelt in dieser Runde mit einem Tempowürfel weniger und verliert für den Rest des Duells 1 Rüstung.',
  },
  zapped: {
    name: 'Stromschlag',
    text: 'Dein Gegenüber hat bis zum Ende der Runde je 3 Tempo, Kraft und Magie weniger.',
  },
  'time-shift': {
    name: 'Zeitsprung',
    text: 'Drei Runden lang steigt dein Tempo auf das deines Gegenübers, wenn dessen höher ist; währenddessen spielst du keine andere Tempofähigkeit. Gesenkt wird dein Tempo nie.',
  },
  execution: {
    name: 'Hinrichtung',
    text: 'Hat dein Gegenüber bei der Ansage höchstens so viel Leben, wie du Tempo hast, fällt es auf 0, bevor ein Würfel rollt.',
  },
  blind: { name: 'Blendung', text: ONE_FEWER },
  constrictor: { name: 'Würgeschlange', text: ONE_FEWER },
  'safe-path': { name: 'Schutzpfad', text: TWO_FASTER },
  crawlers: {
    name: 'Krabbeltiere',
    text: 'Dein Gegenüber hat in dieser und der nächsten Runde 1 Tempo weniger.',
  },
  reckless: {
    name: 'Tollkühnheit',
    text: 'Du würfelst mit einem Tempowürfel mehr; verlierst du die Runde, würfelt dein Gegenüber mit einem Schadenswürfel mehr.',
  },
  ashes: { name: 'Asche', text: 'Nur in der ersten Runde: 1 Rüstung mehr für den Rest des Duells.' },
  'tremor-strike': {
    name: 'Bebenschlag',
    text: 'Dein Gegenüber hat in dieser und der nächsten Runde 2 Tempo weniger.',
  },
  'wish-master': {
    name: 'Wunschmeister',
    text: 'Für den Rest des Duells hast du 1 Tempo weniger, aber 2 Magie und 2 Rüstung mehr.',
  },
};
