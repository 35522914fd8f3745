/** "Why not?", in English. */
import type { Sentence } from '@fray/engine';
import type { ProblemId, RefusalId } from '../ids.js';

export const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  'aside-later': 'This spell was set aside in this round; it may be cast again in the next.',
  'bad-target': 'That spell cannot be aimed there now; scared and dead pets are no targets.',
  bear: 'A Bear keeps Traps away from that player.',
  bears: 'Every opponent has a Bear, and Traps do not get past Bears.',
  distracted: 'A distracting pet in reach must be the target of the next strike.',
  'empty-discard': 'That discard is empty.',
  'exotic-goes': 'There may be only one Exotic on your board, so the one you have must be let go.',
  'must-strike': 'Nobody struck in the last full turn, so whoever can strike now must.',
  'no-actions': 'All your actions of this preparation are used.',
  'no-aspect': 'Only Aspect of the Hawk lets you look at a pile.',
  'no-copy': 'None of your pets has its second copy in the pile.',
  'no-food': 'You have no food that you could use there now.',
  'no-offer': 'There is no such weapon in the shop.',
  'no-pets-left': 'There is no pet left to tame, neither in the pile nor in the discard.',
  'no-room': 'Three pets lie on your board, dead ones included; there is no place for another.',
  'no-strider': 'Only a Water Strider on your board lets you use the discards.',
  'no-such-card': 'That is not one of the cards you look at.',
  'no-such-pet': 'No pet of yours lies there.',
  'no-target': 'There is no legal target for this spell now.',
  'none-fell': 'None of your pets lies dead on your board.',
  'not-among': 'That is not one of those you may pick.',
  'not-held': 'You hold no such spell.',
  'not-in-discard': 'That card is not in a discard.',
  'not-itself': 'The newcomer may not be the one to leave.',
  'not-left': 'That spell is not among those left.',
  'not-your-row': 'You may only change places of pets in your own row.',
  'not-yours': 'No pet of yours lies there.',
  'nothing-new': 'You know the top card of that pile already, or there is none.',
  'nothing-to-draw': 'Pile and discard are both empty.',
  'only-same': 'Only the pet that has just struck may strike a second time.',
  'out-of-reach': 'Only living face-up pets of your neighbours are in reach.',
  protected: 'That pet cannot be struck by this one now.',
  rearranged: 'You have put your row in order often enough for one preparation.',
  'room-left': 'You have room, so nobody needs to leave.',
  'row-full': 'Your board is full, so one of your pets has to make room.',
  'share-range': (d) => `Give between 0 and ${d['rest']}.`,
  'striker-blind': 'This pet strikes without choosing; use rush.',
  'striker-chooses': 'This pet strikes a target that you choose.',
  'striker-down': 'A dead or scared pet cannot strike.',
  'striker-stopped': 'This pet cannot strike for now.',
  'too-dear': (d) =>
    `It costs ${d['price']}, and you have ${d['coins']} with what the old weapon brings back.`,
  'too-dear-first': (d) =>
    `It costs ${d['price']}, and you have ${d['coins']}; what the old weapon brings back comes only after the price.`,
  'too-dear-health': (d) =>
    `It costs ${d['price']} Health, and you have ${d['health']}; at least 1 must be left.`,
};

export const PROBLEMS: Readonly<Record<ProblemId, Sentence>> = {
  'opener-seat': (d) => `There are only ${d['seats']} seats; choose one of them to open the first combat.`,
};
