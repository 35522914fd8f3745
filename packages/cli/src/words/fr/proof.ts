/** What a record proves about its dice. */
import type { PROOF as ENGLISH } from '../en/proof.js';

export const PROOF: typeof ENGLISH = {
  seedInRecord: 'La graine est dans l’enregistrement : celui qui l’a fait a pu choisir les dés.',
  unsealed:
    'Les dés sont le mélange du secret et des graines de l’enregistrement. Rien ne montre qu’ils étaient fixés avant la partie.',
  fits: (hash, key, seats) =>
    `Les dés concordent avec la promesse ${hash}… signée par la clé ${key}. ${
      seats.length === 0
        ? 'Aucune place n’a scellé de graine : le serveur pouvait les choisir.'
        : `Scellé avant qu’une graine soit montrée : place ${seats.join(', ')}.`
    }`,
  start: (n) =>
    `Il a fallu ${n} essais pour ce départ ; les précédents ont été annulés une fois les dés scellés.`,
  notCompared: 'Que les joueurs ont vu cette promesse avant la partie, seul --promised le montre.',
  promised: 'C’est la promesse que tu as gardée.',
  yours: (seat) => `Ta graine est dans les dés : place ${seat}.`,
  nobodyChose:
    'Si ta graine a été tirée au hasard, personne n’a choisi ces dés : ni le serveur, ni tous les autres ensemble.',
  noPromise: 'il ne contient pas de promesse sur les dés',
  notSigned: 'la signature de sa promesse ne concorde pas',
  otherPromise: 'sa promesse sur les dés n’est pas celle que tu as gardée',
  signedBoth:
    'sa promesse sur les dés n’est pas celle que tu as gardée, et la même clé a signé les deux : montre-les aux autres',
  otherSeed: 'la graine que tu as gardée n’était pas scellée pour ces dés',
  noKept: (given) => `« ${given} » n’est ni une promesse sur les dés ni l’empreinte d’une promesse.`,
};
