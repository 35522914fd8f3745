/** What a record proves about its dice. */
import type { PROOF as ENGLISH } from '../en/proof.js';

export const PROOF: typeof ENGLISH = {
  seedInRecord:
    'Der Startwert steht in der Aufzeichnung: Wer sie gemacht hat, kann die Würfel ausgesucht haben.',
  unsealed:
    'Die Würfel sind die Mischung aus dem Geheimnis und den Startwerten der Aufzeichnung. Nichts zeigt, dass sie vor der Partie feststanden.',
  fits: (hash, key, seats) =>
    `Die Würfel passen zum Versprechen ${hash}…, unterschrieben mit dem Schlüssel ${key}. ${
      seats.length === 0
        ? 'Kein Platz hat einen Startwert versiegelt: Der Server konnte sie aussuchen.'
        : `Versiegelt, bevor ein Startwert gezeigt wurde: Platz ${seats.join(', ')}.`
    }`,
  start: (n) =>
    `Für diesen Start brauchte es ${n} Anläufe; frühere wurden abgebrochen, nachdem die Würfel versiegelt waren.`,
  notCompared: 'Ob die Spieler dieses Versprechen vor der Partie gesehen haben, zeigt nur --promised.',
  promised: 'Es ist das Versprechen, das du aufgehoben hast.',
  yours: (seat) => `Dein Startwert steckt in den Würfeln: Platz ${seat}.`,
  nobodyChose:
    'Wenn dein Startwert zufällig gezogen war, hat niemand diese Würfel ausgesucht: nicht der Server und nicht alle anderen zusammen.',
  noPromise: 'sie enthält kein Versprechen über die Würfel',
  notSigned: 'die Unterschrift ihres Versprechens passt nicht',
  otherPromise: 'ihr Versprechen über die Würfel ist nicht das, das du aufgehoben hast',
  signedBoth:
    'ihr Versprechen über die Würfel ist nicht das, das du aufgehoben hast, und derselbe Schlüssel hat beide unterschrieben: zeig beide den anderen',
  otherSeed: 'der Startwert, den du aufgehoben hast, war für diese Würfel nicht versiegelt',
  noKept: (given) => `„${given}“ ist weder ein Versprechen über Würfel noch der Hash eines solchen.`,
};
