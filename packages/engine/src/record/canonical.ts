/** One spelling for plain data: keys in order, no spaces. Equal data gives equal text on every machine. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    const field = record[key];
    if (field !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(field)}`);
  }
  return `{${parts.join(',')}}`;
}
