/** How every language writes a first word and a change. */

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
