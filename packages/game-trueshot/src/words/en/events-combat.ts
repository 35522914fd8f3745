/** The story of a combat: strikes, spells, hits and deaths, each with its cause. */
import type { Part, Reader } from '@fray/engine';
import type { EventType } from '../ids.js';
import { capital, type Teller } from '../teller.js';
import { card, cardName, english, listOf, pet, petText, tellBy, verb, who, whom, whose } from './say.js';

/** "Ada’s Wolf stopped." with the cause behind it. */
const onPet =
  (words: string): Teller =>
  (d, r) => ({ words: [...capital(pet(d['pet'], r)), ` ${words}.`], ...tellBy(d) });

/** Who strikes whom, and who stepped in between. */
function strike(d: Readonly<Record<string, unknown>>, r: Reader, words: string): readonly Part[] {
  const target: Part[] = d['target'] === null ? [' everybody'] : [' ', ...pet(d['target'], r)];
  const crab = d['redirected'] === true ? ', who stepped in' : '';
  return [...capital(pet(d['striker'], r)), ` ${words}`, ...target, `${crab}.`];
}

export const COMBAT_EVENTS = {
  combat: (d, r) => ({
    words: [`Round ${d['round']} · combat: ${whom(d['opener'], r)} ${verb(d['opener'], r, 'opens', 'open')}`],
    heading: true,
  }),
  lap: (d) => ({
    words: [`Full turn ${d['lap']}`],
    heading: true,
    ...(d['must'] === true ? { small: 'whoever can strike must' } : {}),
  }),
  turn: (d, r) => ({ words: [`${whose(d['seat'], r) === 'your' ? 'Your' : whose(d['seat'], r)} turn.`] }),
  passed: (d, r) => ({ words: [`${who(d['seat'], r)} let the turn pass.`] }),
  declared: (d, r) => ({
    words: strike(d, r, d['random'] === true && d['target'] !== null ? 'rushed blindly at' : 'went for'),
  }),
  cancelled: (_d, _r) => ({ words: ['The strike came to nothing; another may be declared.'] }),
  retargeted: (d, r) => ({ words: strike(d, r, 'turned on') }),
  'effect-strike': (d, r) => ({ words: strike(d, r, 'struck out at') }),
  answered: (d, r) => ({ words: strike(d, r, 'struck back at') }),
  struck: (d, r) => ({
    words: [...capital(pet(d['striker'], r)), ' struck ', ...pet(d['target'], r), ` for ${d['amount']}.`],
    small: `Attack ${d['attack']}${d['edge'] === 1 ? ', +1 for its type' : ''}`,
  }),
  'struck-all': (d, r) => ({ words: [...capital(pet(d['striker'], r)), ' shook every enemy pet.'] }),
  hit: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` lost ${d['hit']}.`],
    small: `${d['health']} left, because of ${d['from'] === null ? cardName(d['by']) : petText(d['from'], r)}`,
  }),
  'sent-back': (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` sent ${d['amount']} back to `, ...pet(d['to'], r), '.'],
  }),
  ignored: (d, r) => ({ words: [...capital(pet(d['pet'], r)), ' shrugged it off.'], ...tellBy(d) }),
  killed: (d, r) => ({
    words: [...capital(pet(d['striker'], r)), ' killed ', ...pet(d['target'], r), ' with its first strike.'],
  }),
  died: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' died.'],
    ...(d['killer'] === null ? {} : { small: `because of ${petText(d['killer'], r)}` }),
  }),
  'came-back': onPet('came back with 1 Attack and 3 Health'),
  'death-effect': (d, r) => ({
    words: ['The death of ', ...pet(d['pet'], r), ' has its effect.'],
    ...tellBy(d),
  }),
  'start-effect': (d, r) => ({ words: ['Combat starts for ', ...pet(d['pet'], r), '.'], ...tellBy(d) }),
  cast: (d, r) => ({
    words: [
      `${who(d['seat'], r)} cast `,
      card(d['by']),
      ...aimedAt(d, r),
      d['idle'] === true ? '; it has gone round often enough and does nothing.' : '.',
    ],
  }),
  again: (d) => ({ words: [card(d['by']), ' worked once more.'], small: 'because of Thas’dorah' }),
  drawn: (d, r) => ({ words: ['A Beetle drew the spell to itself: ', ...listOf(d['pets'], r), '.'] }),
  'trap-placed': (d, r) => ({
    words: [card(d['by']), ` went to ${whose(d['to'], r)} hand.`],
    small: `placement ${d['count']}`,
  }),
  'set-aside': (d, r) => ({
    words: [`${who(d['seat'], r)} set `, card(d['by']), ' aside for the next round.'],
  }),
  discarded: (d, r) => ({ words: [`${who(d['seat'], r)} discarded `, card(d['card']), '.'], ...tellBy(d) }),
  aspect: (d, r) => ({
    words: [`${who(d['seat'], r)} took on `, card(d['by']), `, to the end of round ${d['ends']}.`],
  }),
  ate: (d, r) => ({ words: [`${who(d['seat'], r)} used `, card(d['by']), '.'] }),
  coins: (d, r) => ({ words: [`${who(d['seat'], r)} got a Coin.`], ...tellBy(d) }),
} satisfies Partial<Record<EventType, Teller>>;

function aimedAt(d: Readonly<Record<string, unknown>>, r: Reader): Part[] {
  const pets = (d['pets'] as readonly unknown[]).map((ref) => petText(ref, r));
  const players = (d['players'] as readonly number[]).map((seat) => whom(seat, r));
  const all = [...pets, ...players];
  return all.length === 0 ? [] : [` on ${english.listed(all)}`];
}

export const STATE_EVENTS = {
  'lost-health': (d, r) => ({
    words: [`${who(d['seat'], r)} lost ${d['amount']} Health.`],
    small: `${d['before']} → ${d['health']}, because of ${cardName(d['by'])}`,
  }),
  'gained-health': (d, r) => ({
    words: [`${who(d['seat'], r)} regained Health.`],
    small: `${d['before']} → ${d['health']}, because of ${cardName(d['by'])}`,
  }),
  shielded: (d, r) => ({ words: [`${who(d['seat'], r)} could not lose Health.`], ...tellBy(d) }),
  shield: (d, r) => ({
    words: [`${who(d['seat'], r)} cannot lose Health for a full turn.`],
    small: `because of ${petText(d['by'], r)}`,
  }),
  'heal-barred': (d, r) => ({
    words:
      d['pet'] === undefined
        ? [`${who(d['seat'], r)} cannot be healed.`]
        : [...capital(pet(d['pet'], r)), ' cannot be healed.'],
    ...tellBy(d),
  }),
  healed: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` regained ${d['amount']}.`],
    small: `now ${d['health']}, because of ${cardName(d['by'])}`,
  }),
  'healing-banned': (d, r) => ({
    words: [
      `${who(d['seat'], r)} and ${verb(d['seat'], r, 'their', 'your')} pets cannot be healed this round.`,
    ],
    ...tellBy(d),
  }),
  bonus: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` got ${figures(d)}${LASTS[String(d['lasts'])]}.`],
    ...tellBy(d),
  }),
  weakened: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` has ${d['amount']} Attack less.`],
    ...tellBy(d),
  }),
  stopped: onPet('cannot strike for a full turn'),
  guarded: onPet('cannot be struck for a full turn'),
  scared: onPet('lies face down for a full turn'),
  'face-up': onPet('is face up again'),
  silenced: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' has no effect until round end.'],
    small: `because of ${petText(d['by'], r)}`,
  }),
  deterred: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` cannot strike ${whose(d['seat'], r)} pets for a full turn.`],
  }),
  clipped: onPet('has no bonuses in this combat'),
  hunted: onPet('has 1 Health in this combat'),
  frozen: onPet('can neither be healed nor gain anything in this combat'),
  trait: (d, r) => ({ words: [card(d['by']), ' lies on ', ...pet(d['pet'], r), '.'] }),
  borrowed: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' also has the effect of ', card(d['effect']), '.'],
  }),
  revived: onPet('returned'),
  left: (d, r) => ({ words: [...capital(pet(d['pet'], r)), ` ${LEAVES[String(d['to'])]}.`], ...tellBy(d) }),
  muted: (d, r) => ({ words: [`${who(d['seat'], r)} cannot cast for a while.`], ...tellBy(d) }),
  stung: (d, r) => ({
    words: [`${who(d['seat'], r)} will lose ${d['amount']} when the next combat starts.`],
    ...tellBy(d),
  }),
  mark: (d, r) => ({
    words: [card(d['by']), ` waits for ${whose(d['seat'], r)} next.`],
    small: `${d['amount']}`,
  }),
  eyes: (d, r) => ({
    words: [
      `${whose(d['seat'], r) === 'your' ? 'Your' : whose(d['seat'], r)} weapon strikes with the Attack of `,
      ...pet(d['pet'], r),
      '.',
    ],
  }),
  'hands-open': (d, r) => ({ words: [`All opponents of ${whom(d['seat'], r)} show their hands.`] }),
} satisfies Partial<Record<EventType, Teller>>;

const LASTS: Readonly<Record<string, string>> = {
  ever: ' for good',
  round: ' until round end',
  next: ' until the end of the next round',
};
const LEAVES: Readonly<Record<string, string>> = {
  discard: 'went to the pet discard',
  pile: 'went on top of the pet pile',
  game: 'was taken out of the game',
};

function figures(d: Readonly<Record<string, unknown>>): string {
  const parts = [
    Number(d['attack']) > 0 ? `+${d['attack']} Attack` : '',
    Number(d['health']) > 0 ? `+${d['health']} Health` : '',
  ];
  return english.listed(parts.filter((part) => part !== '')) || 'nothing';
}
