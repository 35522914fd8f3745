/** "Why not?", in German. */
import type { Sentence } from '@fray/engine';
import type { ProblemId, RefusalId } from '../ids.js';

export const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  'aside-later':
    'Dieser Zauber wurde in dieser Runde beiseitegelegt; in der nächsten darfst du ihn wieder wirken.',
  'bad-target': 'Darauf kann dieser Zauber jetzt nicht zielen; verängstigte und tote Tiere sind keine Ziele.',
  bear: 'Ein Bär hält Fallen von diesem Gegner fern.',
  bears: 'Alle Gegner haben einen Bären, und an Bären kommen Fallen nicht vorbei.',
  distracted: 'Der nächste Angriff muss einem ablenkenden Tier in Reichweite gelten.',
  'empty-discard': 'Diese Ablage ist leer.',
  'exotic-goes': 'In deiner Reihe darf nur ein Exot liegen, also muss der bisherige gehen.',
  'must-strike': 'Im letzten Umlauf hat niemand angegriffen; wer jetzt kann, muss.',
  'no-actions': 'Deine Aktionen für diese Vorbereitung sind verbraucht.',
  'no-aspect': 'Nur mit dem Aspekt des Falken darfst du einen Stapel ansehen.',
  'no-copy': 'Von keinem deiner Tiere liegt die zweite Karte im Stapel.',
  'no-food': 'Du hast kein Futter, das du dort jetzt einsetzen könntest.',
  'no-offer': 'Diese Waffe gibt es im Laden nicht.',
  'no-pets-left': 'Es gibt kein Tier mehr zu zähmen, weder im Stapel noch in der Ablage.',
  'no-room': 'In deiner Reihe liegen drei Tiere, tote mitgezählt; für ein weiteres ist kein Platz.',
  'no-strider': 'Nur mit einem Wasserschreiter in deiner Reihe darfst du die Ablagen nutzen.',
  'no-such-card': 'Das ist keine der Karten, die du ansiehst.',
  'no-such-pet': 'Dort liegt kein Tier von dir.',
  'no-target': 'Für diesen Zauber gibt es gerade kein erlaubtes Ziel.',
  'none-fell': 'In deiner Reihe liegt kein totes Tier.',
  'not-among': 'Das steht nicht zur Wahl.',
  'not-held': 'Diesen Zauber hast du nicht.',
  'not-in-discard': 'Diese Karte liegt in keiner Ablage.',
  'not-itself': 'Das neue Tier selbst darf nicht gehen.',
  'not-left': 'Dieser Zauber ist nicht mehr dabei.',
  'not-your-row': 'Du darfst nur Tiere in deiner eigenen Reihe tauschen.',
  'not-yours': 'Dort liegt kein Tier von dir.',
  'nothing-new': 'Die oberste Karte dieses Stapels kennst du schon, oder es gibt keine.',
  'nothing-to-draw': 'Stapel und Ablage sind beide leer.',
  'only-same': 'Nur das Tier, das gerade angegriffen hat, darf es ein zweites Mal.',
  'out-of-reach': 'Du erreichst nur lebende, offene Tiere deiner Nachbarn.',
  protected: 'Dieses Tier kann jetzt nicht von diesem angegriffen werden.',
  rearranged: 'Für eine Vorbereitung hast du deine Reihe oft genug umgestellt.',
  'room-left': 'Du hast Platz, niemand muss gehen.',
  'row-full': 'Deine Reihe ist voll, eines deiner Tiere muss Platz machen.',
  'share-range': (d) => `Gib zwischen 0 und ${d['rest']}.`,
  'striker-blind': 'Dieses Tier greift an, ohne zu wählen; lass es losstürmen.',
  'striker-chooses': 'Dieses Tier greift ein Ziel an, das du wählst.',
  'striker-down': 'Ein totes oder verängstigtes Tier kann nicht angreifen.',
  'striker-stopped': 'Dieses Tier kann gerade nicht angreifen.',
  'too-dear': (d) =>
    `Sie kostet ${d['price']}, und du hast ${d['coins']}, die alte Waffe schon eingerechnet.`,
  'too-dear-first': (d) =>
    `Sie kostet ${d['price']}, und du hast ${d['coins']}; was die alte Waffe einbringt, kommt erst nach dem Preis.`,
  'too-dear-health': (d) =>
    `Sie kostet ${d['price']} Leben, und du hast ${d['health']}; mindestens 1 muss bleiben.`,
};

export const PROBLEMS: Readonly<Record<ProblemId, Sentence>> = {
  'opener-seat': (d) => `Es gibt nur ${d['seats']} Plätze; wähl einen davon für den ersten Kampf.`,
};
