/** Plays matches through the interface, the way a simple client would. */
import type { Choice } from '@fray/engine';
import type { Present } from '@fray/protocol';
import type { Person } from './harness.js';

/** Lets whoever is asked take a choice until `enough` says so. Returns the last frame of the first person. */
export async function playOn(
  people: readonly Person[],
  match: string,
  enough: (frame: Present) => boolean,
  pick: (frame: Present) => Choice = (frame) => frame.choices.at(-1)!,
): Promise<Present> {
  for (let guard = 0; guard < 1000; guard++) {
    const frames = await Promise.all(people.map((person) => person.frame(match)));
    if (frames[0]!.outcome !== null || enough(frames[0]!)) return frames[0]!;
    const seat = frames.findIndex((frame) => frame.choices.length > 0);
    const frame = frames[seat]!;
    const { status, body } = await people[seat]!.choose(match, frame.n, pick(frame));
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  throw new Error('the match does not end');
}

/** Both bid, so that one of them is asked in the open. Returns who is asked and the frame they see. */
export async function bidBoth(
  people: readonly Person[],
  match: string,
  amounts: readonly number[] = [1, 2],
): Promise<{ asked: number; frame: Present }> {
  for (const [seat, person] of people.entries()) {
    const { n } = await person.frame(match);
    const { status, body } = await person.choose(match, n, { do: 'bid', amount: amounts[seat]! });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  const asked = (await people[0]!.frame(match)).asked[0]!;
  return { asked, frame: await people[asked]!.frame(match) };
}
