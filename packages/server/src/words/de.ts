/** The server's own sentences in German. */
import type { EventData, Sentence } from '@fray/engine';
import type { ServerMessage } from '@fray/protocol';
import { commas } from './enumerate.js';

export const sentences: Readonly<Record<ServerMessage, Sentence>> = {
  'own-fault':
    'Hier ist etwas schiefgegangen. Nichts von dem, was du geschickt hast, wurde nur halb ausgeführt.',
  misfit: (d) => `${d['where'] === '' ? 'Die Anfrage' : `„${d['where']}“`} passt nicht: ${misfits(d)}.`,
  unseen: 'Lass Zeichen weg, die unsichtbar sind oder die Schreibrichtung umdrehen.',
  'no-letter': 'Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.',
  'bad-request':
    'Der Server versteht diese Anfrage nicht. Die Schnittstelle ist unter /api/docs beschrieben.',
  'too-large': 'Das ist zu groß.',
  'not-json': 'Schick JSON, mit content-type: application/json.',
  'too-often': 'Zu viele Anfragen; warte ein wenig.',
  elsewhere: 'Diese Anfrage kam von einer anderen Seite.',
  nobody: 'Sag zuerst, wer du bist: POST /api/guests mit einem Namen.',
  'nothing-here': 'Hier gibt es nichts. Die Schnittstelle ist unter /api/docs beschrieben.',
  'no-store': 'Der Speicher antwortet nicht; schick dieselbe Anfrage noch einmal.',

  closing: 'Der Server wird gerade beendet; komm gleich wieder.',
  'other-host': 'Auf diesen Namen hört der Server nicht; wer ihn betreibt, kann ihn mit --name hinzufügen.',
  'operator-only': 'Das darf nur, wer den Server betreibt.',
  'name-of-bot': 'So heißt hier ein Bot; nimm einen anderen Namen.',
  'still-playing': 'Du spielst noch irgendwo; beende die Partie oder gib sie auf.',
  'push-service':
    'Diesen Push-Dienst ruft der Server nicht an; wer ihn betreibt, kann ihn mit --push-hosts hinzufügen.',
  'push-keys': 'Das sind keine Schlüssel eines Abos: p256dh ist ein Punkt der Kurve P-256, auth hat 16 Byte.',
  'no-game': (d) => `Ein Spiel „${d['given']}“ gibt es nicht; nimm eines von ${commas(d['known'])}.`,
  'no-bot': (d) => `Einen Bot „${d['given']}“ gibt es nicht; nimm einen von ${commas(d['known'])}.`,
  'no-table': 'Diesen Tisch gibt es nicht, oder du brauchst seine Einladung, um ihn zu sehen.',
  'no-code': 'Kein Tisch, der noch Mitspieler sucht, hat diesen Code.',
  'table-busy': 'Zu viele ändern diesen Tisch gleichzeitig; versuch es noch einmal.',
  'options-large': (d) =>
    `Die Optionen eines Tisches haben höchstens ${d['most']} Zeichen, diese haben ${d['given']}; mach Spielfeld, Held oder Bande kleiner.`,
  'too-many-contents': (d) =>
    `Du hast schon ${d['most']} eigene Spielfelder, Helden und Banden; was niemand benutzt, ist in einer Stunde vergessen.`,
  'too-many-tables': (d) => `Du sitzt schon an ${d['most']} Tischen; verlass zuerst einen.`,
  'not-gathering': 'Dieser Tisch sucht gerade keine Mitspieler.',
  starting: 'Die Partie beginnt gerade; jetzt lässt sich nichts mehr ändern.',
  'seal-copied': 'Genau das hat am Tisch schon jemand versiegelt; nimm einen eigenen Startwert.',
  'no-seal': 'Von dir wird gerade kein versiegelter Startwert erwartet.',
  'other-seed': 'Das ist nicht der Startwert, den du versiegelt hast.',
  'sits-already': 'Du sitzt schon an diesem Tisch.',
  'seat-taken': 'Dieser Platz ist nicht frei.',
  'seat-invited': 'Dieser Platz ist für jemanden mit der Einladung.',
  blocked: 'Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.',
  'seat-person': 'Dort sitzt jemand; bitte erst darum, den Platz zu räumen.',
  'not-sitting': 'Du sitzt nicht an diesem Tisch.',
  running: 'Die Partie läuft; gib sie auf, oder lass einen Bot für dich spielen.',
  'only-sitters': 'Das können nur die, die an diesem Tisch sitzen.',
  'only-host': 'Das kann nur, wer den Tisch eröffnet hat.',
  'kick-self': 'Um selbst zu gehen, verlass den Tisch.',
  kicked: 'Du wurdest von diesem Tisch verwiesen. Nur wer ihn eröffnet hat, kann dich wieder einlassen.',
  'not-kicked': 'Diese Person ist hier nicht ausgesperrt.',
  started: 'Dieser Tisch hat schon angefangen.',
  'too-few': (d) => `Dieses Spiel braucht mindestens ${d['min']} Spieler.`,
  'not-ready': 'Noch sind nicht alle bereit.',
  'no-rematch': 'Es gibt keine beendete Partie, die ihr noch einmal spielen könntet.',
  'other-option': (d) => `Die Option „${d['option']}“ hast nicht du zu wählen.`,
  'contest-table': 'Dieser Tisch gehört zu einem Turnier; Plätze und Optionen bleiben, wie sie sind.',
  'no-contest': 'Dieses Turnier gibt es nicht, oder du brauchst seinen Link, um es zu sehen.',
  'entrant-count': 'Sag für jeden Teilnehmer, wer ihn spielt: je einen Spieler.',
  'too-many-contests': (d) => `Du nimmst schon an ${d['most']} Turnieren teil.`,
  'enters-already': 'Du spielst in diesem Turnier schon mit.',
  'entrant-taken': 'Diesen Teilnehmer spielt schon jemand anders.',
  'entrant-missing': 'Einen der beiden spielt noch niemand; schick den Link weiter.',
  'not-to-play': 'Diese Partie kann jetzt nicht gespielt werden.',
  'only-contest-host': 'Das kann nur die Turnierleitung.',
  'not-an-entrant': 'Diesen Tisch können nur die decken, die dort spielen oder das Turnier ausrichten.',

  'no-match': 'Diese Partie gibt es nicht, oder du darfst sie nicht sehen.',
  'not-your-eyes': 'Solange die Partie läuft, siehst du sie nur mit deinen eigenen Augen.',
  'not-your-seat': 'Das ist nicht dein Platz.',
  'no-such-seat': 'Diesen Platz gibt es nicht.',
  'not-a-player': 'Du spielst in dieser Partie nicht mit.',
  'other-version': (d) =>
    `Diese Partie wird nach Regelversion ${d['given']} von ${d['game']} gespielt; dieser Server hat ${d['wanted']}.`,
  closed: 'Diese Partie wurde ohne Ergebnis geschlossen: Ihre Regeln haben sich seit dem Beginn geändert.',
  late: 'Zu spät: Inzwischen ist etwas geschehen.',
  'not-yet': (d) => `Nummer ${d['expected']} ist noch nicht geschehen; du bist bei ${d['n']}.`,
  'other-key': 'Dieser Schlüssel gehört schon zu einer anderen Entscheidung; denk dir einen neuen aus.',
  over: 'Die Partie ist vorbei.',
  'not-your-choice': (d) => `Nummer ${d['of']} ist keine Entscheidung von dir.`,
  'undo-away':
    'Jemand müsste zustimmen, ist aber nicht da, und der Bot auf diesem Platz kann das nicht übernehmen.',
  'undo-contest': 'In einem Turnier wird ein Zug nur zurückgenommen, wenn die Turnierleitung es erlaubt.',
  'no-undo-asked': 'Niemand wartet auf deine Antwort, ob etwas zurückgenommen werden darf.',
  'no-order': (d) =>
    `Eine Daueranweisung „${d['given']}“ gibt es nicht; dieses Spiel kennt ${commas(d['known']) || 'keine'}.`,
  'no-phrase': (d) => `Sag eines von ${commas(d['known'])}, oder etwas Eigenes.`,
  'talk-limit': (d) => `Du kannst ${d['most']} Dinge in der Minute sagen; warte ein wenig.`,
  'not-a-person': 'Vertreten werden kann nur ein Platz, der einem Menschen gehört.',
  'clock-runs': 'Auf diesem Platz ist niemand da, aber nach der vereinbarten Uhr ist noch Zeit.',
  'other-level': (d) => `Für verlassene Plätze hat dieser Tisch den Bot „${d['agreed']}“ vereinbart.`,
  'too-much': 'Das hast du in dieser Partie zu oft getan.',
  'away-briefly': (d) =>
    `Diese Person ist noch nicht lange weg. In ${Math.ceil(Number(d['seconds']) / 60)} min könnt ihr über den Platz entscheiden.`,
  'is-here': 'Auf diesem Platz ist jemand da und kann ihn nur selbst abgeben.',
  'not-gone': 'Von diesem Platz ist niemand weggegangen, also gibt es nichts abzustimmen.',
  'claim-later': (d) =>
    `Der Sieg kann in ${d['seconds']} Sekunden beansprucht werden, wenn bis dahin niemand zurück ist.`,
  'no-claim': 'In diesem Spiel kann niemand zum Aufgeben gezwungen werden; lasst einen Bot weiterspielen.',
  'lab-closed': 'Dieser Server führt keine Versuche durch; die Seite kann es.',
  'lab-word': 'Dieser Server führt Versuche nur für die durch, die sein Losungswort kennen.',
  'lab-one': 'Du hast hier schon einen Versuch laufen; brich ihn zuerst ab.',
  'lab-waits':
    'Von deiner Internetadresse wartet hier schon jemand. Komm wieder, wenn dieses Experiment fertig ist.',
  'lab-full': 'Es warten schon zu viele Versuche; komm später wieder, oder lass ihn auf der Seite laufen.',
  'lab-file':
    'Dieser Versuch lässt sich nicht durchführen: eine Zeile, der Aufbau oder ein Bereich ergibt keinen Sinn.',
  'not-shown': (d) => `Zu sehen sind ${d['shown']} Entscheidungen dieser Partie, nicht ${d['made']}.`,
};

/** What a schema can find wrong. */
const MISFITS: Readonly<Record<string, (wanted: string) => string>> = {
  invalid_type: (wanted) => `es muss von der Art „${wanted}“ sein`,
  invalid_value: (wanted) => `es muss eines von ${wanted} sein`,
  invalid_format: (wanted) => `es muss die Form ${wanted} haben`,
  unrecognized_keys: (wanted) => `niemand kennt ${wanted}`,
  too_small: (wanted) => `mindestens ${wanted}`,
  too_big: (wanted) => `höchstens ${wanted}`,
};

function misfits(d: EventData): string {
  const said = MISFITS[String(d['what'])];
  return said === undefined
    ? 'es hat keine der Formen, die hier verstanden werden'
    : said(commas(d['wanted']));
}
