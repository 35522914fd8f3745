/** How hosts are named that may be called: a name, or `*.` and the name that all of them end with. */

/** The last part has a letter first, so that no address passes for a name. */
export function isHostPattern(text: string): boolean {
  return /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(text);
}

export function fitsHost(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}
