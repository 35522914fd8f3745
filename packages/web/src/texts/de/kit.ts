/** What the parts of every table say. */
import type { KitWords } from '@fray/kit';

export const kit: KitWords = {
  close: 'Schließen',
  health: 'Leben',
  atStake: (value: number, max: number, stake: number) => `${value} von ${max}, davon ${stake} in Gefahr`,
  of: (value: number, max: number) => `${value} von ${max}`,
  doesNotCount: (value: number) => `${value}, zählt nicht`,
  raised: (base: number) => `, erhöht von ${base}`,
  lowered: (base: number) => `, gesenkt von ${base}`,
  sealed: 'verdeckt',
  notWritten: 'noch nicht geschrieben',
  rule: (id: string) => `Regel ${id}`,
  story: 'Verlauf der Partie',
  moment: (n: number) => `Moment ${n}`,
  prompt: 'Was du gefragt wirst',
  whyNot: (what: string) => `Warum nicht? ${what}`,
  closeWhy: 'Erklärung schließen',
  skip: 'Überspringen',
  more: 'Mehr',
  shapes: ['Kreis', 'Dreieck', 'Quadrat', 'Raute', 'Sechseck', 'Stern', 'Kreuz', 'Tropfen'],
};
