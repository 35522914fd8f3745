/** Advice at the table. */
import type { advice as english } from '../../en/bots/advice.js';

export const advice: typeof english = {
  ask: 'Conseil',
  title: 'Que ferais-tu ?',
  thinking: 'Je réfléchis, avec ce que tu vois…',
  none: 'Aucun conseil n’est venu à temps. Fais-toi confiance.',
  clear: 'Un choix se détache.',
  close: 'C’est serré : le premier n’a qu’un peu plus de chances d’être le meilleur.',
  chance: (percent, error) => `gagne à ${percent} % ± ${error}`,
  doThis: 'Faire cela',
  note: 'Demandé pour ta place, avec ce que tu vois. L’enregistrement dira que tu as pris conseil.',
  allow: 'Conseils à la table',
  allowHelp: 'On peut demander « Que ferais-tu ? » ; l’enregistrement le montre.',
};
