/** A report as one file: pictures and tables that need nothing else, for a screen, a phone or paper. */
import { escapeText } from '../picture/svg.js';
import type { Part } from './part.js';

export function reportPage(language: string, title: string, parts: readonly Part[]): string {
  return `<!doctype html>
<html lang="${escapeText(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeText(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeText(title)}</h1>${parts.map(partOf).join('\n')}</main></body></html>
`;
}

function partOf({ heading, words, picture, narrow, table, code }: Part): string {
  return [
    `<section><h2>${escapeText(heading)}</h2>`,
    ...words.map((sentence) => `<p>${escapeText(sentence)}</p>`),
    picture === undefined ? '' : pictureOf(picture, narrow),
    table === undefined ? '' : tableOf(table),
    code === undefined ? '' : `<pre>${escapeText(code)}</pre>`,
    '</section>',
  ].join('');
}

/** A picture that has no form for a phone is moved with a finger there. */
function pictureOf(picture: string, narrow: string | undefined): string {
  if (narrow === undefined) return `<div class="wide">${picture}</div>`;
  return `<div class="large">${picture}</div><div class="small">${narrow}</div>`;
}

function tableOf({ head, rows }: NonNullable<Part['table']>): string {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="wide"><table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table></div>`;
}
const STYLE = [
  'body{margin:0;background:light-dark(#efe6d2,#191713);color:light-dark(#26211a,#efe6d2);font:16px/1.5 "Atkinson Hyperlegible Next",system-ui,sans-serif}',
  'main{max-width:820px;margin:0 auto;padding:24px}',
  'h1,h2{font-family:Fraunces,Georgia,serif;line-height:1.2}',
  'section{background:light-dark(#f8f2e4,#23201a);border-radius:14px;padding:16px 20px;margin:16px 0}',
  '.wide{overflow-x:auto}.plot{width:100%;height:auto}.wide .plot{min-width:560px}',
  '.small{display:none}@media(max-width:600px){.large{display:none}.small{display:block}}',
  'table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}',
  'th,td{text-align:left;padding:4px 12px 4px 0;border-bottom:1px solid light-dark(#cdbf9f,#3d372c)}',
  'pre{overflow-x:auto}',
  '@media(max-width:600px){main{padding:12px}section{padding:12px}table{font-size:14px}th,td{padding-right:8px}}',
  '@media print{body{background:none}section{break-inside:avoid;border:1px solid #999}}',
].join('');
