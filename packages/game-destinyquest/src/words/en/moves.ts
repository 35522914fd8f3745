/** A move in words, as a player would say it. */
import { tellMovesIn } from '../common/moves.js';
import { abilityName } from './ability-words.js';
import { STATS } from './names.js';

const whose = (mine: boolean): string => (mine ? 'your' : 'their');

export const tellMove = tellMovesIn({
  abilityName,
  it: 'it',
  noAbility: 'No ability',
  pass: 'Pass',
  roll: 'Roll a plain damage score',
  decline: 'Do not attack',
  concede: 'Resign the duel',
  unknown: 'Something unknown',
  aim: (ability, die) => `${ability} on ${die}`,
  swap: (ability, mine, theirs) => `${ability}: your ${mine} for their ${theirs}`,
  pick: (ability, dice) => `${ability} on dice ${dice}`,
  choose: (ability, stat) => `${ability}: ${STATS[stat]}`,
  spend: (ability, magic) => `${ability}: spend ${magic}`,
  name: (ability, number) => `${ability}: ${number}`,
  renew: (ability, other) => `${ability}: ${other}`,
  die: {
    any: 'a die',
    steering: (mine) => `${whose(mine)} control die`,
    speed: (mine, face) => `${whose(mine)} attack-speed ${face}`,
    damage: (mine, face) => `${whose(mine)} ${face}`,
    backAt: (mine, face) => `the ${face} against ${mine ? 'yourself' : 'themselves'}`,
  },
});
