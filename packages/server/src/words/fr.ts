/** The server's own sentences in French. */
import type { EventData, Sentence } from '@fray/engine';
import type { ServerMessage } from '@fray/protocol';
import { commas } from './enumerate.js';

export const sentences: Readonly<Record<ServerMessage, Sentence>> = {
  'own-fault': 'Quelque chose s’est mal passé ici. Rien de ce que tu as envoyé n’a été fait à moitié.',
  misfit: (d) => `${d['where'] === '' ? 'La requête' : `« ${d['where']} »`} ne convient pas : ${misfits(d)}.`,
  unseen: 'Retire les caractères invisibles ou qui inversent le sens de l’écriture.',
  'no-letter': 'Un nom doit contenir au moins une lettre ou un chiffre.',
  'bad-request': 'Le serveur ne comprend pas cette requête. L’interface est décrite sous /api/docs.',
  'too-large': 'C’est trop gros.',
  'not-json': 'Envoie du JSON, avec content-type: application/json.',
  'too-often': 'Trop de requêtes ; attends un peu.',
  elsewhere: 'Cette requête venait d’un autre site.',
  nobody: 'Dis d’abord qui tu es : POST /api/guests avec un nom.',
  'nothing-here': 'Il n’y a rien ici. L’interface est décrite sous /api/docs.',
  'no-store': 'Le stockage ne répond pas ; envoie la même requête à nouveau.',

  closing: 'Le serveur s’arrête ; reviens dans un instant.',
  'other-host': 'Ce serveur ne porte pas ce nom ; qui le fait tourner peut l’ajouter avec --name.',
  'operator-only': 'C’est réservé à qui fait tourner le serveur.',
  'name-of-bot': 'Un bot s’appelle déjà ainsi ; choisis un autre nom.',
  'still-playing': 'Tu joues encore quelque part ; finis ou abandonne d’abord.',
  'push-service':
    'Ce serveur n’appelle pas ce service de notification ; qui le gère peut l’ajouter avec --push-hosts.',
  'push-keys':
    'Ce ne sont pas les clés d’un abonnement : p256dh est un point de la courbe P-256, auth fait 16 octets.',
  'no-game': (d) => `Il n’y a pas de jeu « ${d['given']} » ; choisis parmi ${commas(d['known'])}.`,
  'no-bot': (d) => `Il n’y a pas de bot « ${d['given']} » ; choisis parmi ${commas(d['known'])}.`,
  'no-table': 'Cette table n’existe pas, ou il te faut son invitation pour la voir.',
  'no-code': 'Aucune table qui attend des joueurs n’a ce code.',
  'table-busy': 'Trop de personnes changent cette table à la fois ; réessaie.',
  'options-large': (d) =>
    `Les options d’une table ont au plus ${d['most']} caractères, et celles-ci en ont ${d['given']} ; réduis le champ de bataille, le héros ou la bande.`,
  'too-many-contents': (d) =>
    `Tu as déjà ${d['most']} champs de bataille, héros et bandes à toi ; ceux que personne n’utilise sont oubliés dans l’heure.`,
  'too-many-tables': (d) => `Tu as déjà une place à ${d['most']} tables ; quittes-en une d’abord.`,
  'not-gathering': 'Cette table n’attend pas de joueurs en ce moment.',
  starting: 'La partie va commencer ; plus rien ne peut changer.',
  'seal-copied': 'Quelqu’un à cette table a scellé exactement cela ; prends une graine à toi.',
  'no-seal': 'On n’attend pas de graine scellée de ta part.',
  'other-seed': 'Ce n’est pas la graine que tu as scellée.',
  'sits-already': 'Tu as déjà une place à cette table.',
  'seat-taken': 'Cette place n’est pas libre.',
  'seat-invited': 'Cette place est pour quelqu’un qui a l’invitation.',
  blocked: 'L’hôte de cette table ne veut pas jouer avec toi.',
  'seat-person': 'Quelqu’un y est assis ; demande-lui d’abord de partir.',
  'not-sitting': 'Tu n’as pas de place à cette table.',
  running: 'La partie est en cours ; abandonne-la, ou laisse un bot jouer pour toi.',
  'only-sitters': 'Seuls ceux qui sont assis à cette table peuvent le faire.',
  'only-host': 'Seul l’hôte de la table peut le faire.',
  'kick-self': 'Pour partir toi-même, quitte la table.',
  kicked: 'L’hôte t’a exclu de cette table. Lui seul peut te laisser revenir.',
  'not-kicked': 'Cette personne n’est pas exclue.',
  started: 'Cette table a déjà commencé.',
  'too-few': (d) => `Ce jeu demande au moins ${d['min']} joueurs.`,
  'not-ready': 'Tout le monde n’est pas encore prêt.',
  'no-rematch': 'Il n’y a pas de partie finie à rejouer.',
  'other-option': (d) => `Ce n’est pas à toi de choisir l’option « ${d['option']} ».`,
  'contest-table': 'Cette table est mise pour un tournoi ; ses places et ses options ne changent pas.',
  'no-contest': 'Ce tournoi n’existe pas, ou il te faut son lien pour le voir.',
  'entrant-count': 'Dis qui joue chaque participant : un joueur pour chacun.',
  'too-many-contests': (d) => `Tu participes déjà à ${d['most']} tournois.`,
  'enters-already': 'Tu participes déjà à ce tournoi.',
  'entrant-taken': 'Quelqu’un d’autre joue ce participant.',
  'entrant-missing': 'L’un des deux n’a encore personne ; envoie-lui le lien.',
  'not-to-play': 'Cette partie ne peut pas se jouer maintenant.',
  'only-contest-host': 'Seul l’organisateur du tournoi peut faire cela.',
  'not-an-entrant': 'Seuls ceux qui la jouent, ou celui qui tient le tournoi, peuvent ouvrir sa table.',

  'no-match': 'Cette partie n’existe pas, ou tu ne peux pas la voir.',
  'not-your-eyes': 'Tant que la partie est en cours, tu ne regardes que par tes propres yeux.',
  'not-your-seat': 'Ce n’est pas ta place.',
  'no-such-seat': 'Cette place n’existe pas.',
  'not-a-player': 'Tu n’as pas de place dans cette partie.',
  'other-version': (d) =>
    `Cette partie suit la version ${d['given']} des règles de ${d['game']} ; ce serveur a la ${d['wanted']}.`,
  closed: 'Cette partie a été close sans résultat : ses règles ont changé depuis son début.',
  late: 'Trop tard : il s’est passé quelque chose entre-temps.',
  'not-yet': (d) => `Le numéro ${d['expected']} n’a pas encore eu lieu ; tu en es à ${d['n']}.`,
  'other-key': 'Cette clé a servi pour un autre choix ; inventes-en une nouvelle.',
  over: 'La partie est finie.',
  'not-your-choice': (d) => `Le numéro ${d['of']} n’est pas un choix à toi.`,
  'undo-away':
    'Quelqu’un qui devrait dire oui est absent, et le bot qui joue pour lui ne peut pas le dire à sa place.',
  'undo-contest': 'Dans un tournoi, on ne revient sur un choix que si l’organisateur le permet.',
  'no-undo-asked': 'Personne n’attend ta réponse au sujet d’une reprise.',
  'no-order': (d) =>
    `Il n’y a pas de consigne « ${d['given']} » ; ce jeu connaît ${commas(d['known']) || 'aucune consigne'}.`,
  'no-phrase': (d) => `Dis l’une de ces phrases : ${commas(d['known'])}, ou un texte à toi.`,
  'talk-limit': (d) => `Tu peux dire ${d['most']} choses par minute ; attends un peu.`,
  'not-a-person': 'Seule la place d’une personne peut être confiée à un remplaçant.',
  'clock-runs': 'Ce joueur est absent, mais la pendule de cette table lui laisse encore du temps.',
  'other-level': (d) => `Cette table a choisi le bot « ${d['agreed']} » pour les places des absents.`,
  'too-much': 'Tu l’as fait trop souvent dans cette partie.',
  'away-briefly': (d) =>
    `Cette personne n’est pas absente depuis longtemps. Vous pourrez décider de sa place dans ${Math.ceil(Number(d['seconds']) / 60)} min.`,
  'is-here': 'Ce joueur est là ; lui seul peut confier sa place.',
  'not-gone': 'Ce joueur n’est pas parti : il n’y a rien à voter.',
  'claim-later': (d) =>
    `La victoire peut être réclamée dans ${d['seconds']} secondes, si ce joueur n’est pas revenu d’ici là.`,
  'no-claim': 'Dans ce jeu, personne ne peut être forcé d’abandonner ; laisse un bot continuer.',
  'lab-closed': 'Ce serveur ne mène pas d’expériences ; la page le peut.',
  'lab-word': 'Ce serveur ne mène d’expériences que pour ceux qui connaissent son mot de passe.',
  'lab-one': 'Tu as déjà une expérience ici ; arrête-la d’abord.',
  'lab-waits':
    'Quelqu’un attend déjà ici depuis ton adresse internet. Reviens quand son expérience sera finie.',
  'lab-full': 'Trop d’expériences attendent déjà ; reviens plus tard, ou lance-la dans la page.',
  'lab-file':
    'Cette expérience ne peut pas être menée : une ligne, le plan ou un intervalle n’a pas de sens.',
  'not-shown': (d) => `Cette partie a ${d['shown']} choix à montrer, pas ${d['made']}.`,
};

/** What a schema can find wrong. */
const MISFITS: Readonly<Record<string, (wanted: string) => string>> = {
  invalid_type: (wanted) => `il faut le genre « ${wanted} »`,
  invalid_value: (wanted) => `il faut l’une de ces valeurs : ${wanted}`,
  invalid_format: (wanted) => `il faut la forme ${wanted}`,
  unrecognized_keys: (wanted) => `personne ne connaît ${wanted}`,
  too_small: (wanted) => `le minimum est ${wanted}`,
  too_big: (wanted) => `le maximum est ${wanted}`,
};

function misfits(d: EventData): string {
  const said = MISFITS[String(d['what'])];
  return said === undefined ? 'ce n’est aucune des formes que l’on comprend' : said(commas(d['wanted']));
}
