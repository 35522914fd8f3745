/** Two people called Ann at one table are "Ann" and "Ann 2". */

/** So much of a long name is kept before the number. */
const KEPT = 36;

export function uniqueName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  let unique = name;
  for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${name.slice(0, KEPT)} ${n}`;
  return unique;
}
