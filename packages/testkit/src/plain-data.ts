/** Whether a value is plain data: what JSON keeps exactly as it is. */

/** The path of the first thing that would not survive being written and read; undefined when all is plain. */
export function plainFault(value: unknown, path = 'it'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return numberFault(value, path);
  if (typeof value !== 'object')
    return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  if (Array.isArray(value)) return arrayFault(value, path);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is an object of a class`;
  for (const [key, field] of Object.entries(value)) {
    const fault = plainFault(field, `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function numberFault(value: number, path: string): string | undefined {
  if (!Number.isFinite(value)) return `${path} is ${value}`;
  return Object.is(value, -0) ? `${path} is minus zero` : undefined;
}

function arrayFault(values: readonly unknown[], path: string): string | undefined {
  for (let i = 0; i < values.length; i++) {
    if (!(i in values)) return `${path}[${i}] is missing`;
    const fault = plainFault(values[i], `${path}[${i}]`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
