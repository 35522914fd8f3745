/** How is settled what the author's text leaves open, for what can be looked up. */
import type { Rulings } from '@fray/engine';
import type { RulingId } from '../en/rulings.js';

const OUR_READING = 'Bekannt sind Name, Preis und wenige Worte; so lesen wir sie.';

export const RULINGS: Rulings<RulingId> = {
  label: 'Auslegung',
  texts: {
    'gear-horse':
      'Absitzen ist kostenlos, aber nur zu Beginn der eigenen Aktivierung, was unser Zusatz ist; in der späteren Ausgabe auch an ihrem Ende.',
    'gear-armoured-plates': OUR_READING,
    'gear-climber': OUR_READING,
    'gear-move-it': OUR_READING,
    'gear-runner': OUR_READING,
    'profile-drifter': 'Wird nur angeheuert, wo der Tisch es erlaubt.',
    'rule-accurate': 'Für Karten verdoppelt. Ein Tisch darf es spielen, wie es gedruckt ist, mit 1.',
    'rule-shred': 'Für Karten verdoppelt. Ein Tisch darf es spielen, wie es gedruckt ist, mit 1.',
    'rule-rending':
      'Es muss ein echter König sein; ein eingetauschter zählt. Ein Tisch darf eine Dame genügen lassen.',
    'terrain-cover': 'Die Zahl der Grundregeln, für Karten verdoppelt. Ein Tisch darf 2 zählen.',
    meld: 'Die Summe muss die Zahl erreichen, wenn der Tisch sie nicht genau treffen lässt. Die Hände werden zu Beginn jeder Runde aufgefüllt: unser Zusatz, und ein Tisch darf es anders halten.',
    routing:
      'Fluchtkarten dürfen getauscht werden, und eine Bande, die davonläuft, hat verloren, wenn der Tisch es nicht anders hält. 21 ist sicher.',
    'term:skill':
      'Unter 3 Zoll steht 12 an seiner Stelle, und Boni helfen weiterhin, wenn am Tisch nicht nur die Karte zählt.',
    'term:secure': 'Die Probe braucht das Können der Figur, wenn der Tisch nicht 3 oder 5 gewählt hat.',
    'term:obscured':
      'Gelände allein sperrt die Sicht nur, wenn es beide voreinander verbirgt, sofern der Tisch es nicht anders hält.',
    'term:swap': 'Auch Fluchtkarten, wenn der Tisch es nicht anders hält; nie beim Austeilen oder Auffüllen.',
    'term:entry': 'An einem der langen Ränder, wenn der Tisch nicht alle erlaubt.',
  },
};
