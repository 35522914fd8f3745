/** What scenarios call the two seats. */
export const SEAT_NAMES: readonly string[] = ['azure', 'bronze'];
