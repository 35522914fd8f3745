/** Shortens a list in place. To set `length` would do the same, but costs a call out of compiled code. */
export function truncate(list: number[], length: number): void {
  while (list.length > length) list.pop();
}
