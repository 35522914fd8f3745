/** What the host of a match or of a table may answer, told to a player. */
import { grammarOf } from '@fray/engine';
import type { problems as english } from '../en/problems.js';

const { listed, number } = grammarOf('fr');

export const problems: typeof english = {
  undone: 'Repris.',

  'own-fault': 'Quelque chose s’est mal passé sur le serveur. Rien n’a été fait à moitié.',
  misfit: (d) =>
    /^(params|querystring)\b/.test(String(d['where']))
      ? 'Ce lien est abîmé : il en manque un bout, ou il est mal recopié. Redemande-le.'
      : 'Le serveur ne comprend pas cette page. Recharge-la.',
  unseen: 'Retire les caractères invisibles ou qui inversent le sens de l’écriture.',
  'no-letter': 'Un nom doit contenir au moins une lettre ou un chiffre.',
  'bad-request': 'Le serveur ne comprend pas cette page. Recharge-la.',
  'too-large': 'C’est trop long.',
  'not-json': 'Le serveur ne comprend pas cette page. Recharge-la.',
  'too-often': 'C’était bien souvent en peu de temps. Attends un peu.',
  elsewhere: 'Cela venait d’un autre site et n’a pas été fait.',
  nobody: 'Le serveur ne te connaît pas encore. Dis d’abord ton nom.',
  'nothing-here': 'Il n’y a rien à cette adresse.',
  'no-store': 'Le serveur ne peut rien noter en ce moment. Réessaie dans un instant.',

  'push-service': 'Ce serveur n’appelle pas le service de notification de ton navigateur.',
  'push-keys':
    'Les clés de ton navigateur pour les notifications sont abîmées. Désactive-les, puis réactive-les.',
  'no-game': 'Ce serveur n’a pas ce jeu.',
  'no-bot': 'Ce serveur n’a pas ce bot.',
  'no-table': 'Cette table n’existe pas, ou il te faut son invitation.',
  'no-code': 'Aucune table qui attend des joueurs n’a ce code.',
  'table-busy': 'Plusieurs personnes changent cette table à la fois. Réessaie.',
  'options-large': (d) =>
    `Les options d’une table peuvent avoir ${number(Number(d['most']))} caractères. Celles-ci en ont ${number(Number(d['given']))}.`,
  'too-many-contents': (d) =>
    `Tu as déjà ici ${number(Number(d['most']))} champs de bataille, héros et bandes à toi. Réessaie dans une heure.`,
  'too-many-tables': (d) =>
    `Tu as déjà une place à ${number(Number(d['most']))} tables. Quittes-en une d’abord.`,
  'not-gathering': 'Cette table n’attend plus de joueurs.',
  starting: 'La partie va commencer ; plus rien ne peut changer.',
  'seal-copied': 'Quelqu’un à cette table a scellé exactement cela ; prends une graine à toi.',
  'no-seal': 'On n’attend pas de graine scellée de ta part.',
  'other-seed': 'Ce n’est pas la graine que tu as scellée.',
  'sits-already': 'Tu as déjà une place à cette table.',
  'seat-taken': 'Quelqu’un a été plus rapide : cette place est prise.',
  blocked: 'L’hôte de cette table ne veut pas jouer avec toi.',
  'seat-invited': 'Cette place est gardée pour quelqu’un qui a l’invitation.',
  'seat-person': 'Quelqu’un y est assis. Demande-lui d’abord de partir.',
  'not-sitting': 'Tu n’as pas de place à cette table.',
  running: 'La partie est en cours : abandonne-la, ou laisse un bot jouer pour toi.',
  'only-sitters': 'Seuls ceux qui sont assis à cette table peuvent le faire.',
  'only-host': 'Seul l’hôte de la table peut le faire.',
  'kick-self': 'Pour partir toi-même, quitte la table.',
  kicked: 'L’hôte t’a exclu de cette table. Lui seul peut te laisser revenir.',
  'not-kicked': 'Cette personne n’est pas exclue.',
  started: 'Cette table a déjà commencé.',
  'too-few': (d) => `Ce jeu demande au moins ${number(Number(d['min']))} joueurs.`,
  'not-ready': 'Tout le monde n’est pas encore prêt.',
  'no-rematch': 'Il n’y a pas de partie finie à rejouer.',
  'other-option': 'Ce n’est pas à toi d’en décider.',
  'contest-table': 'Cette table est mise pour un tournoi : ses places et ses héros ne changent pas.',
  'no-contest': 'Ce tournoi n’existe pas, ou le lien est incomplet.',
  'entrant-count': 'Dis qui joue chacun d’eux.',
  'too-many-contests': (d) => `Tu participes déjà à ${number(Number(d['most']))} tournois.`,
  'enters-already': 'Tu participes déjà à ce tournoi.',
  'entrant-taken': 'Quelqu’un a été plus rapide : ce rôle est pris.',
  'entrant-missing': 'L’un des deux n’a encore personne. Envoie-lui le lien.',
  'not-to-play': 'Cette partie ne peut pas se jouer maintenant.',
  'only-contest-host': 'Seul l’organisateur du tournoi peut faire cela.',
  'not-an-entrant':
    'Seuls les deux qui la jouent, ou celui qui tient le tournoi, peuvent ouvrir cette table.',

  'no-match': 'Cette partie n’existe pas, ou tu ne peux pas la voir.',
  'not-your-eyes': 'Tant que la partie est en cours, tu ne regardes que par tes propres yeux.',
  'not-your-seat': 'Ce n’est pas ta place.',
  'no-such-seat': 'Cette place n’existe pas.',
  'not-a-player': 'Tu n’es pas assis à cette partie.',
  'other-version': 'Cette partie a commencé avec des règles plus anciennes, que ce serveur n’a plus.',
  closed: 'Cette partie a été close sans résultat : ses règles ont changé depuis son début.',
  late: 'Trop tard : il s’est passé quelque chose entre-temps.',
  'not-yet': 'La partie n’en est pas encore là.',
  'other-key': 'Ce choix a été envoyé deux fois. Choisis à nouveau.',
  over: 'La partie est finie.',
  'not-your-choice': 'Ce n’était pas ton choix.',
  closing: 'Le serveur s’arrête ; reviens dans un instant.',
  'other-host': 'Ce serveur ne porte pas ce nom.',
  'operator-only': 'C’est réservé à qui fait tourner le serveur.',
  'name-of-bot': 'Un bot s’appelle déjà ainsi ; choisis un autre nom.',
  'still-playing': 'Tu joues encore quelque part ; finis ou abandonne d’abord.',
  'clock-runs': 'Ce joueur est absent, mais sa pendule lui laisse encore du temps.',
  'other-level': (d) => `Cette table a choisi le bot « ${d['agreed']} » pour les places des absents.`,
  'too-much': 'Tu l’as fait trop souvent dans cette partie.',
  'undo-away':
    'Quelqu’un qui devrait dire oui est absent, et le bot qui joue pour lui ne peut pas le dire à sa place.',
  'undo-contest': 'Dans un tournoi, on ne revient sur un choix que si l’organisateur le permet.',
  'no-undo-asked': 'Personne n’attend plus ta réponse.',
  'no-order': 'Ce jeu n’a pas cette consigne.',
  'no-phrase': (d) =>
    `Dis l’une de ces phrases : ${listed(d['known'] as readonly string[])}, ou quelque chose à toi.`,
  'talk-limit': (d) => `Tu peux dire ${number(Number(d['most']))} choses par minute. Attends un peu.`,
  'not-a-person': 'Seule la place d’une personne peut être confiée à un remplaçant.',
  'away-briefly': (d) =>
    `Cette personne n’est pas absente depuis longtemps. Vous pourrez décider de sa place dans ${Math.ceil(Number(d['seconds']) / 60)} min.`,
  'is-here': 'Ce joueur est là. Lui seul peut confier sa place.',
  'not-gone': 'Ce joueur n’est pas parti.',
  'claim-later': (d) => `La victoire peut être réclamée dans ${number(Number(d['seconds']))} secondes.`,
  'no-claim': 'Dans ce jeu, personne ne peut être forcé d’abandonner. Laisse un bot continuer.',
  'lab-closed': 'Ce serveur ne mène pas d’expériences ; la page le peut.',
  'lab-word': 'Ce serveur ne mène d’expériences que pour ceux qui connaissent son mot de passe.',
  'lab-one': 'Tu as déjà une expérience ici ; arrête-la d’abord.',
  'lab-waits':
    'Quelqu’un attend déjà ici depuis ton adresse internet. Reviens quand son expérience sera finie.',
  'lab-full': 'Trop d’expériences attendent déjà ; reviens plus tard, ou lance-la dans la page.',
  'lab-file':
    'Cette expérience ne peut pas être menée : une ligne, le plan ou un intervalle n’a pas de sens.',
  'not-shown': 'Il n’y a rien à montrer aussi loin.',
};
