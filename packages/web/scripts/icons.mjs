// The icon as pictures for phones, from public/icon.svg. `node packages/web/scripts/icons.mjs`
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withBrowser } from './browser.mjs';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const svg = readFileSync(`${folder}icon.svg`, 'utf8');
/** A phone cuts its own corners, and lets only the middle of a maskable picture be seen for sure. */
const whole = svg.replace('rx="7"', '');
const masked = whole
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('<rect width="32" height="32"', '<rect x="-5" y="-5" width="42" height="42"');
const ICONS = [
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable-512.png', 512, masked],
  ['apple-touch-icon.png', 180, whole],
];

await withBrowser(async (browser) => {
  for (const [name, size, drawn] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawn}`);
    await page.screenshot({ path: `${folder}${name}`, omitBackground: true });
    await page.close();
  }
});
