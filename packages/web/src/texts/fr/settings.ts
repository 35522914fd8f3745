/** The settings. */
import type { settings as english } from '../en/settings.js';

export const settings: typeof english = {
  title: 'Réglages',
  language: 'Langue',
  asBrowser: 'Celle du navigateur',
  animation: 'Animation',
  animations: { system: 'Selon le système', slow: 'Lente', normal: 'Normale', fast: 'Rapide', off: 'Aucune' },
  theme: 'Thème',
  themes: { system: 'Selon le système', light: 'Clair', dark: 'Sombre' },
  contrast: 'Contraste',
  contrasts: { system: 'Normal', more: 'Fort' },
  marks: 'Couleurs des places et des camps',
  markSets: { drawn: 'Standard', apart: 'Adaptées aux daltoniens' },
  shortcuts: 'Raccourcis au clavier',
  keys: 'Changer une touche',
  keyNames: {
    p: 'Passer',
    f: 'Finir',
    k: 'Garder',
    r: 'Lancer',
    d: 'Ne pas attaquer',
    z: 'Reprendre',
    '?': 'Règles',
  },
  sound: 'Sons discrets : dés, cartes, coups, et on toque quand c’est ton tour',
  confirm: 'Confirmer chaque choix',
  hints: 'Montrer des pistes sous la question',
  cover: 'Cacher l’écran entre les joueurs d’un même écran',
  throwForMe: 'Lancer mes dés pour moi',
  notify: 'Me prévenir par une notification quand c’est mon tour',
  expert: 'Vue d’expert : articles, formules et chances à la table',
  help: {
    confirm: 'Ce qui coûte cher, comme abandonner, est toujours confirmé.',
    notify:
      'Tant que cette page est ouverte dans un autre onglet et, là où il y a un serveur, même une fois fermée.',
  },
  name: 'Ton nom aux tables en ligne',
  face: 'Ton visage à la table',
  faceByName: 'Selon le nom',
  faceNumber: (n: number) => `Visage ${n}`,
  saved: 'Gardé dans ce navigateur seulement.',
};
