/** The keys of a table as the player wants them: off, or some of them changed. */

interface Shortcuts {
  readonly on: boolean;
  /** By the key that a table knows, the one to press instead. */
  readonly changed: Readonly<Record<string, string>>;
}

/** Shared by all tables of the page, because keys are pressed on the page. */
const current: { now: Shortcuts } = { now: { on: true, changed: {} } };

export function setShortcuts(shortcuts: Shortcuts): void {
  current.now = shortcuts;
}

/** What a pressed key means to a table; undefined where it means nothing. Escape, Enter and arrows always work. */
export function meaningOf(key: string): string | undefined {
  const { on, changed } = current.now;
  if (key.length > 1) return key;
  if (!on) return undefined;
  const pressed = key.toLowerCase();
  const meant = Object.keys(changed).find((known) => changed[known]!.toLowerCase() === pressed);
  if (meant !== undefined) return meant;
  return changed[pressed] === undefined ? key : undefined;
}

/** What to show beside a button whose key is known by this name; undefined where no key works. */
export function shownKey(name: string): string | undefined {
  const { on, changed } = current.now;
  if (name.length > 1) return on || name === 'Esc' ? name : undefined;
  return on ? (changed[name.toLowerCase()]?.toUpperCase() ?? name) : undefined;
}
