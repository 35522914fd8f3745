/** The part of a state that lies open, copied: for clones, for views, and back from views into sampled states. */
import type { Core } from '@fray/engine';
import type { TrueshotState } from './state.js';

/** What not everybody may see as it is. */
export type Hidden =
  | 'hands'
  | 'petPile'
  | 'weaponPile'
  | 'spellPile'
  | 'offers'
  | 'draft'
  | 'left'
  | 'foodPile';
export type OpenTable = Readonly<Omit<TrueshotState, keyof Core | Hidden>>;

/** A copy that shares nothing that changes; works for states and for views. */
export function copyOpen(s: OpenTable) {
  return { ...copyFlowAndPets(s), ...copySeatsAndCards(s) };
}

function copyFlowAndPets(s: OpenTable) {
  return {
    options: s.options,
    seats: s.seats,
    round: s.round,
    phase: s.phase,
    opener: s.opener,
    prepOpener: s.prepOpener,
    active: s.active,
    actions: s.actions,
    rearranged: s.rearranged,
    clock: s.clock,
    lap: s.lap,
    spent: s.spent,
    stirred: s.stirred,
    compelled: s.compelled,
    striker: s.striker,
    target: s.target,
    picked: s.picked,
    source: s.source,
    inGame: s.inGame,
    gone: s.gone,
    cast: s.cast,
    wiped: s.wiped.slice(),
    row: s.row.slice(),
    kind: s.kind.slice(),
    effect: s.effect.slice(),
    also: s.also.slice(),
    alsoUsed: s.alsoUsed.slice(),
    marks: s.marks.slice(),
    wounds: s.wounds.slice(),
    woundsThen: s.woundsThen.slice(),
    foreverAttack: s.foreverAttack.slice(),
    foreverHealth: s.foreverHealth.slice(),
    roundAttack: s.roundAttack.slice(),
    roundHealth: s.roundHealth.slice(),
    nextAttack: s.nextAttack.slice(),
    nextHealth: s.nextHealth.slice(),
    asleepAttack: s.asleepAttack.slice(),
    asleepHealth: s.asleepHealth.slice(),
    asleepNextAttack: s.asleepNextAttack.slice(),
    asleepNextHealth: s.asleepNextHealth.slice(),
    setAttack: s.setAttack.slice(),
    setHealth: s.setHealth.slice(),
    weaker: s.weaker.slice(),
    stung: s.stung.slice(),
    stopped: s.stopped.slice(),
    guarded: s.guarded.slice(),
    scared: s.scared.slice(),
    deterred: s.deterred.slice(),
    struck: s.struck.slice(),
    struckBy: s.struckBy.slice(),
    ignored: s.ignored.slice(),
    killer: s.killer.slice(),
    surplus: s.surplus.slice(),
    lastHit: s.lastHit.slice(),
    diedWith: s.diedWith.slice(),
    flays: copyAll(s.flays),
  };
}

function copySeatsAndCards(s: OpenTable) {
  return {
    health: s.health.slice(),
    coins: s.coins.slice(),
    purse: s.purse.slice(),
    weapon: s.weapon.slice(),
    weaponUp: s.weaponUp.slice(),
    weaponCut: s.weaponCut.slice(),
    fungus: s.fungus.slice(),
    aspect: s.aspect.slice(),
    aspectEnds: s.aspectEnds.slice(),
    aspectSince: s.aspectSince.slice(),
    silenced: s.silenced.slice(),
    shielded: s.shielded.slice(),
    muteNext: s.muteNext,
    mute: s.mute,
    unhealed: s.unhealed,
    nextSpell: s.nextSpell.slice(),
    nextAll: s.nextAll,
    spore: s.spore.slice(),
    moth: s.moth.slice(),
    shale: s.shale.slice(),
    permit: s.permit.slice(),
    flare: s.flare.slice(),
    lost: s.lost,
    lostBefore: s.lostBefore,
    eyes: s.eyes.slice(),
    eyesAttack: s.eyesAttack.slice(),
    casters: s.casters,
    discarded: s.discarded.slice(),
    stings: s.stings.slice(),
    stored: copyAll(s.stored),
    known: s.known.slice(),
    aside: copyAll(s.aside),
    asideUntil: copyAll(s.asideUntil),
    trapCount: s.trapCount.slice(),
    trapPlaced: s.trapPlaced,
    petSeen: s.petSeen.slice(),
    petDiscard: s.petDiscard.slice(),
    weaponSeen: s.weaponSeen.slice(),
    weaponDiscard: s.weaponDiscard.slice(),
    spellDiscard: s.spellDiscard.slice(),
    removed: s.removed.slice(),
    shop: s.shop.slice(),
    shown: s.shown,
    revealed: s.revealed.slice(),
    drafted: s.drafted,
    took: s.took,
    foodDiscard: copyAll(s.foodDiscard),
    eaten: s.eaten,
  };
}

export function copyAll(lists: readonly number[][]): number[][] {
  const copy = lists.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i]!.slice();
  return copy;
}
