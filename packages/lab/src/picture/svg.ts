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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(label)}" class="plot"><style>${ALONE}${PLOT_STYLE}</style>${parts.join('')}</svg>`;
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

/** A picture by itself asks the reader's system whether it is dark. */
const ALONE = '.plot{color-scheme:light dark}';

/** How plots look: inside each picture that stands alone, and once for a page that draws them itself. */
export const PLOT_STYLE = [
  '.plot{font-family:"Atkinson Hyperlegible Next",system-ui,sans-serif;font-variant-numeric:tabular-nums}',
  '.plot .ink{fill:light-dark(#26211a,#efe6d2)}',
  '.plot .soft{fill:light-dark(#6d6353,#a89c86)}',
  '.plot .axis{stroke:light-dark(#26211a,#efe6d2);stroke-width:1.5}',
  '.plot .grid{stroke:light-dark(#cdbf9f,#3d372c);stroke-dasharray:1 4}',
  '.plot .band{fill:light-dark(#2d4e8759,#8aa6d659)}',
  '.plot .bar{stroke:light-dark(#26211a,#efe6d2);stroke-width:2.5}',
  '.plot .bar.open{stroke:light-dark(#6d6353,#a89c86)}',
  '.plot .bar.counting{stroke-dasharray:1 6;stroke-linecap:round;stroke-width:4}',
  '.plot .rule{stroke:light-dark(#cdbf9f,#3d372c);stroke-width:1.5}',
  '.plot .dot{fill:light-dark(#26211a,#efe6d2);stroke:light-dark(#26211a,#efe6d2);stroke-width:2}',
  ...Object.entries({
    gain: 'light-dark(#34437a,#9fb4ec)',
    loss: 'light-dark(#7a2436,#e59aa8)',
    longer: 'light-dark(#1f6b67,#6cc5bd)',
    shorter: 'light-dark(#5a4717,#d3b45f)',
  }).flatMap(([tone, colour]) => [
    `.bar.${tone}{stroke:${colour}}`,
    `.dot.${tone}{fill:${colour};stroke:${colour}}`,
  ]),
  '.plot .dot.open{fill:light-dark(#f8f2e4,#23201a);stroke:light-dark(#6d6353,#a89c86)}',
].join('');

/** The picture for a page that has the style already, and decides itself whether it is dark. */
export function bareSvg(picture: string): string {
  return picture.replace(/<style>.*?<\/style>/s, '');
}
