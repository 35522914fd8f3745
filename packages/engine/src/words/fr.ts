/** The engine's own sentences in French. */
import { elided } from './elision.js';
import type { EngineMessage } from './engine-message.js';
import { commas, quoted, someOf } from './enumerate.js';
import type { Sentence } from './word-book.js';

const STOOD_IN: Readonly<Record<string, string>> = {
  absence: ', qui n’est plus là',
  votes: ', comme les autres l’ont voté',
};
const REMEDIES: Readonly<Record<string, string>> = {
  bot: 'un bot continue',
  claim: 'la victoire est réclamée',
  wait: 'on attend',
};

export const sentences: Readonly<Record<EngineMessage, Sentence>> = {
  'not-offered': 'Cela ne fait pas partie de tes choix ici.',
  'not-asked': 'On ne te demande rien pour l’instant.',
  over: 'La partie est finie.',
  committed: 'Tu as déjà choisi ; attends les autres.',
  'no-seat': 'Tu n’as pas de place dans cette partie.',

  'choice-shape': 'Un choix est un objet comme {"do":"pass"}.',
  'choice-verb': (d) => `"do" doit être l’un de ces mots : ${quoted(d['known'])}, et non ${d['given']}.`,
  'choice-extra': (d) => `"${d['verb']}" ne prend pas de "${d['key']}".`,
  'choice-argument': (d) => `"${d['verb']}" a besoin de "${d['argument']}" : ${expected(d['names'])}.`,
  'notation-verb': (d) => `Mot inconnu : « ${d['given']} ». Mots connus : ${commas(d['known'])}.`,
  'notation-form': (d) => `Écris-le ainsi : ${d['form']}.`,

  'options-shape': 'Les options sont un objet de noms et de valeurs.',
  'option-unknown': (d) => `Option inconnue : « ${d['key']} ». Options connues : ${commas(d['known'])}.`,
  'option-value': (d) =>
    `L’option « ${d['option']} » prend l’une de ces valeurs : ${commas(d['allowed'])}, et non ${d['given']}.`,
  'seat-count': (d) =>
    `Ce jeu se joue ${d['min'] === d['max'] ? `à ${d['min']}` : `de ${d['min']} à ${d['max']}`} joueurs, pas à ${d['given']}.`,

  'basis-letter': 'texte',
  'basis-ruling': 'précision',
  'basis-departure': 'écart',
  'preset-letter': 'Selon le texte',
  'preset-suggested': 'Selon Fray',
  'as-both': 'Selon le texte, et selon Fray.',
  'as-letter': 'Selon le texte.',
  'as-suggested': 'Selon Fray.',
  'not-letter': (d) => `Ne suit pas le texte : ${commas(d['labels'])}.`,
  'not-suggested': (d) => `Ne suit pas le conseil de Fray : ${commas(d['labels'])}.`,

  'record-line': (d) =>
    `La ligne ${d['line']} n’est pas un objet JSON ; un enregistrement en a un par ligne.`,
  'record-empty': 'Le fichier est vide ; un enregistrement commence par un en-tête.',
  'record-header': (d) =>
    `Ce n’est pas un enregistrement de Fray : la première ligne doit être un en-tête au format ${quoted(d['formats'])}.`,
  'record-generator': (d) => `Générateur de hasard inconnu : ${d['given']}.`,
  'record-field': (d) => `L’en-tête a besoin de "${d['field']}" sous forme de texte.`,
  'record-seats': 'L’en-tête a besoin de "seats", chacun avec un nom.',
  'record-act': (d) => `La ligne ${d['line']} des actes dit ce qu’aucun joueur ne peut faire.`,
  'record-fair': 'Le "fair" de l’en-tête a besoin de "commitment", "secret" et "players", tous en texte.',
  'record-missing': (d) => `Il manque le choix ${d['n']} ; on trouve ${d['given']} à sa place.`,
  'record-choice': (d) => `Le choix ${d['n']} a besoin d’un "seat" de cette partie et d’un "choice".`,
  'record-hash': (d) =>
    `Une ligne "${d['line']}" a besoin de "n" sous forme de nombre et de "hash" sous forme de texte.`,

  'other-game': (d) => `c’est un enregistrement de « ${d['given']} », pas de « ${d['wanted']} »`,
  'other-rules': (d) =>
    `la partie a suivi la version ${d['given']} des règles ; ce programme a la ${d['wanted']}`,
  'other-position': 'la position n’est pas celle qui a été enregistrée',
  'other-words': 'les mots du choix ne sont pas ce qui a été choisi',
  'not-happened': 'l’enregistrement raconte quelque chose qui n’a pas eu lieu',
  'other-length': (d) => `l’enregistrement a ${d['length']} choix, mais s’arrête à ${d['end']}`,
  'other-end-position': 'la position finale n’est pas celle qui a été enregistrée',
  'other-outcome': 'la partie ne s’est pas terminée comme enregistré',
  'act-undo-asked': (d) => `${d['name']} a demandé à reprendre un choix.`,
  'act-agreed': (d) => `${d['name']} a dit oui.`,
  'act-disagreed': (d) => `${d['name']} a dit non.`,
  'act-undo': (d) => `${d['name']} a repris un choix${andLater(Number(d['more']))}.`,
  'act-back': (d) => `${d['name']} joue à nouveau.`,
  'act-stand-in': (d) =>
    `Un bot (${d['level']}) joue à la place ${of(d['name'])}${STOOD_IN[String(d['by'])] ?? ''}.`,
  'act-left': (d) => `${d['name']} a quitté la table.`,
  'act-away': (d) => `L’absence ${of(d['name'])} a trop duré.`,
  'act-voted': (d) =>
    `${d['name']} a voté au sujet ${of(d['about'])} : ${REMEDIES[String(d['remedy'])] ?? ''}.`,
  'other-acts': 'ce qu’il dit des choix, des reprises, des remplaçants et des votes ne tient pas ensemble',
  'other-chooser': 'ce choix ne revenait pas à qui l’a fait selon l’enregistrement',
  'other-undo': 'ce choix ne pouvait pas être repris, ou pas sans l’accord des autres',
  'other-undo-asked': 'personne ne pouvait demander à reprendre un choix ici',
  'other-undo-answered': 'ce n’était pas à cette place de répondre à cette demande',
  'other-stand-in': 'aucun bot de ce niveau ne pouvait prendre la place ici',
  'other-left': 'cette place ne pouvait pas quitter la table ici',
  'other-voted': 'cette place n’avait rien à voter',
  'other-secret': 'le secret montré n’est pas celui qui a été promis avant la partie',
  'other-seed': 'la graine n’est pas le mélange du secret et des graines des joueurs',
  'promise-unread': 'la promesse signée avant la partie est illisible',
  'other-promise': 'la promesse signée avant la partie nomme un autre secret ou d’autres places',
  'same-seal': 'deux places ont scellé la même graine : l’une l’a copiée',
  'other-seal': (d) => `la graine de la place ${d['seat']} n’est pas celle qui a été scellée avant la partie`,

  'nothing-chosen': 'Tu n’as encore rien choisi.',
  'gone-on': 'La partie a continué depuis.',
  'dice-drawn': 'Des dés ou des cartes sont tombés depuis.',
  'you-learnt': 'Tu y as appris quelque chose.',
};

/** "de Bob", "d’Ada". */
function of(name: unknown): string {
  return elided('de', String(name));
}

/** ", et avec lui 2 autres qui suivaient". */
function andLater(more: number): string {
  if (more === 0) return '';
  return more === 1 ? ', et avec lui celui qui suivait' : `, et avec lui ${more} autres qui suivaient`;
}

function expected(names: unknown): string {
  return Array.isArray(names) ? `l’un de ${someOf(names)}` : 'un nombre entier';
}
