/** What single lines of the story, the sheet and the questions say, and to whom. */
import { type GameEvent, Match, plain, type Reader, SPECTATOR } from '@fray/engine';
import { destinyquest } from '@fray/game-destinyquest';
import { describe, expect, test } from 'vitest';
import { DuelAt, NAMES } from '../duel-at.js';
import { book } from '../words.js';

const reader = (seat: number, names: readonly string[] = NAMES): Reader => ({ seat, names });

/** The line as azure, bronze and somebody watching read it; figures behind a bar. */
function told(event: GameEvent): string[] {
  return [0, 1, SPECTATOR].map((seat) => {
    const line = book.event(event, reader(seat))!;
    return line.small === undefined ? plain(line.words) : `${plain(line.words)} | ${line.small}`;
  });
}

function row(duel: DuelAt, seat: number, label: string): string | undefined {
  const sections = book.sheet(duel.view(0), reader(SPECTATOR));
  const rows = sections.find((section) => section.seat === seat)?.rows ?? sections[0]!.rows;
  const found = rows.filter((each) => each.label === label).map((each) => plain(each.words));
  return found.length === 0 ? undefined : found.join(' / ');
}

describe('the story', () => {
  test('[DQ-3.2a] says "you" to the one who dodged, and a name to everybody else', () => {
    const duel = new DuelAt('bronze has evade; step 3, azure won').play('play evade');
    expect(told(duel.last('avoided'))).toEqual([
      'Bronze dodged the attack. | step 3',
      'You dodged the attack. | step 3',
      'Bronze dodged the attack. | step 3',
    ]);
  });

  test('[DQ-3.2a] says that an interrupt stopped the attack, and whose', () => {
    const duel = new DuelAt('bronze has parry; step 3, azure won').play('play parry');
    expect(told(duel.last('avoided'))).toEqual([
      'Bronze stopped the attack: no damage roll for you. | step 3',
      'You stopped the attack: no damage roll for Azure. | step 3',
      'Bronze stopped the attack: no damage roll for Azure. | step 3',
    ]);
  });

  test('[DQ-2.2] names the winner’s total first, whoever won', () => {
    const second = new DuelAt('step 2', '2 2 3 2');
    expect(told(second.last('won'))).toEqual([
      'Bronze won the round. | step 2: 15 to 14',
      'You won the round. | step 2: 15 to 14',
      'Bronze won the round. | step 2: 15 to 14',
    ]);
    const first = new DuelAt('step 2', '3 2 2 2');
    expect(told(first.last('won'))[2]).toBe('Azure won the round. | step 2: 15 to 14');
  });

  test('[DQ-8.1] tells a loss as what it cost, not as something added', () => {
    const duel = new DuelAt('azure marked disease; bronze has thorns; step 8');
    expect(told(duel.last('tick'))).toEqual([
      'You lost 3 health at the end of the round. | step 8: disease 2, thorns 1; 97 left',
      'Azure lost 3 health at the end of the round. | step 8: disease 2, thorns 1; 97 left',
      'Azure lost 3 health at the end of the round. | step 8: disease 2, thorns 1; 97 left',
    ]);
  });

  test('[DQ-M-charm] tells a re-roll as one, though the die shows the same again', () => {
    const duel = new DuelAt('azure has charm; step 4, azure won', '5 5').play('roll', 'aim charm 1');
    expect(told(duel.last('die'))).toEqual([
      'You rolled your 5 again with charm: a 5. | step 5',
      'Azure rolled their 5 again with charm: a 5. | step 5',
      'Azure rolled their 5 again with charm: a 5. | step 5',
    ]);
  });

  test('[DQ-M-last-laugh] tells who made whom roll again', () => {
    const duel = new DuelAt('bronze has last laugh; step 4, azure won', '5 2').play(
      'roll',
      'play last-laugh',
    );
    expect(told(duel.last('die'))).toEqual([
      'Bronze made you roll your 5 again with last laugh: a 2. | step 5',
      'You made Azure roll Azure’s 5 again with last laugh: a 2. | step 5',
      'Bronze made Azure roll Azure’s 5 again with last laugh: a 2. | step 5',
    ]);
  });

  test('[DQ-P7] names a hero once when its player goes by that name', () => {
    const duel = new DuelAt('before combat');
    const ready = duel.events.find(({ type }) => type === 'ready')!;
    const line = (names: string[], seat = SPECTATOR) => plain(book.event(ready, reader(seat, names))!.words);
    expect(line(['Azure', 'Bronze'])).toBe('Azure stepped forward with 100 health.');
    expect(line(['Ann', 'Bea'])).toBe('Ann stepped forward as Azure with 100 health.');
    expect(line(['Azure', 'Bronze'], 0)).toBe('You stepped forward as Azure with 100 health.');
  });
});

describe('the sheet in words', () => {
  test('[R-OPEN] lists as playable only what can still be played', () => {
    const lines =
      'azure has haste, parry, charm x2, bleed, blood thief, stake, black rain, sacrifice, shades';
    const duel = new DuelAt(`${lines}; azure used parry; azure unmarked shades; azure speed 9`);
    expect(row(duel, 0, 'Can play')).toBe('blind, haste, charm x2');
    expect(row(duel, 0, 'Works by itself')).toBe('bleed, blood thief, shades');
    expect(row(duel, 0, 'Used')).toBe('parry');
  });

  test('[R-CHAIN] lists a charged bolt as playable though its use is spent', () => {
    const duel = new DuelAt('azure has bolt; azure used bolt; azure marked bolt charge; round 2');
    expect(row(duel, 0, 'Can play')).toBe('blind, bolt');
  });

  test('[DQ-P6] shows every loot card with name, box, rank, bonuses and abilities, to everyone, to the end', () => {
    const seats = NAMES.map((name) => ({ name, kind: 'person' as const }));
    const started = Match.start(destinyquest, { seats, seed: 'cards' });
    if (!started.ok) throw new Error(started.error.id);
    const match = started.value;
    for (let n = 1; ; n++) {
      for (const seat of [0, 1, SPECTATOR]) {
        const rows = book.sheet(match.view(seat), reader(seat)).flatMap((section) => section.rows);
        const cards = rows.filter(({ label }) => label === 'Loot card').map(({ words }) => plain(words));
        expect(cards).toEqual([
          'Crowd’s favour, ring 1, rare: +1 brawn, charm',
          'Crown of the mute king, head, epic: +1 speed, +1 magic, +1 armour, command',
        ]);
      }
      if (match.outcome !== null) break;
      const seat = match.asked()[0]!;
      const moves = match.moves(seat);
      match.play(seat, moves[(n * 7) % moves.length]!);
    }
    expect(row(new DuelAt('step 4, azure won'), 0, 'Loot card')).toBeUndefined();
  });

  test('[DQ-V-shades] counts what is added to every die into what is at stake', () => {
    const plainBlow = new DuelAt('step 4, azure won');
    expect(row(plainBlow, -1, 'At stake')).toBe('6 to 11 of Bronze’s health, if the blow is a plain one');
    const shaded = new DuelAt('azure has shades; step 4, azure won');
    expect(row(shaded, -1, 'At stake')).toBe('8 to 13 of Bronze’s health, if the blow is a plain one');
  });
});

describe('a question', () => {
  const asked = (duel: DuelAt) => {
    const seat = duel.asked;
    const prompt = duel.machine.decision(duel.state)!.prompt(duel.state, seat);
    return book.prompt(prompt, reader(seat));
  };

  test('[R-WINDOW] says how far behind or ahead its player is', () => {
    const behind = new DuelAt('azure has charm; bronze has charm; step 2', '1 2 6 3');
    expect(behind.asked).toBe(0);
    expect(asked(behind)).toEqual({ ask: 'You are 6 behind.', hint: 'Win the round and you strike.' });
    expect(asked(behind.play('pass'))).toEqual({
      ask: 'You are 6 ahead.',
      hint: 'Stay ahead and you strike.',
    });
  });

  test('[DQ-2.3] says so when a double decides', () => {
    const lines = 'azure has charm; azure marked convulsions since 1; round 2; step 2';
    const duel = new DuelAt(lines, '5 5 1 2');
    expect(asked(duel)).toEqual({
      ask: 'Your double makes you lose the round.',
      hint: 'Whatever the totals say. Play a modifier, or pass.',
    });
  });

  test('[DQ-3.1] says what a plain blow would cost, and no more than that', () => {
    const duel = new DuelAt('bronze has parry; step 3, azure won');
    expect(asked(duel)).toEqual({
      ask: 'Azure has won the round. Will you stop the blow?',
      hint: 'A plain blow would cost you 6 to 11. Stopping it takes your one combat ability of the round.',
    });
  });

  test('[DQ-8.1] says what the end of the round will cost', () => {
    const duel = new DuelAt(
      'azure has heal; azure health 50; azure marked venom; bronze marked bleed; step 8',
    );
    expect(asked(duel).ask).toBe('The round is about to end: it will cost you 2 health and cost Bronze 1.');
  });
});
