/** What is said to be at stake is what then happens, whatever adds to a blow or takes from it. */
import { below, type GameEvent, Machine, parseOptions, rngFromSeed, viewFlow } from '@fray/engine';
import { type DuelState, destinyquest, type Forecast, PREBUILT, tray } from '@fray/game-destinyquest';
import { describe, expect, test } from 'vitest';
import { DuelAt } from '../duel-at.js';
import { CATALOGUE } from '../heroes/catalogue-heroes.js';

const forecast = (duel: DuelAt): Forecast | null => tray(duel.view()).forecast;

describe('before a plain blow', () => {
  test.each([
    ['DQ-5.3', 'nothing but dice and brawn', '', 6, 11],
    ['DQ-V-shades', 'shades', 'azure has shades', 8, 13],
    ['DQ-V-acid', 'acid', 'azure has acid', 7, 12],
    ['DQ-V-sear', 'acid and sear', 'azure has acid, sear', 8, 13],
    ['DQ-V-merciless', 'merciless', 'azure has merciless; bronze marked bleed', 7, 12],
    ['DQ-M-fear', 'fear', 'azure effect damage score -2 rounds 1 to 1 by fear', 4, 9],
    ['DQ-S-reckless', 'reckless', 'azure effect damage dice +1 rounds 1 to 1 by reckless', 7, 17],
    ['R-ARMOUR', 'more armour than the dice can pass', 'bronze armour 14', 0, 2],
  ])('[%s] %s is counted in', (_clause, _what, lines, least, most) => {
    const duel = new DuelAt(`${lines === '' ? '' : `${lines}; `}step 4, azure won`);
    expect(forecast(duel)).toEqual({ at: 1, least, most, plain: true, more: false });
  });

  test('[DQ-M-raining-blows] a 6 may bring more than the most', () => {
    expect(forecast(new DuelAt('azure has raining blows; step 4, azure won'))).toMatchObject({ more: true });
  });

  test('[DQ-4.1] it holds only until something else is announced', () => {
    const duel = new DuelAt('azure has trample, dominate; step 4, azure won', '1 2 3').play('play trample');
    expect(forecast(duel)).toMatchObject({ plain: false });
  });
});

describe('once a blow is announced', () => {
  test('[R-WINDOW] the dice to come are counted in window (c), with all that adds to them', () => {
    const lines = 'azure has deep wound, savagery, shades; step 4, azure won';
    const duel = new DuelAt(`${lines}; azure effect damage dice +1 rounds 1 to 1 by reckless`, '1 2 3');
    duel.play('play deep-wound');
    expect(duel.state.window).toBe(2);
    expect(forecast(duel)).toEqual({ at: 1, least: 14, most: 29, plain: false, more: false });
    duel.play('pass');
    expect(forecast(duel)).toEqual({ at: 1, least: 17, most: 17, plain: false, more: false });
  });

  test('[DQ-A-ice-shards] fixed damage has no dice to come', () => {
    const duel = new DuelAt('azure has ice shards, focus; azure magic 12; step 4, azure won');
    expect(forecast(duel.play('play ice-shards'))).toMatchObject({ least: 12, most: 12 });
  });

  test('[DQ-M-martyr] and what replaces a blow is all that is at stake', () => {
    const duel = new DuelAt('bronze has martyr, heal x2; bronze health 50; step 4, azure won', '6');
    duel.play('roll', 'pass', 'play martyr');
    expect(forecast(duel)).toMatchObject({ at: 1, least: 5, most: 5 });
  });

  test('[DQ-7.1] a strike back is at stake for the one who struck first', () => {
    const duel = new DuelAt('bronze has retaliation, charm; step 4, azure won', '4 5');
    duel.play('roll', 'play retaliation');
    expect(forecast(duel)).toEqual({ at: 0, least: 5, most: 5, plain: false, more: false });
  });
});

test('[R-SCORE] whoever is asked to strike is told what a plain blow then does', () => {
  const heroes = [...PREBUILT.map(({ id }) => id), ...CATALOGUE];
  const seen = { blows: 0, bonus: 0 };
  let said: Forecast | null = null;
  const sink = ({ type, data }: GameEvent): void => {
    if (type === 'roll' && (data['bonus'] as number) > 0) seen.bonus++;
    if (type !== 'armour' || said === null) return;
    expect(data['rest']).toBeGreaterThanOrEqual(said.least);
    if (!said.more) expect(data['rest']).toBeLessThanOrEqual(said.most);
    seen.blows++;
    said = null;
  };
  const machine = new Machine(destinyquest, { sink });
  for (let game = 0; game < 80; game++) {
    const pair = { hero1: heroes[game % heroes.length], hero2: heroes[(game * 3 + 1) % heroes.length] };
    const options = parseOptions(destinyquest.options, pair);
    if (!options.ok) throw new Error(options.error.id);
    const rng = rngFromSeed(`forecast ${game}`);
    const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed(`blow ${game}`));
    machine.start(state);
    while (state.outcome === null) {
      const seat = (machine.asking(state) & 1) === 1 ? 0 : 1;
      const count = machine.list(state, seat);
      const decision = machine.decision(state)!.id;
      if (decision === 'attack') said = forecastOf(state, seat);
      // Nobody adds to the blow or shields against it once it is announced.
      const free =
        decision === 'speed' || decision === 'dodge' || (decision === 'modifier' && state.step < 3);
      machine.list(state, seat);
      machine.applyListed(state, seat, free ? below(rng, count) : 0);
    }
  }
  expect(seen.blows).toBeGreaterThan(300);
  expect(seen.bonus).toBeGreaterThan(30);
});

function forecastOf(state: DuelState, seat: number): Forecast | null {
  const view = { seat, table: destinyquest.view(state, seat), flow: viewFlow(state, seat) };
  return tray(view).forecast;
}
