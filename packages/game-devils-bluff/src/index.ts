export { CARD_IDS, HIDDEN, NO_CARD } from './cards.js';
export { EDITIONS, type Edition, type EditionId } from './data/editions.js';
export { GANG_IDS, GANGS, type GangId } from './data/gangs.js';
export { GEAR, GEAR_IDS, type Gear, type GearId } from './data/gear.js';
export { MISSIONS, type MissionId } from './data/missions.js';
export { PROFILE_IDS, PROFILES, type Profile, type ProfileId } from './data/profiles.js';
export { TABLE_FILES } from './data/tables.js';
export { WEAPON_IDS, WEAPONS, type Weapon, type WeaponId } from './data/weapons.js';
export { devilsBluff } from './game.js';
export {
  DOLLARS,
  findItem,
  findProfile,
  gangCost,
  gangFaults,
  gearCost,
  type HireRules,
  MOST_WEAPONS,
  modelCost,
  modelFaults,
} from './gang/check-gang.js';
export { formatGang } from './gang/format-gang.js';
export type { GangFile, ModelFile } from './gang/gang-file.js';
export { findGang, type GangOption, gangOptionFault, parseGang } from './gang/parse-gang.js';
export { HEIGHTS, MARKER_RADIUS, ON_TABLE, RADII, REMOVED, RESERVE } from './geometry/bodies.js';
export { BLOCKED, CLEAR, look, newSight, OBSCURED, type Sight } from './geometry/sight/sight.js';
export type { Piece, Table } from './geometry/terrain.js';
export { type Stop, walkPath } from './geometry/way/path.js';
export type { Waypoint } from './geometry/way/reach.js';
export type { DevilsOptions } from './options.js';
export { type AttackStage, type RunningAttack, runningAttack } from './preview/attack.js';
export { type PlaceFacts, placeFacts } from './preview/exposure.js';
export {
  type Pointing,
  type PointVerb,
  pointCheck,
  pointingOf,
  pointRegion,
  wayTo,
} from './preview/points.js';
export { chanceOf, previewShots, type ShotPreview, withModelAt } from './preview/shots.js';
export { type Threat, threatOf } from './preview/threat.js';
export { reaches, worth } from './rules/cards/draw.js';
export { distanceShown } from './rules/fight/aim.js';
export { type Modifier, type ModifierId, total } from './rules/fight/needs.js';
export {
  ACCESS,
  CARRIED,
  CONTROL,
  type DevilsState,
  editionOf,
  LIES,
  type Marker,
  type Member,
  movementOf,
  type PublicTable,
  profileOf,
} from './state.js';
export { Battlefield, battlefield, findTableFile, type TableOption } from './table/battlefield.js';
export { buildTable } from './table/build-table.js';
export { tableAdvice, tableFaults, terrainArea } from './table/check-table.js';
export { generateTable } from './table/generate-table.js';
export { parseTable } from './table/parse-table.js';
export { type Rating, rateTable } from './table/rate-table.js';
export type { PieceFile, TableFile } from './table/table-file.js';
export { ACTIONS, EDGES, VERBS } from './verbs.js';
export type { DevilsView } from './view.js';
