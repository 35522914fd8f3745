/** "Why not?", answered in one sentence that tells nothing the asker does not know. */
import type { Sentence } from '@fray/engine';
import type { OutcomeId, ProblemId, RefusalId } from '../ids.js';
import { characterName } from './people.js';

const ONLY_FACTION: Readonly<Record<string, string>> = {
  hunter: 'Das kann nur ein Hunter.',
  shadow: 'Das kann nur ein Shadow.',
  neutral: 'Das kann nur, wer neutral ist.',
};

export const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  dead: 'Diese Person ist gefallen.',
  yourself: 'Dich selbst kannst du nicht angreifen.',
  'only-others': 'Es muss jemand anderes sein.',
  'out-of-range': 'Diese Person steht außerhalb deiner Reichweite.',
  'off-board': 'Wer noch nicht auf dem Plan steht, würfelt zuerst und ist nicht zu erreichen.',
  'must-attack': 'Masamune verlangt einen Angriff, solange jemand in Reichweite ist.',
  'must-move': 'Bewegen musst du dich.',
  'must-apply': 'Eine gezogene Karte muss auch ausgeführt werden.',
  'one-target': 'Das Maschinengewehr trifft alle in Reichweite; du kannst niemanden herausgreifen.',
  'same-area': 'Du darfst überallhin, nur nicht dorthin, wo du stehst.',
  'not-adjacent': 'Emi geht nur an einen benachbarten Ort.',
  'only-character': (d) => `Das kann nur ${characterName(d['character'])}.`,
  'only-faction': (d) => ONLY_FACTION[String(d['faction'])]!,
  'not-meant': 'Diese Karte ist nicht für deinen Charakter gedacht.',
  spent: 'Du hast deine Fähigkeit schon eingesetzt.',
  cancelled: 'Deine Fähigkeit wurde dir für immer genommen.',
  'not-now': 'Dein Charakter hat zu Beginn eines Zuges nichts einzusetzen.',
  begun: 'Du hast deine Fähigkeit in diesem Zug schon eingesetzt.',
  'start-only': 'Deine Fähigkeit kannst du nur zu Beginn deines Zuges einsetzen.',
  'end-only': 'Deine Fähigkeit kannst du nur am Ende deines Zuges einsetzen.',
  'not-at-gate': 'Der Strahl reicht nur zum Tor zur Unterwelt, und dort steht diese Person nicht.',
  'empty-deck': 'Dieser Stapel und seine Ablage sind leer.',
  'other-deck': 'An diesem Ort gibt es Karten von einem anderen Stapel.',
  'no-compass': 'Nur mit dem mystischen Kompass würfelst du zweimal.',
  'no-gear': 'Diese Person hat keine Ausrüstung.',
  'not-theirs': 'Diese Person hat die Karte nicht.',
  'not-yours': 'Du hast diese Karte nicht.',
  'truth-yes': 'Die Karte hat recht mit dir: Du musst tun, was sie sagt.',
  'truth-no': 'Die Karte irrt sich in dir: Es passiert nichts.',
  'no-demand': 'Diese Karte verlangt keine Ausrüstung.',
  'already-revealed': 'Alle wissen schon, wer du bist.',
  'daniel-hides': 'Daniel kann sich nicht zeigen; erst ein Tod lässt ihn schreien.',
  'reveal-first': 'Zeig erst, wer du bist.',
  'no-card-there': 'Diese Karte liegt in keiner Ablage.',
  'not-held': 'Diese Karte hast du nicht auf der Hand.',
  'held-later': 'Handkarten spielst du zwischen den Schritten deines eigenen Zuges.',
  'discard-later': 'Handkarten wirfst du erst am Ende deines Zuges ab.',
  'no-target': 'Dafür gibt es gerade kein Ziel; du darfst sie abwerfen.',
  'must-clear': 'Dein Zug geht zu Ende: Spiel deine Handkarten oder wirf sie ab.',
  'not-proposed': 'Du kannst nur über vorgeschlagene Regeln abstimmen.',
  'rules-locked': 'Die Hausregeln dieser Partie stehen fest.',
  'rule-off': 'Diese Hausregel gilt an diesem Tisch nicht.',
  'blur-used': 'Du bist in dieser Partie schon ausgewichen.',
  'blur-after-coup': 'Nach einem angesagten Gnadenstoß weicht niemand mehr aus.',
  'blur-moment': 'Ausweichen kannst du nur, wenn du angegriffen wirst und noch kein Würfel gefallen ist.',
  'coup-moment': 'Einen Gnadenstoß versuchst du nur, unmittelbar nachdem dein Angriff jemanden verletzt hat.',
  'coup-tried': 'Bei dieser Person hast du den Gnadenstoß in dieser Partie schon versucht.',
  'stand-used': 'Dein letztes Gefecht ist schon vorbei.',
  'stand-not-hurt': 'An diesem Tisch folgt ein letztes Gefecht nur auf einen Schlag, der wehtat.',
  'stand-not-low': 'An diesem Tisch ist ein letztes Gefecht nur etwas für die, die fast am Ende sind.',
  'stand-moment': 'Ein letztes Gefecht folgt nur auf einen Angriff, den du gerade überlebt hast.',
  'stand-counter': 'An diesem Tisch antwortet niemand auf einen Gegenangriff.',
  'double-used': 'Du hast in dieser Partie schon verdoppelt.',
  'double-moment':
    'Du verdoppelst, unmittelbar bevor ein Angriff, eine Karte, ein Ort oder eine Fähigkeit von dir jemanden verletzt.',
  'double-fixed': 'An diesem Tisch lässt sich die Regel nicht zurücknehmen.',
  'proposed-already': 'Das hast du in diesem Zug schon vorgeschlagen.',
  'already-so': 'So spielt ihr schon.',
  'needs-duel': 'Patzer gibt es nur mit Duellwürfeln.',
  'propose-moment': 'Das kannst du nur zu Beginn deines eigenen Zuges vorschlagen.',
};

export const PROBLEMS: Readonly<Record<ProblemId, Sentence>> = {
  'characters-value':
    'Charaktere sind „base“, „expansion“, „initials“, „all“ oder zehn Kennungen mit zehn verschiedenen Anfangsbuchstaben.',
  'critical-needs-duel': 'Patzer gibt es nur zusammen mit Duellwürfeln.',
};

export const OUTCOMES: Readonly<Record<OutcomeId, Sentence>> = {
  hunters: 'Alle Shadows sind gefallen.',
  shadows: 'Alle Hunter sind gefallen.',
  neutrals: 'Drei Neutrale sind gefallen, mehr wollten die Shadows nicht.',
  both: 'Hunter und Shadows haben ihr Ziel zugleich erreicht.',
  alone: 'Jemand hat sein ganz eigenes Ziel erreicht.',
  limit: 'Die Nacht ist vorbei: Die letzte Runde ist gespielt.',
};
