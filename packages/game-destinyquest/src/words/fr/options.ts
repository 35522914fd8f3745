/** The choices of a table, and the standing orders of a seat. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { OptionId } from '../../options.js';
import type { OrderId } from '../ids.js';
import { CAREERS } from './names.js';

const HERO = 'Un des héros tout prêts, ou un héros à toi, par sa description.';

export const OPTION_WORDS: Readonly<Record<OptionId, OptionWords>> = {
  hero1: { label: 'Premier héros', help: HERO, values: CAREERS },
  hero2: { label: 'Second héros', help: HERO, values: CAREERS },
  tie: {
    label: 'Vitesses d’attaque égales',
    help: 'Personne n’attaque et on passe à l’étape 8 ; ou le héros le plus rapide gagne la manche ; ou les deux relancent.',
    values: {
      draw: 'personne n’attaque',
      faster: 'le plus rapide gagne',
      reroll: 'les deux relancent',
    },
    why: 'Moins de rounds passent sans un coup.',
  },
  demonClaws: {
    label: 'Griffes de démon',
    help: 'Une contre-attaque d’un dé ; ou une capacité passive qui coûte 4 points de vie à chaque double des dés de vitesse.',
    values: { 'strike back': 'contre-attaque', passive: 'capacité passive' },
    why: 'Le deuxième livre en fait une capacité passive.',
  },
  doubleKnockOut: {
    label: 'Deux chutes à la fois',
    help: 'Le duel est nul ; ou qui avait le plus de points de vie juste avant l’emporte.',
    values: { draw: 'match nul', healthier: 'la meilleure santé gagne' },
  },
  roundCap: { label: 'Limite de manches', help: 'Après autant de manches, le duel est nul.' },
  windowOrder: {
    label: 'Qui joue ses modificateurs en premier',
    help: 'Le héros en moins bonne posture, celui en meilleure posture, ou toujours la place 1.',
    values: {
      'worse off': 'la moins bonne posture',
      'better off': 'la meilleure posture',
      'player one': 'la place 1',
    },
  },
  armourBack: {
    label: 'Contre, Mur de boucliers et Armure d’épines',
    help: 'Joués avant que l’armure compte, pour que leur défense agisse ; ou seulement à l’étape 7, pour le dé.',
    values: { 'before armour': 'avant l’armure', 'after damage': 'après les dégâts' },
    why: 'L’étape 7 vient après l’armure : selon le texte, la moitié de chacune des trois serait perdue.',
  },
  strikeBack: {
    label: 'Contre-attaques',
    help: 'La plupart demandent que l’attaque ait coûté des points de vie ; ou toutes se jouent dès que l’étape 7 est atteinte.',
    values: { 'when hurt': 'après une blessure', 'whenever struck at': 'après toute attaque' },
  },
  headButt: {
    label: 'Coup de tête',
    help: 'Les capacités passives agissent à l’étape 8 comme après toute interruption ; ou la manche finit aussitôt.',
    values: { 'to step 8': 'on passe à l’étape 8', 'ends the round': 'finit la manche' },
    why: 'Le texte de la capacité met fin au round.',
  },
  healingCap: {
    label: 'Les soins montent jusqu’à',
    help: 'Deux fois les points de vie de la feuille ; ou les points de vie doublés avec lesquels le héros est arrivé.',
    values: { doubled: 'deux fois la feuille', 'as it came': 'l’état à l’arrivée' },
  },
  modifiers: {
    label: 'Quand jouer les modificateurs',
    help: 'Dans chaque fenêtre que leur texte permet ; ou seulement quand ils comptent et ne pourraient attendre sans perte.',
    values: { 'at any time': 'à tout moment', 'when useful': 'quand ils servent' },
    why: 'Moins de questions sont posées.',
  },
};

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'nothing-at-stake': {
    label: 'Passer quand rien n’est en jeu',
    help: 'On ne te demande pas de modificateurs tant que chacun peut attendre sans perte.',
  },
  'no-modifiers': {
    label: 'Ne jouer aucun modificateur',
    help: 'Tu passes dans chaque fenêtre, jusqu’à ce que tu reviennes là-dessus.',
  },
};
