/** What weapons, gear, profiles, actions and modifiers are called. */
import type { ModifierId } from '../../rules/fight/needs.js';
import type { Names } from '../figures.js';

export const WEAPON_NAMES: Names = {
  revolver: 'Revolver',
  'dual-pistols': 'Zwei Pistolen',
  rifle: 'Gewehr',
  shotgun: 'Flinte',
  knife: 'Messer',
  fists: 'Fäuste',
  'precision-pistol': 'Präzisionspistole',
  'hunting-rifle': 'Jagdbüchse',
  dynamite: 'Dynamit',
  'bowie-knife': 'Bowiemesser',
};

/** The same after a verb: to attack "mit dem Revolver". */
export const WITH_WEAPON: Names = {
  revolver: 'mit dem Revolver',
  'dual-pistols': 'mit zwei Pistolen',
  rifle: 'mit dem Gewehr',
  shotgun: 'mit der Flinte',
  knife: 'mit dem Messer',
  fists: 'mit den Fäusten',
  'precision-pistol': 'mit der Präzisionspistole',
  'hunting-rifle': 'mit der Jagdbüchse',
  dynamite: 'mit Dynamit',
  'bowie-knife': 'mit dem Bowiemesser',
};

export const GEAR_NAMES: Names = {
  horse: 'Pferd',
  'whiskey-flask': 'Flachmann',
  'aces-wild': 'Wilde Asse',
  'quick-draw': 'Blitzschnell',
  'dodge-roll': 'Hechtrolle',
  'steady-hands': 'Ruhige Hand',
  'mounted-combat': 'Reiterkampf',
  intuition: 'Gespür',
  gunfighter: 'Revolverheld',
  'armoured-plates': 'Panzerplatten',
  climber: 'Kletterer',
  'move-it': 'Vorwärts!',
  runner: 'Läufer',
};

export const PROFILE_NAMES: Names = {
  leader: 'Boss',
  legend: 'Legende',
  'hired-gun': 'Pistolero',
  drifter: 'Streuner',
};

export const ACTION_NAMES: Names = {
  none: 'nichts',
  move: 'Bewegung',
  advance: 'Vorrücken',
  attack: 'Angriff',
  heavy: 'Schwerer Angriff',
  secure: 'Sichern',
  pass: 'Warten',
  ability: 'Fähigkeit',
};

export const EDGE_NAMES: Names = {
  west: 'den Westrand',
  east: 'den Ostrand',
  south: 'den Südrand',
  north: 'den Nordrand',
};

export const DRAW_NAMES: Names = {
  attack: 'Angriff',
  defence: 'Abwehr',
  counter: 'Wegstecken',
  secure: 'Sichern',
  check: 'Probe auf den letzten Punkt',
  injury: 'Verletzungsprobe',
  routing: 'Flucht',
  'roll-off': 'Kartenduell',
};

export const MODIFIERS: Readonly<Record<ModifierId, string>> = {
  skill: 'Können',
  close: 'unter 3″',
  horse: 'vom Pferd',
  height: 'von oben',
  accurate: 'Präzise',
  'mounted-combat': 'Reiterkampf',
  rush: 'in Hast',
  obscured: 'halb verdeckt',
  natural: 'kein Bonus so nah',
  defence: 'Abwehr',
  piercing: 'Durchschlag',
  cover: 'Deckung',
  cap: 'höchstens 13 in Deckung',
  counter: 'Schaden gegen Zähigkeit',
  shred: 'Zerfetzend',
};

/** What points are scored for. */
export const SCORED_FOR: Names = {
  'first-kill': 'den ersten Ausfall',
  legend: 'eine Legende',
  leader: 'den Boss',
  kill: 'einen Ausfall',
  claim: 'einen heimgebrachten Fund',
  control: 'die Fahne',
  access: 'ein Versteck',
  rout: 'die Flucht der anderen',
};
