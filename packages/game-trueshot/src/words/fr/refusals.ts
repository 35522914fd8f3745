/** "Why not?", in French. */
import type { Sentence } from '@fray/engine';
import type { ProblemId, RefusalId } from '../ids.js';

export const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  'aside-later': 'Ce sort a été mis de côté dans cette manche ; tu pourras le relancer dans la prochaine.',
  'bad-target':
    'Ce sort ne peut pas viser cela maintenant ; les familiers effrayés ou morts ne sont pas des cibles.',
  bear: 'Un Ours tient les pièges loin de ce rival.',
  bears: 'Tous tes rivaux ont un Ours, et les pièges ne passent pas les Ours.',
  distracted: 'La prochaine frappe doit viser le familier provocateur à portée.',
  'empty-discard': 'Cette défausse est vide.',
  'exotic-goes': 'Un seul exotique par rangée : celui que tu as doit partir.',
  'must-strike': 'Personne n’a frappé au dernier tour de table ; qui peut frapper maintenant doit le faire.',
  'no-actions': 'Tu as utilisé toutes tes actions de cette préparation.',
  'no-aspect': 'Seul l’Aspect du faucon te laisse regarder une pioche.',
  'no-copy': 'Aucun de tes familiers n’a son deuxième exemplaire dans la pioche.',
  'no-food': 'Tu n’as pas de nourriture à utiliser là maintenant.',
  'no-offer': 'Cette arme n’est pas dans la boutique.',
  'no-pets-left': 'Il n’y a plus de familier à apprivoiser, ni dans la pioche ni dans la défausse.',
  'no-room': 'Trois familiers sont dans ta rangée, morts compris ; il n’y a pas de place pour un autre.',
  'no-strider': 'Seul un Trotteur aquatique dans ta rangée te laisse utiliser les défausses.',
  'no-such-card': 'Ce n’est pas une des cartes que tu regardes.',
  'no-such-pet': 'Aucun de tes familiers n’est là.',
  'no-target': 'Ce sort n’a pas de cible permise pour l’instant.',
  'none-fell': 'Aucun familier mort dans ta rangée.',
  'not-among': 'Cela ne fait pas partie du choix.',
  'not-held': 'Tu n’as pas ce sort.',
  'not-in-discard': 'Cette carte n’est dans aucune défausse.',
  'not-itself': 'Le nouveau venu ne peut pas être celui qui part.',
  'not-left': 'Ce sort n’est plus parmi ceux qui restent.',
  'not-your-row': 'Tu ne peux échanger que les familiers de ta propre rangée.',
  'not-yours': 'Aucun de tes familiers n’est là.',
  'nothing-new': 'Tu connais déjà le dessus de cette pioche, ou elle est vide.',
  'nothing-to-draw': 'La pioche et la défausse sont vides toutes les deux.',
  'only-same': 'Seul le familier qui vient de frapper peut frapper une deuxième fois.',
  'out-of-reach': 'Seuls les familiers de tes voisins, vivants et face visible, sont à portée.',
  protected: 'Ce familier ne peut pas être frappé par celui-ci maintenant.',
  rearranged: 'Tu as assez changé l’ordre de ta rangée pour une préparation.',
  'room-left': 'Tu as de la place, personne ne doit partir.',
  'row-full': 'Ta rangée est pleine, un de tes familiers doit laisser sa place.',
  'share-range': (d) => `Donne entre 0 et ${d['rest']}.`,
  'striker-blind': 'Ce familier frappe sans choisir ; laisse-le foncer.',
  'striker-chooses': 'Ce familier frappe une cible que tu choisis.',
  'striker-down': 'Un familier mort ou effrayé ne peut pas frapper.',
  'striker-stopped': 'Ce familier ne peut pas frapper pour l’instant.',
  'too-dear': (d) => `Elle coûte ${d['price']}, et tu as ${d['coins']}, reprise de l’ancienne arme comprise.`,
  'too-dear-first': (d) =>
    `Elle coûte ${d['price']}, et tu as ${d['coins']} ; la reprise de l’ancienne arme ne vient qu’après le prix.`,
  'too-dear-health': (d) =>
    `Elle coûte ${d['price']} de Vie, et tu as ${d['health']} ; il doit t’en rester au moins 1.`,
};

export const PROBLEMS: Readonly<Record<ProblemId, Sentence>> = {
  'opener-seat': (d) =>
    `Il n’y a que ${d['seats']} places ; choisis l’une d’elles pour ouvrir le premier combat.`,
};
