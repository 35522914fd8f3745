/** What a legal hero carries in vain. Such a hero may fight; its player should know (R-REQ). */
import type { Message } from '@fray/engine';
import type { AbilityId } from '../abilities/ability-ids.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { meets } from '../sheet/weapons.js';
import { problem } from '../words/speak.js';
import type { Hero } from './hero.js';

/** Abilities that do nothing unless the hero has at least one of these as well. */
const LEANS_ON: Partial<Readonly<Record<AbilityId, readonly AbilityId[]>>> = {
  sacrifice: ['shades'],
  burn: ['ignite'],
  embers: ['ignite'],
  'deadly-poisons': ['venom'],
  'poison-mastery': ['venom'],
  merciless: ['bleed', 'disease', 'venom'],
};

export function heroWarnings(hero: Hero): Message[] {
  const has = (id: AbilityId): boolean => hero.abilities.some((a) => a.ability === abilityIndex(id));
  const warnings: Message[] = [];
  for (const { ability } of hero.abilities) {
    const { id, needs } = ABILITIES[ability]!;
    if (needs !== undefined && !meets(needs, hero.weapons.main, hero.weapons.left))
      warnings.push(problem('never-usable', { ability: id }));
    const others = LEANS_ON[id];
    if (others !== undefined && !others.some(has))
      warnings.push(problem('leans-on', { ability: id, others }));
  }
  if (hero.career === 'assassin' && has('first-cut'))
    warnings.push(problem('not-for-assassins', { ability: 'first-cut' }));
  if (has('first-strike') && has('bulls-eye'))
    warnings.push(problem('not-together', { ability: 'bulls-eye', other: 'first-strike' }));
  return [...warnings, ...repeated(hero)];
}

/** The same ability twice counts once, unless it works once per item. */
function repeated(hero: Hero): Message[] {
  const carried = hero.items.flatMap((item) => item.abilities);
  return hero.abilities
    .filter(({ ability, copies }) => copies === 1 && carried.filter((a) => a === ability).length > 1)
    .map(({ ability }) => problem('counts-once', { ability: ABILITIES[ability]!.id }));
}
