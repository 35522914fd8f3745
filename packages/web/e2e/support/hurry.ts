/**
 * Plays on inside the page, without a round trip to the browser for each press: what is pressed must still be in sight and
 * uncovered. Runs inside the page.
 */

export interface Hurry {
  /** What is pressed, by selector; the first that offers anything not yet tried at this question counts. */
  readonly press: readonly string[];
  readonly seed: number;
  /** So many presses at most. */
  readonly most: number;
  /** Stops before the next press when this is in sight. */
  readonly until?: string;
}

/** The number of presses; less than `most` where the match is over, or where the page's element says "stop". */
export async function hurry({ press, seed, most, until }: Hurry): Promise<number> {
  const PATIENCE_MS = 60_000;
  let drawn = seed;
  const draw = (n: number): number => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn % n;
  };
  const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));
  const canBePressed = (element: HTMLElement): boolean => {
    if (!element.checkVisibility() || element.matches(':disabled, [aria-disabled="true"]')) return false;
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  };
  let tried = new WeakSet<Element>();
  let question = '';
  const now = (): string => `${document.title} ${document.querySelectorAll('.log-line').length}`;
  const find = (): HTMLElement | undefined => {
    for (const selector of press) {
      const offered = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => !tried.has(element),
      );
      while (offered.length > 0) {
        const [element] = offered.splice(draw(offered.length), 1);
        if (canBePressed(element!)) return element;
      }
    }
    return undefined;
  };
  let since = performance.now();
  for (let n = 0; n < most; ) {
    if (document.querySelector('.ending') !== null) return n;
    if (until !== undefined && document.querySelector(until) !== null) return n;
    const cover = document.querySelector<HTMLElement>('.cover button');
    if (document.documentElement.dataset['hurry'] === 'stop') return n;
    const isAsked = /^(Your turn|Du bist dran|À toi)/.test(document.title);
    if (now() !== question) {
      question = now();
      tried = new WeakSet();
      // The match goes on, though perhaps without whoever sits here.
      since = performance.now();
    }
    const element = cover ?? (isAsked ? find() : undefined);
    if (element === undefined) {
      if (performance.now() - since > PATIENCE_MS)
        throw new Error(`nothing to press for a minute: ${document.title}`);
      tried = new WeakSet();
      await later();
      continue;
    }
    since = performance.now();
    tried.add(element);
    element.click();
    n++;
    await later();
  }
  return most;
}
