/** A picture for each step of "A round in short". */

import through from 'game-icon:broken-wall';
import cards from 'game-icon:card-pickup';
import hit from 'game-icon:crossed-swords';
import swap from 'game-icon:cycle';
import spear from 'game-icon:spears';

export const glance: readonly string[] = [spear, hit, through, cards, swap];
