export { CARD_IDS, HIDDEN, NO_CARD } from './cards.js';
export { EDITIONS, type Edition, type EditionId } from './data/editions.js';
export { GANG_IDS, GANGS, type GangId } from './data/gangs.js';
export { GEAR, GEAR_IDS, type Gear, type GearId } from './data/gear.js';
export { PROFILE_IDS, PROFILES, type Profile, type ProfileId } from './data/profiles.js';
export { TABLE_FILES } from './data/tables.js';
export { WEAPON_IDS, WEAPONS, type Weapon, type WeaponId } from './data/weapons.js';
export { devilsBluff } from './game.js';
export {
  DOLLARS,
  findItem,
  gangCost,
  gangFaults,
  gearCost,
  type HireRules,
  modelCost,
} from './gang/check-gang.js';
export type { GangFile, ModelFile } from './gang/gang-file.js';
export { findGang, type GangOption, parseGang } from './gang/parse-gang.js';
export { HEIGHTS, MARKER_RADIUS, ON_TABLE, RADII, REMOVED, RESERVE } from './geometry/bodies.js';
export { type Stop, walkPath } from './geometry/path.js';
export type { Waypoint } from './geometry/reach.js';
export { BLOCKED, CLEAR, OBSCURED, type Sight } from './geometry/sight.js';
export type { Piece, Table } from './geometry/terrain.js';
export { type DevilsOptions, MISSIONS, type MissionId } from './options.js';
export {
  chanceOf,
  previewShots,
  reachRegion,
  type ShotPreview,
  wayTo,
  withModelAt,
} from './preview.js';
export { distanceShown } from './rules/aim.js';
export type { Modifier, ModifierId } from './rules/needs.js';
export { type DevilsState, type Marker, type Member, movementOf, type PublicTable } from './state.js';
export { Battlefield, battlefield, type TableOption } from './table/battlefield.js';
export { buildTable } from './table/build-table.js';
export { tableAdvice, tableFaults, terrainArea } from './table/check-table.js';
export { generateTable } from './table/generate-table.js';
export { parseTable } from './table/parse-table.js';
export type { PieceFile, TableFile } from './table/table-file.js';
export { ACTIONS, EDGES, VERBS } from './verbs.js';
export type { DevilsView } from './view.js';
