/** The drawings of this game: who somebody is, what they carry, and what a mission is about. */
import spades from 'game-icon:ace';
import bowie from 'game-icon:bowie-knife';
import boot from 'game-icon:cowboy-boot';
import pistols from 'game-icon:crossed-pistols';
import dynamite from 'game-icon:dynamite';
import flag from 'game-icon:flag-objective';
import nuggets from 'game-icon:gold-nuggets';
import fist from 'game-icon:hand-grip';
import horse from 'game-icon:horse-head';
import star from 'game-icon:law-star';
import musket from 'game-icon:musket';
import pistol from 'game-icon:pistol-gun';
import revolver from 'game-icon:revolver';
import shotgun from 'game-icon:sawed-off-shotgun';
import bindle from 'game-icon:swap-bag';
import knife from 'game-icon:thrown-knife';
import flask from 'game-icon:water-flask';
import hat from 'game-icon:western-hat';
import winchester from 'game-icon:winchester-rifle';

export const PROFILE_PICTURES: Readonly<Record<string, string>> = {
  leader: hat,
  legend: star,
  'hired-gun': boot,
  drifter: bindle,
};

export const ITEM_PICTURES: Readonly<Record<string, string>> = {
  revolver,
  'dual-pistols': pistols,
  rifle: winchester,
  shotgun,
  knife,
  fists: fist,
  'precision-pistol': pistol,
  'hunting-rifle': musket,
  dynamite,
  'bowie-knife': bowie,
  horse,
  'whiskey-flask': flask,
};

export const MISSION_PICTURES: Readonly<Record<string, string>> = {
  'run-them-out-of-town': flag,
  'stake-a-claim': nuggets,
  'high-noon': pistols,
  'run-them-out-of-town-later': flag,
};

export const HORSE_PICTURE = horse;
export const FLAG_PICTURE = flag;
export const FIND_PICTURE = nuggets;
export const UPGRADE_PICTURE = spades;
