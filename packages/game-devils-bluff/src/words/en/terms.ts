/** What weapons, gear, profiles, actions and modifiers are called. */
import type { ModifierId } from '../../rules/fight/needs.js';

type Names = Readonly<Record<string, string>>;

export const WEAPON_NAMES: Names = {
  revolver: 'Revolver',
  'dual-pistols': 'Dual Pistols',
  rifle: 'Rifle',
  shotgun: 'Shotgun',
  knife: 'Knife',
  fists: 'Fists',
  'precision-pistol': 'Precision Pistol',
  'hunting-rifle': 'Hunting Rifle',
  dynamite: 'Dynamite',
  'bowie-knife': 'Bowie Knife',
};

export const GEAR_NAMES: Names = {
  horse: 'Horse',
  'whiskey-flask': 'Whiskey Flask',
  'aces-wild': 'Aces Wild',
  'quick-draw': 'Quick Draw',
  'dodge-roll': 'Dodge Roll',
  'steady-hands': 'Steady Hands',
  'mounted-combat': 'Mounted Combat',
  intuition: 'Intuition',
  gunfighter: 'Gunfighter',
  'armoured-plates': 'Armoured Plates',
  climber: 'Climber',
  'move-it': 'Move It!',
  runner: 'Runner',
};

export const PROFILE_NAMES: Names = {
  leader: 'Leader',
  legend: 'Legend',
  'hired-gun': 'Hired Gun',
  drifter: 'Drifter',
};

export const ACTION_NAMES: Names = {
  none: 'nothing',
  move: 'Move',
  advance: 'Advance',
  attack: 'Attack',
  heavy: 'Heavy Attack',
  secure: 'Secure',
  pass: 'Pass',
  ability: 'Ability',
};

export const EDGE_NAMES: Names = {
  west: 'the west edge',
  east: 'the east edge',
  south: 'the south edge',
  north: 'the north edge',
};

export const DRAW_NAMES: Names = {
  attack: 'attack',
  defence: 'defence',
  counter: 'counter',
  secure: 'securing',
  check: 'the one-point check',
  injury: 'Injury Test',
  routing: 'routing',
  'roll-off': 'the draw-off',
};

export const MODIFIERS: Readonly<Record<ModifierId, string>> = {
  skill: 'Skill',
  close: 'within 3″',
  horse: 'from the saddle',
  height: 'from above',
  accurate: 'Accurate',
  'mounted-combat': 'Mounted Combat',
  rush: 'rushed',
  obscured: 'partly hidden',
  natural: 'no bonus this close',
  defence: 'Defence',
  piercing: 'Piercing',
  cover: 'cover',
  cap: 'cover keeps it at 13',
  counter: 'damage against Toughness',
  shred: 'Shred',
};

/** What points are scored for. */
export const SCORED_FOR: Names = {
  'first-kill': 'the first kill',
  legend: 'a Legend',
  leader: 'the Leader',
  kill: 'a kill',
  claim: 'a find brought home',
  control: 'the flag',
  access: 'a cache',
  rout: 'making them run',
};
