/** How long ago something was, in words of the page's language: "3 hours ago", "yesterday". */

const MINUTE = 60_000;
const UNITS = [
  ['minute', MINUTE, 60],
  ['hour', 60 * MINUTE, 24],
  ['day', 24 * 60 * MINUTE, Number.POSITIVE_INFINITY],
] as const;

/** Undefined: just now. */
export function ago(from: string, now: number, language: string): string | undefined {
  const passed = now - Date.parse(from);
  if (!(passed >= MINUTE)) return undefined;
  const [unit, length] = UNITS.find(([, each, most]) => passed < each * most)!;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(passed / length),
    unit,
  );
}
