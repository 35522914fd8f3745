/** What goes a few times a match: eight bits say who has used it once, the next eight who did so twice, and so on. */
const SEATS = 8;

export function isUsedUp(used: number, seat: number, limit: number): boolean {
  return (used & (1 << (seat + SEATS * (limit - 1)))) !== 0;
}

/** With one more use of this seat. */
export function withUse(used: number, seat: number): number {
  let bit = 1 << seat;
  while ((used & bit) !== 0) bit <<= SEATS;
  return used | bit;
}

export function timesUsed(used: number, seat: number): number {
  let times = 0;
  while (isUsedUp(used, seat, times + 1)) times++;
  return times;
}
