/** Interrupts, dodges, what answers them, and sacrifice: steps 3 to 5. Names and descriptions in German. */
import type { StopId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const STOPS = 'Hält den Angriff auf: Dein Gegenüber würfelt keinen Schaden.';
const STOPS_AND_HURTS = `${STOPS} Dafür treffen es zwei Schadenswürfel, gegen die keine Rüstung hilft.`;
const DODGES = 'Du entgehst allem Schaden dieses Angriffs. Was am Ende der Runde wirkt, tut trotzdem weh.';
const HOLDS = 'Antwort auf ein Ausweichen: Es misslingt, und du würfelst einen einfachen Schadenswert.';

export const stops: Readonly<Record<StopId, AbilityWords>> = {
  'banshees-wail': { name: 'Bansheeschrei', text: STOPS },
  brutality: { name: 'Brutalität', text: STOPS_AND_HURTS },
  command: {
    name: 'Befehl',
    text: 'Dreht die Runde um: Jetzt hast du sie gewonnen und würfelst den Schaden; deine Kampffähigkeit ist damit verbraucht.',
  },
  confound: {
    name: 'Verwirrung',
    text: 'Du nimmst keinen Schaden. Dein Gegenüber trifft ein Schadenswürfel an der Rüstung vorbei, und es verliert für den Rest des Duells 1 Kraft und 1 Magie.',
  },
  deflect: { name: 'Abwehr', text: STOPS_AND_HURTS },
  dirge: { name: 'Klagelied', text: STOPS },
  'head-butt': { name: 'Kopfstoß', text: STOPS },
  overpower: { name: 'Überwältigung', text: STOPS_AND_HURTS },
  parry: { name: 'Parade', text: STOPS },
  slam: { name: 'Rammstoß', text: `${STOPS} In der nächsten Runde hat es 1 Tempo weniger.` },
  unstoppable: {
    name: 'Durchbruch',
    text: 'Hast du die Runde verloren, bezahle 5 Leben, um sie doch zu gewinnen und Schaden zu würfeln. Zählt nicht als Kampffähigkeit der Runde.',
  },
  blink: { name: 'Blinzelsprung', text: DODGES },
  evade: { name: 'Ausweichen', text: DODGES },
  prophecy: { name: 'Prophezeiung', text: DODGES },
  sidestep: { name: 'Seitenschritt', text: DODGES },
  'spider-sense': { name: 'Spinnensinn', text: DODGES },
  vanish: { name: 'Verschwinden', text: DODGES },
  veil: { name: 'Schleier', text: `${DODGES} In der nächsten Runde hast du 1 Tempo mehr.` },
  dodge: { name: 'Wegducken', text: DODGES },
  ensnare: { name: 'Fangschlinge', text: HOLDS },
  hamstring: { name: 'Sehnenschnitt', text: HOLDS },
  sacrifice: {
    name: 'Opferung',
    text: 'Wurde Schaden gegen dich gewürfelt, nehmen deine Schemen alles auf sich und sind für den Rest des Duells fort.',
  },
};
