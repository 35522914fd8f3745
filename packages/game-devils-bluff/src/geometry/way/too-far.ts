/** What a way costs that does not exist, or that is longer than the budget. */
export const TOO_FAR = Number.POSITIVE_INFINITY;
