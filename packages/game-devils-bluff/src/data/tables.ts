/**
 * Six battlefields made by hand, in inches: x from 0 to 24, y from 0 to 36, a piece by its lower left corner and its size. The gangs
 * come in by default from the long edges, x = 0 and x = 24, so each looks about the same when it is turned by half a circle.
 */
import type { Ladder, PieceFile, Side, TableFile, UsualPiece } from '../table/table-file.js';
import type { PieceKindId } from './piece-kinds.js';

type Pair = readonly [number, number];
const put = (kind: PieceKindId, at: Pair, size: Pair, name?: string): UsualPiece =>
  name === undefined ? { kind, at, size } : { kind, at, size, name };
const ladder = (side: Side, at: number): Ladder => ({ side, at });
const house = (name: string, at: Pair, size: Pair, ...ladders: Ladder[]): UsualPiece => ({
  kind: 'building',
  name,
  at,
  size,
  ladders,
});
const rock = (at: Pair, size: Pair): UsualPiece => put('rock', at, size, 'rocks');
const boulder = (at: Pair, size: Pair): UsualPiece => put('boulder', at, size, 'boulder');
const brush = (at: Pair, size: Pair): UsualPiece => put('brush', at, size, 'brush');
const cactus = (at: Pair): UsualPiece => put('cactus', at, [1, 1], 'cactus');
const wall = (at: Pair, size: Pair): UsualPiece => put('wall', at, size, 'low-wall');
const fence = (at: Pair, size: Pair): UsualPiece => put('fence', at, size, 'fence');
const crate = (at: Pair): UsualPiece => put('crate', at, [1, 1], 'crates');
const barrel = (at: Pair): UsualPiece => put('barrel', at, [0.8, 0.8], 'barrel');
const trough = (at: Pair, size: Pair): UsualPiece => put('trough', at, size, 'trough');
const stone = (at: Pair): UsualPiece => put('stone', at, [0.4, 1], 'headstone');
const wagon = (at: Pair, size: Pair): UsualPiece => put('wagon', at, size, 'wagon');
const boxcar = (at: Pair): UsualPiece => put('boxcar', at, [1.6, 4.4], 'boxcar');

const table = (id: string, pieces: readonly PieceFile[]): TableFile => ({
  id,
  size: [24, 36],
  pieces,
});

const MAIN_STREET = table('main-street', [
  house('bank', [3, 2.5], [4.5, 5], ladder('west', 2.5)),
  house('saloon', [2.5, 10], [5.5, 5.5], ladder('north', 2.5), ladder('west', 1.5)),
  house('store', [3, 19.5], [5, 5], ladder('south', 2.5)),
  house('livery', [2.5, 28], [5, 5.5], ladder('south', 2.5)),
  house('church', [16.5, 28.5], [4.5, 5], ladder('east', 2.5)),
  house('undertaker', [16, 20.5], [5.5, 5.5], ladder('south', 3), ladder('east', 4)),
  house('hotel', [16, 11.5], [5, 5], ladder('north', 2.5)),
  house('jail', [16.5, 2.5], [5, 5.5], ladder('north', 2.5)),
  put('boardwalk', [7.5, 2.5], [1, 5], 'boardwalk'),
  put('boardwalk', [8, 10], [1, 5.5], 'boardwalk'),
  put('boardwalk', [15.5, 28.5], [1, 5], 'boardwalk'),
  put('boardwalk', [15, 20.5], [1, 5.5], 'boardwalk'),
  trough([9.9, 16.8], [0.7, 2]),
  trough([13.4, 17.2], [0.7, 2]),
  wagon([11, 8.5], [2, 3.5]),
  wagon([11, 24], [2, 3.5]),
  crate([10.2, 13.2]),
  crate([12.8, 21.8]),
  wall([9.8, 5], [3, 0.5]),
  wall([11.2, 30.5], [3, 0.5]),
  wall([14.2, 13.5], [0.5, 3]),
  wall([9.3, 19.5], [0.5, 3]),
  fence([0.9, 16.9], [4, 0.3]),
  fence([19.1, 18.8], [4, 0.3]),
  barrel([10, 28.9]),
  barrel([13.2, 6.3]),
  brush([0.5, 26], [1.5, 2.5]),
  brush([22, 7.5], [1.5, 2.5]),
  put('road', [9, 0], [6, 36], 'street'),
]);

const RANCH = table('ranch', [
  house('ranch-house', [3, 4], [5, 6], ladder('east', 3), ladder('north', 2.5)),
  house('barn', [16, 26], [5, 6], ladder('west', 3), ladder('south', 2.5)),
  house('bunkhouse', [3.5, 26.5], [4.5, 4.5], ladder('south', 2.25)),
  house('smithy', [16, 5], [4.5, 4.5], ladder('north', 2.25)),
  fence([9, 13], [0.3, 8]),
  fence([14.7, 15], [0.3, 8]),
  fence([9.3, 13], [3.2, 0.3]),
  fence([11.5, 22.7], [3.2, 0.3]),
  trough([10.5, 19.5], [2, 0.7]),
  trough([11.5, 15.8], [2, 0.7]),
  wagon([10.5, 7], [3.5, 2]),
  wagon([10, 27], [3.5, 2]),
  rock([3, 14.5], [2.5, 3]),
  rock([18.5, 18.5], [2.5, 3]),
  boulder([5.5, 21.5], [2, 2]),
  boulder([16.5, 12.5], [2, 2]),
  wall([4, 12], [3, 0.5]),
  wall([17, 23.5], [3, 0.5]),
  wall([7.2, 17.5], [0.5, 3]),
  wall([16.3, 15.5], [0.5, 3]),
  crate([9, 10.5]),
  crate([14, 24.5]),
  brush([1, 20], [2, 3]),
  brush([21, 13], [2, 3]),
  brush([11, 2.5], [3, 2]),
  brush([10, 31.5], [3, 2]),
  barrel([8.5, 5]),
  barrel([14.7, 30.2]),
]);

const CANYON = table('canyon', [
  rock([2.5, 3], [4, 3]),
  rock([17.5, 30], [4, 3]),
  rock([3, 9.5], [3, 4]),
  rock([18, 22.5], [3, 4]),
  rock([7.5, 7], [3, 2.5]),
  rock([13.5, 26.5], [3, 2.5]),
  rock([8, 12.5], [2.5, 3]),
  rock([13.5, 20.5], [2.5, 3]),
  rock([2.5, 17.5], [3, 3]),
  rock([18.5, 15.5], [3, 3]),
  rock([7, 22], [3, 3]),
  rock([14, 11], [3, 3]),
  rock([2.8, 24.5], [3, 4]),
  rock([18.2, 7.5], [3, 4]),
  rock([8, 28], [3.5, 3]),
  rock([12.5, 5], [3.5, 3]),
  boulder([6.5, 17.5], [1.5, 2]),
  boulder([16, 16.5], [1.5, 2]),
  boulder([4, 31.5], [2, 2]),
  boulder([18, 2.5], [2, 2]),
  wagon([10.5, 9.8], [1.6, 2.2]),
  wagon([11.9, 24], [1.6, 2.2]),
  wall([9.5, 17.4], [0.5, 2]),
  wall([14, 16.6], [0.5, 2]),
  brush([0.3, 13], [2, 2.5]),
  brush([21.7, 20.5], [2, 2.5]),
  brush([11, 20.5], [1.3, 2]),
  brush([11.7, 13.5], [1.3, 2]),
  cactus([10.4, 1.5]),
  cactus([12.6, 33.5]),
]);

const GRAVEYARD = table('graveyard', [
  house('chapel', [3, 15], [5, 6], ladder('east', 3), ladder('north', 2.5)),
  house('crypt', [16, 15], [5, 6], ladder('west', 3), ladder('south', 2.5)),
  house('sextons-hut', [3, 3], [4.5, 4.5], ladder('north', 2)),
  house('tool-shed', [16.5, 28.5], [4.5, 4.5], ladder('south', 2.5)),
  ...[9, 11.5, 14.2].flatMap((x) => [stone([x, 6]), stone([x, 9]), stone([x, 12])]),
  ...[14.6, 12.1, 9.4].flatMap((x) => [stone([x, 29]), stone([x, 26]), stone([x, 23])]),
  wall([10, 15.6], [1, 0.5]),
  wall([13, 19.9], [1, 0.5]),
  wall([10.2, 19.6], [0.5, 1.2]),
  wall([13.3, 15.2], [0.5, 1.2]),
  fence([2, 9.5], [5, 0.3]),
  fence([17, 26.2], [5, 0.3]),
  fence([9.5, 3], [5, 0.3]),
  fence([9.5, 32.7], [5, 0.3]),
  boulder([3, 11.7], [2, 2]),
  boulder([19, 22.3], [2, 2]),
  boulder([3.5, 23.5], [2.5, 2]),
  boulder([18, 10.5], [2.5, 2]),
  rock([3, 28], [3, 3.5]),
  rock([18, 4.5], [3, 3.5]),
  brush([6, 25.5], [1.8, 3]),
  brush([16.2, 7.5], [1.8, 3]),
  brush([0.4, 11.8], [2.2, 3]),
  brush([21.4, 21.2], [2.2, 3]),
  brush([10.8, 0.3], [2.4, 1.6]),
  brush([10.8, 34.1], [2.4, 1.6]),
]);

const RAIL_YARD = table('rail-yard', [
  boxcar([9, 1.5]),
  boxcar([9, 7.5]),
  boxcar([9, 14]),
  boxcar([9, 22.5]),
  boxcar([13.4, 9.1]),
  boxcar([13.4, 17.6]),
  boxcar([13.4, 24.1]),
  boxcar([13.4, 30.1]),
  house('depot', [3, 4], [4.5, 5.5], ladder('east', 2.75)),
  house('engine-house', [3, 13], [4.5, 4.5], ladder('north', 2.25)),
  house('water-works', [3, 26], [4.5, 5], ladder('east', 2.5)),
  house('freight-office', [16.5, 26.5], [4.5, 5.5], ladder('west', 2.75)),
  house('signal-house', [16.5, 18.5], [4.5, 4.5], ladder('south', 2.25)),
  house('warehouse', [16.5, 5], [4.5, 5], ladder('west', 2.5)),
  crate([5, 10.8]),
  crate([18, 24.2]),
  crate([8, 20.5]),
  crate([15, 14.5]),
  wall([4, 20.5], [3, 0.5]),
  wall([17, 15], [3, 0.5]),
  wall([8.2, 11.7], [0.5, 2]),
  wall([15.3, 22.3], [0.5, 2]),
  boulder([3, 22.5], [2, 2]),
  boulder([19, 11.5], [2, 2]),
  brush([8, 30], [2, 3]),
  brush([14, 3], [2, 3]),
  barrel([8.4, 6]),
  barrel([14.8, 29.2]),
]);

const MINING_CAMP = table('mining-camp', [
  house('assay-office', [3, 10], [4, 4.5], ladder('north', 2)),
  house('cook-house', [17, 21.5], [4, 4.5], ladder('south', 2)),
  house('headframe', [8.5, 22.5], [4, 4], ladder('south', 2), ladder('east', 2)),
  house('stamp-mill', [11.5, 9.5], [4, 4], ladder('north', 2), ladder('west', 2)),
  house('store-tent', [3.5, 29], [4.5, 4], ladder('south', 2.25)),
  house('mess-tent', [16, 3], [4.5, 4], ladder('north', 2.25)),
  rock([3, 2.5], [4.5, 4]),
  rock([16.5, 29.5], [4.5, 4]),
  rock([9.5, 3], [3, 3]),
  rock([11.5, 30], [3, 3]),
  rock([3, 17.5], [3, 3]),
  rock([18, 15.5], [3, 3]),
  boulder([8, 17], [2, 2]),
  boulder([14, 17], [2, 2]),
  boulder([4, 23.5], [2, 2.5]),
  boulder([18, 10], [2, 2.5]),
  wagon([8.5, 12.5], [1.6, 2.2]),
  wagon([13.9, 21.3], [1.6, 2.2]),
  wall([7.5, 8], [2.5, 0.5]),
  wall([14, 27.5], [2.5, 0.5]),
  wall([11, 15], [2, 0.5]),
  wall([11, 20.5], [2, 0.5]),
  crate([9.2, 28.5]),
  crate([13.8, 6.5]),
  brush([0.5, 22], [2, 3]),
  brush([21.5, 11], [2, 3]),
  barrel([7.4, 21]),
  barrel([15.8, 14.2]),
]);

export const TABLE_FILES: readonly TableFile[] = [
  MAIN_STREET,
  RANCH,
  CANYON,
  GRAVEYARD,
  RAIL_YARD,
  MINING_CAMP,
];
