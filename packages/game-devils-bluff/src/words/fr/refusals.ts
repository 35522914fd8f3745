/** Answers to "Why not?", with what was measured. */
import type { EventData, Sentence } from '@fray/engine';
import type { RefusalId } from '../ids.js';
import { inches, placeName } from './figures.js';
import { EDGE_NAMES } from './terms.js';
import { deThe, modelName, pieceName } from './who.js';

const place = (d: EventData): string => placeName(d['x'], d['y'], d['level']);

export const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  'not-held': 'Tu n’as pas cette carte en main.',
  'no-swap-rookie': 'Les tirages d’un Bleu ne s’échangent pas avec ta main.',
  'no-swap-routing': 'À cette table, les cartes de déroute ne s’échangent pas.',
  'no-meld-kind': 'Ce tirage n’a pas de chiffre à atteindre : aucune combinaison ne peut le sauver.',
  'no-meld-edition': 'L’édition ultérieure n’a pas de combinaisons.',
  'meld-not-failed': 'Cette carte suffit à elle seule ; une combinaison sauve un tirage raté.',
  'meld-no-cards':
    'Ces cartes ne forment ni un brelan ou un carré, ni une suite de trois ou quatre en couleurs alternées.',
  'meld-sum': (d) => `Ces cartes font ${d['sum']}, et il faut ${d['need']}.`,
  'short-edge': 'À cette table, les bandes entrent par les longs bords.',
  'mark-near-edge': (d) =>
    `Un marqueur reste à ${inches(d['least'])} de chaque bord ; ici c’est ${inches(d['away'])}.`,
  'mark-near-marker': (d) =>
    `Les marqueurs restent à ${inches(d['least'])} les uns des autres ; ici c’est ${inches(d['away'])}.`,
  'mark-in-piece': (d) => `La place est prise : ${pieceName(d['piece'])}.`,
  'mark-level': 'Les marqueurs se posent au sol.',
  'entry-number': (d) => `C’est au tour du point d’entrée ${d['number']}.`,
  'entry-not-on-edge': (d) =>
    `Un point d’entrée est sur ${EDGE_NAMES[String(d['edge'])] ?? 'ton bord'} ; ${placeName(d['x'], d['y'], 0)} n’y est pas.`,
  'not-your-model': 'Cette figurine n’est pas à toi.',
  'no-such-model': 'Cette figurine n’existe pas.',
  'no-command': 'Plus de points de commandement pour cette manche.',
  removed: 'Cette figurine est hors de combat.',
  'no-placement': 'Il n’y a pas de place près d’un point d’entrée.',
  'not-mounted': 'Déjà à pied ; on ne remonte pas à cheval.',
  'dismounts-when-active': 'On ne met pied à terre qu’au début de sa propre activation.',
  'no-intuition': 'Plus d’Intuition à utiliser.',
  'no-hand-to-show': 'La main adverse est vide.',
  'show-count': 'Montre exactement le nombre demandé : deux cartes, ou toutes si tu en as moins.',
  'off-table': (d) => `En ${place(d)}, le socle sortirait de la table.`,
  'no-such-level': 'Cette table n’a pas ce niveau.',
  'no-floor': (d) => `Il n’y a rien sous les pieds en ${place(d)}.`,
  overhangs: (d) => `En ${place(d)}, le socle dépasserait du bord ${deThe(pieceName(d['piece']))}.`,
  'in-wall': (d) => `En ${place(d)}, il y a un obstacle : ${pieceName(d['piece'])}.`,
  'on-rough': (d) => `On ne s’arrête pas ici : ${pieceName(d['piece'])}.`,
  'on-base': (d) => `${modelName(d['model'])} s’y tient, à ${inches(d['apart'])} de centre à centre.`,
  'horse-level': (d) => `Un cheval n’y monte pas : ${pieceName(d['piece'])}.`,
  'too-far-from-entry': (d) =>
    `C’est à ${inches(d['away'])} du point d’entrée le plus proche ; il faut moins de ${inches(d['movement'])}.`,
  'too-far': (d) => `Le chemin coûte ${inches(d['cost'])}, et tu as ${inches(d['budget'])}.`,
  'too-far-straight': (d) =>
    `Aucun chemin de ${inches(d['budget'])} n’y mène ; c’est à ${inches(d['straight'])} en ligne droite.`,
  'plan-too-short': 'Annonce au moins deux actions, sauf avec un seul point de commandement.',
  'plan-too-long': 'Quatre actions au plus, et une seule avec un seul point de commandement.',
  'plan-price': (d) => `Cela coûte ${d['price']} points de commandement, et il en reste ${d['cp']}.`,
  'plan-repeats': 'Chaque genre d’action une seule fois ; seule la Passe se répète.',
  'plan-advance': 'Une Avance vient juste après un Mouvement.',
  'plan-heavy': 'Aucune arme lourde à annoncer.',
  'plan-passes-last': 'Mets les Passes à la fin : leur place ne change rien.',
  'plan-gap': 'Annonce les actions l’une après l’autre, sans trou.',
  'plan-gunfighter': 'Seule une Fine gâchette attaque deux fois, au revolver.',
  'no-ability': 'Personne dans ce jeu n’a d’action Capacité.',
  'own-gang': 'C’est quelqu’un de ta bande.',
  'not-on-table': 'Cette figurine n’est pas sur la table.',
  'no-such-weapon': 'Cette figurine ne porte pas cette arme.',
  'weapon-spent': 'C’est déjà utilisé dans cette bataille.',
  'heavy-not-announced': 'Une arme lourde s’annonce avec les actions.',
  'only-revolver': 'Cette attaque ne se fait qu’au revolver.',
  'no-longshot': 'Cette arme n’a pas de Tir lointain.',
  'someone-close': (d) => `${modelName(d['model'])} est à moins de 3″ : il faut s’en occuper d’abord.`,
  'out-of-range': (d) => `C’est à ${inches(d['away'])} ; il faut moins de ${inches(d['range'])}.`,
  'sight-terrain': (d) => `La cible est toute cachée : ${pieceName(d['piece'])}.`,
  'sight-model': (d) => `${modelName(d['model'])} est dans la ligne de vue.`,
  'sight-friend': (d) =>
    `${modelName(d['model'])}, de ta bande, est à moins de 1″ de la cible, et tu es à plus de 3″.`,
  'no-such-marker': 'Ce marqueur n’existe pas.',
  'marker-held': 'Tu tiens déjà ce marqueur.',
  'access-first-round': 'Une cache ne s’ouvre pas à la manche 1.',
  'access-not-yours': 'Seule la bande qui a posé cette cache peut l’ouvrir.',
  'access-far': (d) =>
    `C’est à ${inches(d['away'])} de leur point d’entrée ; il faut moins de ${inches(d['most'])}.`,
  'marker-gone': 'Ce marqueur n’est plus là.',
  'marker-far': (d) => `Le marqueur est à ${inches(d['away'])} ; il faut moins de ${inches(d['reach'])}.`,
  'enemy-near-marker': (d) => `${modelName(d['model'])} est à moins de 3″ du marqueur.`,
  'enemy-near-securer': (d) => `${modelName(d['model'])} est à moins de 3″ de qui voudrait le prendre.`,
  'no-quick-draw': 'D’ici, l’agresseur n’est pas une cible permise pour un revolver.',
  'not-drawn': 'Prends l’une des deux cartes tirées.',
};
