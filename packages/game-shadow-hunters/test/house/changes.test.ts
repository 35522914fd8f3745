/** A house rule that changes in the middle of a match: in the record, in its replay, and not undone without the others. */
import { changedSince, formatRecord, parseRecord, replay, type SeatView, undoStatus } from '@fray/engine';
import { type ShadowState, type ShadowView, shadowHunters } from '@fray/game-shadow-hunters';
import { startMatch } from '@fray/testkit';
import { expect, it } from 'vitest';
import { policy } from '../../src/bot/policy.js';
import { CHANGE_NAMES } from '../../src/house/changes.js';
import { ACCEPT, ADJUST, CHANGE, PASS } from '../../src/verbs.js';

const OPTIONS = { houseChanges: true, duelDice: true, vote: 'agreed' };

/** As the first turn begins, all agree on each of these. */
function matchWithChange(...changes: readonly string[]) {
  const match = startMatch(shadowHunters, { seats: 4, options: OPTIONS }, 'changes');
  const turn = match.asked()[0]!;
  for (const change of changes) {
    match.play(turn, [ADJUST, 0, 0, 0, 0]);
    match.play(turn, [CHANGE, CHANGE_NAMES.indexOf(change), 0, 0, 0]);
    for (const seat of match.asked()) match.play(seat, [ACCEPT, 0, 0, 0, 0]);
  }
  return { match, turn };
}

it('[SH-H-49] a change stands in the record, and the replay plays by it', () => {
  const { match } = matchWithChange('duel-attack-die:8');
  const read = parseRecord(formatRecord(match.record()));
  if (!read.ok) throw new Error('the record can be read');
  expect(read.value.header.options['duelAttackDie']).toBe(6);
  const again = replay(shadowHunters, read.value);
  if (!again.ok) throw new Error('the record can be played');
  const state = again.value.state as ShadowState;
  expect(state.options.duelAttackDie).toBe(8);
  expect(changedSince(match.options, { ...state.options })).toEqual(['duelAttackDie']);
  expect(match.options['duelAttackDie']).toBe(6);
});

it('[SH-H-49] nobody takes an agreed change back alone', () => {
  const { match } = matchWithChange('duel-attack-die:8');
  for (let seat = 0; seat < 4; seat++) expect(undoStatus(match, seat).kind).toBe('consent');
});

it('[SH-H-48] bots agree, and propose nothing of their own', () => {
  const { match, turn } = matchWithChange();
  const choose = (): number =>
    policy(match.view(turn) as SeatView<ShadowView>, match.moves(turn), [1, 2, 3, 4]);
  expect(match.moves(turn)[choose()]![0]).not.toBe(ADJUST);
  match.play(turn, [ADJUST, 0, 0, 0, 0]);
  expect(match.moves(turn)[choose()]![0]).toBe(PASS);
  expect(shadowHunters.knowledge.isCourtesy!(match.moves(turn))).toBe(true);
  match.play(turn, [CHANGE, CHANGE_NAMES.indexOf('blur:true'), 0, 0, 0]);
  expect(match.moves(turn)[choose()]![0]).toBe(ACCEPT);
  expect(shadowHunters.knowledge.isCourtesy!(match.moves(turn))).toBe(true);
});
