/** A move in words, as a player would say it. */
import { tellMovesIn } from '../common/moves.js';
import { abilityName } from './ability-words.js';
import { STATS } from './names.js';

const whose = (mine: boolean, what: string): string => (mine ? `ton ${what}` : `le ${what} adverse`);

export const tellMove = tellMovesIn({
  abilityName,
  it: 'cela',
  noAbility: 'Aucune capacité',
  pass: 'Passer',
  roll: 'Lancer un simple score de dégâts',
  decline: 'Ne pas attaquer',
  concede: 'Abandonner le duel',
  unknown: 'Quelque chose d’inconnu',
  aim: (ability, die) => `${ability} sur ${die}`,
  swap: (ability, mine, theirs) => `${ability} : ton ${mine} contre le ${theirs} adverse`,
  pick: (ability, dice) => `${ability} sur les dés ${dice}`,
  choose: (ability, stat) => `${ability} : ${STATS[stat]}`,
  spend: (ability, magic) => `${ability} : dépenser ${magic}`,
  name: (ability, number) => `${ability} : ${number}`,
  renew: (ability, other) => `${ability} : ${other}`,
  die: {
    any: 'un dé',
    steering: (mine) => whose(mine, 'dé de direction'),
    speed: (mine, face) => whose(mine, `${face} de vitesse`),
    damage: (mine, face) => whose(mine, `${face}`),
    backAt: (mine, face) => (mine ? `le ${face} contre toi` : `le ${face} contre son propre camp`),
  },
});
