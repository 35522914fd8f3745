/** Pictures as text: the few shapes that plots are drawn with, readable on paper and in the dark. */

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export interface TextStyle {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly bold?: boolean;
  readonly soft?: boolean;
}

export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { anchor = 'start', size = 14, bold = false, soft = false } = style;
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}" class="${soft ? 'soft' : 'ink'}"${bold ? ' font-weight="700"' : ''}>${escapeText(words)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" class="${kind}"/>`;
}

export function rect(x: number, y: number, width: number, height: number, style: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${style}/>`;
}

/** `label` is what somebody hears who cannot see it: the figures themselves. */
export function svg(width: number, height: number, label: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(label)}" class="plot"><style>${STYLE}</style>${parts.join('')}</svg>`;
}

/** Round numbers that cut a range into about so many parts. */
export function ticks(low: number, high: number, about: number): number[] {
  const raw = (high - low) / about;
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((each) => each >= raw)!;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const STYLE = [
  '.plot{color-scheme:light dark;font-family:"Atkinson Hyperlegible Next",system-ui,sans-serif;font-variant-numeric:tabular-nums}',
  '.ink{fill:light-dark(#26211a,#efe6d2)}',
  '.soft{fill:light-dark(#6d6353,#a89c86)}',
  '.axis{stroke:light-dark(#26211a,#efe6d2);stroke-width:1.5}',
  '.grid{stroke:light-dark(#cdbf9f,#3d372c);stroke-dasharray:1 4}',
  '.band{fill:light-dark(#2d4e8759,#8aa6d659)}',
  '.bar{stroke:light-dark(#26211a,#efe6d2);stroke-width:2.5}',
  '.bar.open{stroke:light-dark(#6d6353,#a89c86)}',
  '.dot{fill:light-dark(#26211a,#efe6d2);stroke:light-dark(#26211a,#efe6d2);stroke-width:2}',
  '.dot.open{fill:light-dark(#f8f2e4,#23201a);stroke:light-dark(#6d6353,#a89c86)}',
].join('');
