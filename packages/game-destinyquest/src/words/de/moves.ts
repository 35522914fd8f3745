/** A move in words, as a player would say it. */
import { tellMovesIn } from '../common/moves.js';
import { abilityName } from './ability-words.js';
import { STATS } from './names.js';

const whose = (mine: boolean): string => (mine ? 'deine' : 'die fremde');

export const tellMove = tellMovesIn({
  abilityName,
  it: 'es',
  noAbility: 'Keine Fähigkeit',
  pass: 'Passen',
  roll: 'Einen einfachen Schadenswert würfeln',
  decline: 'Nicht angreifen',
  concede: 'Das Duell aufgeben',
  unknown: 'Etwas Unbekanntes',
  aim: (ability, die) => `${ability} auf ${die}`,
  swap: (ability, mine, theirs) => `${ability}: deine ${mine} gegen die fremde ${theirs}`,
  pick: (ability, dice) => `${ability} auf die Würfel ${dice}`,
  choose: (ability, stat) => `${ability}: ${STATS[stat]}`,
  spend: (ability, magic) => `${ability}: ${magic} hergeben`,
  name: (ability, number) => `${ability}: ${number}`,
  renew: (ability, other) => `${ability}: ${other}`,
  die: {
    any: 'einen Würfel',
    steering: (mine) => (mine ? 'deinen Steuerwürfel' : 'den fremden Steuerwürfel'),
    speed: (mine, face) => `${whose(mine)} Tempo-${face}`,
    damage: (mine, face) => `${whose(mine)} ${face}`,
    backAt: (mine, face) => (mine ? `die ${face} gegen dich` : `die ${face} gegen sich selbst`),
  },
});
