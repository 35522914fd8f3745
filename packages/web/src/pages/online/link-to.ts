/** The whole address of one of our pages, to be sent to somebody. */
export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}
