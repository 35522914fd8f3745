/** The paragraph of one clause, from its id to its last word; undefined where there is none. */
export function clauseIn(html: string, clause: string): string | undefined {
  const at = html.indexOf(`id="${clause}"`);
  if (at === -1) return undefined;
  return html.slice(html.lastIndexOf('<p>', at), html.indexOf('</p>', at) + '</p>'.length);
}
