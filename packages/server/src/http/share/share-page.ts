/** A page for programs that show what is behind a link; people are led on to the page itself, without a script. */
import type { Preview } from './preview.js';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `to` leads from this page to the one meant; `origin` is where pictures are. */
export function sharePage({ title, text, game }: Preview, to: string, origin: string): string {
  const picture = game === undefined ? '' : `${origin}/share/${game}.jpg`;
  const tags = [
    ['og:site_name', 'Fray'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', text],
    ...(picture === ''
      ? []
      : [
          ['og:image', picture],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['twitter:card', 'summary_large_image'],
        ]),
  ];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="robots" content="noindex">',
    ...tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content!)}">`),
    `<meta http-equiv="refresh" content="0; url=${escaped(to)}">`,
    `<title>${escaped(title)}</title></head>`,
    `<body><p>${escaped(title)}. ${escaped(text)}</p><p><a href="${escaped(to)}">Fray</a></p></body></html>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}
