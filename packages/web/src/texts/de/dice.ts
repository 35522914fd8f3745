/** How a match's dice were drawn, and whether they are the promised ones. */
import type { dice as english } from '../en/dice.js';

export const dice: typeof english = {
  open: 'Vor der Partie wurden die Startwerte aller und das Geheimnis des Servers versiegelt und unterschrieben. Diese Seite hat das Versprechen aufgehoben und vergleicht es nach der Partie.',
  unsealed:
    'Diese Seite hat keinen versiegelten Startwert gegeben: Sie war nicht offen, als die Würfel gezogen wurden, oder du spielst auf einem anderen Gerät. Dir beweisen diese Würfel nichts; „Siegel prüfen“ in der Wiederholung zeigt, ob die Aufzeichnung in sich stimmt.',
  holds:
    'Geprüft: Das unterschriebene Versprechen, dein Startwert und alles, was du gesehen hast, passen zusammen. Niemand hat diese Würfel ausgesucht.',
  broken:
    'Das sind nicht die Würfel, die dieser Seite versprochen wurden. Sichere, was diese Seite aufgehoben hat, und zeig es den anderen.',
  refused:
    'Das Versprechen des Servers enthält nicht, was diese Seite versiegelt hat. Dein Startwert bleibt hier, und diese Partie sollte nicht gespielt werden.',
  start: (n: number) =>
    `Für diesen Start brauchte es ${n} Anläufe. Frühere wurden abgebrochen, nachdem die Würfel versiegelt waren.`,
  promise: 'Versprechen:',
  seed: 'Dein Startwert:',
  save: 'Beweis sichern',
  checked: 'Zufall geprüft',
  brokenWord: 'Würfel vertauscht',
};
