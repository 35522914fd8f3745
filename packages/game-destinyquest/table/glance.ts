/** A picture for each of the ten steps of a round. */

import back from 'game-icon:back-forth';
import score from 'game-icon:biceps';
import armour from 'game-icon:breastplate';
import next from 'game-icon:cycle';
import dodge from 'game-icon:dodging';
import drop from 'game-icon:drop';
import modifier from 'game-icon:perspective-dice-six-faces-six';
import dice from 'game-icon:rolling-dices';
import paper from 'game-icon:scroll-unfurled';
import blow from 'game-icon:sword-clash';

export const glance: readonly string[] = [
  paper,
  dice,
  dodge,
  blow,
  score,
  armour,
  back,
  drop,
  next,
  modifier,
];
