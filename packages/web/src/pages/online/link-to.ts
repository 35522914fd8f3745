/** An address that chat programs can look behind: the server leads people on from it to the page meant. */
export function shareLink(path: string): string {
  return new URL(path, location.origin + location.pathname).href;
}

/** The whole address of one of our pages, to be sent to somebody. */
export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}
