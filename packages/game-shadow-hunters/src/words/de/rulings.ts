/** How is settled what the printed game leaves open, for what can be looked up. */
import type { Rulings } from '@fray/engine';
import type { RulingId } from '../en/rulings.js';

const NO_ATTACK =
  'Das ist kein Angriff: kein Gegenangriff, kein Schutzengel, keine Beute. Du nennst jemand anderen, nie dich selbst.';
const SET_TO_7 = 'Schaden auf 7 zu setzen ist weder Schaden noch Heilung und tötet niemanden.';
const ASKED = 'Wer sie zieht, wird immer gefragt, auch wenn sie anderen gilt.';
const CLAIM = 'Unbekannt darf jede Antwort behaupten und trägt die Folgen.';
const NOTHING_TO_TAKE = 'Tut nichts, wenn sonst niemand Ausrüstung hat.';
const EXTRA_TURN = 'Ein zusätzlicher Zug ist ein ganzer Zug; mehrere warten aufeinander.';

export const RULINGS: Rulings<RulingId> = {
  label: 'Auslegung',
  texts: {
    'character:emi':
      'Du sagst zuerst, ob du gehst oder würfelst. Beide Nachbarn im Ring der Orte sind recht; deine erste Bewegung ist ein Wurf. Ein Tisch darf es anders halten.',
    'character:franklin': NO_ATTACK,
    'character:george': NO_ATTACK,
    'character:ellen': 'Du darfst allen anderen die Fähigkeit nehmen, auch Unbekannt und Daniel.',
    'character:fu-ka': SET_TO_7,
    'character:unknown':
      'Du darfst bei jeder Einsiedlerkarte jede Antwort behaupten und trägst die Folgen. Nur die Weissagung lässt sich nicht vortäuschen.',
    'character:vampire':
      'Verdeckt heilst du nichts, darfst dich aber zeigen, sobald du den Treffer siehst. Mit einem Maschinengewehr heilst du einmal 2, wenn irgendjemand Schaden nahm.',
    'character:werewolf':
      'Auch auf einen misslungenen Angriff, über jede Entfernung, wenn du lebst. Es ist ein Angriff wie jeder andere, trifft nur die Person, die dich angegriffen hat, und darauf gibt es keine Antwort.',
    'character:ultra-soul': NO_ATTACK,
    'character:wight': EXTRA_TURN,
    'character:allie': 'Bei jeder Frage, bevor der Schaden eintritt, und nicht mehr, wenn du tot bist.',
    'character:bob':
      'Gibt es keine Ausrüstung zu nehmen, machst du deinen Schaden. Du darfst auch statt eines Schlages rauben, der töten würde; mit einem Maschinengewehr wählst du für jedes Ziel.',
    'character:charles':
      'So oft du willst, solange beide leben, nur in deinem eigenen Zug; auf jeden Angriff darf erst geantwortet werden. Stirbst du an den 2 Schaden, gibt es keinen weiteren Angriff, und niemand hat dich getötet.',
    'character:daniel':
      'Wer mit anderen zusammen fällt, stirbt als Erster, wenn vorher niemand gefallen ist. Tot zählt Daniel als toter Neutraler.',
    'character:agnes': 'Es zählen die Plätze wie ausgeteilt, Tote eingeschlossen.',
    'character:catherine': 'Du musst nicht heilen.',
    'card:hermits-bully': CLAIM,
    'card:hermits-tough-lesson-of-love': CLAIM,
    'card:hermits-prediction':
      'Sie wird weder verweigert noch vorgetäuscht. Nur wer sie gab, sieht deinen Charakter; aufgedeckt bist du damit nicht.',
    'card:advent': ASKED,
    'card:chocolate': ASKED,
    'card:concealed-knowledge': EXTRA_TURN,
    'card:disenchant-mirror': 'Er betrifft nur, wer ihn zieht.',
    'card:first-aid': SET_TO_7,
    'card:guardian-angel': 'Er hält nur Angriffe auf. Auch mit einem zusätzlichen Zug ist er vorbei.',
    'card:fortune-brooch': 'Sie schützt auch, wenn du den Wald selbst benutzt.',
    'card:holy-robe': 'Gegen Schaden, der kein Angriff ist, tut es nichts.',
    'card:mystic-compass':
      'Ein Wurf, der auf deinen eigenen Ort zeigt, wird wiederholt. Ist der gewählte eine 7, wählst du den Ort.',
    'card:silver-rosary':
      'In einem Angriff erbeutet, nimmt er den anderen Opfern desselben Angriffs nichts mehr ab.',
    'card:talisman': 'Er schützt auch vor deiner eigenen Spinne, aber nicht vor der Geisterpuppe.',
    'card:bloodthirsty-spider': 'Zwei, die durch sie fallen, fallen zusammen.',
    'card:diabolic-ritual': ASKED,
    'card:dynamite': 'Wer noch neben dem Plan steht, bleibt verschont. Wer fällt, fällt zugleich.',
    'card:moody-goblin': NOTHING_TO_TAKE,
    'card:spiritual-doll': 'Der Talisman hilft nicht.',
    'card:vampire-bat': 'Du heilst auch, wenn ein Talisman den Schaden abhält.',
    'card:handgun':
      'Ist niemand außerhalb deines Paares, gibt es keinen Angriff, was immer Masamune verlangt. Mit einem Maschinengewehr trifft sie alle außerhalb.',
    'card:machine-gun': 'Ein Gegenangriff trifft trotzdem nur die Person, die angegriffen hat.',
    'card:masamune':
      'Du musst angreifen, solange jemand in Reichweite ist, auch Freunde und Leute, denen nichts geschehen kann. Mit einem Maschinengewehr gilt ein W4 für alle. Ein Heiliges Gewand kann den Schaden auf 0 bringen.',
    'area:altar': NOTHING_TO_TAKE,
    'house:coupDeGrace': 'Wer 8 Leben hat, ist davor sicher, wenn der Tisch es nicht anders hält.',
    'house:lastStand':
      'Nach jedem Angriff, den du überlebst, verletzt oder nicht, wenn der Tisch es nicht anders hält.',
    'house:blur':
      'Gegen ein Maschinengewehr rettet es nur die Person, die es angesagt hat, wenn der Tisch es nicht anders hält.',
    'house:doubleIt':
      'Ist der Grundschaden eines Angriffs 0, nimmst du, was dein Würfel zeigt, wenn der Tisch es nicht anders hält.',
    'term:hermit': 'Sie geht an jemanden, der lebt, auf dem Plan oder nicht.',
    'term:equipment':
      'Nur ein Angriff bringt Beute; nach jedem anderen Tod wird die ganze Ausrüstung abgelegt, wenn der Tisch es nicht anders hält.',
    'term:range': 'Wer noch nicht auf dem Plan ist, kann nicht angegriffen werden.',
  },
};
