/** What a card says that a choice comes to: the same each time, right for a plain blow, and nothing that the seat may not know. */
import { readFileSync } from 'node:fs';
import { type Match, parseRecord, replay } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { type DuelView, destinyquest, tray } from '../../src/index.js';
import { foresee } from '../../table/choices/foresee.js';

const FILE = new URL('../golden/destinyquest-default.fray.jsonl', import.meta.url);

/** The first question of this kind that offers a move of this verb. */
function questionWith(decision: string, verb: string) {
  const record = parseRecord(readFileSync(FILE, 'utf8'));
  if (!record.ok) throw new Error('the golden record can be read');
  let found:
    | { readonly view: ReturnType<Match['view']>; readonly move: ReturnType<Match['moves']>[number] }
    | undefined;
  replay(destinyquest, record.value, undefined, (match) => {
    if (found !== undefined || match.outcome !== null || match.decision() !== decision) return;
    const seat = match.asked()[0]!;
    const move = match.moves(seat).find(([at]) => match.game.verbs[at]!.id === verb);
    if (move !== undefined) found = { view: match.view(seat), move };
  });
  if (found === undefined) throw new Error(`there is no ${decision} with ${verb}`);
  return { view: found.view as Parameters<typeof foresee>[1], move: found.move };
}

describe('what a choice is said to come to', () => {
  it('is what the forecast of a plain blow says, to the point', () => {
    const { view, move } = questionWith('attack', 'roll');
    const told = tray(view).forecast!;
    const { health, strikes } = foresee(destinyquest, view, move);
    const before = (view.table as DuelView).health;
    expect(health[view.seat as 0 | 1]).toEqual({ least: before[view.seat], most: before[view.seat] });
    const struck = health[(1 - view.seat) as 0 | 1];
    expect(struck.most - struck.least).toBe(told.most - told.least);
    expect(before[1 - view.seat]! - struck.most).toBeGreaterThanOrEqual(told.least);
    expect(strikes).toBe(100);
  });

  it('is the same each time it is asked, and changes nothing', () => {
    const { view, move } = questionWith('speed', 'play');
    const before = JSON.stringify(view);
    expect(foresee(destinyquest, view, move)).toEqual(foresee(destinyquest, view, move));
    expect(JSON.stringify(view)).toBe(before);
  });

  it('counts every world once', () => {
    const { view, move } = questionWith('speed', 'play');
    const { spread, health } = foresee(destinyquest, view, move);
    const counts = spread.map((each) => each.reduce((sum, count) => sum + count, 0));
    expect(counts[0]).toBe(counts[1]);
    for (const seat of [0, 1] as const)
      expect(spread[seat]).toHaveLength(health[seat].most - health[seat].least + 1);
  });
});
