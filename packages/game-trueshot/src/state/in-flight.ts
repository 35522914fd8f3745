/** Cards that are on their way: a spell that resolves, a pet or weapon that was turned up. All of them lie open. */
import type { TrueshotState } from './state.js';

interface InFlight {
  readonly spells: number[];
  readonly pet: number[];
  readonly weapon: number[];
}

/** The stack alone says it; a spell counts until it has come to its zone. */
export function inFlight(
  s: Pick<TrueshotState, 'stack' | 'shown' | 'aspect' | 'hands' | 'aside' | 'spellDiscard'>,
): InFlight {
  const spells: number[] = [];
  let shown: 'pet' | 'weapon' = 'pet';
  for (const { locals } of s.stack) {
    const spell = locals['spell'];
    if (typeof spell === 'number' && !hasZone(s, spell)) spells.push(spell);
  }
  if (s.stack.some(({ locals }) => locals['weaponShown'] === 1)) shown = 'weapon';
  const card = s.shown < 0 ? [] : [s.shown];
  return { spells, pet: shown === 'pet' ? card : [], weapon: shown === 'weapon' ? card : [] };
}

function hasZone(
  s: Pick<TrueshotState, 'aspect' | 'hands' | 'aside' | 'spellDiscard'>,
  spell: number,
): boolean {
  return (
    s.aspect.includes(spell) ||
    s.spellDiscard.includes(spell) ||
    s.hands.some((hand) => hand.includes(spell)) ||
    s.aside.some((cards) => cards.includes(spell))
  );
}
