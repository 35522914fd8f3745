/** The rule lab. */
import { grammarOf } from '@fray/engine';
import { french } from '@fray/lab/core';
import type { lab as english } from '../en/lab.js';

const { listed, number, plural } = grammarOf('fr');

export const lab: typeof english = {
  title: 'Labo des règles',
  lead: 'Que change cette règle ? Des bots jouent les mêmes parties avec et sans elle, et tu vois la différence.',
  game: 'Jeu',
  seats: 'Places',
  bots: 'Bots',
  compare: 'Comparer aux règles de base',
  together: 'Tout cela ensemble',
  needing: (change: string, others: readonly string[]) => `${change} (avec ${listed(others)})`,
  measure: 'Mesurer',
  random: 'Hasard',
  known: 'Ce que nous savons déjà',
  knownLead: 'Joué d’avance par nos bots ; chaque réponse nomme le fichier qui la refait.',
  until: 'Arrêter quand chaque réponse est sûre à',
  within: (percent) => `± ${number(percent)} %`,
  go: 'Lancer',
  stop: 'Arrêter',
  where: 'Où',
  here: 'Dans cette page',
  there: (threads) =>
    `Sur le serveur, avec ${number(threads)} ${plural(threads, { one: 'fil', other: 'fils' })}`,
  word: 'Mot de passe',
  ahead: (runs) =>
    `${number(runs)} ${plural(runs, { one: 'expérience passe', other: 'expériences passent' })} avant.`,
  cut: 'Le serveur a arrêté : plus de temps ou de mémoire. Ce qu’il avait trouvé reste.',
  playWith: (rule) => `Jouer avec ${rule}`,
  share: 'Copier le lien de cette expérience',
  shared: 'Le lien est copié.',
  nothing: 'Coche au moins une règle à comparer.',
  paired: 'Chaque paire de parties part de la même graine, avec et sans la règle : la chance s’annule.',
  counted: (matches) =>
    `${number(matches)} ${plural(matches, { one: 'partie jouée', other: 'parties jouées' })}`,
  narrow: (done: number, all: number) =>
    done === all
      ? 'Toutes les réponses sont assez précises.'
      : `${number(done)} ${plural(done, { one: 'réponse', other: 'réponses' })} sur ${number(all)} assez ${plural(done, { one: 'précise', other: 'précises' })}.`,
  left: (seconds: number) =>
    seconds < 90
      ? `Encore ${number(seconds)} ${plural(seconds, { one: 'seconde', other: 'secondes' })} environ`
      : `Encore ${number(Math.round(seconds / 60))} minutes environ`,
  asked: (seats: number, changes: number) =>
    `${number(seats)} places, ${number(changes)} ${plural(changes, { one: 'changement', other: 'changements' })}`,
  /** What the reports of the lab say, here and at the terminal. */
  report: french,
  figures: 'Les chiffres',
  legend:
    'Un point plein est un effet net ; un point vide peut n’être rien ; une barre en pointillé se compte encore.',
  file: 'En fichier, pour le terminal',
};
