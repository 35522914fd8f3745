/** "Why not?", answered in one sentence that tells nothing the asker does not know. */
import type { Sentence } from '@fray/engine';
import type { OutcomeId, ProblemId, RefusalId } from '../ids.js';
import { characterName, factionName } from './people.js';

export const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  dead: 'That player has fallen.',
  yourself: 'You cannot attack yourself.',
  'only-others': 'It must be somebody else.',
  'out-of-range': 'They stand outside your range.',
  'off-board': 'Whoever has not entered the board yet rolls first, and cannot be reached.',
  'must-attack': 'Masamune demands an attack while anybody is in range.',
  'must-move': 'You must move.',
  'must-apply': 'A card that was drawn must be applied.',
  'one-target': 'The Machine Gun hits everybody in range; you cannot single one out.',
  'same-area': 'You may go anywhere but where you stand.',
  'not-adjacent': 'Emi steps only to a neighbouring area.',
  'only-character': (d) => `Only ${characterName(d['character'])} can do that.`,
  'only-faction': (d) => `Only a ${factionName(d['faction'])} can do that.`,
  'not-meant': 'This card is not meant for your character.',
  spent: 'You have already used your ability.',
  cancelled: 'Your ability was cancelled for good.',
  'not-now': 'Your character has nothing to use as a turn begins.',
  begun: 'You have already used your ability this turn.',
  'not-at-gate': 'The ray reaches only the Underworld Gate, and they do not stand there.',
  'empty-deck': 'That deck and its discards are empty.',
  'other-deck': 'This area gives cards of another deck.',
  'no-compass': 'Only the Mystic Compass lets you roll twice.',
  'no-gear': 'They have no Equipment.',
  'not-theirs': 'They do not have that card.',
  'not-yours': 'You do not have that card.',
  'truth-yes': 'The card is right about you: you must do what it says.',
  'truth-no': 'The card is wrong about you: nothing happens.',
  'no-demand': 'This card does not ask for Equipment.',
  'already-revealed': 'Everybody already knows who you are.',
  'daniel-hides': 'Daniel cannot show himself; only a death makes him scream.',
  'reveal-first': 'Show who you are first.',
  'no-card-there': 'That card does not lie in a discard pile.',
  'not-held': 'You do not hold that card.',
  'held-later': 'What you hold is played between the steps of your own turn.',
  'discard-later': 'What you hold is thrown away only as your turn ends.',
  'no-target': 'There is nobody to play it on; you may throw it away.',
  'must-clear': 'Your turn is ending: play or throw away what you hold.',
  'not-proposed': 'You can only vote on rules that were proposed.',
  'blur-used': 'You have already blurred in this match.',
  'blur-after-coup': 'Nobody blurs once a Coup de Grâce was declared.',
  'blur-moment': 'You blur only when you are attacked, before any die is thrown.',
  'coup-moment': 'You can only try to finish somebody right after your attack has hurt them.',
  'coup-tried': 'You have already tried to finish them in this match.',
  'stand-used': 'You have already made your Last Stand.',
  'stand-not-hurt': 'At this table a Last Stand answers only a blow that hurt.',
  'stand-not-low': 'At this table a Last Stand is for those on the brink.',
  'stand-moment': 'A Last Stand answers only an attack that you have just survived.',
  'stand-counter': 'At this table nobody answers a counterattack.',
  'double-used': 'You have already doubled in this match.',
  'double-moment':
    'You declare DOUBLE just before an attack, a card, an area or an ability of yours hurts somebody.',
  'double-fixed': 'At this table the rule cannot be taken back.',
  'proposed-already': 'You have already proposed that this turn.',
  'propose-moment': 'You can propose that only as your own turn begins.',
};

export const PROBLEMS: Readonly<Record<ProblemId, Sentence>> = {
  'characters-value':
    'Characters are "base", "expansion", "initials", "all", or ten ids with ten different initials.',
  'critical-needs-duel': 'Critical Misses can only be played together with Duel Dice.',
};

export const OUTCOMES: Readonly<Record<OutcomeId, Sentence>> = {
  hunters: 'Every Shadow has fallen.',
  shadows: 'Every Hunter has fallen.',
  neutrals: 'Three Neutrals have fallen, and the Shadows wanted no more.',
  both: 'Hunters and Shadows reached their goals together.',
  alone: 'Somebody reached a goal of their own.',
  limit: 'The night is over: the last round was played.',
};
