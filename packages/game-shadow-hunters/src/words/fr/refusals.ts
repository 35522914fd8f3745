/** "Why not?", answered in one sentence that tells nothing the asker does not know. */
import type { Sentence } from '@fray/engine';
import type { OutcomeId, ProblemId, RefusalId } from '../ids.js';
import { factionName } from './names.js';
import { characterName } from './people.js';

export const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  dead: 'Ce joueur est mort.',
  yourself: 'Tu ne peux pas t’attaquer toi-même.',
  'only-others': 'Ce doit être quelqu’un d’autre.',
  'out-of-range': 'C’est hors de ta portée.',
  'off-board': 'Qui n’est pas encore sur le plateau lance d’abord les dés, et reste hors d’atteinte.',
  'must-attack': 'Masamuné exige une attaque tant que quelqu’un est à portée.',
  'must-move': 'Tu dois te déplacer.',
  'must-apply': 'Une carte piochée doit être appliquée.',
  'one-target': 'La Mitrailleuse funeste touche tout le monde à portée ; tu ne peux pas en choisir un seul.',
  'same-area': 'Tu peux aller partout, sauf là où tu es.',
  'not-adjacent': 'Emi ne va que sur un lieu voisin.',
  'only-character': (d) => `Ce personnage seul le peut : ${characterName(d['character'])}.`,
  'only-faction': (d) => `Seul un ${factionName(d['faction'])} le peut.`,
  'not-meant': 'Cette carte ne vise pas ton personnage.',
  spent: 'Tu as déjà utilisé ta capacité.',
  cancelled: 'Ta capacité est annulée pour de bon.',
  'not-now': 'Ton personnage n’a rien à utiliser au début d’un tour.',
  begun: 'Tu as déjà utilisé ta capacité ce tour-ci.',
  'start-only': 'Ta capacité ne s’utilise qu’au début de ton tour.',
  'end-only': 'Ta capacité ne s’utilise qu’à la fin de ton tour.',
  'not-at-gate': 'Le rayon n’atteint que la Porte de l’Outremonde, et ta cible n’y est pas.',
  'empty-deck': 'Cette pile et sa défausse sont vides.',
  'other-deck': 'Ce lieu donne des cartes d’une autre pile.',
  'no-compass': 'Il faut la Boussole mystique pour lancer deux fois.',
  'no-gear': 'Il n’y a pas d’équipement à prendre là.',
  'not-theirs': 'Cette carte n’est pas là.',
  'not-yours': 'Tu n’as pas cette carte.',
  'truth-yes': 'La carte dit vrai de toi : tu dois lui obéir.',
  'truth-no': 'La carte se trompe sur toi : il ne se passe rien.',
  'no-demand': 'Cette carte ne demande pas d’équipement.',
  'already-revealed': 'Tout le monde sait déjà qui tu es.',
  'daniel-hides': 'Daniel ne peut pas se révéler ; il faut qu’une mort le pousse au désespoir.',
  'reveal-first': 'Révèle d’abord qui tu es.',
  'no-card-there': 'Cette carte n’est dans aucune défausse.',
  'not-held': 'Tu n’as pas cette carte en main.',
  'held-later': 'Ce que tu as en main se joue entre les étapes de ton propre tour.',
  'discard-later': 'Ce que tu as en main ne se jette qu’à la fin de ton tour.',
  'no-target': 'Il n’y a personne sur qui la jouer ; tu peux la jeter.',
  'must-clear': 'Ton tour s’achève : joue ou jette ce que tu as en main.',
  'not-proposed': 'On ne vote que sur les règles proposées.',
  'rules-locked': 'Les règles maison de cette partie sont fixées.',
  'rule-off': 'Cette règle maison ne se joue pas à cette table.',
  'blur-used': 'Tu as déjà esquivé dans cette partie.',
  'blur-after-coup': 'Personne n’esquive après un Coup de grâce annoncé.',
  'blur-moment': 'On n’esquive que si l’on est attaqué, avant que les dés ne soient lancés.',
  'coup-moment': 'Le Coup de grâce ne se tente que juste après que ton attaque a blessé quelqu’un.',
  'coup-tried': 'Tu as déjà tenté le Coup de grâce contre ce joueur dans cette partie.',
  'stand-used': 'Tu as déjà fait ton Baroud d’honneur.',
  'stand-not-hurt': 'À cette table, le Baroud d’honneur ne répond qu’à un coup qui a blessé.',
  'stand-not-low': 'À cette table, le Baroud d’honneur est pour qui est à deux doigts de la mort.',
  'stand-moment': 'Le Baroud d’honneur ne répond qu’à une attaque à laquelle tu viens de survivre.',
  'stand-counter': 'À cette table, personne ne répond à une contre-attaque.',
  'double-used': 'Tu as déjà doublé dans cette partie.',
  'double-moment':
    'On double juste avant de blesser quelqu’un par une attaque, une carte, un lieu ou une capacité.',
  'double-fixed': 'À cette table, on ne revient pas sur la règle.',
  'proposed-already': 'Tu l’as déjà proposé ce tour-ci.',
  'already-so': 'Vous jouez déjà ainsi.',
  'needs-duel': 'Les Échecs critiques demandent le Duel de dés.',
  'propose-moment': 'Tu ne peux le proposer qu’au début de ton propre tour.',
};

export const PROBLEMS: Readonly<Record<ProblemId, Sentence>> = {
  'characters-value':
    'Les personnages sont « base », « expansion », « initials », « all », ou dix identifiants aux initiales toutes différentes.',
  'critical-needs-duel': 'Les Échecs critiques ne se jouent qu’avec le Duel de dés.',
};

export const OUTCOMES: Readonly<Record<OutcomeId, Sentence>> = {
  hunters: 'Tous les Shadows sont morts.',
  shadows: 'Tous les Hunters sont morts.',
  neutrals: 'Trois Neutres sont morts, et les Shadows n’en demandaient pas plus.',
  both: 'Hunters et Shadows ont atteint leur but ensemble.',
  alone: 'Quelqu’un a atteint son propre but.',
  limit: 'La nuit est finie : c’était la dernière manche.',
};
