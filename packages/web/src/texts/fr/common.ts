/** Words used everywhere. */
import type { common as english } from '../en/common.js';

export const common: typeof english = {
  close: 'Fermer',
  back: 'Retour',
  loading: 'On met la table…',
  titled: (head, rest) => `${head}\u00a0: ${rest}`,
  skip: 'Aller au contenu',
  minutes: (n) => `${n} min`,
  players: (min, max) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
  fanWork:
    'Fray est une œuvre de fans, sans caractère officiel. Les créateurs des jeux et des mondes où ils se passent ne l’ont ni faite, ni approuvée, ni soutenue.',
  nothingHere: 'Rien ici',
  notFound: 'Il n’y a rien à cette adresse.',
  noSuchGame: 'Il n’y a pas de jeu de ce nom ici.',
  failed: 'Quelque chose s’est cassé. Recharge la page ; ta partie est gardée dans ce navigateur.',
  nav: {
    home: 'Fray, accueil',
    join: 'J’ai un code',
    replays: 'Replays',
    settings: 'Réglages',
    credits: 'Crédits',
    main: 'Navigation',
  },
};
