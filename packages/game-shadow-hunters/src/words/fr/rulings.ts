/** How is settled what the printed game leaves open, for what can be looked up. */
import type { Rulings } from '@fray/engine';
import type { RulingId } from '../en/rulings.js';

const NO_ATTACK =
  'Ce n’est pas une attaque : ni contre-attaque, ni Ange gardien, ni butin. Tu désignes quelqu’un d’autre, jamais toi.';
const SET_TO_7 = 'Mettre les blessures à 7 n’est ni blesser ni soigner, et ne tue personne.';
const ASKED = 'La question se pose à qui la pioche, que la carte le vise ou non.';
const CLAIM = 'Le Métamorphe peut prétendre à l’un ou l’autre résultat, et subit ce qu’il prétend.';
const NOTHING_TO_TAKE = 'Ne fait rien quand personne d’autre n’a d’équipement.';
const EXTRA_TURN = 'Un tour supplémentaire est un tour entier ; plusieurs se jouent l’un après l’autre.';

export const RULINGS: Rulings<RulingId> = {
  label: 'Précision',
  texts: {
    'character:emi':
      'Tu dis d’abord si tu passes sur un lieu voisin ou si tu lances. Les deux voisins sur l’anneau conviennent ; ton premier déplacement est un jet. Une table peut en décider autrement.',
    'character:franklin': NO_ATTACK,
    'character:george': NO_ATTACK,
    'character:ellen': 'Tu peux annuler la capacité de n’importe qui d’autre, Métamorphe et Daniel compris.',
    'character:fu-ka': SET_TO_7,
    'character:unknown':
      'Tu peux prétendre à l’un ou l’autre résultat de toute carte Vision, et tu subis ce que tu prétends. Seule la Vision suprême ne se feint pas.',
    'character:vampire':
      'Caché, tu ne soignes rien, mais tu peux te révéler dès que tu vois le coup porter. Avec une Mitrailleuse, tu soignes 2 une seule fois, si quelqu’un a été blessé.',
    'character:werewolf':
      'Aussi après une attaque ratée, à toute distance, si tu es en vie. C’est une attaque comme une autre, elle ne touche que l’attaquant, et l’on n’y répond pas.',
    'character:ultra-soul': NO_ATTACK,
    'character:wight': EXTRA_TURN,
    'character:allie': 'À toute question avant que les blessures soient infligées, et plus une fois morte.',
    'character:bob':
      'Sans équipement à prendre, tu infliges tes blessures. Tu peux voler même à la place d’un coup qui tuerait ; avec une Mitrailleuse, tu choisis pour chaque cible.',
    'character:charles':
      'Autant de fois que tu veux tant que les deux vivent, à ton propre tour seulement ; on peut d’abord répondre à chaque attaque. Si les 2 blessures te tuent, il n’y a plus d’attaque, et personne ne t’a tué.',
    'character:daniel':
      'Tomber avec d’autres, c’est mourir le premier si personne n’est tombé avant. Mort, Daniel compte comme un Neutre mort.',
    'character:agnes': 'Les places comptent comme elles ont été distribuées, morts compris.',
    'character:catherine': 'Tu n’es pas obligée de soigner.',
    'card:hermits-bully': CLAIM,
    'card:hermits-tough-lesson-of-love': CLAIM,
    'card:hermits-prediction':
      'Elle ne se refuse ni ne se feint. Seul celui qui l’a donnée la voit ; pour les autres, ce n’est pas une révélation.',
    'card:advent': ASKED,
    'card:chocolate': ASKED,
    'card:concealed-knowledge': EXTRA_TURN,
    'card:disenchant-mirror': 'Il ne concerne que celui qui le pioche.',
    'card:first-aid': SET_TO_7,
    'card:guardian-angel': 'Il n’arrête que les attaques. Un tour supplémentaire y met fin comme un autre.',
    'card:fortune-brooch': 'Elle te protège aussi quand tu uses toi-même de la Forêt.',
    'card:holy-robe': 'Elle ne fait rien contre des blessures qui ne viennent pas d’une attaque.',
    'card:mystic-compass':
      'Un jet qui désigne ton propre lieu est relancé. Si le jet choisi est 7, tu choisis le lieu.',
    'card:silver-rosary':
      'Gagné dans une attaque, il ne prend rien de plus aux autres victimes de la même attaque.',
    'card:talisman': 'Elle te protège aussi de ta propre Araignée, mais pas de la Poupée démoniaque.',
    'card:bloodthirsty-spider': 'Deux victimes qui en meurent tombent ensemble.',
    'card:diabolic-ritual': ASKED,
    'card:dynamite': 'Elle ne touche personne hors du plateau. Tous ceux qui tombent tombent en même temps.',
    'card:moody-goblin': NOTHING_TO_TAKE,
    'card:spiritual-doll': 'L’Amulette n’y change rien.',
    'card:vampire-bat': 'Tu soignes même si une Amulette protège ta cible.',
    'card:handgun':
      'Sans personne hors de ton secteur, pas d’attaque, quoi qu’exige Masamuné. Avec une Mitrailleuse, il touche tous ceux qui sont hors du secteur.',
    'card:machine-gun': 'Une contre-attaque ne touche tout de même que l’attaquant.',
    'card:masamune':
      'Tu dois attaquer qui est à portée, fût-ce un ami ou quelqu’un hors de danger. Avec une Mitrailleuse, un seul d4 vaut pour tous. Une Toge sainte peut le ramener à 0.',
    'area:altar': NOTHING_TO_TAKE,
    'house:coupDeGrace': 'Qui a 8 points de vie n’a rien à craindre, sauf si la table en a décidé autrement.',
    'house:lastStand':
      'Après toute attaque à laquelle tu survis, avec ou sans blessure, sauf si la table en a décidé autrement.',
    'house:blur':
      'Contre une Mitrailleuse, elle ne sauve que celui qui la déclare, sauf si la table en a décidé autrement.',
    'house:doubleIt':
      'Si la base d’une attaque est 0, tu subis ce que montre ton dé, sauf si la table en a décidé autrement.',
    'term:hermit': 'Elle va à quelqu’un en vie, sur le plateau ou non.',
    'term:equipment':
      'Seule une attaque donne du butin ; après toute autre mort, tout l’équipement est défaussé, sauf si la table en a décidé autrement.',
    'term:range': 'Qui n’est pas encore sur le plateau ne peut être attaqué.',
  },
};
