/** Arrow keys between rows of buttons: along a row, and to the nearest button of the next one. */

export function walkRows(root: HTMLElement | null, rows: readonly string[], key: string): boolean {
  const here = document.activeElement;
  if (root === null || here === null || !key.startsWith('Arrow') || !root.contains(here)) return false;
  const buttons = rows.map((row) => visibleButtons(root.querySelector(row)));
  const row = buttons.findIndex((each) => each.includes(here as HTMLElement));
  if (row === -1) return false;
  const at = buttons[row]!.indexOf(here as HTMLElement);
  const next =
    key === 'ArrowLeft' || key === 'ArrowRight'
      ? buttons[row]![at + (key === 'ArrowRight' ? 1 : -1)]
      : nearest(buttons[row + (key === 'ArrowDown' ? 1 : -1)] ?? [], here);
  next?.focus();
  return next !== undefined;
}

function visibleButtons(row: Element | null): HTMLElement[] {
  const buttons = [...(row?.querySelectorAll<HTMLElement>('button') ?? [])];
  return buttons.filter((button) => button.offsetParent !== null);
}

function nearest(buttons: readonly HTMLElement[], to: Element): HTMLElement | undefined {
  const middle = (element: Element): number => {
    const { x, width } = element.getBoundingClientRect();
    return x + width / 2;
  };
  const gap = (button: HTMLElement): number => Math.abs(middle(button) - middle(to));
  return buttons.slice().sort((a, b) => gap(a) - gap(b))[0];
}
