/** How a match's dice were drawn, and whether they are the promised ones. */
import type { dice as english } from '../en/dice.js';

export const dice: typeof english = {
  open: 'Avant la partie, les graines de tous et le secret du serveur ont été scellés et signés. Cette page a gardé la promesse et la comparera à la fin.',
  unsealed:
    'Cette page n’a pas donné de graine scellée : elle n’était pas ouverte au moment du tirage, ou tu joues sur un autre appareil. À toi, ces dés ne prouvent rien ; « Vérifier le sceau » dans la relecture montre si l’enregistrement est cohérent.',
  holds:
    'Vérifié : la promesse signée, ta graine et tout ce que tu as vu concordent. Personne n’a choisi ces dés.',
  broken:
    'Ces dés ne sont pas ceux qui ont été promis à cette page. Enregistre ce qu’elle a gardé et montre-le aux autres.',
  refused:
    'La promesse du serveur ne contient pas ce que cette page a scellé. Ta graine reste ici, et mieux vaut ne pas jouer cette partie.',
  start: (n: number) =>
    `Il a fallu ${n} essais pour ce départ. Les précédents ont été annulés une fois les dés scellés.`,
  promise: 'Promesse :',
  seed: 'Ta graine :',
  save: 'Garder la preuve',
  checked: 'hasard vérifié',
  brokenWord: 'dés échangés',
};
