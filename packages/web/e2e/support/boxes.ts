/** Looks at boxes: what is cut off, lies on what, sticks out sideways, is too small to press. Runs inside the page. */

export function clippedOrCovered(): string[] {
  const BARS =
    '.prompt-bar, .question-below, .start-bar, .setup-start, .table-header, .controls, .stage-notes';
  const faults: string[] = [];
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0]} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) faults.push(`the page is wider than ${width}`);

  const isSeen = (element: HTMLElement): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ opacityProperty: true });
  };
  /** The nearest thing around it that scrolls: what lies beyond its edge can be reached. */
  const scroller = (element: Element): Element | null => {
    for (let up = element.parentElement; up !== null; up = up.parentElement) {
      const { overflowY } = getComputedStyle(up);
      if (overflowY === 'auto' || overflowY === 'scroll') return up;
    }
    return null;
  };

  const scrollsSideways = (element: Element): boolean => {
    for (let up = element.parentElement; up !== null; up = up.parentElement)
      if (getComputedStyle(up).overflowX === 'auto' && up.scrollWidth > up.clientWidth) return true;
    return false;
  };

  // What lies under an open dialog is meant to.
  const looked = document.querySelector('dialog:modal') ?? document;
  const pressable = looked.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, summary, [role="button"]',
  );
  for (const element of pressable) {
    if (!isSeen(element) || element.closest('.sr-only, .skip-link, dialog:not([open])') !== null) continue;
    const box = element.getBoundingClientRect();
    if ((box.left < -1 || box.right > width + 1) && !scrollsSideways(element))
      faults.push(`sticks out: ${name(element)}`);
    const around = scroller(element)?.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const inView =
      x >= 0 &&
      x <= width &&
      y >= 0 &&
      y <= window.innerHeight &&
      (around === undefined || (y > around.top && y < around.bottom));
    if (!inView) continue;
    const top = document.elementFromPoint(x, y);
    const own =
      top !== null && (element.contains(top) || top.contains(element) || top.closest('label') !== null);
    // A bar that stays at the bottom of a phone's screen may lie over what can be scrolled away from under it; a note over a
    // stage is answered or closed first.
    if (!own && top !== null && top.closest(BARS) === null)
      faults.push(`covered: ${name(element)} by ${name(top)}`);
  }

  // Words that are cut although nothing says so: no ellipsis, no way to scroll.
  for (const element of looked.querySelectorAll<HTMLElement>('h1, h2, h3, p, b, button, dt, dd, li, span')) {
    if (!isSeen(element) || element.closest('.sr-only, [aria-hidden="true"]') !== null) continue;
    // Said to screen readers only.
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const cut = element.scrollWidth > element.clientWidth + 2;
    if (cut && overflowX !== 'visible' && overflowX !== 'auto' && textOverflow !== 'ellipsis')
      faults.push(`cut off: ${name(element)}`);
  }
  return faults;
}

/** What a scene shows stands inside it. */
export function figuresOutside(): string[] {
  return [...document.querySelectorAll('.scene-figure')].flatMap((figure) => {
    const scene = figure.closest('.scene')!;
    const [box, around] = [figure.getBoundingClientRect(), scene.getBoundingClientRect()];
    if (box.left >= around.left && box.right <= around.right) return [];
    return [`a figure sticks out of ${scene.closest('[data-game]')?.getAttribute('data-game')}`];
  });
}

/** Tables that are wider than what they stand in, and cannot be scrolled there. */
export function wideTables(): string[] {
  const looked = document.querySelector('dialog:modal') ?? document;
  return [...looked.querySelectorAll<HTMLElement>('table')].flatMap((table) => {
    const around = table.parentElement!;
    const clipped = around.getBoundingClientRect().right + 1 < table.getBoundingClientRect().right;
    // Said to screen readers only.
    if (around.matches('.sr-only') || !table.checkVisibility()) return [];
    if (!clipped || getComputedStyle(around).overflowX === 'auto') return [];
    return [`a table sticks out: “${(table.textContent ?? '').trim().slice(0, 30)}”`];
  });
}

/** The question is seen whole, with every answer, and leaves half of the screen to the table. */
export function questionOutOfSight(): string[] {
  const bar = document.querySelector('.prompt-bar')?.getBoundingClientRect();
  if (bar === undefined) return ['there is no question'];
  const faults: string[] = [];
  if (bar.top < 0 || bar.bottom > window.innerHeight + 1)
    faults.push(`the question is seen from ${Math.round(bar.top)} to ${Math.round(bar.bottom)}`);
  const share = Math.round((100 * bar.height) / window.innerHeight);
  if (share > 50) faults.push(`the question takes ${share}% of the screen`);
  return faults;
}

/** Words that end in dots, though nothing else says them whole. */
export function dottedWords(): string[] {
  const looked = document.querySelector('dialog:modal') ?? document;
  return [...looked.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const cut =
      getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
    // Said to screen readers only.
    const unseen =
      getComputedStyle(element).clipPath !== 'none' || !element.checkVisibility({ opacityProperty: true });
    if (!cut || unseen || element.title !== '') return [];
    return [`“${(element.textContent ?? '').trim().slice(0, 30)}” ends in dots`];
  });
}

/** Names and buttons that break in the middle of a word. */
export function brokenWords(): string[] {
  const faults: string[] = [];
  const looked = document.querySelector('dialog:modal') ?? document;
  for (const element of looked.querySelectorAll<HTMLElement>('h1, h2, h3, b, button, .chip')) {
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    if (element.closest('.sr-only, [aria-hidden="true"]') !== null) continue;
    for (const text of element.childNodes) {
      if (!(text instanceof Text)) continue;
      for (const { index, 0: word } of text.data.matchAll(/\p{L}{4,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`“${word}” breaks in “${(element.textContent ?? '').slice(0, 30)}”`);
      }
    }
  }
  return faults;
}

/** What can be pressed, is not part of a sentence or a sum, and is smaller than a fingertip. */
export function smallTargets(): string[] {
  const inSentence =
    '.term, .clause-chip, .rules-text *, p a, .skip-link, .sr-only *, .popover-anchor:has(> b:only-child)';
  const looked = document.querySelector('dialog:modal') ?? document;
  const pressable = [
    ...looked.querySelectorAll<HTMLElement>(
      'button, a[href], select, summary, input:not([type="radio"], [type="checkbox"])',
    ),
  ];
  return pressable.flatMap((element) => {
    // What is folded away keeps the size it had.
    if (!element.checkVisibility() || element.matches(inSentence) || element.closest('[inert]') !== null)
      return [];
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || (width >= 43.5 && height >= 43.5)) return [];
    return [`${element.outerHTML.slice(0, 90)} is ${Math.round(width)} by ${Math.round(height)}`];
  });
}
