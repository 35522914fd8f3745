/** How is settled what the tournament text leaves open, for what can be looked up. */
import type { Rulings } from '@fray/engine';
import type { RulingId } from '../en/rulings.js';

const BEFORE = 'Haben beide so eine Fähigkeit, würfeln erst beide, dann nehmen beide den Schaden.';
const STARTS =
  'Auch Schadenswürfel von Unterbrechungen, Gegenschlägen und vor dem Duell lösen es aus, fester Schaden nicht. Es wirkt noch in derselben Runde, und zwei gleichen Namens zählen einmal.';
const ADDS_UP = 'Wirkungen mit anderem Namen kommen dazu; zwei gleichen Namens zählen einmal.';
const SCORE_DICE = 'Die Würfel von Windläufer und Ölklinge zählen; Würfel, die dich selbst treffen, nicht.';
const NO_MODIFIERS =
  'Dein Gegenüber darf den Wurf weiterhin mit Modifikatoren ändern, und passive Boni zählen.';
const SAME_BLOW =
  'Schützt schon gegen den Hieb, auf den es antwortet, und wird deshalb angeboten, bevor die Rüstung abgeht; der Würfel geht in Schritt 7 zurück, wenn du noch stehst. Ein Tisch darf es nur in Schritt 7 erlauben.';
const HELD =
  'Nur gegen ein Ausweichen, nie gegen eine Unterbrechung. Das Ausweichen ist verbraucht, und ebenso die Kampffähigkeit beider. Nicht nach Befehl.';
const AT_ONCE =
  'Sofort, vor dem Nachsetzen und dem Gegenschlag, auch bei diesem und bei Unterbrechungen; nicht bei festem Schaden. Wer durch den Treffer fällt, antwortet nicht.';
const NOT_SAVED = 'Schaden kommt vor Heilung: Wer auf 0 steht, wird nicht gerettet.';
const CAST = 'Das Wirken ist die Kampffähigkeit der Runde; danach läuft es von selbst.';

export const RULINGS: Rulings<RulingId> = {
  label: 'Auslegung',
  texts: {
    execution: 'Wird in Schritt 2 als Allererstes ausgeführt. Richten beide hin, fallen beide.',
    'head-butt': 'Schritt 8 folgt trotzdem, wenn der Tisch die Runde nicht sofort enden lässt.',
    command:
      'Du hast dann einen einfachen Schadenswert und nicht mehr, und niemand befiehlt in einer Runde zweimal. Wessen Befehl mit Befehl beantwortet wird, der darf weder ausweichen noch opfern noch zurückschlagen.',
    unstoppable: 'Dein Gegenüber darf dann ausweichen oder unterbrechen, wie nach Befehl.',
    ensnare: HELD,
    hamstring: HELD,
    'back-fire':
      'Deine eigenen Würfel sind Schaden, kein Preis, und können dich fällen. Fallen beide, ist es unentschieden.',
    bolt: 'Geladen wartet er, bis er gelöst wird, und beide sehen ihn. Laden und Lösen sind jeweils die Kampffähigkeit einer Runde.',
    'stone-rain':
      'Es zählen Runden, nicht Würfe. Eine verlorene oder unentschiedene Runde, Befehl, eine andere Kampffähigkeit oder Verzicht beenden ihn; eine Runde mit Ausweichen verbraucht ihre Stufe.',
    'ice-shards': 'Sie können wie Schadenswürfel Blutung, Gift und Seuche auslösen.',
    rake: NO_MODIFIERS,
    ignite: NO_MODIFIERS,
    slick: `${NO_MODIFIERS} Eine Verstärkung, die vor der Ansage kam, zählt.`,
    vortex: `${CAST} Die Würfel beider Seiten werden zugleich geworfen, wenn die Runde beginnt.`,
    haunt: CAST,
    meditation: `${CAST} ${NOT_SAVED}`,
    'stone-skin':
      'Nichts Passives beginnt neu bei dir, Laufendes läuft weiter. Gewinnt dein Gegenüber, wird weder ausgewichen noch unterbrochen: Der Würfel entscheidet.',
    windwalker: 'Die Würfel bringen keinen zweiten Pasch, außer sie wurden als Schadenswürfel geändert.',
    surge: 'Die Magie steigt, bevor der höhere Wert von Kraft und Magie gewählt wird.',
    'fatal-blow':
      'Eine Fähigkeit, die einmal geht. Nachträglich nur, wenn der Hieb verletzt hat und Rüstung zählte; beide Wege ergeben dasselbe.',
    convulsions:
      'Zwei gleiche Würfel sind ein Pasch, wenn die Modifikatoren gespielt sind. Müssen beide verlieren, ist die Runde unentschieden; Befehl dreht sie trotzdem.',
    corruption:
      'Hat dein Gegenüber von Kraft oder Magie nichts, steht das nicht zur Wahl, solange vom anderen etwas da ist.',
    counter: SAME_BLOW,
    'shield-wall': SAME_BLOW,
    'thorn-armour': SAME_BLOW,
    'demon-claws':
      'Ein Gegenschlag, wie das Turnier sie aufführt. Ein Tisch darf sie als passive Fähigkeit spielen.',
    martyr: 'Dieser Verlust gilt nicht als Verletzung.',
    'blood-thief': 'Ein Würfel, den eine Fähigkeit auf 6 gesetzt hat, zählt nicht.',
    usurper: 'Eine so genommene Tempofähigkeit zählt als deine Tempofähigkeit der Runde.',
    'bulls-eye': BEFORE,
    'first-strike': BEFORE,
    'first-cut': BEFORE,
    bleed: STARTS,
    venom: STARTS,
    disease: STARTS,
    barbs: ADDS_UP,
    thorns: ADDS_UP,
    'fire-aura': ADDS_UP,
    vitriol: 'Haben es beide, zählt es einmal.',
    shades: 'Auf Schadenswürfeln jeder Art, aber nicht auf solchen, die dich selbst treffen.',
    acid: SCORE_DICE,
    sear: SCORE_DICE,
    merciless: SCORE_DICE,
    lightning: AT_ONCE,
    leech: AT_ONCE,
    'cleansing-light': NOT_SAVED,
    'shield-spin': 'Seine Würfel stehen fest, bevor jemand die Tempowürfel anrühren darf.',
    'seeing-red': 'Die 20 wird nicht verdoppelt.',
    'kick-start': 'Kommt, bevor geprüft wird, wer gefallen ist. Die 15 wird nicht verdoppelt.',
    'stat.speed': 'Für die Reihenfolge in Schritt 1 zählt es, wie es jetzt ist, mit allem, was es ändert.',
    'stat.armour':
      'In dieser Reihenfolge: Bogen, Dauerhaftes und Verstärkungen; verdoppelt durch Schildwall; 0 durch Taumel; halbiert durch Todesstoß; übergangen von Durchschlag und Punktschlag.',
    'stat.speed-dice': 'Ein Würfel mehr hebt einen Würfel weniger auf.',
    'stat.damage-score':
      'Augenzahlen, Boni auf den Würfeln, der höhere Wert von Kraft und Magie, Zugaben, weniger Abzüge; nie unter 0.',
    'term:step-2':
      'Bei gleichen Summen greift niemand an, und Schritt 8 folgt, wenn der Tisch es nicht anders hält.',
    'term:step-3': 'Fällt durch eine Unterbrechung, wer die Runde gewonnen hat, endet das Duell damit.',
    'term:step-4':
      'Was die Fähigkeit sonst noch tut, kommt dazu, verletzt oder nicht, außer ihr Text verlangt eine Verletzung.',
    'term:step-5': 'Du darfst verzichten; dann folgt Schritt 7 ohne Schaden.',
    'term:step-7': 'Wer die Runde gewonnen hat und durch einen Gegenschlag fällt, hat das Duell verloren.',
    'term:step-8':
      'Beide nehmen ihren Schaden im selben Moment, Schaden vor Heilung. Fallen beide, ist das Duell unentschieden, wenn der Tisch es nicht anders hält.',
    'term:combat-ability': 'Sie ist verbraucht, sobald sie gespielt wird, ob sie gelingt oder nicht.',
    'term:modifier':
      'Wer schlechter dasteht, beginnt, dann abwechselnd, bis beide passen. Ein Modifikator darf auch vergebens gespielt werden, solange es gibt, wovon sein Text spricht.',
    'term:health':
      'Es wird nach jeder Änderung geprüft, und bei 0 ist das Duell vorbei. Heilung endet beim Doppelten des Bogens; mit Leben bezahlt nur, wer mehr hat.',
    'term:passive': 'Sie wirkt zum ersten Mal in der Runde, die sie ausgelöst hat.',
    'term:strike-back':
      'Die meisten brauchen eine Verletzung durch den Angriff dieser Runde; Konter, Schildwall und Dornenpanzer nicht. Ein Tisch darf das weglassen.',
  },
};
