/** Whose work is used. */
import type { credits as english } from '../en/credits.js';

export const credits: typeof english = {
  title: 'Crédits',
  fanWork: 'Une œuvre de fans, non officielle',
  icons: 'Dessins',
  iconsText: 'Dessins en une couleur de game-icons.net, par Lorc, Delapouite et d’autres, sous licence',
  iconsChanged: 'Ils ont ici d’autres couleurs.',
  iconsList: 'Ceux qui servent ici :',
  fonts: 'Caractères',
  fontsText:
    'Fraunces par Undercase Type et Atkinson Hyperlegible Next par le Braille Institute, tous deux sous SIL Open Font License 1.1.',
  software: 'Logiciels',
  softwareText: 'React, zustand et wouter ; construit avec Vite.',
  gamesText:
    'Les pages de règles sont écrites avec nos propres mots. Les noms et les mondes sont à leurs propriétaires ; rien n’est repris de leurs images ni de leurs textes.',
};
