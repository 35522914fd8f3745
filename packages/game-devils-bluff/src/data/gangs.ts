/** Ready-made gangs (DB-G-): three of ours, topped up to almost 500 dollars in both editions, and the author's two. */
import type { GangFile, ModelFile } from '../gang/gang-file.js';
import type { EditionId } from './editions.js';

type Items = ModelFile['gear'];
const leader = (name: string, ...gear: Items): ModelFile => ({ name, profile: 'leader', gear });
const legend = (name: string, ...gear: Items): ModelFile => ({ name, profile: 'legend', gear });
const gun = (name: string, ...gear: Items): ModelFile => ({ name, profile: 'hired-gun', gear });

export type GangId =
  | 'dry-fork-deputies'
  | 'red-mesa-riders'
  | 'lantern-street-crew'
  | 'author-second'
  | 'homesteaders';

/** Each by edition, as far as it can be hired there. */
export const GANGS: Readonly<Record<GangId, Readonly<Partial<Record<EditionId, GangFile>>>>> = {
  'dry-fork-deputies': {
    first: {
      name: 'Dry Fork Deputies',
      models: [
        leader('Marshal Bell', 'hunting-rifle', 'revolver', 'steady-hands', 'aces-wild', 'dodge-roll', 'intuition', 'whiskey-flask'),
        legend('Hester Voss', 'precision-pistol', 'knife', 'steady-hands', 'dodge-roll', 'whiskey-flask'),
        legend('Silas Greave', 'revolver', 'knife', 'quick-draw', 'gunfighter', 'whiskey-flask'),
        gun('Lyle Ames', 'shotgun'),
        gun('Abe Coyle', 'rifle', 'knife', 'whiskey-flask'),
        gun('Tom Rusk', 'rifle', 'knife', 'whiskey-flask'),
        gun('Ned Pruitt', 'dual-pistols', 'knife', 'whiskey-flask'),
      ],
    },
    later: {
      name: 'Dry Fork Deputies',
      models: [
        leader('Marshal Bell', 'hunting-rifle', 'revolver', 'steady-hands', 'dodge-roll'),
        legend('Hester Voss', 'precision-pistol', 'knife', 'steady-hands'),
        legend('Silas Greave', 'revolver', 'knife', 'quick-draw', 'gunfighter'),
        gun('Lyle Ames', 'shotgun'),
        gun('Abe Coyle', 'rifle', 'knife'),
        gun('Tom Rusk', 'rifle', 'knife'),
        gun('Ned Pruitt', 'revolver', 'knife'),
      ],
    },
  },
  'red-mesa-riders': {
    first: {
      name: 'Red Mesa Riders',
      models: [
        leader('Cass Verrill', 'rifle', 'bowie-knife', 'steady-hands', 'dodge-roll', 'aces-wild', 'whiskey-flask'),
        legend('Juno Pike', 'horse', 'dual-pistols', 'knife', 'mounted-combat', 'dodge-roll', 'whiskey-flask'),
        legend('Old Tamsin', 'horse', 'rifle', 'knife', 'steady-hands', 'whiskey-flask'),
        gun('Boone Harker', 'shotgun'),
        gun('Wick', 'shotgun'),
        gun('Nettie Crow', 'rifle', 'knife', 'whiskey-flask'),
        gun('Dill Sayer', 'revolver', 'knife', 'whiskey-flask'),
      ],
    },
    later: {
      name: 'Red Mesa Riders',
      models: [
        leader('Cass Verrill', 'rifle', 'bowie-knife', 'steady-hands', 'dodge-roll'),
        legend('Juno Pike', 'horse', 'dual-pistols', 'knife', 'mounted-combat'),
        legend('Old Tamsin', 'horse', 'rifle', 'knife', 'steady-hands'),
        gun('Boone Harker', 'shotgun'),
        gun('Wick', 'revolver', 'knife'),
        gun('Nettie Crow', 'rifle', 'knife'),
        gun('Dill Sayer', 'revolver', 'knife'),
      ],
    },
  },
  'lantern-street-crew': {
    first: {
      name: 'Lantern Street Crew',
      models: [
        leader('Mina Lark', 'rifle', 'dynamite', 'aces-wild', 'dodge-roll', 'steady-hands', 'intuition', 'whiskey-flask'),
        legend('Doc Hollis', 'hunting-rifle', 'knife', 'steady-hands', 'dodge-roll', 'whiskey-flask'),
        legend('Fenn Quick', 'dual-pistols', 'bowie-knife', 'dodge-roll', 'steady-hands', 'whiskey-flask'),
        gun('Ada Sprat', 'rifle', 'knife', 'whiskey-flask'),
        gun('Big Morrow', 'shotgun'),
        gun('Jed Tull', 'shotgun'),
        gun('Pim', 'revolver', 'knife', 'whiskey-flask'),
      ],
    },
    later: {
      name: 'Lantern Street Crew',
      models: [
        leader('Mina Lark', 'rifle', 'dynamite', 'dodge-roll', 'steady-hands'),
        legend('Doc Hollis', 'hunting-rifle', 'knife', 'steady-hands', 'runner'),
        legend('Fenn Quick', 'dual-pistols', 'bowie-knife', 'dodge-roll'),
        gun('Ada Sprat', 'rifle', 'knife'),
        gun('Big Morrow', 'shotgun'),
        gun('Jed Tull', 'rifle'),
        gun('Pim', 'revolver', 'knife'),
      ],
    },
  },
  'author-second': {
    first: {
      name: 'The Author’s Second Gang',
      models: [
        leader('The Boss', 'horse', 'precision-pistol', 'bowie-knife', 'quick-draw', 'mounted-combat'),
        legend('Right Hand', 'revolver', 'knife', 'gunfighter'),
        legend('Left Hand', 'dual-pistols', 'aces-wild'),
        gun('First Shotgun', 'shotgun'),
        gun('Second Shotgun', 'shotgun'),
        gun('First Revolver', 'revolver'),
        gun('Second Revolver', 'revolver'),
        gun('Third Revolver', 'revolver'),
        gun('Two Pistols', 'dual-pistols'),
      ],
    },
  },
  /** DB-56 refuses it: two of its models carry three weapons. */
  homesteaders: {
    first: {
      name: 'Homesteaders',
      models: [
        leader('Homestead Boss', 'horse', 'revolver', 'rifle', 'knife', 'intuition', 'gunfighter'),
        legend('Homestead Legend', 'horse', 'revolver', 'knife', 'hunting-rifle', 'steady-hands'),
        gun('First Shotgun', 'shotgun'),
        gun('Second Shotgun', 'shotgun'),
        gun('Third Shotgun', 'shotgun'),
        gun('First Revolver', 'revolver'),
        gun('Second Revolver', 'revolver'),
        gun('Third Revolver', 'revolver'),
        gun('Rifleman', 'rifle'),
      ],
    },
  },
};

export const GANG_IDS = Object.keys(GANGS) as GangId[];
