import { below, formatRecord, Match, parseRecord, rngFromWords, seenBy, verifyRecord } from '@fray/engine';
import { rohan } from '@fray/game-rohan';
import { expect, it } from 'vitest';

function finished(seed: string) {
  const seats = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Bo', kind: 'bot' as const, bot: 'random' },
  ];
  const started = Match.start(rohan, { seats, seed });
  if (!started.ok) throw new Error(started.error.id);
  const match = started.value;
  const rng = rngFromWords(9, 9, 9, 9);
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    match.play(seat, moves[below(rng, moves.length)]!);
  }
  return match;
}

it('a full record tells the story without the rules and proves the same match', () => {
  const match = finished('full record');
  const short = formatRecord(match.record());
  const full = formatRecord(match.record(), match.story);
  const events = full.split('\n').filter((line) => line.includes('"line":"event"'));
  expect(events).toHaveLength(match.story.flat().length);
  const parsed = parseRecord(full);
  if (!parsed.ok) throw new Error(parsed.error.id);
  expect(formatRecord(parsed.value)).toBe(short);
  const verified = verifyRecord(rohan, parsed.value);
  expect(verified.ok && verified.value.outcome).toEqual(match.outcome);
});

it('a record exported for one seat keeps the other hand secret', () => {
  const match = finished('one seat');
  const seen = match.story.map((events) => events.map((event) => seenBy(event, 0)));
  const drawn = formatRecord(match.record(), seen)
    .split('\n')
    .filter((line) => line.includes('"type":"drew"'));
  expect(drawn.some((line) => line.includes('"seat":0') && line.includes('"cards"'))).toBe(true);
  expect(drawn.some((line) => line.includes('"seat":1') && line.includes('"cards"'))).toBe(false);
});
