/** Pets in German: name, what the card does, and how it is ruled where that is not plain. */
import type { CardWords } from '../cards.js';

export const PET_WORDS: Readonly<Record<string, CardWords>> = {
  bat: [
    'Fledermaus',
    'Zu Beginn des Kampfes bekommst du 1 Leben zurück.',
    'Nie über 10, und nichts, solange du nicht geheilt werden kannst.',
  ],
  'carrion-bird': [
    'Aasvogel',
    '+1 Stärke für jeden Nachbarn ohne lebendes Tier.',
    'Es zählt, wie es gerade steht. Ein verängstigtes Tier lebt; sind nur noch zwei im Spiel, zählt der eine Gegner einmal.',
  ],
  cat: [
    'Katze',
    'Im ersten Umlauf kann niemand sie angreifen, bis sie selbst angegriffen hat.',
    'Der Kampfbeginn gehört zum ersten Umlauf. Treffer, die keine Angriffe sind, erreichen sie.',
  ],
  clefthoof: [
    'Grollhuf',
    'Tötet er, geht der übrige Schaden auf ein weiteres Tier.',
    'Du wählst ein Tier eines Nachbarn. Es ist ein Treffer, kein Angriff, und kann wieder weitergehen.',
  ],
  crocilisk: [
    'Krokilisk',
    'Zu Beginn des Kampfes greift er an.',
    'Ist niemand in Reichweite, passiert nichts.',
  ],
  gorilla: [
    'Gorilla',
    'Der Zufall bestimmt, wen er angreift.',
    'Alle erlaubten Ziele sind gleich wahrscheinlich; ein Krebs kann immer noch dazwischengehen.',
  ],
  ravager: ['Felshetzer', '+1 Stärke für jede Wunde, die er trägt.', 'Es zählt, wie es gerade steht.'],
  ray: [
    'Rochen',
    'Bonus auf Stärke zählt bei ihm als Leben, Bonus auf Leben als Stärke.',
    'Nur Boni; was ihn schwächt, wird nicht umgedreht.',
  ],
  scalehide: [
    'Schuppenbalg',
    'Tötet er mit genau dem Leben, das übrig war, macht er denselben Schaden an einem weiteren Tier.',
    'Du wählst ein Tier eines Nachbarn; es kann wieder weitergehen.',
  ],
  scorpid: [
    'Skorpid',
    'Sein erster Angriff im Kampf tötet.',
    'Eine Tötung, kein Treffer: Dicke Haut hilft nicht. Ein abgebrochener Angriff verbraucht das nicht.',
  ],
  spider: [
    'Spinne',
    'Zu Beginn des Kampfes wählst du ein gegnerisches Tier, das einen Umlauf lang nicht angreifen kann.',
    'Bei einem beliebigen Gegner; der erste Zug von allen fällt darunter.',
  ],
  tallstrider: [
    'Weitschreiter',
    'Zu Beginn des Kampfes bekommt er dauerhaft +1 Stärke oder +1 Leben.',
    'In jedem Kampf, mit neuer Wahl.',
  ],
  wasp: [
    'Wespe',
    'Wird sie angegriffen, greift sie sofort zurück an.',
    'Beide müssen leben, und sie muss angreifen können. Wespen antworten einander, bis ein Angriff kein Leben mehr kostet.',
  ],
  'wind-serpent': [
    'Windnatter',
    'Zu Beginn des Kampfes wählst du einen Gegner: Er und seine Tiere können in dieser Runde nicht geheilt werden.',
    'Auch Tiere, die später dazukommen. Die volle Heilung vor dem Kampf und Wiederkehr bleiben möglich.',
  ],
  wolf: ['Wolf', '+1 Stärke für jeden Nachbarn mit einem lebenden Tier.', 'Es zählt, wie es gerade steht.'],
  basilisk: [
    'Basilisk',
    'Stirbt er, kann ein gegnerisches Tier einen Umlauf lang nicht angreifen.',
    'Auch das Tier, das ihn getötet hat.',
  ],
  'bird-of-prey': [
    'Raubvogel',
    'Du hast in der Vorbereitung eine Aktion mehr.',
    'Ab dem Moment, in dem er gezähmt ist; wird er freigelassen, nimmt er eine ungenutzte Aktion mit.',
  ],
  boar: [
    'Eber',
    'Stirbt er, greift er ein Tier an.',
    'Mit der Stärke, mit der er starb; was dem Angreifer antwortet, findet ihn tot vor.',
  ],
  fox: [
    'Fuchs',
    'Deine Aspekte halten eine Runde länger.',
    'Es zählt der Moment, in dem du den Aspekt wirkst; die Zeit bleibt, auch wenn der Fuchs geht.',
  ],
  gruffhorn: [
    'Grimmhorn',
    '+1 Schaden gegen Tiere, die es in diesem Kampf angegriffen haben.',
    'Bei allen Treffern außer dem der Aura des Volltreffers.',
  ],
  hound: [
    'Hund',
    'Deine Schüsse und Pfeile treffen ein Tier mehr.',
    'Ein anderes Tier, mit allem, was der Zauber ihm antut.',
  ],
  hyena: ['Hyäne', 'Dauerhaft +1 Stärke für jedes Tier, das sie tötet.'],
  mechanical: [
    'Mechatier',
    'Zu Beginn der Runde kopiert es die Wirkung eines Tieres neben ihm.',
    'Eigene Werte und eigener Typ, bis Rundenende, was auch immer aus dem Nachbarn wird. Wirkungen beim Zähmen kommen zu spät.',
  ],
  monkey: [
    'Affe',
    'Stirbt er, bekommt ein eigenes Tier bis Rundenende +1/+1.',
    'Ein anderes lebendes Tier von dir; gibt es keines, passiert nichts.',
  ],
  moth: [
    'Motte',
    'Stirbt sie, ist der nächste Bonus von deiner Seite um 1 größer.',
    'Wartet, bis er genutzt wird oder die Runde endet; bei mehreren Werten wählst du einen.',
  ],
  raptor: [
    'Raptor',
    'Nach seinem Angriff kannst du einen Umlauf lang kein Leben verlieren.',
    'Auch nicht durch Waffen, solange der Umlauf läuft. Bezahlen ist kein Verlust.',
  ],
  rodent: [
    'Nager',
    'Deine Bisse und Stiche nehmen 1 Leben mehr.',
    'Bei jedem Spieler der erste Verlust; was später kommt, bleibt gleich.',
  ],
  serpent: [
    'Schlange',
    'Am Ende jedes Umlaufs 1 Schaden für jedes Tier, das in diesem Kampf von ihr angegriffen wurde.',
    'Nur solange sie lebt und offen liegt.',
  ],
  sporebat: [
    'Sporensegler',
    'Stirbt er, ist der nächste Schaden von deiner Seite um 1 höher.',
    'Ein Treffer; bei mehreren Opfern wählst du eines.',
  ],
  'warp-stalker': ['Sphärenjäger', 'Hat er getötet, kann er einen Umlauf lang nicht angegriffen werden.'],
  bear: [
    'Bär',
    'Fallen können nicht auf dich zielen.',
    'Solange er lebt und offen liegt; es zählt der Moment, in dem die Falle gewirkt wird.',
  ],
  beetle: [
    'Käfer',
    'Zauber auf ein anderes Tier von dir treffen stattdessen ihn.',
    'Auch deine eigenen. Nicht „Tier wiederbeleben“, „Tier rufen“ und „Salve“.',
  ],
  'blood-beast': [
    'Blutbestie',
    'Nach ihrem Angriff heilt sie so viel, wie sie Schaden gemacht hat.',
    'Der ganze Treffer zählt, auch über das hinaus, was übrig war; nichts, wenn er ignoriert oder zurückgeschickt wurde.',
  ],
  crab: [
    'Krebs',
    'Angriffe auf ein anderes Tier von dir treffen stattdessen ihn.',
    'Außer er kann selbst nicht angegriffen werden.',
  ],
  direhorn: [
    'Terrorhorn',
    'Der erste Schaden durch ein gegnerisches Tier geht an dieses zurück.',
    'Einmal pro Kampf; angegriffen wurde es trotzdem.',
  ],
  dragonhawk: [
    'Drachenfalke',
    'Waffen, die du kaufst, bekommen +1 Stärke.',
    'Das bleibt an der Waffe, bis sie abgelegt wird.',
  ],
  feathermane: [
    'Federmähne',
    'Waffen kosten dich 1 weniger und bringen 1 weniger zurück.',
    'Beides steht fest, sobald die Waffe gekauft ist.',
  ],
  hopper: [
    'Hüpfer',
    'Heilung von deiner Seite gibt genauso viel Leben bis Rundenende dazu.',
    'Dem Tier, das geheilt wird, auch wenn es unverletzt war. Bei voller Heilung zählt, was sie gebracht hat.',
  ],
  hydra: ['Hydra', 'Jeder ihrer Angriffe kostet dich 1 Leben.'],
  lizard: ['Echse', 'Stirbt sie, kommt sie auf die Tierablage.'],
  oxen: ['Ochse', 'Nimmt durch jeden Treffer 1 weniger, aber mindestens 1.'],
  riverbeast: [
    'Flussbestie',
    'Ignoriert den ersten Schaden im Kampf.',
    'Alles aus einer Quelle: alle drei Treffer eines Mehrfachschusses.',
  ],
  stag: ['Hirsch', 'Stirbt er, kommt er oben auf den Tierstapel.'],
  turtle: ['Schildkröte', 'Wer sie angreift, verliert 1 Leben.', 'Auch wenn sie durch diesen Angriff fällt.'],
  waterfowl: [
    'Wasservogel',
    'Nach seinem Angriff bekommen deine anderen Tiere 1 Leben zurück.',
    'Lebende, die offen liegen.',
  ],
  chimaera: [
    'Schimäre',
    'Ein Tier, das von ihr angegriffen wird, hat bis Rundenende keine Wirkung.',
    'Fällt es durch den Angriff, hat es auch keine Todeswirkung. Was Zauber ihm gaben, bleibt.',
  ],
  'core-hound': [
    'Kernhund',
    'Hat er Leben verloren, ist seine Stärke bis Rundenende verdoppelt.',
    'Nicht je Treffer; verdoppelt wird nach Boni und Schwächung.',
  ],
  devilsaur: [
    'Teufelssaurier',
    'Gezähmt nimmt er ein gegnerisches Tier aus dem Spiel und zählt dessen Werte zu seinen.',
    'Aufgedruckte und dauerhafte Werte, für immer. Kein Tod und keine Tötung.',
  ],
  aqiri: [
    'Aqiri',
    'Stirbt er, macht er Schaden in Höhe seiner Stärke, beliebig verteilt auf gegnerische Tiere.',
    'Ganze Punkte; jeder Teil ist ein eigener Treffer.',
  ],
  pterrordax: [
    'Pterrordax',
    'Greift in deinem Zug zweimal an.',
    'Auch verschiedene Ziele. Wird er dazwischen gestoppt, fällt der zweite aus; Angriffe durch Wirkungen verdoppeln sich nicht.',
  ],
  'shale-beast': [
    'Schieferbestie',
    'Stirbt sie, nehmen deine Tiere bis Rundenende durch jeden Treffer 1 weniger, aber mindestens 1.',
    'Auch spätere; mehrere addieren sich.',
  ],
  'water-strider': [
    'Wasserschreiter',
    'In der Vorbereitung darfst du auch die oberste Karte der Tier- oder Waffenablage nutzen.',
    'Zähmen, kaufen oder den Laden erneuern, je eine Aktion; ein abgelehntes Tier kommt wieder obenauf.',
  ],
  carapid: ['Karapid', 'Jeder Treffer zählt bei ihm 1.', 'Ein Treffer von 0 bleibt 0.'],
  'spirit-beast': [
    'Geisterbestie',
    'Deine Zauber darfst du in der nächsten Runde noch einmal wirken.',
    'Offen beiseitegelegt. Keine Aspekte, keine Fallen, und nie ein drittes Mal.',
  ],
  'stone-hound': [
    'Steinhund',
    'Würde er das erste Mal in der Runde sterben, kommt er mit 1 Stärke und 3 Leben wieder.',
    'Keine Tötung, kein Tod; ohne Wirkung stirbt er.',
  ],
  worm: [
    'Wurm',
    'Seine Angriffe kosten stattdessen jedes gegnerische Tier 1 Leben.',
    'Kein Ziel: kein Krebs, keine Schildkröte, keine Wespe, kein Schutz vor Angriffen.',
  ],
  'lodge-stray': [
    'Hüttenstreuner',
    'Gezähmt: Alle Spieler bekommen 1 Leben zurück. Stirbt: Alle Spieler verlieren 1 Leben.',
    'Auch du, beide Male. Er hat keinen Typ.',
  ],
  camel: [
    'Kamel',
    'Zu Beginn des Kampfes löst es die Todeswirkung eines eigenen Tieres aus.',
    'Du wählst, ohne dass es stirbt; Hirsch und Echse gehen.',
  ],
  courser: [
    'Renner',
    'Zu Beginn des Kampfes bis Rundenende +1 Stärke für jede Karte, die du in dieser Vorbereitung abgelegt hast.',
    'Abgelehnte oder freigelassene Tiere und verkaufte Waffen; erneuerte kommen unter den Stapel.',
  ],
  mammoth: [
    'Mammut',
    'Gegnerische Wirkungen können dich nicht zum Ablegen zwingen.',
    'Hilft nicht gegen Verschlingen oder Freigeben.',
  ],
  'lesser-dragonkin': ['Drachkin', 'Deine Affinitäten treffen alle Ziele, die es gibt.'],
};
