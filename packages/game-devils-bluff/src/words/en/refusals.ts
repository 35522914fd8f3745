/** Answers to "Why not?", with what was measured. */
import type { EventData, Sentence } from '@fray/engine';
import { capital } from '../figures.js';
import type { RefusalId } from '../ids.js';
import { inches, placeName } from './figures.js';
import { EDGE_NAMES } from './terms.js';
import { modelName, pieceName } from './who.js';

const place = (d: EventData): string => placeName(d['x'], d['y'], d['level']);

export const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  'not-held': 'You do not hold that card.',
  'no-swap-rookie': 'A Rookie’s draws may not be exchanged with your hand.',
  'no-swap-routing': 'Routing draws may not be exchanged at this table.',
  'no-meld-kind': 'This draw has no figure to reach, so no set or run can save it.',
  'no-meld-edition': 'The later edition has no sets and runs.',
  'meld-not-failed': 'That card reaches the figure by itself; a set or run is for a draw that failed.',
  'meld-no-cards':
    'Those cards are neither a set of three or four nor a run of three or four in alternating colours.',
  'meld-sum': (d) => `Those cards add up to ${d['sum']}, and ${d['need']} is needed.`,
  'short-edge': 'At this table the gangs come in from the long edges.',
  'mark-near-edge': (d) =>
    `A marker keeps ${inches(d['least'])} from every edge; this is ${inches(d['away'])}.`,
  'mark-near-marker': (d) =>
    `Markers keep ${inches(d['least'])} from each other; this is ${inches(d['away'])} from one.`,
  'mark-in-piece': (d) => `${capital(pieceName(d['piece']))} stands there.`,
  'mark-level': 'Markers lie on the ground.',
  'entry-number': (d) => `It is entry point ${d['number']} that is due.`,
  'entry-not-on-edge': (d) =>
    `An entry point lies on ${EDGE_NAMES[String(d['edge'])] ?? 'your edge'}; ${placeName(d['x'], d['y'], 0)} does not.`,
  'not-your-model': 'That is not one of yours.',
  'no-such-model': 'There is no such model.',
  'no-command': 'It has no Command Points left this round.',
  removed: 'It is out of the fight.',
  'no-placement': 'There is no room for it near an entry point.',
  'not-mounted': 'It is on foot; there is no getting back on the horse.',
  'dismounts-when-active': 'A rider dismounts only when its own activation begins.',
  'no-intuition': 'It has no Intuition left to use.',
  'no-hand-to-show': 'The other hand is empty.',
  'show-count': 'Show exactly as many cards as asked: two, or all if you hold fewer.',
  'off-table': (d) => `At ${place(d)} the base would leave the table.`,
  'no-such-level': 'This table has no such level.',
  'no-floor': (d) => `There is nothing to stand on at ${place(d)}.`,
  overhangs: (d) => `At ${place(d)} the base would hang over the edge of ${pieceName(d['piece'])}.`,
  'in-wall': (d) => `${capital(pieceName(d['piece']))} is in the way at ${place(d)}.`,
  'on-rough': (d) => `Nobody may stop on ${pieceName(d['piece'])}.`,
  'on-base': (d) => `${modelName(d['model'])} stands there, ${inches(d['apart'])} from centre to centre.`,
  'horse-level': (d) => `No horse gets onto ${pieceName(d['piece'])}.`,
  'too-far-from-entry': (d) =>
    `That is ${inches(d['away'])} from the nearest entry point; it must be closer than ${inches(d['movement'])}.`,
  'too-far': (d) => `The way there costs ${inches(d['cost'])} of ${inches(d['budget'])}.`,
  'too-far-straight': (d) =>
    `No way within ${inches(d['budget'])} leads there; it is ${inches(d['straight'])} in a straight line.`,
  'plan-too-short': 'Declare at least two actions, unless only one Command Point is left.',
  'plan-too-long': 'At most four actions, and only one with a single Command Point.',
  'plan-price': (d) => `That costs ${d['price']} Command Points, and ${d['cp']} are left.`,
  'plan-repeats': 'Each kind of action only once; only Pass may repeat.',
  'plan-advance': 'An Advance comes directly after a Move.',
  'plan-heavy': 'It has no Heavy weapon to announce.',
  'plan-passes-last': 'Write Passes last: where they stand makes no difference.',
  'plan-gap': 'Declare the actions one after the other, without a gap.',
  'plan-gunfighter': 'Only a Gunfighter with a Revolver attacks twice.',
  'no-ability': 'Nobody in this game has an Ability action.',
  'own-gang': 'That is one of your own.',
  'not-on-table': 'It is not on the table.',
  'no-such-weapon': 'It does not carry that.',
  'weapon-spent': 'That has been used up in this battle.',
  'heavy-not-announced': 'A Heavy weapon must be announced when the actions are declared.',
  'only-revolver': 'Only a Revolver will do for this attack.',
  'no-longshot': 'That weapon has no Longshot.',
  'someone-close': (d) => `${modelName(d['model'])} is within 3″ and has to be dealt with first.`,
  'out-of-range': (d) => `It is ${inches(d['away'])} away; the range is under ${inches(d['range'])}.`,
  'sight-terrain': (d) => `${capital(pieceName(d['piece']))} hides it altogether.`,
  'sight-model': (d) => `${modelName(d['model'])} is in the line of sight.`,
  'sight-friend': (d) =>
    `${modelName(d['model'])} of your own gang is within 1″ of it, and you are more than 3″ away.`,
  'no-such-marker': 'There is no such marker.',
  'marker-held': 'You hold that marker already.',
  'access-first-round': 'A cache cannot be opened in round 1.',
  'access-not-yours': 'Only the gang that laid this cache may open it.',
  'access-far': (d) =>
    `That is ${inches(d['away'])} from their entry point; it must be less than ${inches(d['most'])}.`,
  'marker-gone': 'That marker is no longer lying there.',
  'marker-far': (d) => `The marker is ${inches(d['away'])} away; it takes less than ${inches(d['reach'])}.`,
  'enemy-near-marker': (d) => `${modelName(d['model'])} is within 3″ of the marker.`,
  'enemy-near-securer': (d) => `${modelName(d['model'])} is within 3″ of whoever would take it.`,
  'no-quick-draw': 'The attacker is no legal target for a Revolver from here.',
  'not-drawn': 'Take one of the two cards that were drawn.',
};
