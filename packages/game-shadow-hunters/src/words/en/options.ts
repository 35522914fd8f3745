/** The options of a table in words. */
import type { OptionWords } from '@fray/engine';
import { HOUSE_IDS } from '../../house/ids.js';
import { tellChange } from '../tell-change.js';
import { FIGURE_WORDS, HOUSE_HELP, HOUSE_NAMES } from './house.js';

const ON_OFF = { true: 'on', false: 'off' };

export const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  characters: {
    label: 'Characters',
    help: 'Which characters take part.',
    values: {
      base: 'the first ten',
      expansion: 'the other ten',
      initials: 'one for each initial, at random',
      all: 'all twenty',
    },
  },
  quickStart: {
    label: 'Quick start',
    help: 'Everybody starts on an area and with a Hermit card for the left neighbour. Best with six or more.',
    values: ON_OFF,
  },
  ...Object.fromEntries(
    HOUSE_IDS.map((id) => [
      id,
      { label: HOUSE_NAMES[id], help: HOUSE_HELP[id], values: { true: 'proposed', false: 'off' } },
    ]),
  ),
  vote: {
    label: 'Vote',
    help: 'How the players agree on the house rules that were proposed.',
    values: { sealed: 'sealed, before the first turn', agreed: 'everybody agreed already' },
  },
  houseChanges: {
    label: 'Rules may change',
    help: 'Everybody together may change any house rule in the middle of a match.',
    values: ON_OFF,
    why: 'The document settles the rules before the first turn.',
  },
  holdSingleUse: {
    label: 'Held cards',
    help: 'Whether single-use cards are kept in hand.',
    values: { withRule: 'with Use It or Lose It', off: 'never', on: 'always' },
    why: 'The printed game has no hand; some groups like one.',
  },
  holdDemanding: {
    label: 'Hold burdens',
    help: 'Banana Peel and Disenchant Mirror may be held, too.',
    values: ON_OFF,
  },
  machineGunDuel: {
    label: 'Machine Gun in a duel',
    help: 'Which d4 answers when several defend.',
    values: { each: 'an own one each', shared: 'one for all' },
  },
  coupThresholdHp8: {
    label: 'Coup against 8 Health',
    help: 'When somebody with 8 Health can be finished.',
    values: { none: 'never', one: 'with 1 left' },
  },
  coupSecrecy: {
    label: 'Coup against the hidden',
    help: 'Whether a Coup de Grâce may be tried on somebody whose Health nobody knows.',
    values: { blind: 'blindly', leaky: 'only when it can work, which tells', revealedOnly: 'never' },
    why: 'An attempt that is offered only where it can work tells the defender’s Health.',
  },
  lastStandTrigger: {
    label: 'Last Stand after',
    help: 'What a Last Stand may answer.',
    values: {
      anyAttack: 'any attack',
      damaged: 'a blow that hurt',
      threshold: 'a blow that leaves one on the brink',
    },
  },
  counterChain: { label: 'Chains', help: 'A counterattack may be answered by another.', values: ON_OFF },
  blurMachineGun: {
    label: 'Blur against many',
    help: 'Whom one Blur saves from a Machine Gun.',
    values: { own: 'its owner', all: 'everybody' },
    why: 'One defender’s Blur would take the others’ answers away.',
  },
  blurCoupLock: {
    label: 'No Blur after a Coup',
    help: 'Whom a declared Coup de Grâce keeps from blurring.',
    values: { turn: 'everybody, this turn', pair: 'its target, against that attacker' },
    why: 'A Coup de Grâce between two players is no business of the others.',
  },
  doubleAdjustable: {
    label: 'Double can change',
    help: 'Everybody together may change Double It or Lose It, or end it.',
    values: ON_OFF,
    why: 'The other six rules stay for the whole match, too.',
  },
  loseItPenalty: {
    label: 'Losing it costs',
    help: 'What a failed DOUBLE costs.',
    values: { dieFace: 'what your die shows', two: '2', one: '1', literalZero: 'nothing' },
    why: 'The document’s penalty is the base damage, which is 0 whenever it falls due.',
  },
  doubleHermit: {
    label: 'Double Hermit cards',
    help: 'Who may double a Hermit card.',
    values: { giver: 'its giver', off: 'nobody' },
    why: 'Who is hurt by a Hermit card is decided by its reader.',
  },
  ...FIGURE_WORDS,
  turnLimit: { label: 'Round limit', help: 'After so many rounds the match ends.', values: { 0: 'none' } },
  emiTeleport: {
    label: 'Emi’s step',
    help: 'Where Emi may step.',
    values: { ring: 'to both neighbours', pair: 'within her pair' },
  },
  lootOnNonAttackKill: {
    label: 'Loot for any kill',
    help: 'Kills by cards, areas and abilities loot, too.',
    values: ON_OFF,
  },
  bobNumber: { label: 'Bob needs', help: 'How much Equipment wins for Bob.' },
  help: {
    label: 'Help',
    help: 'What the table works out for its players; it changes no rule.',
    values: { marks: 'who can be who', odds: 'odds as well', off: 'nothing' },
  },
};

/** A change of a house rule, by the name it has in moves and events. */
export function changeText(change: unknown): string {
  return tellChange({ options: OPTION_WORDS, on: ON_OFF.true, off: ON_OFF.false, colon: ': ' }, change);
}
