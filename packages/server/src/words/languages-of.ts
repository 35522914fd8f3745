/** The languages that a request asks to be answered in, most wanted first: "de-CH, de;q=0.9, en;q=0.8". */

/** Nobody reads more than this many; a header may be long. */
const MOST = 20;

export function languagesOf(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',', MOST)
    .map((part) => {
      const [tag = '', weight] = part.split(';');
      return { tag: tag.trim(), q: Number(/^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(weight ?? 'q=1')?.[1] ?? 0) };
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
}
