/** Before round 1: the check list (DQ-P7) and what acts before combat (DQ-P8). */
import { procedureOf, type Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { layHit, rollAt } from '../damage/hit.js';
import { laid } from '../damage/laid.js';
import { decideNumber } from '../legality/decisions.js';
import { tellAnnounced } from '../play/play.js';
import { heroOf, heroRef, itemRef, lootCards } from '../sheet/hero-of.js';
import { withHook } from '../sheet/sheet.js';
import { BEFORE_HIT, type DuelState, NONE, other } from '../state/state.js';
import { tell } from '../words/speak.js';
import { dealing } from './window.js';

export const beforeCombat = procedureOf<DuelState>()('before combat', {
  checkList(s, run) {
    if (!run.listening) return;
    for (let seat = 0; seat < 2; seat++) {
      const sheet = s.sheets[seat]!;
      const cards = lootCards(heroOf(sheet)).map((item) => itemRef(sheet, item));
      tell(run, 'ready', 'DQ-P7', {
        seat,
        hero: heroRef(sheet),
        health: sheet.start,
        backpack: 'locked',
        cards,
      });
    }
  },
  // DQ-V-sweet-spot
  nameFirst(s, run) {
    if (namesNumber(s, 0)) run.ask(0, decideNumber);
    else run.goto(beforeCombat.at.nameSecond);
  },
  namedFirst(s, run) {
    nameNumber(s, run, 0);
  },
  nameSecond(s, run) {
    if (namesNumber(s, 1)) run.ask(1, decideNumber);
    else run.goto(beforeCombat.at.firstBlows);
  },
  namedSecond(s, run) {
    nameNumber(s, run, 1);
  },
  firstBlows(s, run) {
    const first = withHook(s.sheets[0], HOOK.before);
    const second = withHook(s.sheets[1], HOOK.before);
    if (first.length + second.length === 0) return;
    // Only a lone ability can give its name to the damage of both sides.
    layHit(s, BEFORE_HIT, first.length + second.length === 1 ? (first[0] ?? second[0]!) : NONE);
    layBlow(s, run, 0);
    layBlow(s, run, 1);
    if (laid(s, run)) return;
    run.call(dealing, { clause: 'DQ-P8', felled: 'DQ-P8' });
  },
});

function namesNumber(s: Readonly<DuelState>, seat: number): boolean {
  return withHook(s.sheets[seat]!, HOOK.namesNumber).length > 0;
}

function nameNumber(s: DuelState, run: Run<DuelState>, seat: number): void {
  s.rare!.named[seat] = run.b;
  const { id, clause } = ABILITIES[run.a]!;
  if (run.listening) tell(run, 'named', clause, { seat, ability: id, number: run.b });
}

function layBlow(s: DuelState, run: Run<DuelState>, seat: number): void {
  const sheet = s.sheets[seat]!;
  for (const self of withHook(sheet, HOOK.before)) {
    const blow = ABILITIES[self]!.before!;
    if (blow.unlessCareer === sheet.career) continue;
    if (blow.unlessAbility !== undefined && sheet.abilities.includes(abilityIndex(blow.unlessAbility)))
      continue;
    if (run.listening) tellAnnounced(s, run, seat, self);
    rollAt(s, run, seat, other(seat), blow.dice ?? 0);
    s.hit.added[other(seat)]! += blow.fixed ?? 0;
    s.left[seat]![sheet.abilities.indexOf(self)] = 0;
  }
}
