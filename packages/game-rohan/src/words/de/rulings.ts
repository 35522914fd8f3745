/** How gaps of the original text are settled, for what can be looked up. */
import type { Rulings } from '@fray/engine';
import type { RulingId } from '../en/rulings.js';

const INSPIRE =
  'Er erreicht die Karten, die in diesem Moment in der Reihe liegen, erhöht auch beim Verteidigen den Angriff, und mehrere zählen zusammen. Er bleibt, wenn diese Karte fällt; wer eine Runde übersteht, gibt ihn nicht noch einmal.';

export const RULINGS: Rulings<RulingId> = {
  label: 'Auslegung',
  texts: {
    'ability:inspire': INSPIRE,
    'ability:rally': INSPIRE,
    'ability:reinforce':
      'Auch auf eine volle Hand, und jedes Mal neu, wenn diese Karte gespielt wird. Die drei dürfen sofort gespielt werden und bleiben im Stapel ihrer Seite.',
    'ability:surprise':
      'Auch Karten aus früheren Runden halten Blocks fern. In der Reihe des Verteidigers hält sie niemanden auf. Ein Tisch darf Karten mit „Nur Abwehr“ dagegen blocken lassen.',
    'ability:armor-pierce':
      'In einer offenen Bahn tut er nichts. Zwei solche Karten treffen einander mit vollem Angriff; vorübergehende Abwehr hilft nicht.',
    'ability:hate':
      'Nur für diesen Kampf. Es zählt die Art der Karte gegenüber, gleich wem sie gehört. Ein Tisch darf auch +1 gegen Reiter geben.',
    'ability:kamikaze':
      'Auch gegen eine Karte, die später kam, wie viele Trefferpunkte sie auch hat. In dieser Bahn gibt es keinen Treffer, keinen Durchbruch und keine Ermüdung. In der früheren Ausgabe wird nur diese Karte zerstört, und ihr Treffer zählt.',
    'term:deployment':
      'Du darfst passen, obwohl du spielen könntest. Jede gespielte Karte lässt das Zählen der Pässe neu beginnen.',
    'term:assault':
      'Karten, die in derselben Bahn fallen, verlassen den Tisch gemeinsam. Hat eine Bahn die Partie entschieden, werden die späteren nicht ausgekämpft.',
    'term:attacker':
      'In Runde 1 entscheidet eine Münze, wenn der Tisch es nicht anders hält. Die Rollen wechseln auch nach einer Runde, in der niemand gespielt hat.',
    'term:health':
      'Kommen beide in derselben Bahn auf 0, verliert, wer weiter unter 0 ist; gleich ist unentschieden. Ein Tisch darf erst nach dem ganzen Ansturm nachsehen. Durch eine leere Hand oder einen leeren Stapel verliert niemand.',
    'term:overflow':
      'Ein Treffer in genau der Höhe der verbliebenen Trefferpunkte geht nicht weiter. In der früheren Ausgabe geht durch eine Karte nie etwas durch.',
    'term:free': 'Reiter dürfen blocken wie jede andere Karte mit „Frei“.',
  },
};
