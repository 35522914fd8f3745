/** What this table says on its own, in French. */
import { decimalOf } from '../../src/words/figures.js';
import { GANGS, MODELS, PIECES, TABLES } from '../../src/words/fr/names.js';
import { MISSIONS } from '../../src/words/fr/options.js';
import {
  ACTION_NAMES,
  DRAW_NAMES,
  GEAR_NAMES,
  MODIFIERS,
  PROFILE_NAMES,
  SCORED_FOR,
  WEAPON_NAMES,
} from '../../src/words/fr/terms.js';
import type { DevilsWords } from './en.js';
import { setup } from './fr-setup.js';

const decimal = decimalOf('fr');
const inches = (thousandths: number): string => `${decimal(thousandths, 2)}″`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const TITLES = new Set(['Vieille', 'Gros', 'Doc', 'Marshal', 'Le', 'Premier', 'Deuxième', 'Troisième']);
const model = (id: string): string => MODELS[id] ?? id;
const piece = (id: string): string => PIECES[id] ?? id;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const plain = (id: string): string => capital(piece(id).replace(/^(les? |la |l’)/, ''));
const NUMBERS = ['personne', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const;
const people = (n: number): string => NUMBERS[n] ?? `${n}`;
const counted = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

/** One word of a name, for the map: a title alone says nothing. */
function short(id: string): string {
  const [first = '', ...rest] = model(id).split(' ');
  return TITLES.has(first) && rest.length > 0 ? rest.join(' ') : first;
}

export const words: DevilsWords = {
  setup,
  model,
  short,
  gang: (id) => GANGS[id] ?? id,
  piece,
  pieceOnMap: plain,
  ground: (id) => TABLES[id]?.name ?? id,
  weapon: (id) => WEAPON_NAMES[id] ?? id,
  gear: (id) => GEAR_NAMES[id] ?? id,
  profile: (id) => PROFILE_NAMES[id] ?? id,
  action: (id) => ACTION_NAMES[id] ?? id,
  draw: (id) => DRAW_NAMES[id] ?? id,
  modifier: (id) => MODIFIERS[id as keyof typeof MODIFIERS] ?? id,

  map: (name) => `Carte : ${name}`,
  scale: '3″',
  inches,
  ofInches: (used, budget) => `${decimal(used, 2)} sur ${inches(budget)}`,
  withFees: (way, fees, budget) => `${decimal(way, 2)} + ${decimal(fees, 2)} sur ${inches(budget)}`,
  away: (thousandths) => `${decimal(thousandths, 1)}″`,

  out: 'hors de combat',
  reserve: 'pas encore là',
  waiting: (n) => `${n} pas encore là`,
  injured: 'porte une blessure',
  mounted: 'à cheval',
  carrying: (n) => (n === 1 ? 'porte une trouvaille' : `porte ${n} trouvailles`),
  hp: (n, of) => `${counted(n, 'point de vie', 'points de vie')} sur ${of}`,
  cp: (n) => `${n} de commandement`,
  level: (n) => `niveau ${n}`,
  legend: '● vie, ▮ commandement',
  points: 'points de victoire',
  wavering: 'vacille',
  steady: 'tient bon',
  running: 'en fuite',
  tokenLabel: (name, gang, facts) => `${name}, ${gang} : ${facts.join(', ')}`,

  hand: 'Ta main',
  handOnly: 'rien que pour tes yeux',
  handOf: (name) => `${name} : main`,
  deck: (n) => `pioche ${n}`,
  used: (n) => `défausse ${n}`,
  routing: (name) => `Pile de déroute, ${name}`,
  routingAt: (total, left) => `à ${total}, encore ${left}`,
  routingRun: 'au-delà de 21, la fuite',
  steadyUntil: (n) => (n === 1 ? 'tient bon ; encore une perte' : `tient bon ; encore ${n} pertes`),
  hiddenCard: 'une carte que tu ne vois pas',
  noCard: 'aucune carte',
  ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'V', 'D', 'R'],
  rankNames: ['As', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Valet', 'Dame', 'Roi'],
  suits: ['trèfle', 'carreau', 'cœur', 'pique'],
  card: (rank, suit) => `${rank} de ${suit}`,

  fromThere: 'De là-bas',
  fromHere: 'D’ici',
  lineOf: 'vue',
  awayHead: 'distance',
  needHead: 'il faut',
  oddsHead: 'par tirage',
  skillNote: (weapon, need) => `${weapon}, Adresse ${need}+`,
  clear: 'dégagée',
  close: 'à moins de 3″',
  cover: 'en partie caché, à couvert',
  obscured: 'en partie caché',
  drawsOf: (n) => counted(n, 'tirage', 'tirages'),
  longshot: 'Tir lointain',
  blockedBy: (name) => `${name} gêne`,
  behind: (id) => `derrière ${piece(id)}`,
  noLine: 'aucune vue',
  friendBeside: (name) => `${name} est à côté`,
  far: 'hors de portée',
  barred: 'quelqu’un est plus près',
  needAndOdds: (need, chance) => `${need}+ · ${percent(chance)}`,
  percent,
  need: (n) => `${n}+`,
  seenOf: (name, how, away, need) => `${name}, ${how}, à ${away}${need}`,
  needing: (n) => `, il faut ${n}`,
  live: (where, seen) => `${where} ${seen.length === 0 ? 'Personne en vue.' : `${seen.join(' ; ')}.`}`,
  wayIs: (used) => `${used} d’ici.`,

  moveHere: 'Aller ici',
  placeHere: 'Placer ici',
  dodgeHere: 'Rouler ici',
  markHere: 'Poser ici',
  enterHere: 'Entrer ici',
  you: 'Toi',
  toHit: (need: number) => `touche dès ${need}`,
  pointAt: 'Montre un visage, sur la carte ou à côté.',
  stayNote: 'compte comme un déplacement',
  passNote: 'l’action est perdue',
  stay: 'Rester',
  places: 'Endroits',
  pickPlace: 'Montre la carte ou choisis ici',
  place: {
    stay: 'sur place',
    on: (id) => `sur ${piece(id)}`,
    behind: (id) => `derrière ${piece(id)}`,
    by: (id) => `contre ${piece(id)}`,
    flag: 'près du drapeau',
    find: (n) => `près de la trouvaille ${n}`,
    cache: (n) => `près de la cache ${n}`,
    open: 'à découvert',
    cover: (n) => `à couvert de ${people(n)}`,
    hidden: (n) => `à l’abri de ${people(n)}`,
    seen: (n) => (n === 0 ? 'vu de personne' : `vu par ${people(n)}`),
    of: (parts) => parts.join(', '),
  },
  nudge: {
    title: 'Ajuster le point',
    left: 'À gauche',
    right: 'À droite',
    up: 'En haut',
    down: 'En bas',
    step: (thousandths) => `pas de ${inches(thousandths)}`,
    finer: 'Changer le pas',
  },
  tools: {
    title: 'Mesurer',
    tape: 'Mètre',
    tapeHelp: 'Mètre : glisse d’un point à un autre, ou touche deux points.',
    threat: 'Menace',
    threatHelp: 'Zone de menace : montre une figurine.',
    closer: 'Plus près',
    farther: 'Plus loin',
    threatOf: (name, range, moved) => `${name} : tire à ${range}, après un mouvement à ${moved}`,
    taped: (what) => `Mesuré : ${what}`,
  },
  choices: 'Choix',
  round: (n, of) => `Manche ${n} sur ${of}`,
  mission: (name, mine, theirs) => `${name} ${mine} – ${theirs}`,
  missions: MISSIONS,
  marker: (n) => `Trouvaille ${n}`,
  cache: (n) => `Cache ${n}`,
  flag: 'Le drapeau',
  heldBy: (name) => `tenu par ${name}`,
  entry: (gang) => `Entrée : ${gang}`,
  chart: 'Points de victoire par manche',
  tallies: {
    points: (owner, total) =>
      owner === undefined
        ? `D’où viennent tes ${counted(total, 'point', 'points')}`
        : `${owner} : d’où viennent ${counted(total, 'point', 'points')}`,
    scoredFor: (what) => capital(SCORED_FOR[what] ?? what),
    harm: (total) =>
      total === 1 ? 'Ce qui a coûté un point de vie' : `Ce qui a coûté ${total} points de vie`,
    harmBy: (name, weapon) => `${name}, ${weapon}`,
    luck: 'Ce que les cartes ont donné',
    luckNote: 'Les tirages réussis, à côté de ce que donne un jeu complet sans échange ni combinaison.',
    luckLine: (owner, got, draws, expected) =>
      `${owner ?? 'Toi'} : ${got} sur ${draws}, attendu ${expected.toLocaleString('fr')}`,
  },

  plan: {
    cost: (cp) => `${cp} de commandement`,
    rush: 'précipité : attaques à +4',
    calm: 'sans hâte',
    left: (n) => (n < 2 ? `reste ${n}` : `restent ${n}`),
    first: 'D’abord',
    declare: 'Annoncer',
    show: (names) => names.join(', puis '),
    pick: 'Choisis les actions dans l’ordre ; de deux à quatre.',
    clear: 'Recommencer',
    steps: 'Ce qui est annoncé',
  },

  attack: {
    title: (attacker, target, blade) =>
      blade ? `${attacker} se jette sur ${target}` : `${attacker} tire sur ${target}`,
    steps: 'L’attaque, pas à pas',
    weapon: (name, long) => (long ? `${name}, Tir lointain` : name),
    reactions: 'Réactions',
    attackDraw: (n, of) => `Attaque, tirage ${n} sur ${of}`,
    attack: 'Attaque',
    defence: 'Défense',
    counter: 'Encaissement',
    injury: 'Test de blessure',
    none: '0',
    drawn: (n) => `tirage ${n}`,
    hit: 'touché',
    miss: 'manqué',
    stopped: 'arrêté',
    through: 'passé',
    needed: (kind: string, need: number) => `${kind} : ${need} ou plus`,
    yourAim: (weapon: string, skill: number) => `toi · ${weapon}, Adresse ${skill}`,
    yours: 'à toi de décider',
    theirs: (name) => `${name} décide`,
    comes: 'Ce qui en résulte',
    stops: (name, defence, counter) =>
      `${name} peut arrêter chaque touche deux fois : Défense ${defence}+, et sinon Encaissement ${counter}+.`,
    hits: 'touches',
    misses: 'manqués',
    toStop: (n) => `${n} à arrêter`,
    hurt: (share) => `${percent(share)} de blesser`,
    inTheOpen: 'à découvert',
    range: (away, range) => `${away} sur ${range}`,
  },

  drawing: {
    keep: 'Garder',
    take: 'Prendre',
    meld: (sum) => `Jouer, ${sum}`,
    hits: 'suffit',
    missesBy: (n) => `manque ${n}`,
    pile: (n) => `pile ${n}`,
    leaves: (n) => (n === 0 ? 'il ne reste rien' : n === 1 ? 'il reste une carte' : `il reste ${n} cartes`),
    main: (card) => `Échanger contre ${card}`,
    see: 'Que voit l’autre ?',
    seeText: (need) =>
      `Une carte face cachée${need > 0 ? ` et le chiffre ${need}` : ''}. Si tu échanges, l’autre l’apprend, mais jamais ce que tu as gardé.`,
  },
};
