/** SH-B-07: the eight colours. A seat goes by its colour wherever no name is known. */
export const SEAT_IDS: readonly string[] = ['teal', 'rose', 'plum', 'moss', 'ink', 'ochre', 'umber', 'sage'];
