/** Which part of a table is in a picture, and how large it is drawn. */

export interface Cut {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many of the spots are on the table. */
  readonly found: number;
  /** Too wide to be read in a single column. */
  readonly wide: boolean;
}

/** As wide as tables are at a desk, or as the screen, where they are laid out for it. */
const DESK = 1060;
const MARGIN = 14;
/** A picture of a part is so high at most; a low part makes a low picture. */
const HIGHEST = 230;
const LOWEST = 110;
/** So much of a table can be read in one column. */
const COLUMN = 560;

/** Room enough for every table: what is not needed is not shown. */
const HEIGHTS = { desk: 1300, phone: 1800 };

export function sheetSize(): { readonly width: number; readonly height: number } {
  const { clientWidth } = document.documentElement;
  return clientWidth > DESK
    ? { width: DESK, height: HEIGHTS.desk }
    : { width: clientWidth, height: HEIGHTS.phone };
}

/** Without spots the whole table, down to the lowest of them. */
export function cutOf(frame: HTMLElement, sheet: HTMLElement, spots: readonly string[]): Cut {
  const width = frame.clientWidth;
  const lit = spots.flatMap((spot) => sheet.querySelector(`[data-spot="${spot}"]`) ?? []);
  if (lit.length === 0) {
    const { bottom } = around([...sheet.querySelectorAll('[data-spot]')]);
    const scale = width / sheet.offsetWidth;
    return { scale, x: 0, y: 0, width, height: Math.ceil(bottom * scale), found: 0, wide: true };
  }
  const { left, top, right, bottom } = around(lit);
  const scale = Math.min(1, width / (right - left), HIGHEST / (bottom - top));
  const height = Math.max(LOWEST, Math.ceil((bottom - top) * scale));
  return {
    scale,
    x: (width - (left + right) * scale) / 2,
    y: (height - (top + bottom) * scale) / 2,
    width,
    height,
    found: lit.length,
    wide: right - left > COLUMN,
  };
}

/** The box around all of them, in the sheet's own measure. */
function around(lit: readonly Element[]) {
  const boxes = lit.map((element) => element.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map((box) => box.left)) - MARGIN,
    top: Math.min(...boxes.map((box) => box.top)) - MARGIN,
    right: Math.max(...boxes.map((box) => box.right)) + MARGIN,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + MARGIN,
  };
}
