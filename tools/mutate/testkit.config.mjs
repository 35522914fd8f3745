import { mutationOf } from './mutation.mjs';
import { PIECES } from './testkit-pieces.mjs';

// tools/mutate/testkit.mjs names a piece; the floor is for all of them together.
const piece = process.env.FRAY_PIECE;
export default mutationOf('testkit', { ...PIECES[piece], piece });
