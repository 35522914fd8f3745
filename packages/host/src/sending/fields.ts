/** Fields of a message as text, behind others; what its reader fills in is left out. */

export function field(name: string, value: object | null | undefined): string {
  return value === null || value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;
}

export function list(name: string, items: readonly unknown[]): string {
  return items.length === 0 ? '' : `,"${name}":${JSON.stringify(items)}`;
}
