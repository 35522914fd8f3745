/** What the rule lab says at the terminal beside its reports. */
import type { LAB as english } from '../en/lab.js';

export const LAB: typeof english = {
  working: (address) => `Au travail sur ${address} ; Ctrl-C pour arrêter.`,
  batch: (run, matches) => `${matches} parties de « ${run} »`,
  checked: (batches) =>
    batches === 0
      ? 'Aucun lot n’a été joué par deux machines.'
      : `${batches} ${batches === 1 ? 'lot a été joué' : 'lots ont été joués'} par deux machines, avec le même résultat.`,
  statusHead: ['expérience', 'en attente', 'en cours', 'faits', 'machines'],
  idle: 'Rien n’attend dans cette file.',
  localGame: 'Un jeu venu d’un fichier ne peut pas aller dans une file : les autres machines ne l’ont pas.',
  noQueue: (why) => `La file est hors d’atteinte : ${why}.`,
  noExperiments: (folder, ending) => `Il n’y a pas d’expérience (*${ending}) dans ${folder}.`,
  onlyOfPage: 'Pour ne jouer que certaines expériences, il me faut la page avec les autres : --page FICHIER.',
  balance: 'Ce que font les règles',
  balanceLead: (folder, document) =>
    `Fait par \`npx fray lab answers ${folder} --write ${document}\` : des bots jouent chaque expérience de ce dossier. Les chiffres parlent ` +
    'des bots ; des gens peuvent trouver ce que des bots ne trouvent pas. Là où quelque chose penche, les mots sous le titre le disent.',
  again: 'Fait par',
  wrote: (file) => `Écrit : ${file}`,
};
