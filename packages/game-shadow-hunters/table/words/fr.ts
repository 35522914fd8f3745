/** What this table says on its own, in French. */
import { elided, grammarOf } from '@fray/engine';
import type { ShadowWords } from './en.js';
import { setup } from './setup/fr.js';

const { number, plural } = grammarOf('fr');
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const woundWord = (n: number): string => plural(n, { one: 'blessure', other: 'blessures' });
const wounds = (n: number): string => `${n} ${woundWord(n)}`;
const YOU = 'Toi';

export const words: ShadowWords = {
  setup,
  you: YOU,
  damage: 'Blessures',
  damageWord: woundWord,
  mayFall: 'peut mourir à',
  unrevealed: 'face cachée',
  hidden: 'cachée',
  fallen: (character) => `${character}, a péri`,
  damageOf: wounds,
  onlyYou: 'Rien que pour tes yeux',
  whoIsWho: 'Qui est qui ?',
  deals: (n) =>
    n === 1 ? 'une seule donne colle à ce que tu sais' : `${number(n)} donnes collent à ce que tu sais`,
  dealsPublic: (n) =>
    n === 1
      ? 'une seule donne colle à ce que tous ont vu'
      : `${number(n)} donnes collent à ce que tous ont vu`,
  legendTable: 'vu par tous',
  legendYou: 'vu par toi',
  factions: { hunter: 'Hunters', shadow: 'Shadows', neutral: 'Neutres' },
  faction: { hunter: 'Hunter', shadow: 'Shadow', neutral: 'Neutre' },
  shadowShare: 'Shadow ?',
  marks: {
    seen: 'c’est lui',
    table: 'non, tous l’ont vu',
    you: 'non, tu l’as vu',
    room: 'non, plus de place',
    open: 'possible',
  },
  seen: 'vu',
  yes: 'oui',
  no: 'non',
  open: 'ouvert',
  percent,
  decks: ['Vision', 'Lumière', 'Ténèbres'],
  used: (n) => `défausse ${n}`,
  reveal: (name) => `Révéler ${name}`,
  ontoWhom: {
    plain: {
      hurt: 'Blesser de 2 :',
      heal: 'Soigner de 1 :',
      give: 'La donner à',
      attack: 'Attaquer',
      target: 'Choisir',
    },
    hand: (card) => `Donner « ${card} » à`,
    use: (ability) => `${ability} sur`,
  },
  showToUse: (character, use) => `Révéler ${character} : ${use}`,
  revealNever: 'Pas de ton plein gré : seule une mort te révèle.',
  revealed: 'Tout le monde sait qui tu es.',
  health: (left, hp) => `${left} PV sur ${hp}`,
  houseTitle: 'Règles maison',
  houseHint: 'Chacune ne joue que si tous disent oui. Les votes restent secrets jusqu’au dernier.',
  sealVote: 'Sceller mon vote',
  noToAll: 'Non à toutes',
  sayYes: 'Oui',
  sayNo: 'Non',
  voteOn: (rule) => `Jouer avec ${rule} ?`,
  openVotes: (n) =>
    n === 0
      ? 'Une fois scellée, la liste ne bouge plus.'
      : n === 1
        ? 'Un vote manque encore, et un vote qui manque est un non.'
        : `${n} votes manquent encore, et un vote qui manque est un non.`,
  newHere: 'Première fois ? Commence simplement.',
  newHereText:
    'Une partie ou deux sans règles maison montrent ce que savent faire les personnages ; ensuite, les règles maison ont quelque chose à bousculer.',
  onlyAdvice: 'un conseil, jamais un verrou',
  nobodyLearns: 'Personne n’apprend qui a dit non.',
  nobodyLearnsText:
    'Au dernier vote, les papiers se retournent ensemble et ne montrent que les règles qui jouent.',
  tags: {
    useIt: ['une petite main'],
    duelDice: ['mêmes chances, dés partagés'],
    criticalMisses: ['1 attaque sur 6', 'avec le Duel de dés'],
    coupDeGrace: ['1 sur 36', 'une fois par victime'],
    lastStand: ['une fois par partie'],
    blur: ['une fois par partie'],
    doubleIt: ['une fois par partie', 'à l’essai'],
  },
  noteOn: (name) => `Ma note sur ${name}`,
  notes: 'Mes notes',
  unhurt: (share) => `${percent(share)} indemne`,
  falls: (share, you) => `${percent(share)} ${you ? 'mortel pour toi' : 'mortel'}`,
  levels: { easy: 'Facile', medium: 'Moyen', advanced: 'Avancé' },
  offBoard: 'Pas encore sur le plateau',
  area: (name, rolls) => `${name}, dés ${rolls}`,
  against: 'contre',
  dice: 'Dés',
  hand: 'Gardé en main',
  protectedByAngel: 'à l’abri des attaques',
  protectedByBarrier: 'à l’abri de toute blessure',
  round: (n) => `Manche ${n}`,
  openSheet: 'Agrandir',
  closeSheet: 'Fermer',
  players: 'Joueurs',
  areas: 'Lieux',
  houseRules: 'Règles maison',
  spentRule: (rule) => `${rule} : utilisé`,
  readyRule: (rule) => `${rule} : pas encore utilisé`,
  short: {
    useIt: 'Joue-la',
    duelDice: 'Duel de dés',
    criticalMisses: 'Échecs critiques',
    coupDeGrace: 'Coup de grâce',
    lastStand: 'Baroud',
    blur: 'Esquive',
    doubleIt: 'Double',
  },
  areaDoes: {
    cabin: 'une carte Vision',
    gate: 'une carte au choix',
    church: 'une carte Lumière',
    cemetery: 'une carte Ténèbres',
    woods: '2 blessures ou soigner 1',
    altar: 'prendre un équipement',
  },
  knownTitle: 'Qui pouvait savoir quoi, et quand',
  seenBy: 'Vu par',
  roundWord: 'Manche',
  turnWord: 'Tour',
  whatMoved: 'Ce qui a changé le tableau',
  allSaw: 'tout le monde l’a vu',
  twoSaw: 'deux personnes l’ont vu',
  certainly: (side) => `${side}, c’est sûr`,
  sureFrom: (turn) => `sûr dès le tour ${turn}`,
  whereTurned: 'Là où tout a basculé',
  pivots: { blow: 'le coup le plus dur', end: 'ce qui y a mis fin' },
  inTurn: (turn) => `tour ${turn}`,
  sideOf: { hunter: 'Hunter', shadow: 'Shadow', neutral: 'Neutre' },
  couldRate: (eyes, name, side, share) => {
    const was = name === YOU ? `tu étais ${side}` : `${name} était ${side}`;
    const rater = eyes === YOU ? 'tu pouvais' : `${eyes} pouvait`;
    if (share > 0.9999) return `À ce moment-là, ${rater} avoir la certitude ${elided('que', was)}.`;
    return `Juste avant, ${rater} tenir pour probable à ${percent(share)} ${elided('que', was)}.`;
  },
  firstSure: 'Le premier tour où chacun pouvait être sûr d’un camp',
  moved: (name, side, from, to) => `${name} : ${side} ${Math.round(100 * from)} → ${percent(to)}.`,
  dealsLeft: (n) => (n === 1 ? 'Il reste une donne.' : `Il reste ${number(n)} donnes.`),
  howCounted:
    'Chaque donne qui colle à ce qu’un joueur a vu pèse autant, et Métamorphe a pu mentir. Bluffs et humeurs ne comptent pas.',
  chart: 'Blessures par manche',
  leastHurt: (who, from, to) => {
    const when = from === to ? `à la manche ${from}` : `des manches ${from} à ${to}`;
    return `${who === undefined ? 'Tu as eu' : `${who} a eu`} le moins de blessures le plus longtemps, ${when}.`;
  },
  dealtBy: (total) => `Qui a infligé ${wounds(total)} aux autres`,
  dealtThrough: (total) => `D’où sont venues ${wounds(total)}`,
  causes: { attack: 'Attaques', 'deck:hermit': 'Cartes Vision' },
  whoFell: 'Qui a péri',
  youAsWhom: 'toi',
  fellTo: (name, killer) => {
    const fell = name === YOU ? 'Tu as péri' : `${name} a péri`;
    if (killer === undefined) return fell;
    return `${fell}, ${killer === 'toi' ? 'de ta main' : `de la main ${elided('de', killer)}`}`;
  },
  inRound: (n) => `manche ${n}`,
  luck: 'La chance aux dés d’attaque',
  luckLine: (name, got, expected) => `${name} : ${number(got)}, attendu ${number(expected)}`,
  attacks: 'attaque',
  turnOf: 'joue',
  dealsShort: (n: number) => (n === 1 ? '1 donne possible' : `${n.toLocaleString('fr')} donnes possibles`),
  deckCard: ['Carte Ermite', 'Carte Blanche', 'Carte Noire'] as readonly string[],
  onlyTwoRead: 'lue par toi et une seule autre personne',
  about: (name: string) => (name === 'Toi' ? 'À propos de toi' : `À propos de ${name}`),
  choices: (name: string, n: number) => `${name} : ${n} possibilités`,
  whatWith: (name: string) =>
    name === 'Toi' ? 'Et qu’est-ce qui t’arrive ?' : `Et qu’arrive-t-il à ${name} ?`,
  somebodyElse: 'Quelqu’un d’autre',
  draws: (name: string | undefined) => (name === undefined ? 'Tu pioches' : `${name} pioche`),
  fallsNow: (name: string | undefined) => (name === undefined ? 'Tu tombes' : `${name} tombe`),
  shows: (name: string | undefined, character: string) =>
    name === undefined ? `Tu te révèles : ${character}` : `${name} est ${character}`,
  showYourself: 'Te révéler',
  sureToShow: (character: string) => `Montrer à tout le monde que tu es ${character} ?`,
  sureToShowHint: 'Tu ne pourras plus te cacher.',
  stayHidden: 'Rester caché',
  mayAnswer: (names: readonly string[]) => `D’autres peuvent d’abord répondre : ${names.join(', ')}.`,
  mayFallHere: (initials: string) => `Peut tomber ici : ${[...initials].join(', ')}`,
  whyTap: 'Touche une case pour savoir pourquoi.',
  whyOpen: (name: string, character: string, share: number | undefined) =>
    share === undefined
      ? `${name} peut encore être ${character}.`
      : `${name} peut encore être ${character} : ${Math.round(100 * share)} % des donnes possibles.`,
  why: {
    seen: (name: string, character: string) => `${name} est ${character} : tu as vu la carte.`,
    table: (name: string, character: string) =>
      `${name} n’est pas ${character}. Ce que toute la table a vu l’exclut.`,
    you: (name: string, character: string) =>
      `${name} n’est pas ${character}. Une carte Ermite te l’a appris ; les autres ne le savent pas.`,
    room: (name: string, character: string) =>
      `${name} n’est pas ${character} : dans chaque donne possible, c’est quelqu’un d’autre, ou personne.`,
  } as Readonly<Record<string, (name: string, character: string) => string>>,
  notePlaceholder: (name: string) => `${name} …`,
  more: 'Tous les choix',
};
