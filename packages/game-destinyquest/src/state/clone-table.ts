/** An independent copy of the table. Sheets and rulings never change, so they are shared. */
import { cloneRare } from './rare.js';
import type { DuelTable, Hit } from './state.js';

export function cloneTable(s: Readonly<DuelTable>): DuelTable {
  return {
    sheets: s.sheets,
    rules: s.rules,
    round: s.round,
    step: s.step,
    window: s.window,
    skipTo: s.skipTo,
    winner: s.winner,
    health: s.health.slice(),
    before: s.before.slice(),
    left: pair(s.left),
    played: pair(s.played),
    effects: s.effects.slice(),
    now: s.now.slice(),
    marks: s.marks.slice(),
    speedSlot: s.speedSlot.slice(),
    shown: s.shown.slice(),
    combatSlot: s.combatSlot.slice(),
    speedDice: pair(s.speedDice),
    speedRolled: s.speedRolled.slice(),
    totals: s.totals.slice(),
    hit: cloneHit(s.hit),
    owed: s.owed,
    counted: s.counted,
    hurt: s.hurt,
    scored: s.scored,
    caused: s.caused.slice(),
    streak: s.streak.slice(),
    controlDie: s.controlDie.slice(),
    rare: s.rare === null ? null : cloneRare(s.rare),
  };
}

function pair(lists: readonly (readonly number[])[]): number[][] {
  return [lists[0]!.slice(), lists[1]!.slice()];
}

function cloneHit(hit: Readonly<Hit>): Hit {
  return {
    kind: hit.kind,
    ability: hit.ability,
    by: hit.by.slice(),
    faces: pair(hit.faces),
    rolled: hit.rolled.slice(),
    added: hit.added.slice(),
    stopped: hit.stopped.slice(),
    martyred: hit.martyred.slice(),
    control: hit.control,
  };
}
