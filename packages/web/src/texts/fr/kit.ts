/** What the parts of every table say. */
import type { KitWords } from '@fray/kit';

export const kit: KitWords = {
  close: 'Fermer',
  health: 'Santé',
  atStake: (value: number, max: number, stake: number) => `${value} sur ${max}, ${stake} en jeu`,
  of: (value: number, max: number) => `${value} sur ${max}`,
  doesNotCount: (value: number) => `${value}, ne compte pas`,
  raised: (base: number) => `, en hausse, ${base} au départ`,
  lowered: (base: number) => `, en baisse, ${base} au départ`,
  sealed: 'sous scellé',
  notWritten: 'pas encore écrit',
  rule: (id: string) => `Article ${id}`,
  story: 'Récit de la partie',
  moment: (n: number) => `moment ${n}`,
  prompt: 'Ce qu’on te demande',
  whyNot: (what: string) => `Pourquoi pas « ${what} » ?`,
  closeWhy: 'Fermer l’explication',
  skip: 'Passer',
  more: 'Plus',
  shapes: ['cercle', 'triangle', 'carré', 'losange', 'hexagone', 'étoile', 'croix', 'goutte'],
};
