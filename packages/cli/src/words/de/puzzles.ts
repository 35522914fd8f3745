/** What is said about puzzles. */
import type { PUZZLES as english } from '../en/puzzles.js';

const AIMS = { win: 'gewinne', turn: 'wende das Blatt', hold: 'halte durch', best: 'finde das Beste' };

export const PUZZLES: typeof english = {
  found: (n, of, aim, best, chance, next, how) =>
    `${n} von ${of}  ${AIMS[aim]}: ${best} gewinnt ${chance} von 100, das Nächstbeste ${next} (${how})`,
  how: { exhaustive: 'alles versucht', lines: 'viele Fortsetzungen' },
  written: (n, matches, file) => `${n} Rätsel aus ${matches} Partien stehen in ${file}.`,
  broken: (game, id, why) => `${game} ${id}: ${why}`,
  why: {
    setup: 'die Partie beginnt nicht mehr',
    choices: 'die Entscheidungen davor sind nicht mehr erlaubt',
    position: 'die Entscheidungen führen jetzt in eine andere Stellung',
    asked: 'der Platz wird dort nichts gefragt',
    best: 'die beste Entscheidung ist nicht mehr erlaubt',
    weighed: 'mit frischem Startwert ist eine andere Entscheidung besser oder keine klar die beste',
  },
  holding: (holding, all) => `${holding} von ${all} Rätseln gelten.`,
  noVerb: (verb, known) =>
    `Dieses Spiel kennt die Entscheidung „${verb}“ nicht. Es kennt: ${known.join(', ')}.`,
  noOption: (option, known) => `Dieses Spiel hat keine Option „${option}“. Es hat: ${known.join(', ')}.`,
  notAll: (broken) =>
    `${broken} ${broken === 1 ? 'Rätsel gilt' : 'Rätsel gelten'} nicht mehr: „fray puzzles make“ macht neue.`,
};
