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
      name: 'dry-fork-deputies',
      models: [
        leader(
          'marshal-bell',
          'hunting-rifle',
          'revolver',
          'steady-hands',
          'aces-wild',
          'dodge-roll',
          'intuition',
          'whiskey-flask',
        ),
        legend('hester-voss', 'precision-pistol', 'knife', 'steady-hands', 'dodge-roll', 'whiskey-flask'),
        legend('silas-greave', 'revolver', 'knife', 'quick-draw', 'gunfighter', 'whiskey-flask'),
        gun('lyle-ames', 'shotgun'),
        gun('abe-coyle', 'rifle', 'knife', 'whiskey-flask'),
        gun('tom-rusk', 'rifle', 'knife', 'whiskey-flask'),
        gun('ned-pruitt', 'dual-pistols', 'knife', 'whiskey-flask'),
      ],
    },
    later: {
      name: 'dry-fork-deputies',
      models: [
        leader('marshal-bell', 'hunting-rifle', 'revolver', 'steady-hands', 'dodge-roll'),
        legend('hester-voss', 'precision-pistol', 'knife', 'steady-hands'),
        legend('silas-greave', 'revolver', 'knife', 'quick-draw', 'gunfighter'),
        gun('lyle-ames', 'shotgun'),
        gun('abe-coyle', 'rifle', 'knife'),
        gun('tom-rusk', 'rifle', 'knife'),
        gun('ned-pruitt', 'revolver', 'knife'),
      ],
    },
  },
  'red-mesa-riders': {
    first: {
      name: 'red-mesa-riders',
      models: [
        leader(
          'cass-verrill',
          'rifle',
          'bowie-knife',
          'steady-hands',
          'dodge-roll',
          'aces-wild',
          'whiskey-flask',
        ),
        legend(
          'juno-pike',
          'horse',
          'dual-pistols',
          'knife',
          'mounted-combat',
          'dodge-roll',
          'whiskey-flask',
        ),
        legend('old-tamsin', 'horse', 'rifle', 'knife', 'steady-hands', 'whiskey-flask'),
        gun('boone-harker', 'shotgun'),
        gun('wick', 'rifle', 'knife', 'whiskey-flask'),
        gun('nettie-crow', 'rifle', 'knife', 'whiskey-flask'),
        gun('dill-sayer', 'rifle', 'knife', 'whiskey-flask'),
      ],
    },
    later: {
      name: 'red-mesa-riders',
      models: [
        leader('cass-verrill', 'rifle', 'bowie-knife', 'steady-hands', 'dodge-roll'),
        legend('juno-pike', 'horse', 'dual-pistols', 'knife', 'mounted-combat'),
        legend('old-tamsin', 'horse', 'rifle', 'knife', 'steady-hands'),
        gun('boone-harker', 'shotgun'),
        gun('wick', 'revolver', 'knife'),
        gun('nettie-crow', 'rifle', 'knife'),
        gun('dill-sayer', 'revolver', 'knife'),
      ],
    },
  },
  'lantern-street-crew': {
    first: {
      name: 'lantern-street-crew',
      models: [
        leader(
          'mina-lark',
          'rifle',
          'dynamite',
          'aces-wild',
          'dodge-roll',
          'steady-hands',
          'intuition',
          'whiskey-flask',
        ),
        legend('doc-hollis', 'hunting-rifle', 'knife', 'steady-hands', 'dodge-roll', 'whiskey-flask'),
        legend('fenn-quick', 'dual-pistols', 'bowie-knife', 'dodge-roll', 'steady-hands', 'whiskey-flask'),
        gun('ada-sprat', 'rifle', 'knife', 'whiskey-flask'),
        gun('big-morrow', 'shotgun'),
        gun('jed-tull', 'rifle', 'knife', 'whiskey-flask'),
        gun('pim', 'revolver', 'knife', 'whiskey-flask'),
      ],
    },
    later: {
      name: 'lantern-street-crew',
      models: [
        leader('mina-lark', 'rifle', 'dynamite', 'dodge-roll', 'steady-hands'),
        legend('doc-hollis', 'hunting-rifle', 'knife', 'steady-hands', 'runner'),
        legend('fenn-quick', 'dual-pistols', 'bowie-knife', 'dodge-roll'),
        gun('ada-sprat', 'rifle', 'knife'),
        gun('big-morrow', 'shotgun'),
        gun('jed-tull', 'rifle'),
        gun('pim', 'revolver', 'knife'),
      ],
    },
  },
  'author-second': {
    first: {
      name: 'author-second',
      models: [
        leader('the-boss', 'horse', 'precision-pistol', 'bowie-knife', 'quick-draw', 'mounted-combat'),
        legend('right-hand', 'revolver', 'knife', 'gunfighter'),
        legend('left-hand', 'dual-pistols', 'aces-wild'),
        gun('first-shotgun', 'shotgun'),
        gun('second-shotgun', 'shotgun'),
        gun('first-revolver', 'revolver'),
        gun('second-revolver', 'revolver'),
        gun('third-revolver', 'revolver'),
        gun('two-pistols', 'dual-pistols'),
      ],
    },
  },
  /** DB-56 refuses it: two of its models carry three weapons. */
  homesteaders: {
    first: {
      name: 'homesteaders',
      models: [
        leader('homestead-boss', 'horse', 'revolver', 'rifle', 'knife', 'intuition', 'gunfighter'),
        legend('homestead-legend', 'horse', 'revolver', 'knife', 'hunting-rifle', 'steady-hands'),
        gun('first-shotgun', 'shotgun'),
        gun('second-shotgun', 'shotgun'),
        gun('third-shotgun', 'shotgun'),
        gun('first-revolver', 'revolver'),
        gun('second-revolver', 'revolver'),
        gun('third-revolver', 'revolver'),
        gun('rifleman', 'rifle'),
      ],
    },
  },
};

export const GANG_IDS = Object.keys(GANGS) as GangId[];
