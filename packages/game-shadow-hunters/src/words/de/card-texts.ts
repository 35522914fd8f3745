/** What every card does, in our own words. */
const HEALS = 'Heile 1, oder nimm 1 Schaden, wenn du keinen hast';
const PAYS = 'Gib der Person, von der die Karte kommt, eine Ausrüstung, oder nimm 1 Schaden';

export const CARD_TEXTS: Readonly<Record<string, string>> = {
  'hermits-aid': `Bist du ein Hunter? ${HEALS}.`,
  'hermits-huddle': `Bist du ein Shadow? ${HEALS}.`,
  'hermits-nurturance': `Bist du neutral? ${HEALS}.`,
  'hermits-anger': `Bist du ein Hunter oder ein Shadow? ${PAYS}.`,
  'hermits-blackmail': `Bist du neutral oder ein Hunter? ${PAYS}.`,
  'hermits-greed': `Bist du neutral oder ein Shadow? ${PAYS}.`,
  'hermits-slap': 'Bist du ein Hunter? Nimm 1 Schaden.',
  'hermits-spell': 'Bist du ein Shadow? Nimm 1 Schaden.',
  'hermits-exorcism': 'Bist du ein Shadow? Nimm 2 Schaden.',
  'hermits-bully': 'Hast du höchstens 11 Leben (A, B, C, E, U)? Nimm 1 Schaden.',
  'hermits-tough-lesson-of-love': 'Hast du mindestens 12 Leben (D, F, G, V, W)? Nimm 2 Schaden.',
  'hermits-prediction': 'Zeig deinen Charakter der Person, von der die Karte kommt, und sonst niemandem.',
  advent: 'Ein Hunter darf sich zeigen und heilt vollständig.',
  blessing: 'Nenn eine andere Person: Sie heilt so viel, wie ein W6 zeigt.',
  chocolate: 'Wer den Anfangsbuchstaben A, E oder U hat, darf sich zeigen und heilt vollständig.',
  'concealed-knowledge': 'Nach diesem Zug hast du noch einen.',
  'disenchant-mirror': 'Bist du ein Shadow, aber nicht Unbekannt, musst du dich zeigen.',
  'first-aid': 'Setz den Schaden einer beliebigen Person auf 7, wenn du magst, deinen eigenen.',
  'flare-of-judgement': 'Alle außer dir nehmen 2 Schaden.',
  'guardian-angel': 'Angriffe können dir bis zum Beginn deines nächsten Zuges nichts anhaben.',
  'holy-water-of-healing': 'Heile 2.',
  'fortune-brooch': 'Der Geisterwald kann dir nicht schaden; heilen kann er dich weiterhin.',
  'holy-robe': 'Deine Angriffe machen 1 Schaden weniger, und Angriffe auf dich auch.',
  'mystic-compass': 'Für deine Bewegung darfst du zweimal würfeln und wählen.',
  'silver-rosary': 'Tötet dein Angriff jemanden, bekommst du dessen ganze Ausrüstung.',
  'spear-of-longinus':
    'Ein aufgedeckter Hunter macht mit jedem treffenden Angriff 2 Schaden mehr; du darfst dich in diesem Moment zeigen.',
  talisman: 'Blutdurstige Spinne, Vampirfledermaus und Dynamit können dir nicht schaden.',
  'banana-peel': 'Gib jemandem eine deiner Ausrüstungen; hast du keine, nimm 1 Schaden.',
  'bloodthirsty-spider': 'Nenn eine andere Person: Sie nimmt 2 Schaden, und du auch.',
  'diabolic-ritual': 'Ein Shadow darf sich zeigen und heilt vollständig.',
  dynamite:
    'Würfle mit beiden Würfeln: Alle an diesem Ort nehmen 3 Schaden, auch du. Bei einer 7 passiert nichts.',
  'moody-goblin': 'Nimm einer beliebigen Person eine Ausrüstung weg.',
  'spiritual-doll':
    'Nenn eine beliebige Person und wirf den W6: Bei 1 bis 4 nimmt sie 3 Schaden, bei 5 oder 6 du.',
  'vampire-bat': 'Nenn eine andere Person: Sie nimmt 2 Schaden, und du heilst 1.',
  'butcher-knife': 'Deine treffenden Angriffe machen 1 Schaden mehr.',
  chainsaw: 'Deine treffenden Angriffe machen 1 Schaden mehr.',
  'rusted-broad-axe': 'Deine treffenden Angriffe machen 1 Schaden mehr.',
  handgun: 'Du erreichst alle Orte außerhalb deines Paares, und nur diese.',
  'machine-gun': 'Dein Angriff trifft alle in Reichweite mit einem einzigen Wurf.',
  masamune: 'Wenn du angreifen kannst, musst du es; du wirfst nur den W4, und er geht nie daneben.',
};
