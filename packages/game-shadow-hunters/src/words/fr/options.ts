/** The options of a table in words. */
import type { OptionWords } from '@fray/engine';
import { HOUSE_IDS } from '../../house/ids.js';
import { tellChange } from '../tell-change.js';
import { FIGURE_WORDS, HOUSE_HELP, HOUSE_NAMES } from './house.js';

const ON_OFF = { true: 'oui', false: 'non' };

export const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  characters: {
    label: 'Personnages',
    help: 'Quels personnages participent.',
    values: {
      base: 'les dix premiers',
      expansion: 'les dix autres',
      initials: 'un par initiale, au hasard',
      all: 'les vingt',
    },
  },
  quickStart: {
    label: 'Départ rapide',
    help: 'Chacun commence sur un lieu, avec une carte Vision pour son voisin de gauche. Idéal à six ou plus.',
    values: ON_OFF,
  },
  ...Object.fromEntries(
    HOUSE_IDS.map((id) => [
      id,
      { label: HOUSE_NAMES[id], help: HOUSE_HELP[id], values: { true: 'proposée', false: 'non' } },
    ]),
  ),
  vote: {
    label: 'Vote',
    help: 'Comment les joueurs s’accordent sur les règles maison proposées.',
    values: { sealed: 'secret, avant le premier tour', agreed: 'tout le monde est déjà d’accord' },
  },
  houseChanges: {
    label: 'Règles modifiables',
    help: 'Tous ensemble peuvent changer une règle maison en pleine partie.',
    values: ON_OFF,
    why: 'Le document fixe les règles avant le premier tour.',
  },
  holdSingleUse: {
    label: 'Cartes gardées',
    help: 'Si les cartes à usage unique se gardent en main.',
    values: { withRule: 'avec Joue-la ou perds-la', off: 'jamais', on: 'toujours' },
    why: 'Le jeu imprimé ne connaît pas de main ; certains groupes en aiment une.',
  },
  holdDemanding: {
    label: 'Garder les fardeaux',
    help: 'Peau de banane et Miroir divin peuvent aussi se garder.',
    values: ON_OFF,
  },
  machineGunDuel: {
    label: 'Mitrailleuse en duel',
    help: 'Quel d4 répond quand ils sont plusieurs à se défendre.',
    values: { each: 'chacun le sien', shared: 'un pour tous' },
  },
  coupThresholdHp8: {
    label: 'Coup de grâce à 8 PV',
    help: 'Quand on peut achever quelqu’un qui a 8 points de vie.',
    values: { none: 'jamais', one: 'quand il en reste 1' },
  },
  coupSecrecy: {
    label: 'Coup de grâce dans l’ombre',
    help: 'Si l’on peut tenter d’achever quelqu’un dont personne ne connaît les points de vie.',
    values: {
      blind: 'à l’aveugle',
      leaky: 'seulement si ça peut marcher, ce qui se voit',
      revealedOnly: 'jamais',
    },
    why: 'Un essai proposé seulement quand il peut réussir révèle les points de vie.',
  },
  lastStandTrigger: {
    label: 'Baroud d’honneur après',
    help: 'À quoi un Baroud d’honneur peut répondre.',
    values: {
      anyAttack: 'toute attaque',
      damaged: 'un coup qui a blessé',
      threshold: 'un coup qui laisse à deux doigts de la mort',
    },
  },
  counterChain: {
    label: 'Enchaînement',
    help: 'On peut répondre à une contre-attaque par une autre.',
    values: ON_OFF,
  },
  blurMachineGun: {
    label: 'Esquive à plusieurs',
    help: 'Qui une Esquive sauve de la Mitrailleuse funeste.',
    values: { own: 'soi-même', all: 'tout le monde' },
    why: 'L’esquive de l’un priverait les autres de leur réponse.',
  },
  blurCoupLock: {
    label: 'Pas d’Esquive après un Coup',
    help: 'Qui ne peut plus esquiver après un Coup de grâce annoncé.',
    values: { turn: 'tout le monde, ce tour', pair: 'sa cible, contre cet agresseur' },
    why: 'Un coup de grâce entre deux joueurs ne regarde pas les autres.',
  },
  doubleAdjustable: {
    label: 'Quitte ou double peut changer',
    help: 'Tous ensemble peuvent modifier Quitte ou double ou y mettre fin.',
    values: ON_OFF,
    why: 'Les six autres règles valent aussi pour toute la partie.',
  },
  loseItPenalty: {
    label: 'Prix d’un échec',
    help: 'Ce que coûte un double raté.',
    values: { dieFace: 'ce que montre ton dé', two: '2', one: '1', literalZero: 'rien' },
    why: 'La pénalité du document est le dégât de base, qui vaut alors toujours 0.',
  },
  doubleHermit: {
    label: 'Doubler les Visions',
    help: 'Qui peut doubler une carte Vision.',
    values: { giver: 'qui la donne', off: 'personne' },
    why: 'C’est le lecteur d’une carte Ermite qui décide qui elle blesse.',
  },
  ...FIGURE_WORDS,
  turnLimit: {
    label: 'Limite de manches',
    help: 'Après tant de manches, la partie se termine.',
    values: { 0: 'aucune' },
  },
  emiTeleport: {
    label: 'Téléportation d’Emi',
    help: 'Où Emi peut aller.',
    values: { ring: 'sur les deux lieux voisins', pair: 'dans son secteur' },
  },
  lootOnNonAttackKill: {
    label: 'Butin à chaque mort',
    help: 'Tuer par une carte, un lieu ou une capacité rapporte aussi du butin.',
    values: ON_OFF,
  },
  bobNumber: { label: 'Le but de Bob', help: 'Combien d’équipements font gagner Bob.' },
  help: {
    label: 'Aide',
    help: 'Ce que la table calcule pour ses joueurs ; aucune règle n’en change.',
    values: { marks: 'qui peut être qui', odds: 'les chances aussi', off: 'rien' },
  },
};

/** A change of a house rule, by the name it has in moves and events. */
export function changeText(change: unknown): string {
  return tellChange({ options: OPTION_WORDS, on: ON_OFF.true, off: ON_OFF.false, colon: ' : ' }, change);
}
