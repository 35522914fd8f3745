/** The way in: one strike of a turn with its windows, a window alone, a strike by an effect, a food, or the end of a lap. */
import { isOver, noteRanks } from './boards.js';
import { FOODS } from './cards.js';
import { resolveDeaths } from './deaths.js';
import { attackOf, count, has, healthOf, isLiving, isTarget, maximumOf } from './figures.js';
import { enlarge, giveBonuses, type Hit, healPets, kill, land, petHits } from './hits.js';
import type { Chance, Decide, Outcome, Pet, StrikeSetting } from './setting.js';
import { openWindow } from './spells/cast.js';
import { chooseTarget, effectStrike, resolveStrike, strikesAtRandom } from './strike.js';
import {
  clockwise,
  findPet,
  layTable,
  newSource,
  ownerOf,
  petsFrom,
  pick,
  type Table,
  tell,
} from './table.js';
import { boundTargets, mayBeStruck, mayStrike, throughCrab, wormVictims } from './targets.js';

/** What a pet may declare: its targets, or itself alone where nothing is picked (Worm, Gorilla, Concussive Trait). */
function declarations(t: Table, striker: Pet): string[] {
  if (!mayStrike(t, striker)) return [];
  const seat = ownerOf(t, striker);
  if (has(t, striker, 'worm')) return wormVictims(t, seat).length > 0 ? [striker.id] : [];
  const targets = boundTargets(t, striker, seat);
  if (strikesAtRandom(t, striker)) return targets.length > 0 ? [striker.id] : [];
  return targets.map((target) => `${striker.id} > ${target.id}`);
}

/** Steps 1 to 13 of one declared strike; false when it was cancelled at step 4. */
function turnStrike(t: Table, words: string): boolean {
  const [strikerId, targetId] = words.split(' > ');
  const striker = findPet(t, strikerId!)!;
  const seat = ownerOf(t, striker);
  // 1 and 2
  const random = targetId === undefined && !has(t, striker, 'worm');
  const chosen = random
    ? chooseTarget(t, striker, seat)
    : targetId === undefined
      ? undefined
      : findPet(t, targetId);
  const aim = chosen === undefined ? undefined : throughCrab(t, chosen, striker);
  const bound = chosen?.distracting === true;
  // 3
  t.open = { striker: striker.id, target: aim?.id, turned: false };
  openWindow(t, 'declared');
  // 4
  const target = t.open.target === undefined ? undefined : findPet(t, t.open.target);
  t.open = undefined;
  const sweeps = isLiving(t, striker) && has(t, striker, 'worm');
  const legal = sweeps
    ? wormVictims(t, seat).length > 0
    : target !== undefined && isTarget(t, target) && mayBeStruck(t, target, striker);
  if (!mayStrike(t, striker) || !legal) {
    tell(t, { kind: 'cancelled', striker: striker.id });
    return false;
  }
  // 5 to 13
  resolveStrike(t, { striker, target: sweeps ? undefined : target, effect: false, answer: false, bound });
  return true;
}

/** Declares until a strike goes through or the player passes; `pets` are those that may strike. */
function strikeUntilDone(t: Table, first: string, pets: () => Pet[], mayPass: boolean): string | undefined {
  let words: string | undefined = first;
  while (words !== undefined && !turnStrike(t, words)) {
    const legal = pets().flatMap((pet) => declarations(t, pet));
    const answers = legal.length > 0 && !mayPass ? legal : [...legal, 'pass'];
    const answer = pick(t, t.active, 'declare again', answers)!;
    words = answer === 'pass' ? undefined : answer;
  }
  return words?.split(' > ')[0];
}

/** TL-N37: once more with the same pet, with windows of its own, or not. */
function strikeTwice(t: Table, struck: string): void {
  const pet = findPet(t, struck);
  if (pet === undefined || isOver(t) || !has(t, pet, 'pterrordax')) return;
  const legal = declarations(t, pet);
  const answer = pick(t, t.active, 'second strike', [...legal, 'pass'])!;
  if (answer === 'pass') return;
  if (strikeUntilDone(t, answer, () => (isLiving(t, pet) ? [pet] : []), true) !== undefined)
    openWindow(t, 'resolved');
}

function playTurn(t: Table, words: string): void {
  const struck = strikeUntilDone(t, words, () => [...t.seats[t.active]!.pets], !t.mustStrike);
  // 1.2: a pass spends the strike step too.
  t.spent = true;
  if (struck === undefined) return;
  openWindow(t, 'resolved');
  strikeTwice(t, struck);
}

/** 8.2: food is no spell (TL-D6), Sporebat and Moth marks count. */
function eat(t: Table, food: string): void {
  const seat = t.active;
  const player = t.seats[seat]!;
  if (food === 'fungus') player.weapon.bonus += 1;
  if (food === 'water') player.coins += 1;
  if (food === 'fungus' || food === 'water') return;
  const legal = petsFrom(t, seat).filter((pet) => isTarget(t, pet));
  const id = pick(
    t,
    seat,
    food,
    legal.map((pet) => pet.id),
  );
  if (id === undefined) return;
  const pet = findPet(t, id)!;
  const [attack, health] = [
    food === 'bread' || food === 'meat' ? 1 : 0,
    food === 'bread' || food === 'fish' ? 1 : 0,
  ];
  giveBonuses(t, seat, [{ pet, attack, health }], { lasting: false, cause: food });
  if (food === 'fruit') healPets(t, seat, [pet], 2, food);
  if (food !== 'cheese') return;
  const amount = 1 + enlarge(t, seat, [id])(id);
  land(t, [{ target: pet, amount, by: undefined, side: seat, cause: food, source: newSource(t) }]);
  resolveDeaths(t);
}

/** TL-P-serpent: 1 to every pet it struck this combat. */
function bite(t: Table, serpent: Pet, seat: number): void {
  const struck = petsFrom(t, t.active).filter(
    (other) => serpent.struck.includes(other.id) && isTarget(t, other),
  );
  const victims = struck.map((other): [Pet, number] => [other, 1]);
  land(t, petHits(t, serpent, seat, victims, 'serpent'));
  resolveDeaths(t);
}

/** TL-S-flayed-shot, TL-S-death-chakram: before the lap's first slot, on pets that are still there and face up. */
function startLap(t: Table): void {
  const pets = petsFrom(t, t.active).filter((pet) => isTarget(t, pet));
  const hits = pets.flatMap((target) =>
    (target.flayed[0] ?? []).map((amount): Hit => {
      const by = { by: undefined, side: ownerOf(t, target), cause: 'flayed-shot', source: newSource(t) };
      return { target, amount, ...by };
    }),
  );
  for (const pet of petsFrom(t, t.active)) pet.flayed.shift();
  land(t, hits);
  for (const pet of pets) if (pet.doomedNextLap) kill(t, pet, undefined);
  for (const pet of petsFrom(t, t.active)) pet.doomedNextLap = false;
  resolveDeaths(t);
}

/** 5, end of lap: the opener's seat first, pets left to right, then the Aspect; `active` is the opener (TL-A4). */
function endLap(t: Table): void {
  for (const seat of clockwise(t, t.active)) {
    for (const pet of [...t.seats[seat]!.pets]) {
      for (let i = count(t, pet, 'serpent'); i > 0; i -= 1) bite(t, pet, seat);
    }
    if (t.seats[seat]!.aspect?.card === 'aspect-of-the-wild')
      healPets(t, seat, t.seats[seat]!.pets, 1, 'aspect-of-the-wild');
  }
}

/** The clause that forbids the act, if one does. */
function refusal(t: Table, { act }: StrikeSetting): string | undefined {
  if (act.kind === 'food') return FOODS.includes(act.food) ? undefined : 'TL-D2';
  if (act.kind !== 'strike') return undefined;
  // TL-64
  if (t.spent) return 'TL-64';
  const striker = findPet(t, act.striker);
  if (striker === undefined || ownerOf(t, striker) !== t.active) return 'TL-62';
  if (!mayStrike(t, striker)) return 'TL-A38';
  const words = act.target === undefined ? act.striker : `${act.striker} > ${act.target}`;
  return declarations(t, striker).includes(words) ? undefined : 'TL-61';
}

function report(t: Table, refused: string | undefined): Outcome {
  const seats = t.seats.map((seat) => ({
    ...seat,
    pets: seat.pets.map((pet) => ({
      ...pet,
      attack: attackOf(t, pet),
      health: healthOf(t, pet),
      maximum: maximumOf(t, pet),
    })),
  }));
  const { entries, spent, petPile, petDiscard, weaponPile, spellDiscard, removed, wipedOut } = t;
  const piles = { petPile, petDiscard, weaponPile, spellDiscard, removed };
  return structuredClone({ refused, entries, seats, spent, ...piles, wipedOut, over: isOver(t) });
}

const NO_CHANCE: Chance = {
  pick: (_, purpose) => {
    throw new Error(`nobody draws for ${purpose}`);
  },
  shuffle: (cards) => [...cards],
};

/** Plays the act of a setting and tells everything that happened. */
export function play(setting: StrikeSetting, decide: Decide, chance: Chance = NO_CHANCE): Outcome {
  const t = layTable(setting, decide, chance, effectStrike);
  // Who is out from the beginning is no news.
  noteRanks(t);
  t.entries.length = 0;
  const refused = refusal(t, setting);
  if (refused !== undefined) return report(t, refused);
  const { act } = setting;
  if (act.kind === 'strike')
    playTurn(t, act.target === undefined ? act.striker : `${act.striker} > ${act.target}`);
  if (act.kind === 'window') openWindow(t, t.spent ? 'resolved' : 'turn start');
  if (act.kind === 'effectStrike') {
    const striker = findPet(t, act.striker)!;
    effectStrike(t, striker, ownerOf(t, striker));
  }
  if (act.kind === 'food') eat(t, act.food);
  if (act.kind === 'lapEnd') endLap(t);
  if (act.kind === 'lapStart') startLap(t);
  return report(t, undefined);
}
