/** A queue that is not there is told in one sentence. */
import { Complaint } from '../../complaint.js';
import { words } from '../../words/index.js';

export async function reached<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (why) {
    throw new Complaint(words.lab.noQueue(why instanceof Error ? why.message || why.name : String(why)));
  }
}
