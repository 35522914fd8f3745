/** What weapons, gear, profiles, actions and modifiers are called. */
import type { ModifierId } from '../../rules/fight/needs.js';
import type { Names } from '../figures.js';

export const WEAPON_NAMES: Names = {
  revolver: 'Revolver',
  'dual-pistols': 'Paire de pistolets',
  rifle: 'Carabine',
  shotgun: 'Fusil à pompe',
  knife: 'Couteau',
  fists: 'Poings',
  'precision-pistol': 'Pistolet de précision',
  'hunting-rifle': 'Fusil de chasse',
  dynamite: 'Dynamite',
  'bowie-knife': 'Couteau Bowie',
};

/** The same after a verb: to attack "au revolver". */
export const WITH_WEAPON: Names = {
  revolver: 'au revolver',
  'dual-pistols': 'à deux pistolets',
  rifle: 'à la carabine',
  shotgun: 'au fusil à pompe',
  knife: 'au couteau',
  fists: 'à coups de poing',
  'precision-pistol': 'au pistolet de précision',
  'hunting-rifle': 'au fusil de chasse',
  dynamite: 'à la dynamite',
  'bowie-knife': 'au couteau Bowie',
};

export const GEAR_NAMES: Names = {
  horse: 'Cheval',
  'whiskey-flask': 'Fiole de whisky',
  'aces-wild': 'As fous',
  'quick-draw': 'Dégaine éclair',
  'dodge-roll': 'Roulade',
  'steady-hands': 'Main sûre',
  'mounted-combat': 'Combat monté',
  intuition: 'Intuition',
  gunfighter: 'Fine gâchette',
  'armoured-plates': 'Plaques de blindage',
  climber: 'Grimpeur',
  'move-it': 'On se bouge !',
  runner: 'Coureur',
};

export const PROFILE_NAMES: Names = {
  leader: 'Chef',
  legend: 'Légende',
  'hired-gun': 'Porte-flingue',
  drifter: 'Vagabond',
};

export const ACTION_NAMES: Names = {
  none: 'rien',
  move: 'Mouvement',
  advance: 'Avance',
  attack: 'Attaque',
  heavy: 'Attaque lourde',
  secure: 'Prise',
  pass: 'Passe',
  ability: 'Capacité',
};

export const EDGE_NAMES: Names = {
  west: 'le bord ouest',
  east: 'le bord est',
  south: 'le bord sud',
  north: 'le bord nord',
};

export const DRAW_NAMES: Names = {
  attack: 'attaque',
  defence: 'défense',
  counter: 'encaissement',
  secure: 'prise',
  check: 'test du dernier point',
  injury: 'test de blessure',
  routing: 'déroute',
  'roll-off': 'duel de cartes',
};

export const MODIFIERS: Readonly<Record<ModifierId, string>> = {
  skill: 'Adresse',
  close: 'à moins de 3″',
  horse: 'à cheval',
  height: 'd’en haut',
  accurate: 'Précis',
  'mounted-combat': 'Combat monté',
  rush: 'précipitation',
  obscured: 'en partie caché',
  natural: 'aucun bonus de si près',
  defence: 'Défense',
  piercing: 'Perforation',
  cover: 'couvert',
  cap: '13 au plus à couvert',
  counter: 'dégâts contre Résistance',
  shred: 'Lacérant',
};

/** What points are scored for. */
export const SCORED_FOR: Names = {
  'first-kill': 'le premier mort',
  legend: 'une Légende',
  leader: 'le Chef',
  kill: 'un mort',
  claim: 'une trouvaille rapportée',
  control: 'le drapeau',
  access: 'une cache',
  rout: 'la fuite adverse',
};
