/** How things move here: quickly away, softly to rest. */
export const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
export const EASE_BOTH = 'ease-in-out';
export const EASE_IN = 'ease-in';
