/** What the cast says at the table: short enough to be read in a second. */
import type { CastId } from '@fray/kit';

/** At the beginning, and when the lead has changed. */
type Lines = {
  readonly begins: string;
  readonly ahead: readonly string[];
  readonly behind: readonly string[];
};

export const remarks: Readonly<Record<CastId, Lines>> = {
  halla: {
    begins: '“Ready? I’m not waiting.”',
    ahead: ['“Keep up!”', '“That’s how it’s done.”'],
    behind: ['“Good. Now it’s a fight.”', '“I’ve come back from worse.”'],
  },
  oswin: {
    begins: '“Let us begin. No hurry.”',
    ahead: ['“As I calculated.”', '“Careful wins.”'],
    behind: ['“I didn’t foresee that.”', '“Hm. Interesting.”'],
  },
  brand: {
    begins: '“I won’t budge.”',
    ahead: ['“Told you.”', '“Still standing.”'],
    behind: ['“Doesn’t hurt.”', '“I stay.”'],
  },
  vesper: {
    begins: '“Shall we? You first.”',
    ahead: ['“You looked the wrong way.”', '“Too easy.”'],
    behind: ['“Exactly as planned… almost.”', '“Enjoy it while it lasts.”'],
  },
  grishk: {
    begins: '“Open up! I’m knocking!”',
    ahead: ['“Ha! More! More!”', '“Your wall is wobbling!”'],
    behind: ['“Ow. Who did that?”', '“Should have… thought.”'],
  },
};
